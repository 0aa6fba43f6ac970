// A player's status, ready to be drawn: what runs out as pips or bars, each with a number.

import { wordsIn } from "../lib/shelf";
import { labelOf } from "./commands";
import type { Looks } from "../lib/looks";
import type { Count, Row, ShownBook } from "../lib/types";

export interface Gauge {
  id: string;
  label: string;
  value: string;
  shown: "text" | "bar" | "damage";
  counts: readonly Count[];
  tile: string;
  low: boolean;
  /** What a low bar means, in words: “death is near”. */
  warning: string;
}

type Look = ShownBook["looks"]["status"][number];

function isLow(row: Look, counts: readonly Count[]): boolean {
  if (!row.alarm) return false;
  if (row.shown === "text") return true;
  return counts.some(({ now, full }) => {
    if (!full) return false;
    const share = (now / full) * 100;
    return row.shown === "damage" ? share >= row.alarm : share <= row.alarm;
  });
}

/**
 * The strip: the rows that the book wants always in sight, in its order. A book that says nothing
 * about it has all its rows shown as they are.
 */
export function gaugesOf(page: ShownBook | undefined, status: readonly Row[]): Gauge[] {
  if (page === undefined) return [];
  const looks = page.looks.status;
  if (!looks.length) return status.filter(({ id }) => id !== GOAL).map(plainGauge);
  return looks.flatMap((look) => {
    const row = status.find(({ id }) => id === look.row);
    return row === undefined ? [] : [gaugeOf(look, row, page)];
  });
}

/** After the end nothing is an alarm: the dead are not near death. */
export function atRest(gauges: readonly Gauge[]): Gauge[] {
  return gauges
    .filter(({ shown, low }) => !(shown === "text" && low))
    .map((gauge) => ({ ...gauge, low: false, warning: "" }));
}

function gaugeOf(look: Look, { id, label, value, counts }: Row, page: ShownBook): Gauge {
  const low = isLow(look, counts);
  return {
    id, label, value, low, counts,
    shown: look.shown === "text" || !counts.length ? "text" : look.shown,
    tile: look.tile,
    warning: low && look.warning ? wordsIn(page, look.warning) : "",
  };
}

function plainGauge({ id, label, value, counts }: Row): Gauge {
  return { id, label, value, counts, shown: "text", tile: "", low: false, warning: "" };
}

const explanations = (looks: Looks): Record<string, string> =>
  Object.fromEntries(
    Object.entries(looks.explains).map(([command, text]) => [labelOf(command, looks).toLowerCase(), text]),
  );

/** What was chosen for the whole game, a race, and what it means; null where nothing was. */
export function chosenOf(rows: readonly Row[], looks: Looks): { name: string; about: string } | null {
  const about = explanations(looks);
  const name = rows.map(({ value }) => value).find((value) => about[value.toLowerCase()]);
  return name === undefined ? null : { name, about: about[name.toLowerCase()] ?? "" };
}

/** The same among the rows of the status. */
export function explained(rows: readonly Row[], looks: Looks): Row[] {
  const about = explanations(looks);
  return rows.map((row) => {
    const text = about[row.value.toLowerCase()];
    return text ? { ...row, value: `${row.value}: ${text}` } : row;
  });
}

/** Words that would not stand in one line with their label. */
export const isLong = ({ shown, value }: Gauge): boolean => shown === "text" && value.length > 20;

/** By custom of all books: the row that says what to do next. */
const GOAL = "goal";

/** What to do next, as things stand; empty where the book has nothing to add to its looks. */
export const goalOf = (status: readonly Row[]): string => status.find(({ id }) => id === GOAL)?.value ?? "";

/** The rows that the strip leaves out. */
export function restOf(gauges: readonly Gauge[], status: readonly Row[]): Row[] {
  const shown = new Set(gauges.map((gauge) => gauge.id));
  return status.filter(({ id }) => id !== GOAL && !shown.has(id));
}
