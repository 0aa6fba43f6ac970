// boardgame.io's own server with the smallest game there is: node serve.cjs PORT
const { Server } = require("boardgame.io/server");

const game = {
  name: "plain",
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]) });
