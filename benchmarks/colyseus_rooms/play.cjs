// Rooms of two: `open N` opens so many that rest, `play N SECONDS` has N more say one thing after
// the other for so long, and tells how long each was under way, in seconds.
const readline = require("node:readline");
const { Client } = require("colyseus.js");

const client = new Client(`ws://127.0.0.1:${process.argv[2]}`);
const kept = [];

async function pair() {
  const one = await client.create("plain");
  const two = await client.joinById(one.roomId);
  for (const room of [one, two]) room.onMessage("news", (news) => room.hear?.(news));
  kept.push(one, two);
  return [one, two];
}

async function open(count) {
  const rooms = [];
  for (let number = 0; number < count; number++) rooms.push(await pair());
  return rooms;
}

function play(rooms, seconds) {
  const waits = [];
  const until = performance.now() + 1000 * seconds;
  const talk = (seats) =>
    new Promise((done) => {
      let said = 0;
      let sent = 0;
      const say = () => {
        if (performance.now() > until) return done();
        sent = performance.now();
        said += 1;
        seats[said % 2].send("click", { cell: said % 9, id: said });
      };
      seats.forEach((seat, number) => {
        seat.hear = (news) => {
          if (news.answer !== said || number !== said % 2) return;
          waits.push((performance.now() - sent) / 1000);
          say();
        };
      });
      say();
    });
  return Promise.all(rooms.map(talk)).then(() => waits);
}

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [verb, count, seconds] = line.split(" ");
    const rooms = await open(Number(count));
    const waits = verb === "play" ? await play(rooms, Number(seconds)) : [];
    console.log(JSON.stringify({ waits }));
  }
  process.exit(0);
}

main();
