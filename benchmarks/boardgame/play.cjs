// Two windows at each of so many matches, in turn as fast as it goes: node play.cjs PORT MATCHES.
// A line "open" opens new matches and gets "ready"; one with seconds plays and gets a line of JSON.
const { io } = require("socket.io-client");
const readline = require("node:readline");

const [port, matches] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
let until = 0;
let moves = 0;
let waits = [];

class Seat {
  constructor(match, player) {
    Object.assign(this, { match, player, sent: 0, state: null });
    this.socket = io(`${base}/plain`, { transports: ["websocket"], forceNew: true });
    this.socket.on("update", (_, state) => this.hear(state));
  }
  sync() {
    return new Promise((done) => {
      this.socket.once("sync", (_, info) => {
        this.state = info.state;
        done();
      });
      this.socket.emit("sync", this.match, this.player, undefined, 2); // makes the match
    });
  }
  hear(state) {
    this.state = state;
    if (this.sent) {
      waits.push(performance.now() - this.sent);
      this.sent = 0;
      moves += 1;
    }
    this.go();
  }
  go() {
    if (this.state.ctx.currentPlayer !== this.player || performance.now() > until) return;
    const playerID = this.player;
    const payload = { type: "click", args: [this.state._stateID % 9], playerID };
    this.sent = performance.now();
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, playerID);
  }
}

async function open(round) {
  const seats = [];
  for (let n = 0; n < matches; n += 1) {
    seats.push(new Seat(`round${round}match${n}`, "0"), new Seat(`round${round}match${n}`, "1"));
  }
  for (const seat of seats) await seat.sync();
  return seats;
}

async function play(seats, seconds) {
  [moves, waits] = [0, []];
  until = performance.now() + 1000 * seconds;
  for (const seat of seats) seat.go();
  await new Promise((done) => setTimeout(done, 1000 * seconds + 300));
  return { moves, waits };
}

async function main() {
  let seats = [];
  let round = 0;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line === "open") {
      for (const seat of seats) seat.socket.disconnect();
      seats = await open((round += 1));
      console.log("ready");
    } else {
      console.log(JSON.stringify(await play(seats, Number(line))));
    }
  }
  process.exit(0);
}

main();
