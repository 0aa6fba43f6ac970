// Colyseus with the smallest game there is: node serve.cjs PORT
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { Schema, ArraySchema, defineTypes } = require("@colyseus/schema");

class Cells extends Schema {
  constructor() {
    super();
    this.cells = new ArraySchema(...Array(9).fill(""));
  }
}
defineTypes(Cells, { cells: ["string"] });

class Plain extends Room {
  onCreate() {
    this.maxClients = 2;
    this.setState(new Cells());
    this.onMessage("click", (client, move) => {
      this.state.cells[move.cell] = client.sessionId;
      this.broadcast("news", { answer: move.id });
    });
  }
}

const server = new Server({ greet: false, transport: new WebSocketTransport({}) });
server.define("plain", Plain);
server.listen(Number(process.argv[2]));
