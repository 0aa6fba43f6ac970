// Buttons, keys and completion, all made from the commands that the server calls legal.

import type { Looks } from "./looks";
import { inCommon } from "./wording";

export type Way = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

const WAYS: Record<string, Way> = {
  north: "n", east: "e", south: "s", west: "w",
  no: "n", ea: "e", so: "s", we: "w", ne: "ne", nw: "nw", se: "se", sw: "sw",
  up: "n", right: "e", down: "s", left: "w",
};
/** Words that are a direction only after another word: alone, up and down change the level. */
const NOT_ALONE = new Set(["up", "down", "left", "right"]);

/** Commands alike but for their direction: `attack` with north and east. */
export interface Pad {
  stem: string;
  label: string;
  ways: Partial<Record<Way, string>>;
}

export interface Offer {
  command: string;
  label: string;
}

/** Commands that name a cell: those of a start or a landing, level by level. */
export interface Cells {
  verb: string;
  levels: { level: string; columns: string[]; rows: string[]; commands: Record<string, string> }[];
}

export interface Offers {
  /** The pad of the movement itself. */
  moves: Pad | null;
  pads: Pad[];
  cells: Cells | null;
  /** Single commands under their first word, where several share it. */
  groups: { word: string; label: string; offers: Offer[] }[];
  singles: Offer[];
}

/** A command without its direction, and the direction. */
export function wayOf(command: string): { stem: string; way: Way } | null {
  const words = command.split(" ");
  const last = words.pop() ?? "";
  const way = WAYS[last];
  if (way === undefined || (words.length === 0 && NOT_ALONE.has(last))) return null;
  return { stem: words.join(" "), way };
}

/** The same in a book's own mouth: where a movement has a verb, a lone “no” is an answer, not north. */
function wayIn(command: string, looks: Looks): ReturnType<typeof wayOf> {
  const found = wayOf(command);
  return found?.stem === "" && !looks.moving.includes("") ? null : found;
}

/** A command in whole words, where the book's own are short. */
export function labelOf(command: string, looks: Looks): string {
  const whole = looks.words[command];
  if (whole !== undefined) return whole;
  const offered = looks.offered(command);
  if (offered !== command) return offered;
  return command.split(" ").map((word) => looks.words[word] ?? word).join(" ");
}

const CELL = /^(\w+) ([a-z]+)(\d+)$/;
const PLACE = /^(\w+) (\d+) (\d+) (\d+)$/;

function cellOf(command: string): [verb: string, level: string, column: string, row: string] | null {
  const lettered = CELL.exec(command);
  if (lettered) return [lettered[1] ?? "", "", lettered[2] ?? "", lettered[3] ?? ""];
  const numbered = PLACE.exec(command);
  if (numbered) return [numbered[1] ?? "", numbered[4] ?? "", numbered[2] ?? "", numbered[3] ?? ""];
  return null;
}

function cellsOf(commands: string[]): Cells | null {
  const found = commands.map((command) => ({ command, cell: cellOf(command) }));
  const verb = found[0]?.cell?.[0];
  if (verb === undefined) return null;
  const levels = new Map<string, Cells["levels"][number]>();
  for (const { command, cell } of found) {
    if (cell === null || cell[0] !== verb) continue;
    const [, name, column, row] = cell;
    const level = levels.get(name) ?? { level: name, columns: [], rows: [], commands: {} };
    levels.set(name, level);
    if (!level.columns.includes(column)) level.columns.push(column);
    if (!level.rows.includes(row)) level.rows.push(row);
    level.commands[`${column} ${row}`] = command;
  }
  const order = (a: string, b: string): number =>
    /\d/.test(a) ? Number(a) - Number(b) : a.length - b.length || (a < b ? -1 : 1);
  for (const level of levels.values()) {
    level.columns.sort(order);
    level.rows.sort(order);
  }
  return { verb, levels: [...levels.values()] };
}

