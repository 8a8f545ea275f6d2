// A card game with hidden hands, of the size of Keltis, written as boardgame.io wants it: 110 cards in five colours,
// rows that rise or fall, discard piles, a turn of two moves. It never ends: played cards go back into the deck.
const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = 5, VALUES = 11, HAND = 8;

const fits = (row, value) =>
  row.length === 0 ||
  value === row[row.length - 1] ||
  (row[0] <= row[row.length - 1] && value > row[row.length - 1]) ||
  (row[0] >= row[row.length - 1] && value < row[row.length - 1]);

const refill = (G) => {
  if (G.deck.length) return;
  for (const pile of G.piles) G.deck.push(...pile.splice(0));
  for (const rows of Object.values(G.rows))
    rows.forEach((row, colour) => G.deck.push(...row.splice(0).map((value) => ({ colour, value }))));
};

module.exports.Game = {
  name: "cards",
  setup: ({ random }) => {
    const deck = [];
    for (let colour = 0; colour < COLOURS; colour++)
      for (let value = 0; value < VALUES; value++) deck.push({ colour, value }, { colour, value });
    const G = { deck: random.Shuffle(deck), piles: [[], [], [], [], []], hands: {}, rows: {}, laid: false };
    for (const player of ["0", "1"]) {
      G.hands[player] = G.deck.splice(0, HAND);
      G.rows[player] = [[], [], [], [], []];
    }
    return G;
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([player, hand]) => [player, player === playerID ? hand : hand.length])
    ),
  }),
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, index) => {
        const card = G.hands[playerID][index];
        if (G.laid || !card || !fits(G.rows[playerID][card.colour], card.value)) return INVALID_MOVE;
        G.hands[playerID].splice(index, 1);
        G.rows[playerID][card.colour].push(card.value);
        G.laid = true;
      },
    },
    discard: {
      client: false,
      move: ({ G, playerID }, index) => {
        const card = G.hands[playerID][index];
        if (G.laid || !card) return INVALID_MOVE;
        G.hands[playerID].splice(index, 1);
        G.piles[card.colour].push(card);
        G.laid = true;
      },
    },
    draw: {
      client: false,
      move: ({ G, playerID, events }) => {
        if (!G.laid) return INVALID_MOVE;
        refill(G);
        G.hands[playerID].push(G.deck.pop());
        G.laid = false;
        events.endTurn();
      },
    },
  },
};
module.exports.fits = fits;
