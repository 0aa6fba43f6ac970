// How it stands with a player, ready to be drawn: what runs out as pips or bars, each with a number.

import { wordsIn } from "../lib/shelf";
import { labelOf } from "./commands";
import type { Looks } from "./looks";
import type { ShownBook, Plain } from "../lib/types";

/** Something that is counted, as “2 of 3”; `full` is 0 where nothing says how much is full. */
export interface Count {
  now: number;
  full: number;
  /** What follows the numbers: “burns”. */
  of: string;
}

export interface Gauge {
  label: string;
  value: string;
  shown: "text" | "bar" | "damage";
  counts: Count[];
  tile: string;
  low: boolean;
  /** What a low bar means, in words: “death is near”. */
  warning: string;
}

const COUNT = /(\d+)(?:\s+(?:of|\/)\s+(\d+))?\s*(.*)/;

function countIn(text: string, full: number): Count | null {
  const found = COUNT.exec(text);
  if (found === null) return null;
  const now = Number(found[1]);
  return { now, full: Number(found[2] ?? full), of: found[3] ?? "" };
}

type Row = ShownBook["looks"]["status"][number];

function fullOf(row: Row, options: Plain): number {
  return row.full || Number(options[row.option] ?? 0) || 0;
}

function isLow(row: Row, counts: Count[]): boolean {
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
export function gaugesOf(
  page: ShownBook | undefined,
  status: readonly (readonly [string, string])[],
  options: Plain,
): Gauge[] {
  if (page === undefined) return [];
  const rows = page.looks.status;
  if (!rows.length) return status.map(([label, value]) => plainGauge(label, value));
  const told = new Map(status);
  return rows.flatMap((row) => {
    const label = wordsIn(page, row.row);
    const value = told.get(label);
    return value === undefined ? [] : [gaugeOf(row, label, value, page, options)];
  });
}

/** With the game over nothing is an alarm any more: whoever is dead is not near death. */
export function atRest(gauges: readonly Gauge[]): Gauge[] {
  return gauges
    .filter(({ shown, low }) => !(shown === "text" && low))
    .map((gauge) => ({ ...gauge, low: false, warning: "" }));
}

function gaugeOf(row: Row, label: string, value: string, page: ShownBook, options: Plain): Gauge {
  const parts = row.shown === "damage" ? value.split(", ") : row.shown === "bar" ? [value] : [];
  const counts = parts.flatMap((part) => countIn(part, fullOf(row, options)) ?? []);
  const low = isLow(row, counts);
  return {
    label, value, counts, low,
    shown: row.shown === "text" || !counts.length ? "text" : row.shown,
    tile: row.tile,
    warning: low && row.warning ? wordsIn(page, row.warning) : "",
  };
}

function plainGauge(label: string, value: string): Gauge {
  return { label, value, shown: "text", counts: [], tile: "", low: false, warning: "" };
}

const explanations = (looks: Looks): Record<string, string> =>
  Object.fromEntries(
    Object.entries(looks.explains).map(([command, text]) => [labelOf(command, looks).toLowerCase(), text]),
  );

/** What was chosen for the whole game, a race, and what it means; null where nothing was. */
export function chosenOf(
  rows: readonly (readonly [string, string])[],
  looks: Looks,
): { name: string; about: string } | null {
  const about = explanations(looks);
  const name = rows.map(([, value]) => value).find((value) => about[value.toLowerCase()]);
  return name === undefined ? null : { name, about: about[name.toLowerCase()] ?? "" };
}

/** The same among the rows of how it stands. */
export function explained(
  rows: (readonly [string, string])[],
  looks: Looks,
): (readonly [string, string])[] {
  const about = explanations(looks);
  return rows.map(([label, value]) => {
    const text = about[value.toLowerCase()];
    return text ? [label, `${value}: ${text}`] : [label, value];
  });
}

/** Words that would not stand in one line with their label. */
export const isLong = ({ shown, value }: Gauge): boolean => shown === "text" && value.length > 20;

/** The rows that the strip leaves out. */
export function restOf(
  gauges: readonly Gauge[],
  status: readonly (readonly [string, string])[],
): (readonly [string, string])[] {
  const shown = new Set(gauges.map((gauge) => gauge.label));
  return status.filter(([label]) => !shown.has(label));
}
