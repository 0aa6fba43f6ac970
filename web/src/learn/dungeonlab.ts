/** DungeonLab on its smallest plan: a landing, a store, an orc, the treasure, the exit. */

import type { Lesson } from "./lesson";

const PLAN = `name First Steps

walls
+##+##+##+
#     |  #
+  +  +  +
#     :  #
+::+  +  +
#        E
+##+##+##+

level 1
Ho Li Tr
.. Or ..
.. St ..
`;

export const DUNGEONLAB: Lesson = {
  book: "dungeonlab",
  intro:
    "A dungeon of lights, green eyes and pits, in which you land by parachute. Carry the " +
    "treasure out. Your map is drawn for you as far as you know it. This one has three by three " +
    "cells.",
  plan: PLAN,
  terms: { absent: "wait" },
  others: [],
  strict: false,
  steps: [
    {
      title: "Land",
      text: [
        "You choose where: column, row and level, each counted from 1, rows from the north. Land " +
          "in the south-west corner: column 1, row 3, level 1.",
      ],
      tries: ["land 1 3 1"],
      done: { events: ["Landed"] },
      after:
        "You have bullets, grenades, blasters and some money. Before each turn you are told what " +
        "is to be seen next door, unless a wall is between: lights are a house.",
    },
    {
      title: "Lights",
      text: ["There are lights in the east, and most houses are worth a visit. Go and see."],
      tries: ["move east"],
      done: { events: ["Here"] },
      after:
        "A store. And something next door pierces you: green eyes in the north. Thirty pierces " +
        "kill; below the map you see your damage.",
    },
    {
      title: "Buy",
      text: [
        "A store sells ammunition, boats and walking sticks. To buy takes a turn, as a step " +
          "does.",
      ],
      tries: ["buy 20 bullets"],
      done: { events: ["Bought"] },
    },
    {
      title: "Green eyes",
      text: [
        "Whatever has green eyes is a beast or worse, and fifteen bullets are enough for nearly " +
          "all of them. They fly into the next cell in that direction.",
      ],
      tries: ["shoot 15 bullets north"],
      done: { events: ["Fired"] },
      after: "No green eyes are seen any more: it was an orc, which pierces from next door.",
    },
    {
      title: "A wall",
      text: [
        "Go east, then north. Then try west: a wall is not seen, it has to be walked against, or " +
          "shot at, to be known.",
      ],
      tries: ["move east", "move north", "move west"],
      done: { events: ["Bumped"] },
      after:
        "A barbed wire; one blaster opens it for two turns. A simple wall takes a grenade, a " +
        "monolith takes nothing.",
    },
    {
      title: "The treasure",
      text: ["It lies one cell to the north, and is taken by whoever comes there."],
      tries: ["move north"],
      done: { events: ["Took"], ever: true },
      after: "Now everybody would be after you.",
    },
    {
      title: "Out",
      text: [
        "The exit is somewhere in the outer wall, and opens only to whoever carries the " +
          "treasure: one would try one wall after the other. Here it is in the south-east " +
          "corner: go south, south again, then east.",
      ],
      tries: ["move south", "move east"],
      done: { events: ["Won"] },
    },
  ],
  end: [
    "That was a dungeon in one landing. Larger ones have pits and rivers that carry you away, " +
      "beasts and blades, and people who ask questions.",
  ],
};
