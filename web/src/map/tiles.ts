// What each tile of a book's looks is drawn as. A tile that has no drawing here is written in letters.

import { iconPath } from "./icons";
import type { Drawing, Ink } from "./ink";
import {
  crocodile, doorway, greenEyes, halfling, hole, hospital, ladder, lights, pit, prison,
} from "./places";
import { delta, lake, river } from "./water";

export type Tone = "ink" | "gold" | "good" | "bad" | "water" | "odd" | "stone" | "ground";

export type TileDrawing =
  | { kind: "icon"; path: string; ink: Ink; size: number }
  | { kind: "pen"; draw: (x: number, y: number) => Drawing }
  | { kind: "player"; n: number; path?: string | undefined }
  | { kind: "nothing" };

/** Which icon a tile is; its colour is that of its tone in the book. */
export const ICONS: Record<string, string> = {
  "arnor-blade": "broadsword", "black-rider": "cowled", "boat": "wood-canoe", "bridle": "horse-head",
  "elven-blade": "relic-blade", "exote-lion": "lion", "exote-panther": "feline",
  "exote-tiger": "tiger-head", "management-center": "watchtower", "minus-cop": "police-officer-head",
  "morgul-blade": "dripping-blade", "plus-cop": "police-officer-head",
  "political-cop": "police-officer-head", "ammunition": "bullets", "antigourm": "tribal-mask",
  "arsenal": "crossed-pistols", "bullets": "bullets", "coin": "two-coins", "cop": "police-officer-head",
  "corpse": "skull-crossed-bones", "cow": "cow", "dragon": "dragon-head", "dwarf": "dwarf-face",
  "eldar": "elven-castle", "elf": "woman-elf-face", "encephalitis": "tick", "ent": "evil-tree",
  "eyescorcher": "burning-eye", "flask": "round-bottom-flask", "gold": "gold-stack", "gourm": "third-eye",
  "grenades": "grenade", "human": "swordman", "landmine": "land-mine", "lantern": "old-lantern",
  "lion": "lion", "lokh": "pine-tree", "marmar": "whirlwind", "merchant": "cowled", "hostile-merchant": "cowled",
  "mordor": "evil-tower", "ontifutlas": "pegasus", "orc": "orc-head", "panther": "feline",
  "player": "crossed-swords", "potion": "health-potion", "rabbit": "rabbit", "shield": "shield",
  "stairs": "stairs", "store": "shop", "sword": "broadsword", "things": "knapsack", "tiger": "tiger-head",
  "treasure": "open-treasure-chest", "tree": "oak", "urkh": "goblin", "weaponry": "crossed-pistols",
  "werewolf": "werewolf", "willow": "willow-tree", "shade": "cowled", "drow": "woman-elf-face",
  "vampire": "vampire-dracula", "goblin": "goblin", "troll": "troll",
};

/** What our own pen draws, in the cell that is given. */
export const PEN: Record<string, (x: number, y: number) => Drawing> = {
  "crocodile": crocodile, "delta": (x, y) => delta(x, y, 0), "door": (x, y) => doorway(x, y, false),
  "exit": ladder, "green-eyes": greenEyes, "hole-in-the-darkness": hole, "halfling": halfling, "hanging-pit": pit, "hole": hole,
  "hospital": hospital, "lake": lake, "lavatory-pan": (x, y) => lake(x, y, true), "lights": lights,
  "minus-prison": prison, "pit": pit, "plus-prison": prison, "political-prison": prison,
  "prison": prison, "river": (x, y) => river(x, y, null, null),
  "river-down": (x, y) => river(x, y, 0, 2), "river-left": (x, y) => river(x, y, 1, 3),
  "river-right": (x, y) => river(x, y, 3, 1), "river-up": (x, y) => river(x, y, 2, 0),
  "source": (x, y) => lake(x, y, true), "waterfall": (x, y) => river(x, y, 0, 2),
};

/** Ground and walls are drawn by the map itself, from what lies around them. */
const TERRAIN = new Set([
  "wall", "floor", "passage", "land", "empty", "some", "simple", "wire", "monolith", "untried",
  "closed", "outer", "way-out",
]);

const INKS: Record<Tone, Ink> = {
  ink: "ink", gold: "gold-metal", good: "good", bad: "bad", water: "water", odd: "odd",
  stone: "hatch", ground: "ink-soft",
};

/** As a name of a tile: the key of a stamp may have spaces and capitals. */
export const tileName = (key: string): string => key.toLowerCase().replaceAll(" ", "-");

/** How a tile is drawn; null where there is nothing but its letters. */
export function tileOf(tile: string, tone: Tone = "ink"): TileDrawing | null {
  const name = tileName(tile);
  if (name === "you") return { kind: "player", n: 0 };
  if (name === "player") return { kind: "player", n: 1, path: iconPath(ICONS["player"]!) };
  const player = /^player-(\d+)$/.exec(name);
  if (player) return { kind: "player", n: Number(player[1]) - 1 };
  if (TERRAIN.has(name)) return { kind: "nothing" };
  const draw = PEN[name];
  if (draw) return { kind: "pen", draw };
  const icon = ICONS[name];
  if (icon === undefined) return null;
  return { kind: "icon", path: iconPath(icon), ink: inkOf(tone), size: 0.86 };
}

export function inkOf(tone: Tone): Ink {
  return INKS[tone];
}

/** A question mark belongs to what it is in doubt of. */
export const ASKED = new Set(["flask", "political-cop", "political-prison"]);
