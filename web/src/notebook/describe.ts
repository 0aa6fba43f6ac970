/** The notebook in words, for those who listen to it. */

import { PLAN } from "./model";
import type { Certainty, Fragment, Notebook } from "./model";
import { seen } from "./overlay";
import type { SeenSheet } from "./overlay";
import {
  cellKey, edgeKey, edgeOf, letters, ORIGIN, placeOf, samePlace, SIDE_NAMES, WAYS,
} from "./places"; // prettier-ignore
import type { Place } from "./places";
import { edgeName, stampOf, vocabularyOf } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";

/** A cell as players call it; on a fragment as so many cells from where it began. */
export function nameOf(notebook: Notebook, sheet: string, place: Place): string {
  const { column, row, level } = place;
  if (sheet === PLAN) {
    if (vocabularyOf(notebook.book).lettered && column >= 0) return `${letters(column)}${row + 1}`;
    const deep = notebook.shape.levels > 1 ? `, level ${level + 1}` : "";
    return `column ${column + 1}, row ${row + 1}${deep}`;
  }
  if (samePlace(place, ORIGIN)) return "where it began";
  const parts: string[] = [];
  if (column) parts.push(`${Math.abs(column)} ${column > 0 ? "right" : "left"}`);
  if (row) parts.push(`${Math.abs(row)} ${row > 0 ? "down" : "up"}`);
  if (level) parts.push(`${Math.abs(level)} ${level > 0 ? "levels up" : "levels down"}`);
  return parts.join(", ");
}

export function sheetName(notebook: Notebook, sheet: string): string {
  const fragment = notebook.fragments.find(({ id }) => id === sheet);
  return fragment ? fragment.name : "The plan";
}

function stampWords(vocabulary: Vocabulary, key: string, as: Certainty): string {
  const name = stampOf(vocabulary, key)?.name ?? key;
  return as === "sure" ? name : `${as} ${name}`;
}

/** All that is noted of a cell and its four sides; empty if nothing is. */
export function cellWords(notebook: Notebook, sheet: SeenSheet, place: Place): string {
  const vocabulary = vocabularyOf(notebook.book);
  const cell = sheet.cells[cellKey(place)];
  const order = (key: string) => vocabulary.stamps.findIndex((stamp) => stamp.key === key);
  const parts = Object.entries(cell?.stamps ?? {})
    .sort(([one], [other]) => order(one) - order(other))
    .map(([key, { as }]) => stampWords(vocabulary, key, as));
  if (cell?.number) parts.push(`number ${cell.number}`);
  for (const text of cell?.texts ?? []) parts.push(`“${text}”`);
  for (const way of WAYS) {
    const edge = sheet.edges[edgeKey(place, way)];
    if (edge) parts.push(`${edgeName(vocabulary, edge.is)} ${SIDE_NAMES[way]}`);
  }
  return parts.join(", ");
}

/** The cells of which anything is noted, in reading order; an edge is told with its cell. */
function notedCells(sheet: SeenSheet): Place[] {
  const keys = new Set(Object.keys(sheet.cells));
  const levels = new Set([...keys].map((key) => placeOf(key).level));
  const told = new Set(
    [...keys].flatMap((key) => WAYS.map((way) => edgeKey(placeOf(key), way))),
  );
  for (const edge of Object.keys(sheet.edges)) {
    const { column, row } = edgeOf(edge);
    const level = Math.min(0, ...levels);
    if (!told.has(edge)) keys.add(cellKey({ column, row, level }));
  }
  return [...keys]
    .map(placeOf)
    .sort((a, b) => a.level - b.level || a.row - b.row || a.column - b.column);
}

export interface Described {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Every sheet with a line for each cell of which something is noted. */
export function describe(notebook: Notebook, names: readonly string[]): Described[] {
  const { columns, rows, levels } = notebook.shape;
  const size = `${columns} columns, ${rows} rows${levels > 1 ? `, ${levels} levels` : ""}`;
  return [PLAN, ...notebook.fragments.map(({ id }) => id)].map((id) => {
    const sheet = seen(notebook, id);
    const fragment = notebook.fragments.find((one) => one.id === id);
    const title = fragment ? fragmentTitle(fragment, names) : `The plan: ${size}`;
    const here = Object.entries(notebook.steps.tracks)
      .filter(([, track]) => track.sheet === id)
      .map(([seat, track]) => {
        const name = names[Number(seat)] ?? `Player ${Number(seat) + 1}`;
        const out = track.outside === null ? "at" : "outside of";
        return `${name} is ${out} ${nameOf(notebook, id, track.at)}.`;
      });
    const lines = notedCells(sheet).map(
      (place) => `${nameOf(notebook, id, place)}: ${cellWords(notebook, sheet, place)}.`,
    );
    const all = [...here, ...lines];
    return { title, lines: all.length > 0 ? all : ["Nothing is noted here."] };
  });
}

function fragmentTitle(fragment: Fragment, names: readonly string[]): string {
  const of = fragment.seat === null ? "" : `, ${names[fragment.seat] ?? "a player"}’s steps`;
  return `${fragment.name}${of}`;
}
