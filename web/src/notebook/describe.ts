/** The notebook in words, for those who listen to it. */

import type { Claim } from "./meet";
import { PLAN } from "./model";
import type { Certainty, Fragment, Notebook } from "./model";
import { seen } from "./overlay";
import type { SeenSheet } from "./overlay";
import {
  cellKey, edgeKey, edgeOf, letters, ORIGIN, placeOf, samePlace, WAYS,
} from "./places"; // prettier-ignore
import type { Place } from "./places";
import { edgeName, stampOf, vocabularyOf } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";
import { t } from "../words/notebook";

const SIDES = ["above", "right", "below", "left"] as const;

/** A cell as players call it; on a fragment, its distance from where the fragment began. */
export function nameOf(notebook: Notebook, sheet: string, place: Place): string {
  const { column, row, level } = place;
  if (sheet === PLAN) {
    if (vocabularyOf(notebook.book).lettered && column >= 0) return `${letters(column)}${row + 1}`;
    const where = { column: column + 1, row: row + 1, level: level + 1 };
    return notebook.shape.levels > 1 ? t("notebook-cell-deep", where) : t("notebook-cell", where);
  }
  if (samePlace(place, ORIGIN)) return t("notebook-where-begun");
  const parts: string[] = [];
  const off = (by: number, way: "right" | "left" | "down" | "up" | "above" | "below") =>
    parts.push(t(`notebook-off-${way}`, { by: Math.abs(by) }));
  if (column) off(column, column > 0 ? "right" : "left");
  if (row) off(row, row > 0 ? "down" : "up");
  if (level) off(level, level > 0 ? "above" : "below");
  return parts.join(", ");
}

export function sheetName(notebook: Notebook, sheet: string): string {
  const fragment = notebook.fragments.find(({ id }) => id === sheet);
  return fragment ? fragment.name : t("notebook-the-plan");
}

function stampWords(vocabulary: Vocabulary, key: string, as: Certainty): string {
  return certainly(as, stampOf(vocabulary, key)?.name ?? key);
}

/** A thing with how sure it is. */
export function certainly(as: Certainty, what: string): string {
  if (as === "sure") return what;
  return as === "maybe" ? t("notebook-maybe", { what }) : t("notebook-not", { what });
}

/** What one of two notes says of a spot. */
export function claimWords(vocabulary: Vocabulary, claim: Claim): string {
  if (claim.about === "outside") return t("notebook-off-plan");
  if (claim.about === "edge") return edgeName(vocabulary, claim.is);
  if (claim.about === "number") return t("notebook-number-is", { number: claim.is });
  return stampWords(vocabulary, claim.stamp, claim.as);
}

/** All that is noted of a cell and its four sides; empty if nothing is. */
export function cellWords(notebook: Notebook, sheet: SeenSheet, place: Place): string {
  const vocabulary = vocabularyOf(notebook.book);
  const cell = sheet.cells[cellKey(place)];
  const order = (key: string) => vocabulary.stamps.findIndex((stamp) => stamp.key === key);
  const parts = Object.entries(cell?.stamps ?? {})
    .sort(([one], [other]) => order(one) - order(other))
    .map(([key, { as }]) => stampWords(vocabulary, key, as));
  if (cell?.number) parts.push(t("notebook-number-is", { number: cell.number }));
  for (const text of cell?.texts ?? []) parts.push(`“${text}”`);
  for (const way of WAYS) {
    const edge = sheet.edges[edgeKey(place, way)];
    if (!edge) continue;
    parts.push(t("notebook-edge-on", { edge: edgeName(vocabulary, edge.is), side: SIDES[way] }));
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
  const size = t("notebook-size", { columns, rows, levels });
  return [PLAN, ...notebook.fragments.map(({ id }) => id)].map((id) => {
    const sheet = seen(notebook, id);
    const fragment = notebook.fragments.find((one) => one.id === id);
    const title = fragment ? fragmentTitle(fragment, names) : size;
    const here = Object.entries(notebook.steps.tracks)
      .filter(([, track]) => track.sheet === id)
      .map(([seat, track]) => {
        const who = names[Number(seat)] ?? t("notebook-player", { number: Number(seat) + 1 });
        const place = nameOf(notebook, id, track.at);
        return t(track.outside === null ? "notebook-is-at" : "notebook-is-outside", { who, place });
      });
    const lines = notedCells(sheet).map(
      (place) =>
        t("notebook-here", {
          place: nameOf(notebook, id, place), words: cellWords(notebook, sheet, place),
        }), // prettier-ignore
    );
    const all = [...here, ...lines];
    return { title, lines: all.length > 0 ? all : [t("notebook-empty")] };
  });
}

function fragmentTitle(fragment: Fragment, names: readonly string[]): string {
  if (fragment.seat === null) return fragment.name;
  const who = names[fragment.seat] ?? t("notebook-player", { number: fragment.seat + 1 });
  return t("notebook-piece-of", { piece: fragment.name, who });
}
