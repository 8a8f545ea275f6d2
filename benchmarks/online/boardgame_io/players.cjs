// node players.cjs PORT MATCHES SECONDS SPECTATORS: two players a match, each moves as soon as it can, and so many look
// on; prints moves per second. A match begins when somebody asks for it.
const { io } = require("socket.io-client");
const { fits } = require("./game.cjs");

const [port, matches, seconds, spectators] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
let moves = 0;

const choose = (G, player) => {
  if (G.laid) return ["draw", []];
  const index = G.hands[player].findIndex((card) => fits(G.rows[player][card.colour], card.value));
  return index >= 0 ? ["play", [index]] : ["discard", [0]];
};

const sit = async (matchID, player) => {
  const socket = io(`${url}/cards`, { transports: ["websocket"], forceNew: true });
  let acted = -1;
  const see = (state) => {
    if (state.ctx.currentPlayer !== player || state._stateID <= acted) return;
    acted = state._stateID;
    const [type, args] = choose(state.G, player);
    const payload = { type, args, playerID: player };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, player);
  };
  socket.on("sync", (_, { state }) => see(state));
  socket.on("update", (_, state) => {
    if (player === "0") moves += 1;
    see(state);
  });
  await new Promise((resolve) => socket.on("connect", resolve));
  socket.emit("sync", matchID, player, undefined, 2);
};

(async () => {
  for (let number = 0; number < matches; number++) {
    for (const player of ["0", "1", ...Array(spectators).fill(null)]) await sit(`match${number}`, player);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  moves = 0;
  console.log("begin");
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  console.log(`moves ${(moves * 1000) / (performance.now() - began)}`);
  process.exit(0);
})();
