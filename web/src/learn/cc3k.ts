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
  intro:
    "Five floors of chambers, and stairs that lead down. You see the whole floor, but not what a " +
    "potion does, nor whether an enemy will hit. This floor is a small one.",
  plan: floor(),
  terms: { absent: "wait" },
  others: [],
  strict: false,
  steps: [
    {
      title: "Who you are",
      text: [
        "Choose a race. They differ in health, attack and defence, and each has a gift: a " +
          "vampire heals by hitting, a troll with time, a goblin takes gold from the slain, a " +
          "drow gets more out of potions, and a shade’s score counts half as much again.",
      ],
      tries: ["s", "d", "v", "g", "t"],
      done: { events: ["Spawned"], ever: true },
      after: "The game calls you PC, the player character: the figure in the left chamber.",
    },
    {
      title: "Walk",
      text: [
        "There are eight directions, in two letters each: no, so, ea, we, ne, nw, se, sw. After " +
          "each of your steps every enemy on the floor makes one. Go east.",
      ],
      tries: ["ea"],
      done: { events: ["Walked"] },
      after:
        "“Sees an unknown potion”: there is one beside you, and nobody knows which kind it is.",
    },
    {
      title: "Drink",
      text: [
        "A potion is used from beside it: u, and the direction. Once a kind was tried, you know " +
          "it for the rest of the game.",
      ],
      tries: ["u *"],
      done: { events: ["Drank"], ever: true },
      after: "BA boosts your attack, as long as you are on this floor. Others do the opposite.",
    },
    {
      title: "Gold",
      text: ["Gold is taken by stepping onto it. It lies a few steps to the east."],
      tries: ["ea*"],
      done: { events: ["GoldTaken"], ever: true },
    },
    {
      title: "Fight",
      text: [
        "Go east through the door and the passage, where no enemy can follow you, into the " +
          "middle of the little chamber. There the halfling is beside you, wherever it stands. " +
          "Attack it: a, and the direction. Half of the blows at a halfling miss.",
      ],
      tries: ["a *", "ea*"],
      done: { events: ["Struck", "Missed", "Slew"], ever: true },
      after: "In the same turn it struck at you, and may have missed. HP is your health.",
    },
    {
      title: "Down the stairs",
      text: [
        "Slip by, or fight on: the stairs are in the south-east corner, one step from the middle " +
          "of the chamber.",
      ],
      tries: ["se*", "ea*", "so*", "a *"],
      done: { events: ["TookStairs"] },
    },
  ],
  end: [
    "Five floors like that, each furnished anew, and the last stairs lead out. The score is your " +
      "gold. In a real game the floors are larger, and some have dragons. Play on here, if you " +
      "like.",
  ],
};
