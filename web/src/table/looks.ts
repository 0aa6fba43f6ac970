// How the symbols of each book look, and its few words of guidance: data, and no rule of any game.

export type Tone = "ink" | "gold" | "good" | "bad" | "water" | "odd" | "stone" | "ground";

export interface Look {
  word: string;
  tone: Tone;
  /** The name of a drawing in glyphs.ts; without one the symbol itself is written. */
  glyph?: string;
}

export interface Looks {
  /** "tiles": a character a square. "lines": cells with walls drawn between them. */
  style: "tiles" | "lines" | "text";
  symbols: Record<string, Look>;
  /** How much higher than wide a tile is. */
  tall: number;
  hint: string;
  /** What a movement with a direction key is called here, the first legal one is said. */
  moving: string[];
  /** With Shift held. */
  shifted: string[];
  /** Other keys, and the commands that they say, the first legal one. */
  keys: Record<string, string[]>;
  /** Short commands of the book in whole words. */
  words: Record<string, string>;
  /** What is asked, in words for a newcomer. */
  asks: Record<string, string>;
  /** Not to be said by one careless press: only written into the line. */
  careful: string[];
  /** Said at any time, offered quietly; NAME stands for each other player. */
  always: string[];
}

const WALL: Look = { word: "wall", tone: "stone" };
const FLOOR: Look = { word: "floor", tone: "ground" };
const RIVER: Look = { word: "river", tone: "water" };
const YOU: Look = { word: "you", tone: "ink", glyph: "you" };

function each(tone: Tone, words: Record<string, string>): Record<string, Look> {
  return Object.fromEntries(Object.entries(words).map(([mark, word]) => [mark, { word, tone }]));
}

const DOOOM: Looks = {
  style: "tiles",
  symbols: {
    "@": YOU,
    P: { word: "player", tone: "bad", glyph: "player" },
    E: { word: "exit", tone: "good", glyph: "exit" },
    G: { word: "treasure", tone: "gold", glyph: "coin" },
    H: { word: "potion", tone: "odd", glyph: "flask" },
    S: { word: "sword", tone: "water", glyph: "sword" },
    A: { word: "armour", tone: "water", glyph: "shield" },
    L: { word: "lantern", tone: "water", glyph: "lantern" },
    "#": WALL,
    ".": FLOOR,
  },
  tall: 1,
  hint: "Walk, pick up treasure, and step onto an exit once you carry enough.",
  moving: ["move", "attack"],
  shifted: ["attack"],
  keys: { ",": ["pick up"], g: ["pick up"], ".": ["end"] },
  words: { end: "end the turn" },
  asks: { move: "Move, pick up, or end your turn." },
  careful: [],
  always: ["look"],
};

const CC3K: Looks = {
  style: "tiles",
  symbols: {
    "@": YOU,
    "\\": { word: "stairs", tone: "good", glyph: "stairs" },
    P: { word: "potion", tone: "odd", glyph: "flask" },
    G: { word: "gold", tone: "gold", glyph: "coin" },
    ...each("bad", {
      H: "human", W: "dwarf", E: "elf", O: "orc", M: "merchant", D: "dragon", L: "halfling",
    }),
    "+": { word: "door", tone: "water", glyph: "door" },
    "#": { word: "passage", tone: "ground" },
    "|": WALL,
    "-": WALL,
    ".": FLOOR,
  },
  tall: 1.5,
  hint: "Walk to the stairs. Step beside an enemy to fight it, beside a potion to drink it.",
  moving: ["", "a"],
  shifted: ["u"],
  keys: {},
  words: {
    s: "shade", d: "drow", v: "vampire", g: "goblin", t: "troll",
    no: "north", so: "south", ea: "east", we: "west",
    ne: "northeast", nw: "northwest", se: "southeast", sw: "southwest",
    a: "attack", u: "drink", f: "freeze the enemies", r: "restart", q: "give up",
  },
  asks: { race: "Choose your race.", move: "Move, attack, or drink a potion." },
  careful: ["r", "q"],
  always: ["f", "r", "q"],
};

