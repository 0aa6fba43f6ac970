/** ChamberCrawler3000: two chambers with one of everything that a floor has. */

import type { Lesson } from "./lesson";

const EDGE = `|${"-".repeat(77)}|`;
const DRAWN = [
  "                          |--------|  |---|",
  "                          |........|  |..L|",
  "                          |.@.1.6..+##+...|",
  "                          |........|  |..\\|",
  "                          |--------|  |---|",
];

/** 25 rows of 79 columns, with the two chambers in the middle. */
function floor(): string {
  const row = (drawn: string): string => `|${drawn.padEnd(77)}|`;
  const above = Array.from({ length: 9 }, () => row(""));
  const below = Array.from({ length: 23 - 9 - DRAWN.length }, () => row(""));
  const rows = [EDGE, ...above, ...DRAWN.map((drawn) => row(drawn.slice(1))), ...below, EDGE];
  return `${rows.join("\n")}\n`;
}

export const CC3K: Lesson = {
  book: "cc3k",
  plan: floor(),
  terms: { absent: "wait" },
  others: [],
  strict: false,
  steps: [
    {
      name: "who-you-are",
      after: true,
      tries: ["s", "d", "v", "g", "t"],
      done: { events: ["Spawned"], ever: true },
    },
    {
      name: "walk",
      after: true,
      tries: ["ea"],
      done: { events: ["Walked"] },
    },
    {
      name: "drink",
      after: true,
      tries: ["u *"],
      done: { events: ["Drank"], ever: true },
    },
    {
      name: "gold",
      tries: ["ea*"],
      done: { events: ["GoldTaken"], ever: true },
    },
    {
      name: "fight",
      after: true,
      tries: ["a *", "ea*"],
      done: { events: ["Struck", "Missed", "Slew"], ever: true },
    },
    {
      name: "down-the-stairs",
      tries: ["se*", "ea*", "so*", "a *"],
      done: { events: ["TookStairs"] },
    },
  ],
};
