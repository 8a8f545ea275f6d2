// node server.cjs: listens on a free port and says which; everything is kept in memory.
const { Server } = require("boardgame.io/server");
const { Game } = require("./game.cjs");

Server({ games: [Game], origins: ["*"] })
  .run({ port: 0 })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
