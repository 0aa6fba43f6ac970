// Buttons, keys and completion, all made from what the server offers: it has taken the commands apart.

import type { Offer } from "../lib/types";
import type { Looks } from "../lib/looks";
import { inCommon } from "./wording";

const ACROSS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Way = (typeof ACROSS)[number];

/** Commands alike but for their way, under the words that they share. */
export interface Pad {
  stem: string;
  label: string;
  ways: Partial<Record<Way, string>>;
}

export interface Button {
  command: string;
  label: string;
  /** Where it has a place beside the rose of ways. */
  way?: Offer["way"];
}

/** Commands that name a cell: those of a start or a landing, level by level; all counted from 0. */
export interface Cells {
  verb: string;
  levels: { level: number; columns: number[]; rows: number[]; commands: Record<string, string> }[];
}

export interface Offers {
  /** The pad of the movement itself. */
  moves: Pad | null;
  pads: Pad[];
  cells: Cells | null;
  /** Single commands under their verb, where several share it. */
  groups: { word: string; label: string; offers: Button[] }[];
  singles: Button[];
}

/** The words under which an offer is grouped with others. */
export const stemOf = ({ group, verb }: Offer): string => group || verb || "";

/** The way that lies on the sheet; not what leads to another one. */
export const wayOf = ({ way }: Offer): Way | null => ACROSS.find((each) => each === way) ?? null;

/** What is said to go: as the book says, else the first thing that has ways. */
export function movingOf(offers: readonly Offer[], looks: Looks): readonly string[] {
  if (looks.moving.length) return looks.moving;
  return offers.filter(wayOf).slice(0, 1).map(stemOf);
}

export const offerOf = (offers: readonly Offer[], command: string): Offer | undefined =>
  offers.find(({ say }) => say === command);

/** A command in whole words, where the book's own are short. */
export function labelOf(command: string, looks: Looks): string {
  const whole = looks.words[command];
  if (whole !== undefined) return whole;
  const offered = looks.offered(command);
  if (offered !== command) return offered;
  return command.split(" ").map((word) => looks.words[word] ?? word).join(" ");
}

function cellsOf(offers: readonly Offer[]): Cells | null {
  // One or two cells are no sheet to choose from: they are commands like any other.
  if (offers.length < 4 || !offers[0]?.cell) return null;
  const verb = offers[0].verb ?? "";
  const levels = new Map<number, Cells["levels"][number]>();
  for (const { say, cell, verb: its } of offers) {
    if (!cell || its !== verb) continue;
    const level = levels.get(cell.level) ?? { level: cell.level, columns: [], rows: [], commands: {} };
    levels.set(cell.level, level);
    if (!level.columns.includes(cell.column)) level.columns.push(cell.column);
    if (!level.rows.includes(cell.row)) level.rows.push(cell.row);
    level.commands[`${cell.column} ${cell.row}`] = say;
  }
  for (const { columns, rows } of levels.values()) {
    for (const list of [columns, rows]) list.sort((a, b) => a - b);
  }
  return { verb, levels: [...levels.values()] };
}

/** What is offered, sorted into what hands want. */
export function offersOf(offers: readonly Offer[], looks: Looks): Offers {
  const pads = new Map<string, Pad>();
  const singles: Button[] = [];
  const verbs = new Map<string, Button[]>();
  const cells = cellsOf(offers);
  for (const offer of offers) {
    const { say: command, verb = "" } = offer;
    if (cells !== null && offer.cell && verb === cells.verb) continue;
    const [way, stem] = [wayOf(offer), stemOf(offer)];
    if (way === null) {
      const button = { command, label: labelOf(command, looks), way: offer.way };
      singles.push(button);
      verbs.set(verb, [...(verbs.get(verb) ?? []), button]);
      continue;
    }
    const pad = pads.get(stem) ?? { stem, label: labelOf(stem, looks), ways: {} };
    pads.set(stem, pad);
    pad.ways[way] = command;
  }
  const [moving = ""] = movingOf(offers, looks);
  const moves = pads.get(moving) ?? null;
  pads.delete(moving);
  const many = singles.length > 12;
  const groups = [...verbs].filter(([verb, list]) => verb && many && list.length > 2);
  const grouped = new Set(groups.flatMap(([, list]) => list));
  return {
    moves,
    pads: [...pads.values()],
    cells,
    groups: groups.map(([word, list]) => ({ word, label: verbOf(word, list), offers: list })),
    singles: singles.filter((button) => !grouped.has(button)),
  };
}

/** What all commands of a group are about, as their labels have it. */
function verbOf(word: string, offers: Button[]): string {
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
export function isWalking(offers: readonly Offer[]): boolean {
  return offers.some((offer) => wayOf(offer) !== null);
}

/** What is said to go one way now: the first of these that is offered. */
export function stepCommand(way: Way, offers: readonly Offer[], stems: readonly string[]): string | null {
  const found = stems.map((stem) => offers.find((offer) => offer.way === way && stemOf(offer) === stem));
  return found.find(Boolean)?.say ?? null;
}

/** The command that a key says now, or null. */
export function keyCommand(key: string, shift: boolean, offers: readonly Offer[], looks: Looks): string | null {
  const way = keyWay(key);
  const step = way && stepCommand(way, offers, shift ? looks.shifted : movingOf(offers, looks));
  return step ?? (looks.keys[key] ?? []).find((command) => offerOf(offers, command)) ?? null;
}

/** The forms that a book's help shows, for completion: the part before the explanation. */
export function helpForms(help: string): string[] {
  const lines = help.split("\n").filter((line) => !/^\s/.test(line));
  const forms = lines.flatMap((line) => {
    const form = line.split(/\s{2,}/)[0] ?? "";
    // Several short ones in a row are commands of their own; a long one has commas in itself.
    const each = form.split(", ");
    return each.every((part) => part.split(" ").length < 4 && !part.includes(";")) ? each : [form];
  });
  return forms.filter((form) => form && !/[A-Z]{3}|:$/.test(form));
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
