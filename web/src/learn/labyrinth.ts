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

export const LABYRINTH: Lesson = {
  book: "labyrinth",
  intro:
    "Only the game master sees the labyrinth. You say what you do, and everyone hears what comes " +
    "of it. This is the game with which the rule book begins; {other} is played by the lesson.",
  plan: PLAN,
  preset: "beginner",
  // A computer as master would now and then have everyone choose anew, to give nothing away (L10).
  terms: { master: "person", absent: "bot", grace_seconds: 86400, notebook: "own steps" },
  others: [{ kind: "person" }],
  strict: true,
  steps: [
    {
      title: "A secret beginning",
      text: [
        "Five columns, a to e, and four rows, 1 to 4: that is all you are told. Everyone chooses " +
          "a cell to start on, in secret. Start on e3, at the right edge.",
      ],
      tries: ["start e3"],
      done: { events: ["ChoseStart"], says: "e3" },
      then: ["start c4", "master: confirm"],
    },
    {
      title: "One step",
      text: [
        "You are on land, as the master has just told everyone. It is your turn: a move is one " +
          "movement. Go up.",
      ],
      tries: ["go up"],
      done: { events: ["Asked"], says: ": go up." },
      then: ["blow the up wall, then go up"],
      after:
        "Land: so you really are one cell farther up, on e2, and there is no wall between. Draw " +
        "it. {other} blew a wall away, stepped into a river, and was carried to a delta. You do " +
        "not know where; but you have heard it all.",
    },
    {
      title: "An action before the movement",
      text: [
        "Actions may stand before and after the movement. A bullet flies until it meets a wall " +
          "or a player. Guess that {other} is somewhere to your left: shoot left, then go up.",
      ],
      tries: ["shoot to the left, then go up"],
      done: { events: ["Asked"], says: "shoot left; go up" },
      after:
        "A scream: somebody was hit! And you fell into a pit, and lie in the next one of its " +
        "loop, wherever that is. A new fragment of your map begins here. {other} is " +
        "wounded, and may go on from a cell of his choice, which only the master sees.",
    },
    {
      title: "A question",
      text: [
        "What you carry you may ask at any time, also when it is not your turn. It costs " +
          "nothing, but the others hear the answer, too.",
      ],
      tries: ["how many bullets and grenades do I have?"],
      done: { events: ["StatusTold"] },
      then: ["order a4; go up"],
      after: "{other} asked for another cell and walked into a hospital: he is healthy again.",
    },
    {
      title: "A wall",
      text: ["Where are you? Feel your way: go right."],
      tries: ["go right"],
      done: { events: ["Asked"], says: ": go right." },
      then: ["go up, then blow the up wall"],
      after:
        "You hit a wall, so you are where you were, and one wall richer on your map. {other} has " +
        "found a treasure: now it is time to find out where he is. But only one treasure is the " +
        "true one, and only outside one learns which.",
    },
    {
      title: "A grenade",
      text: [
        "A grenade destroys an inner wall, not the outer one, and nobody tells you which it was. " +
          "Blow the right wall, and go right.",
      ],
      tries: ["blow the right wall, then go right"],
      done: { events: ["Asked"], says: "blow the right wall; go right" },
      after:
        "The wall still stands: it is the outer wall, at the right edge! So you are in column e, " +
        "in a pit, and your fragment fits into the plan again.",
    },
  ],
  end: [
    "From here on it is a game: a bot plays for {other}. Find the true treasure and carry it out " +
      "by an exit, or stop whoever carries it.",
    "When the game is over, the replay shows you the plan and how right your map was.",
  ],
};
