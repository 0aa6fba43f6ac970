/** Where things are drawn: marks within a cell, pieces on the desk, what a pointer points at. */

import type { Fragment, Notebook, Shape } from "./model";
import { PLAN } from "./model";
import type { SeenCell, SeenSheet, SeenStamp } from "./overlay";
import { edgeKey, edgeOf, moved, placeOf } from "./places";
import type { Place, Way } from "./places";
import { stampOf } from "./vocabulary";
import type { Stamp, Vocabulary } from "./vocabulary";

/** A cell's side, in the units of the drawing. */
export const SIDE = 40;
/** So near to its side a pointer means the edge, not the cell. */
const NEAR = 0.24;
const SMALL = 12;
const LARGE = 24;

export interface Drawn extends SeenStamp {
  readonly key: string;
  readonly stamp: Stamp | undefined;
  /** The middle of the mark, from the corner of the cell. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The kind in the middle with its flow over it, everything else small along the lower side. */
export function arrange(cell: SeenCell, vocabulary: Vocabulary): Drawn[] {
  const stamps = Object.entries(cell.stamps).map(([key, seen]) => ({
    ...seen,
    key,
    stamp: stampOf(vocabulary, key),
  }));
  const kinds = stamps.filter(({ stamp }) => stamp?.group === "kind");
  const main = kinds.find(({ as }) => as === "sure") ?? kinds[0];
  const flow = stamps.find(({ stamp, as }) => stamp?.group === "flow" && as !== "not");
  const small = stamps.filter((one) => one !== main && one !== flow);
  const middle = { x: SIDE / 2, y: small.length > 0 ? SIDE / 2 - 3 : SIDE / 2 };
  const large = [main, flow].flatMap((one) => (one ? [{ ...one, ...middle, size: LARGE }] : []));
  const step = Math.min(SMALL, (SIDE - 8) / Math.max(1, small.length));
  const start = SIDE / 2 - (step * (small.length - 1)) / 2;
  return [
    ...large,
    ...small.map((one, n) => ({ ...one, x: start + n * step, y: SIDE - 8, size: SMALL })),
  ];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function planBox(shape: Shape): Box {
  return { left: 0, top: 0, right: shape.columns, bottom: shape.rows };
}

/** The paper of a fragment, in its own cells: what is drawn on it and a cell more on each side. */
export function paperBox(sheet: SeenSheet): Box {
  const cells = Object.keys(sheet.cells).map(placeOf);
  const edges = Object.keys(sheet.edges).map(edgeOf);
  const columns = [0, ...cells.map(({ column }) => column), ...edges.map(({ column }) => column)];
  const rows = [0, ...cells.map(({ row }) => row), ...edges.map(({ row }) => row)];
  return {
    left: Math.min(...columns) - 1,
    top: Math.min(...rows) - 1,
    right: Math.max(...columns) + 2,
    bottom: Math.max(...rows) + 2,
  };
}

export function movedBox(box: Box, by: Place): Box {
  const { column, row } = by;
  return {
    left: box.left + column,
    top: box.top + row,
    right: box.right + column,
    bottom: box.bottom + row,
  };
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** What a pointer points at: a sheet, a cell of it, and the edge if it is near one. */
export interface Aim {
  readonly sheet: string;
  readonly at: Place;
  readonly edge: string | null;
}

/** Where the local cells of a sheet lie on the desk. */
export function originOf(notebook: Notebook, sheet: string): Place {
  const fragment = notebook.fragments.find(({ id }) => id === sheet);
  return fragment?.at ?? { column: 0, row: 0, level: 0 };
}

/**
 * `x` and `y` in cells of the desk, `level` the one that is looked at. The uppermost piece of
 * paper is meant: the chosen one, then the others from the last to the first, then the plan.
 */
export function aimAt(
  notebook: Notebook,
  papers: Readonly<Record<string, Box>>,
  chosen: string,
  x: number,
  y: number,
  level: number,
): Aim | null {
  const order = [...notebook.fragments].reverse();
  const first = order.filter(({ id }) => id === chosen);
  const hit = [...first, ...order].find((fragment) => contains(papers, fragment, x, y));
  const sheet = hit?.id ?? PLAN;
  const origin = originOf(notebook, sheet);
  const desk = { column: Math.floor(x), row: Math.floor(y), level };
  if (!hit && !isOverPlan(notebook.shape, x, y)) return null;
  const at = moved(desk, { column: -origin.column, row: -origin.row, level: -origin.level });
  const [right, down] = [x - desk.column, y - desk.row];
  const far: [number, Way][] = [
    [down, 0],
    [1 - right, 1],
    [1 - down, 2],
    [right, 3],
  ];
  const [distance, way] = far.reduce((best, one) => (one[0] < best[0] ? one : best));
  return { sheet, at, edge: distance < NEAR ? edgeKey(at, way) : null };
}

/** Where edges meet: a stroke that passes by there means none of them. */
export function isCorner(x: number, y: number): boolean {
  const off = (at: number) => Math.abs(at - Math.round(at));
  return off(x) < NEAR && off(y) < NEAR;
}

function contains(
  papers: Readonly<Record<string, Box>>,
  fragment: Fragment,
  x: number,
  y: number,
): boolean {
  const paper = papers[fragment.id];
  if (!paper) return false;
  const box = movedBox(paper, fragment.at);
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}

/** A little beyond its outline, so that an outer wall can be drawn from both sides. */
function isOverPlan(shape: Shape, x: number, y: number): boolean {
  return x > -NEAR && y > -NEAR && x < shape.columns + NEAR && y < shape.rows + NEAR;
}
