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
  intro:
    "Collect enough treasure, then step onto an exit. You see only a little of the dungeon at a " +
    "time. This cellar is small, and you are alone in it.",
  plan: CELLAR,
  terms: { master: "person", absent: "wait" },
  others: [],
  opening: ["place {you} 2 8", "place {you} 4 4"],
  strict: false,
  steps: [
    {
      title: "What you see",
      text: [
        "You are the figure on the board. Two squares each way are in sight; everything beyond " +
          "is dark. East of you lies a lantern.",
        "Take a step east: press the button here or beside the board, press the arrow key, or " +
          "type the words.",
      ],
      tries: ["move east"],
      done: { events: ["Walked"] },
      after: "What you have seen stays on the map, hatched, when it is out of sight.",
    },
    {
      title: "Pick up",
      text: [
        "One step more, and you stand on the lantern. Nothing is taken by itself: pick it up.",
      ],
      tries: ["move east", "pick up"],
      done: { events: ["PickedUp"], says: "lantern", ever: true },
      after: "A lantern lets you see three squares far.",
    },
    {
      title: "Action points",
      text: [
        "Each step and each thing picked up costs one of the six action points of a turn; how " +
          "many are left stands below the board. What you do not spend is lost. End your turn: " +
          "you are alone, so it is yours again at once.",
      ],
      tries: ["end"],
      done: { events: ["TurnBegan"] },
      after:
        "Five points now, not six: sword, armour and lantern weigh one each. Who carries more " +
        "does less.",
    },
    {
      title: "Treasure",
      text: [
        "One treasure is enough on this map; the target stands below the board. Go east, north, " +
          "north, east, east, and pick it up. When the points are spent, your next turn begins " +
          "by itself.",
      ],
      tries: ["pick up*", "move *"],
      done: { events: ["PickedUp"], says: "treasure", ever: true },
    },
    {
      title: "A potion",
      text: [
        "Go east, south and south, onto the potion, and pick it up: it is drunk at once. It " +
          "gives a hit point, and takes all the action points that you have left.",
      ],
      tries: ["pick up*", "move *"],
      done: { events: ["PickedUp"], says: "potion", ever: true },
      after: "Four hit points: more than you came with. At none you die.",
    },
    {
      title: "The way out",
      text: ["You carry enough. The arch in the east is the exit: two steps, and you have won."],
      tries: ["move *"],
      done: { events: ["Won"] },
    },
  ],
  end: [
    "You are out with the treasure: that is the whole game. With others in the dark it is " +
      "another one: whoever stands beside you can attack you, and the dead drop their treasure. " +
      "The lesson of Labyrinth of Dooom shows how.",
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
  intro:
    "The same hunt as in Dungeon of Dooom, and this time somebody else is in the dark: {other}, " +
    "who is played by the lesson. Here everyone has two hit points, and every blow hits; in a " +
    "real game it is three, and one in four misses.",
  plan: MAZE,
  options: { hit_points: 2, hit_chance: 100 },
  terms: { master: "person", absent: "wait" },
  others: [{ kind: "person" }],
  opening: ["place {you} 2 8", "place {other} 4 8", "place {you} 2 2", "place {other} 8 2"],
  idle: "end",
  strict: false,
  steps: [
    {
      title: "A sword",
      text: [
        "Two squares to the east lies a sword. Go there, and pick it up. Each step, and picking " +
          "up, costs one of your six action points.",
      ],
      tries: ["pick up*", "move east"],
      done: { events: ["PickedUp"], says: "sword" },
      after: "With it you hit for two. It takes an action point off each later turn.",
    },
    {
      title: "End your turn",
      text: [
        "The others move when your turn is over: when your points are spent, or when you end it. " +
          "You hear whose turn it is, and nothing else, unless somebody comes into sight. Stay " +
          "here, and end your turn.",
      ],
      tries: ["end"],
      done: { events: ["TurnBegan"], of: "other" },
      then: ["pick up", "move west", "move west", "move west", "attack west"],
      after:
        "{other} came out of the dark in the east and struck you: one hit point is left. Now you " +
        "see {other} on the board, beside you.",
    },
    {
      title: "Say something",
      text: [
        "Whatever is said, all hear it, wherever they are. It costs nothing, and need not be " +
          "true.",
      ],
      tries: ["say You will be sorry"],
      done: { events: ["Said"] },
    },
    {
      title: "Strike back",
      text: [
        "An attack goes to a square beside you, and takes all the action points that you have " +
          "left: so one blow a turn, and better after walking than before. {other} is in the " +
          "east.",
      ],
      tries: ["attack*"],
      done: { events: ["Died"], of: "other" },
      after: "{other} is dead. The dead drop their treasure; whatever else they carried is gone.",
    },
    {
      title: "What the dead leave",
      text: ["It lies where {other} stood. Step there, and pick it up."],
      tries: ["pick up*", "move east"],
      done: { events: ["PickedUp"], says: "treasure", ever: true },
      after: "One of the two treasures that it takes here.",
    },
    {
      title: "Enough, and out",
      text: [
        "Go east to the end, south, south, then west: there lies the second one. Pick it up; the " +
          "exit is one step farther west.",
      ],
      tries: ["pick up*", "move *"],
      done: { events: ["Won"] },
    },
  ],
  end: [
    "Whoever is first at an exit with enough treasure has won; nobody has to be struck down for " +
      "it. Try a larger map now, with more players.",
  ],
};