const LABYRINTH: Looks = {
  style: "lines",
  symbols: {
    ".": { word: "land", tone: "ground" },
    H: { word: "hospital", tone: "good" },
    W: { word: "weaponry", tone: "bad" },
    P: { word: "pit", tone: "odd" },
    D: { word: "delta", tone: "water" },
    E: { word: "encephalitis", tone: "gold" },
    "^": RIVER,
    ">": RIVER,
    v: RIVER,
    "<": RIVER,
    "*": { word: "something lies here", tone: "gold" },
    "!": { word: "set landmine", tone: "bad" },
    "=": { word: "closed exit", tone: "good" },
    "|": WALL,
    "-": WALL,
  },
  tall: 1,
  hint: "Only the master sees the plan. All hear every answer, so listen, and draw your map.",
  moving: ["go"],
  shifted: [],
  keys: {},
  words: {},
  asks: {
    "start cell": "Choose a start cell; nobody else hears it.",
    move: "One movement, with any actions before and after it.",
    "order and move": "You were wounded: you may order a new cell, in secret, before your move.",
    "treasure choice": "Which treasure do you keep?",
    confirm: "Confirm the start cells, or declare them void.",
  },
  careful: [],
  always: ["status", "count", "recall NAME"],
};

const DUNGEONLAB: Looks = {
  style: "lines",
  symbols: {
    "@": YOU,
    "*": { word: "lights", tone: "gold" },
    oo: { word: "green eyes", tone: "good" },
    "()": { word: "hole in the darkness", tone: "odd" },
    Tr: { word: "treasure", tone: "gold" },
    ",": { word: "things", tone: "gold" },
    ...each("gold", {
      St: "store", Ar: "arsenal", Ho: "hospital", Go: "gourm", Ag: "antigourm",
      Mc: "management center",
    }),
    ...each("bad", {
      Pr: "prison", "P?": "political prison", "P+": "plus-prison", "P-": "minus-prison",
      "C?": "political cop", "C+": "plus-cop", "C-": "minus-cop", Cp: "cop", Li: "lion",
      Ti: "tiger", Pa: "panther", Cr: "crocodile", We: "werewolf", Or: "orc", Ur: "urkh",
      Es: "eyescorcher", Br: "black rider", On: "ontifutlas", Ma: "marmar",
    }),
    ...each("good", {
      Co: "cow", Ra: "rabbit", Y: "tree", Wi: "willow", En: "ent", Lo: "lokh", EE: "exit",
    }),
    ...each("odd", { Mo: "Mordor", El: "Eldar", Pt: "pit", Hp: "hanging pit" }),
    ...each("water", { La: "lake", "~u": "lavatory pan", "~": "river" }),
    "|": { word: "simple wall", tone: "stone" },
    "-": { word: "simple wall", tone: "stone" },
    "!": { word: "some wall", tone: "stone" },
    "=": { word: "some wall", tone: "stone" },
    ":": { word: "wire", tone: "stone" },
    "#": { word: "monolith", tone: "stone" },
    "·": { word: "untried side", tone: "ground" },
    ".": { word: "empty", tone: "ground" },
  },
  tall: 1,
  hint: "Find the treasure, then walk with it against the outer walls: one of them is the exit.",
  moving: ["move"],
  shifted: [],
  keys: { "<": ["up"], ">": ["down"], ",": ["take"], ".": ["pass"] },
  words: { up: "up a level", down: "down a level", pass: "pass the turn" },
  asks: {
    land: "Choose where you land: column, row and level.",
    move: "Move, shoot, or use what you have found.",
    answer: "Answer yes or no.",
  },
  careful: ["suicide"],
  always: ["look"],
};

const PLAIN: Looks = {
  style: "text", symbols: {}, tall: 1, hint: "", moving: ["move", "go", ""], shifted: [], keys: {},
  words: {}, asks: {}, careful: [], always: [],
};

const LOOKS: Record<string, Looks> = {
  "dungeon-of-dooom": DOOOM,
  "labyrinth-of-dooom": DOOOM,
  cc3k: CC3K,
  labyrinth: LABYRINTH,
  dungeonlab: DUNGEONLAB,
};

/** A book without an entry is shown as it draws itself. */
export function looksOf(book: string): Looks {
  return LOOKS[book] ?? PLAIN;
}

/** A symbol in words and tone; the master's board draws players by their numbers. */
export function lookOf(looks: Looks, symbol: string): Look {
  const found = looks.symbols[symbol];
  if (found) return found;
  if (/^@?\d$/.test(symbol)) return { word: `player ${symbol.replace("@", "")}`, tone: "bad" };
  return { word: "", tone: "ink" };
}
