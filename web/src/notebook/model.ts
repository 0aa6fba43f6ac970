/** What a notebook holds: an empty plan, loose fragments, and layers of marks over all of them. */

import { t } from "../words/notebook";
import type { Place } from "./places";

/** "not" is as sure as "sure": the player knows that it is not there. */
export type Certainty = "sure" | "maybe" | "not";

/** Fields that a later version wrote and this one does not know: written back unchanged. */
export type Rest = Readonly<Record<string, unknown>>;

export interface Cell {
  readonly stamps: Readonly<Record<string, Certainty>>;
  /** Of a pit in its loop, or whatever the player counts. */
  readonly number: string;
  readonly text: string;
  readonly rest?: Rest;
}

/** Marks on one piece of paper, in one layer. Keys are those of `places`. */
export interface Sheet {
  readonly cells: Readonly<Record<string, Cell>>;
  readonly edges: Readonly<Record<string, string>>;
  readonly rest?: Rest;
}

export interface Layer {
  readonly id: string;
  readonly name: string;
  readonly shown: boolean;
  readonly sheets: Readonly<Record<string, Sheet>>;
  readonly rest?: Rest;
}

export interface Fragment {
  readonly id: string;
  readonly name: string;
  /** The letter on its corner. */
  readonly mark: string;
  readonly colour: number;
  /** Whose steps are on it, if it is for one player. */
  readonly seat: number | null;
  /** Where its own 0,0,0 lies, in cells of the plan; beside the plan or over it. */
  readonly at: Place;
  /** The player has put it there: it is not pushed aside to make room. */
  readonly held?: boolean;
  /** It was told on which level it begins: it lies on that of `at`, wherever else it may. */
  readonly levelled?: boolean;
  readonly rest?: Rest;
}

export interface Shape {
  readonly columns: number;
  readonly rows: number;
  readonly levels: number;
  /** Rows of `#` (a cell) and `.` (none); empty for a full rectangle. */
  readonly mask: readonly string[];
}

/** Where a player is, as far as the notebook has followed the master's answers. */
export interface Track {
  readonly sheet: string;
  readonly at: Place;
  /** The way by which the player left the labyrinth, or null inside it. */
  readonly outside: number | null;
  /** What was told of the player that makes some marks doubtful. */
  readonly learned: readonly string[];
}

/** A stretch that a player went on one sheet, cell by cell; its first cell is where it began. */
export interface Run {
  readonly sheet: string;
  readonly cells: readonly string[];
}

/** An answer that a mark comes from, and of whom it told; -1 where of nobody. */
export interface Source {
  readonly number: number;
  readonly seat: number;
}

export interface Steps {
  /** The number of the last news that was drawn. */
  readonly heard: number;
  readonly tracks: Readonly<Record<string, Track>>;
  /** From the cell of a pit or river, as `sheet|cell`, to the cell where one comes out; `|near`: beside it. */
  readonly leads: Readonly<Record<string, string>>;
  /** Where each player went, the oldest stretch first. */
  readonly trails: Readonly<Record<string, readonly Run[]>>;
  /** From a cell or an edge, as `sheet|key`, to the answers that drew it. */
  readonly sources: Readonly<Record<string, readonly Source[]>>;
}

export interface Notebook {
  readonly book: string;
  readonly shape: Shape;
  readonly fragments: readonly Fragment[];
  /** From the bottom: the pencil of drawn steps, the ink of the player, then hypotheses. */
  readonly layers: readonly Layer[];
  readonly steps: Steps;
  /** Contradictions with what was told that the player has seen and lets stand. */
  readonly settled?: readonly string[];
  readonly rest?: Rest;
}

export const PLAN = "plan";
export const STEPS = "steps";
export const INK = "ink";

export const EMPTY_CELL: Cell = { stamps: {}, number: "", text: "" };
export const EMPTY_SHEET: Sheet = { cells: {}, edges: {} };
export const NO_STEPS: Steps = { heard: 0, tracks: {}, leads: {}, trails: {}, sources: {} };

export function emptyNotebook(book: string, shape: Shape): Notebook {
  return {
    book,
    shape,
    fragments: [],
    layers: [
      { id: STEPS, name: t("notebook-steps"), shown: true, sheets: {} },
      { id: INK, name: t("notebook-my-notes"), shown: true, sheets: {} },
    ],
    steps: NO_STEPS,
  };
}

export function isHypothesis(layer: Layer): boolean {
  return layer.id !== STEPS && layer.id !== INK;
}

export function isBlank(cell: Cell): boolean {
  return !cell.number && !cell.text && !cell.rest && Object.keys(cell.stamps).length === 0;
}

export function isEmpty(sheet: Sheet): boolean {
  return (
    !sheet.rest && Object.keys(sheet.cells).length === 0 && Object.keys(sheet.edges).length === 0
  );
}

export function onPlan(shape: Shape, place: Place): boolean {
  const { column, row, level } = place;
  if (column < 0 || row < 0 || level < 0) return false;
  if (column >= shape.columns || row >= shape.rows || level >= shape.levels) return false;
  return shape.mask.length === 0 || shape.mask[row]?.[column] === "#";
}

export function layerOf(notebook: Notebook, id: string): Layer | undefined {
  return notebook.layers.find((layer) => layer.id === id);
}

export function fragmentOf(notebook: Notebook, id: string): Fragment | undefined {
  return notebook.fragments.find((fragment) => fragment.id === id);
}

/** The marks of one sheet in one layer. */
export function sheetOf(layer: Layer, sheet: string): Sheet {
  return layer.sheets[sheet] ?? EMPTY_SHEET;
}

/** A record without one key; the same record if it has none. */
export function without<T>(record: Readonly<Record<string, T>>, key: string) {
  if (!(key in record)) return record;
  const { [key]: _gone, ...left } = record;
  return left as Readonly<Record<string, T>>;
}

/** The first id of this kind that nothing in the notebook has yet: `f1`, `f2`, ... */
export function freeId(notebook: Notebook, kind: string): string {
  const taken = new Set([...notebook.fragments, ...notebook.layers].map((thing) => thing.id));
  let number = 1;
  while (taken.has(`${kind}${number}`)) number += 1;
  return `${kind}${number}`;
}
