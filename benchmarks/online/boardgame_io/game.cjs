// A card game with hidden hands, of the size of Keltis, written as boardgame.io wants it: 110 cards in five colours,
// rows that rise or fall, discard piles of which the top is seen, five paths of nine stones with tiles, figures that
// a played card moves, points and wish stones, a turn of two moves. It never ends: played cards go back into the deck,
// and a figure at the end of its path begins again.
const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = 5, VALUES = 11, HAND = 8, STONES = 9;
const WORTH = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10], WISHES = [-4, -3, 2, 3, 6, 10];
const TILES = [...Array(9).fill("wish"), ...Array(9).fill("clover"), ...[1, 1, 1, 2, 2, 3, 3].map((n) => `points ${n}`)];

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

const total = (player) =>
  player.stones.reduce((sum, stone, path) => sum + WORTH[stone] * (player.large === path ? 2 : 1), 0) +
  WISHES[Math.min(player.wishes, WISHES.length - 1)] +
  player.points;

const advance = (G, player, path) => {
  const own = G.players[player];
  own.stones[path] = (own.stones[path] % STONES) + 1;
  if (own.large < 0) own.large = path;
  const tile = G.paths[path][own.stones[path] - 1];
  if (tile === "wish") {
    own.wishes += 1;
    G.paths[path][own.stones[path] - 1] = "";
  } else if (tile.startsWith("points")) own.points += Number(tile.slice(7));
  own.total = total(own);
};

module.exports.Game = {
  name: "cards",
  setup: ({ random }) => {
    const deck = [];
    for (let colour = 0; colour < COLOURS; colour++)
      for (let value = 0; value < VALUES; value++) deck.push({ colour, value }, { colour, value });
    const tiles = random.Shuffle([...TILES, ...Array(COLOURS * STONES - TILES.length).fill("")]);
    const paths = [0, 1, 2, 3, 4].map((path) => tiles.slice(path * STONES, (path + 1) * STONES));
    const G = { deck: random.Shuffle(deck), piles: [[], [], [], [], []], hands: {}, rows: {}, paths, players: {}, laid: false };
    for (const player of ["0", "1"]) {
      G.hands[player] = G.deck.splice(0, HAND);
      G.rows[player] = [[], [], [], [], []];
      G.players[player] = { stones: [0, 0, 0, 0, 0], large: -1, wishes: 0, points: 0, total: WISHES[0] };
    }
    return G;
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    piles: G.piles.map((pile) => ({ top: pile[pile.length - 1] ?? null, size: pile.length })),
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
        advance(G, playerID, card.colour);
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
