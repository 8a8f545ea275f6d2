// node server.cjs [FOLDER]: listens on a free port and prints it. Matches are kept in memory, or in the
// folder by boardgame.io's own file store, which writes without fsync.
const { FlatFile, Server } = require("boardgame.io/server");
const { Game } = require("./game.cjs");

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder }) : undefined;

Server({ games: [Game], origins: ["*"], ...(db && { db }) })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
