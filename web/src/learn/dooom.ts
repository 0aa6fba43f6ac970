/** Both covers of Dooom: a cellar alone first, then a labyrinth with somebody else in it. */

import type { Lesson } from "./lesson";

/** Nobody starts in a closet without a way out: from there one can be put on any other tile. */
const CELLAR = `name The First Cellar
win 1
#############
#...S#..G.###
#.##.#.##..##
#....L.##H.E#
#############
#############
#############
#.###########
#############
`;

export const DUNGEON_OF_DOOOM: Lesson = {
  book: "dungeon-of-dooom",
  plan: CELLAR,
  terms: { master: "person", absent: "wait" },
  others: [],
  opening: ["place {you} 2 8", "place {you} 4 4"],
  strict: false,
  steps: [
    {
      name: "what-you-see",
      after: true,
      tries: ["move east"],
      done: { events: ["Walked"] },
    },
    {
      name: "pick-up",
      after: true,
      tries: ["move east", "pick up"],
      done: { events: ["PickedUp"], has: { thing: "L" }, ever: true },
    },
    {
      name: "action-points",
      after: true,
      tries: ["end"],
      done: { events: ["TurnBegan"] },
    },
    {
      name: "treasure",
      tries: ["pick up*", "move *"],
      done: { events: ["PickedUp"], has: { thing: "G" }, ever: true },
    },
    {
      name: "a-potion",
      after: true,
      tries: ["pick up*", "move *"],
      done: { events: ["PickedUp"], has: { thing: "H" }, ever: true },
    },
    {
      name: "the-way-out",
      tries: ["move *"],
      done: { events: ["Won"] },
    },
  ],
};

const MAZE = `name The Second Lesson
win 2
##########
#..S...G.#
#.######.#
#.....EG.#
##########
##########
##########
#.#.######
##########
`;

export const LABYRINTH_OF_DOOOM: Lesson = {
  book: "labyrinth-of-dooom",
  plan: MAZE,
  options: { hit_points: 2, hit_chance: 100 },
  terms: { master: "person", absent: "wait" },
  others: [{ kind: "person" }],
  opening: ["place {you} 2 8", "place {other} 4 8", "place {you} 2 2", "place {other} 8 2"],
  idle: "end",
  strict: false,
  steps: [
    {
      name: "a-sword",
      after: true,
      tries: ["pick up*", "move east"],
      done: { events: ["PickedUp"], has: { thing: "S" } },
    },
    {
      name: "end-your-turn",
      after: true,
      tries: ["end"],
      done: { events: ["TurnBegan"], of: "other" },
      then: ["pick up", "move west", "move west", "move west", "attack west"],
    },
    {
      name: "say-something",
      tries: ["say You will be sorry"],
      done: { events: ["Said"] },
    },
    {
      name: "strike-back",
      after: true,
      tries: ["attack*"],
      done: { events: ["Died"], of: "other" },
    },
    {
      name: "what-the-dead-leave",
      after: true,
      tries: ["pick up*", "move east"],
      done: { events: ["PickedUp"], has: { thing: "G" }, ever: true },
    },
    {
      name: "enough-and-out",
      tries: ["pick up*", "move *"],
      done: { events: ["Won"] },
    },
  ],
};
