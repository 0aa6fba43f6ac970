/** A notebook held against the truth: how much of the plan it had, and where it contradicted. */

import { read } from "../notebook/file";
import { layerOf, PLAN, STEPS } from "../notebook/model";
import type { Notebook, Sheet } from "../notebook/model";
import { misfitsOf } from "../notebook/misfits";
import { flat } from "../notebook/overlay";
import type { Marked } from "../notebook/proved";
import { NO_SHAPE } from "../notebook/shape";
import { exclusive, OPEN, vocabularyOf, WALL } from "../notebook/vocabulary";
import type { Vocabulary } from "../notebook/vocabulary";
import type { KeptNotebook } from "./notebooks";

export function notebookOf(doc: unknown, book: string): Notebook | null {
  return doc === null || doc === undefined ? null : read(JSON.stringify(doc), book, NO_SHAPE);
}

/** How many kinds of cells and inner sides the plan in the notebook has right, in ink or in pencil. */
export function knownIn(notebook: Notebook, truth: Marked): number {
  const vocabulary = vocabularyOf(notebook.book);
  const all = flat(notebook.layers, PLAN, vocabulary);
  return kindsRight(all, truth, vocabulary) + sidesRight(all, truth);
}

function kindsRight(sheet: Sheet, truth: Marked, vocabulary: Vocabulary): number {
  return Object.entries(sheet.cells).filter(([key, { stamps }]) =>
    Object.entries(stamps).some(
      ([stamp, as]) =>
        as === "sure" && exclusive(vocabulary, stamp) === "kind" && truth.cells[key]?.includes(stamp),
    ),
  ).length;
}

function sidesRight(sheet: Sheet, truth: Marked): number {
  return Object.entries(sheet.edges).filter(
    ([key, is]) => isInner(key, truth) && (is === OPEN ? OPEN : WALL) === truth.edges[key],
  ).length;
}

/** A side has a cell on both of its sides. */
function isInner(key: string, truth: Marked): boolean {
  const [column = 0, row = 0, side] = key.split(",").map((part) => (/\d/.test(part) ? Number(part) : part));
  const [x, y] = [Number(column), Number(row)];
  const beyond = side === "u" ? `${x},${y - 1},0` : `${x - 1},${y},0`;
  return `${x},${y},0` in truth.cells && beyond in truth.cells;
}

/** The numbers under which a notebook came to contradict what was told in a new way. */
export function contradictions(kept: readonly KeptNotebook<unknown>[], book: string): number[] {
  const seen = new Set<string>();
  return [...kept].sort((one, other) => one.number - other.number).flatMap(({ number, doc }) => {
    const notebook = notebookOf(doc, book);
    const fresh = notebook && layerOf(notebook, STEPS)
      ? misfitsOf(notebook).filter(({ id }) => !seen.has(id))
      : [];
    fresh.forEach(({ id }) => seen.add(id));
    return fresh.length ? [number] : [];
  }); // prettier-ignore
}