/** The legal commands, sorted into what hands want. */
export function offersOf(legal: string[], looks: Looks): Offers {
  const pads = new Map<string, Pad>();
  const singles: Offer[] = [];
  const cells = legal.length > 3 ? cellsOf(legal) : null;
  for (const command of legal) {
    if (cells !== null && cellOf(command)?.[0] === cells.verb) continue;
    const found = wayIn(command, looks);
    if (found === null || command.includes(";") || command.includes(",")) {
      singles.push({ command, label: labelOf(command, looks) });
      continue;
    }
    const pad = pads.get(found.stem);
    if (pad) pad.ways[found.way] = command;
    else {
      const label = labelOf(found.stem, looks);
      pads.set(found.stem, { stem: found.stem, label, ways: { [found.way]: command } });
    }
  }
  for (const [stem, pad] of pads) {
    // “pick up” is no direction: a lone word like that is one only after a movement's.
    const [only, ...others] = Object.values(pad.ways);
    const word = only?.split(" ").at(-1) ?? "";
    if (others.length || !NOT_ALONE.has(word) || looks.moving.includes(stem)) continue;
    pads.delete(stem);
    singles.push({ command: only!, label: labelOf(only!, looks) });
  }
  const moving = looks.moving[0] ?? "";
  const moves = pads.get(moving) ?? null;
  pads.delete(moving);
  const byWord = new Map<string, Offer[]>();
  for (const offer of singles) {
    const word = offer.command.split(" ")[0] ?? "";
    byWord.set(word, [...(byWord.get(word) ?? []), offer]);
  }
  const many = singles.length > 12;
  const groups = [...byWord].filter(([, offers]) => many && offers.length > 2);
  const grouped = new Set(groups.map(([word]) => word));
  return {
    moves,
    pads: [...pads.values()],
    cells,
    groups: groups.map(([word, offers]) => ({ word, label: verbOf(word, offers), offers })),
    singles: singles.filter((offer) => !grouped.has(offer.command.split(" ")[0] ?? "")),
  };
}

/** What all commands of a group are about, as their labels have it. */
function verbOf(word: string, offers: Offer[]): string {
  const isTranslated = offers.some(({ command, label }) => command !== label);
  return (isTranslated && inCommon(offers.map(({ label }) => label))) || word;
}

const KEYS: Record<string, Way> = {
  ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w",
  k: "n", l: "e", j: "s", h: "w", y: "nw", u: "ne", b: "sw", n: "se",
  Home: "nw", PageUp: "ne", End: "sw", PageDown: "se",
};

const ARROWS: Record<string, string> = { ArrowUp: "↑", ArrowRight: "→", ArrowDown: "↓", ArrowLeft: "←" };

/** The direction of a key, also of a vi key. */
export function keyWay(key: string): Way | null {
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** A key as people call it. */
export function keyName(key: string): string {
  return ARROWS[key] ?? key;
}

/** Whether any way can be gone now: else something other than a way is asked. */
export function isWalking(legal: readonly string[], looks: Looks): boolean {
  return legal.some((command) => wayIn(command, looks) !== null);
}

/** The command that a key says now, or null. */
export function keyCommand(
  key: string,
  shift: boolean,
  legal: string[],
  looks: Looks,
): string | null {
  const way = keyWay(key);
  if (way !== null) {
    for (const stem of shift ? looks.shifted : looks.moving) {
      const said = legal.find((command) => {
        const found = wayOf(command);
        return found !== null && found.way === way && found.stem === stem;
      });
      if (said !== undefined) return said;
    }
  }
  return (looks.keys[key] ?? []).find((command) => legal.includes(command)) ?? null;
}

/** The forms that a book's help shows, for completion: what stands before the explanation. */
export function helpForms(help: string): string[] {
  const forms: string[] = [];
  for (const line of help.split("\n")) {
    if (/^\s/.test(line) || line.startsWith("for the master")) continue;
    const form = line.split(/\s{2,}/)[0] ?? "";
    forms.push(...(form.includes(";") || form.startsWith("if ") ? [form] : form.split(", ")));
  }
  return forms.filter((form) => form && !/[A-Z]{3}/.test(form));
}

/** What the typed text may become: what begins so first, then what has all its words. */
export function completions(typed: string, known: string[], most = 8): string[] {
  const text = typed.trimStart().toLowerCase();
  if (!text) return [];
  const every = [...new Set(known)].filter((command) => command.toLowerCase() !== text);
  const begins = every.filter((command) => command.toLowerCase().startsWith(text));
  const words = text.split(/\s+/).filter(Boolean);
  const within = every.filter(
    (command) =>
      !begins.includes(command) && words.every((word) => command.toLowerCase().includes(word)),
  );
  return [...begins, ...within].slice(0, most);
}

/** Commands that name somebody, once for each of these. */
export function withNames(commands: readonly string[], names: readonly string[]): string[] {
  return commands.flatMap((command) =>
    command.includes("NAME") ? names.map((name) => command.replace("NAME", name)) : [command],
  );
}
