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
  plan: PLAN,
  terms: { absent: "wait" },
  others: [],
  strict: false,
  steps: [
    {
      name: "land",
      after: true,
      tries: ["land 1 3 1"],
      done: { events: ["Landed"] },
    },
    {
      name: "lights",
      after: true,
      tries: ["move east"],
      done: { events: ["Here"] },
    },
    {
      name: "buy",
      tries: ["buy 20 bullets"],
      done: { events: ["Bought"] },
    },
    {
      name: "green-eyes",
      after: true,
      tries: ["shoot 15 bullets north"],
      done: { events: ["Fired"] },
    },
    {
      name: "a-wall",
      after: true,
      tries: ["move east", "move north", "move west"],
      done: { events: ["Bumped"] },
    },
    {
      name: "the-treasure",
      after: true,
      tries: ["move north"],
      done: { events: ["Took"], ever: true },
    },
    {
      name: "out",
      tries: ["move south", "move east"],
      done: { events: ["Won"] },
    },
  ],
};
