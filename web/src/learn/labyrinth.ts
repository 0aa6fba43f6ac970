/** Labyrinth, by the game with which the book begins: its plan, its dialogue, word for word. */

import type { Lesson } from "./lesson";

const PLAN = `name The Game of Part A
+--+--+--+--+--+
=T  .  .  .  P1|
+  +  +--+--+  +
|F  H  D  .  . |
+  +--+  +--+  +
|H  .  ^  .  . |
+  +--+--+--+--+
|.  W  .  .  P2|
+--+--+  +--+--+
`;

const WAYS = ["up", "right", "down", "left"];

/** The move that was asked for, part by part, as its event has it. */
const asked = (...parts: [string, string][]) => ({
  request: { parts: parts.map(([part, way]) => ({ part, way: WAYS.indexOf(way) })) },
});

export const LABYRINTH: Lesson = {
  book: "labyrinth",
  plan: PLAN,
  preset: "beginner",
  // A computer as master would now and then have everyone choose again, to give nothing away (L10).
  terms: { master: "person", absent: "bot", grace_seconds: 86400, notebook: "own steps" },
  others: [{ kind: "person" }],
  strict: true,
  steps: [
    {
      name: "a-secret-beginning",
      tries: ["start e3"],
      done: { events: ["ChoseStart"], has: { cell: "e3" } },
      then: ["start c4", "master: confirm"],
    },
    {
      name: "one-step",
      after: true,
      tries: ["go up"],
      done: { events: ["Asked"], has: asked(["go", "up"]) },
      then: ["blow the up wall, then go up"],
    },
    {
      name: "an-action-before-the-movement",
      after: true,
      tries: ["shoot to the left, then go up"],
      done: { events: ["Asked"], has: asked(["shoot", "left"], ["go", "up"]) },
    },
    {
      name: "a-question",
      after: true,
      tries: ["how many bullets and grenades do I have?"],
      done: { events: ["StatusTold"] },
      then: ["order a4; go up"],
    },
    {
      name: "a-wall",
      after: true,
      tries: ["go right"],
      done: { events: ["Asked"], has: asked(["go", "right"]) },
      then: ["go up, then blow the up wall"],
    },
    {
      name: "a-grenade",
      after: true,
      tries: ["blow the right wall, then go right"],
      done: { events: ["Asked"], has: asked(["blow", "right"], ["go", "right"]) },
    },
  ],
};
