/** Where things are drawn: marks within a cell, pieces on the desk, what a pointer points at. */

import { CELL } from "../map/ink";
import type { Fragment, Notebook, Shape } from "./model";
import { PLAN } from "./model";
import type { SeenCell, SeenStamp } from "./overlay";
import { movedBox } from "./boxes";
import type { Box } from "./boxes";
import { edgeKey, moved } from "./places";
import type { Place, Way } from "./places";
import { turnOf } from "./torn";
import { stampOf } from "./vocabulary";
import type { Stamp, Vocabulary } from "./vocabulary";

/** A cell's side, in the units of the drawing. */
export const SIDE = CELL;
/** So near to its side a pointer means the edge, not the cell. */
const NEAR = 0.2;
const SMALL = 30;
const LARGE = 66;

export interface Drawn extends SeenStamp {
  readonly key: string;
  readonly stamp: Stamp | undefined;
  /** The middle of the mark, from the corner of the cell. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The kind in the middle, or the one thing that is there; everything else small, along the foot. */
export function arrange(cell: SeenCell, vocabulary: Vocabulary): Drawn[] {
  const stamps = Object.entries(cell.stamps)
    .map(([key, seen]) => ({ ...seen, key, stamp: stampOf(vocabulary, key) }))
    .filter(({ stamp }) => stamp?.group !== "flow");
  const kinds = stamps.filter(({ stamp, key }) => stamp?.group === "kind" && !isGround(key));
  const sure = kinds.find(({ as }) => as === "sure");
  const others = stamps.filter(({ key }) => !isGround(key));
  const main = sure ?? kinds[0] ?? others.find(({ as }) => as !== "not") ?? others[0];
  const small = stamps.filter(
    (one) => one !== main && (!isGround(one.key) || one.as !== "sure"),
  );
  const large = main ? [{ ...main, x: SIDE / 2, y: SIDE / 2, size: LARGE }] : [];
  const step = Math.min(SMALL, (SIDE - 16) / Math.max(1, small.length));
  return [
    ...large,
    ...small.map((one, n) => ({
      ...one, x: SIDE - 20 - n * step, y: SIDE - 20, size: Math.min(SMALL, step),
    })), // prettier-ignore
  ];
}

/** Bare ground, which is drawn as the floor itself. */
export function isGround(key: string): boolean {
  return key === "land" || key === "empty";
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
  if (hit) [x, y] = straightened(papers[hit.id]!, hit, x, y);
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

/** A scrap lies a little turned: what a pointer means is meant as on the straight one. */
function straightened(paper: Box, fragment: Fragment, x: number, y: number): [number, number] {
  if (fragment.held) return [x, y];
  const turn = (-turnOf(fragment.id) * Math.PI) / 180;
  const box = movedBox(paper, fragment.at);
  const [right, down] = [x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2];
  return [
    x - right + right * Math.cos(turn) - down * Math.sin(turn),
    y - down + right * Math.sin(turn) + down * Math.cos(turn),
  ];
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
