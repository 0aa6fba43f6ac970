/** What there is to draw of a sheet: floors, sides, waters, marks. How each is drawn, the map says. */

import { CELL } from "../map/ink";
import type { Drawing } from "../map/ink";
import { PEN, tileName } from "../map/tiles";
import { delta, river } from "../map/water";
import type { Flow } from "../map/water";
import { onPlan } from "./model";
import type { Shape } from "./model";
import type { SeenCell, SeenSheet } from "./overlay";
import { beside, cellKey, edgeKey, edgeOf, placeOf, sidesOf, WAYS } from "./places";
import type { Place } from "./places";
import { EXIT, OPEN, stampOf, WALL } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";

/** A side of a cell by its corners, in cells. */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export function lineOf(key: string): Line {
  const { column, row, side } = edgeOf(key);
  const [right, down] = side === "u" ? [1, 0] : [0, 1];
  return { x1: column, y1: row, x2: column + right, y2: row + down };
}

export interface Side extends Line {
  readonly key: string;
  /** As the map calls it. */
  readonly kind: string;
  readonly layer: string;
  /** Across the side, the way out of the plan. */
  readonly out: 1 | -1;
}

/** Whether a cell is known to be there: something is sure of it. */
export function isKnown(cell: SeenCell | undefined, vocabulary: Vocabulary): boolean {
  return Object.entries(cell?.stamps ?? {}).some(
    ([key, { as }]) => as === "sure" && stampOf(vocabulary, key)?.group !== "player",
  );
}

/** The cells of one level of which something is sure, and those on which somebody was. */
export function floorsOf(
  sheet: SeenSheet, level: number, vocabulary: Vocabulary, walked: ReadonlySet<string>,
): Place[] {
  const known = Object.entries(sheet.cells)
    .filter(([, cell]) => isKnown(cell, vocabulary))
    .map(([key]) => key);
  return [...new Set([...known, ...walked])]
    .map(placeOf)
    .filter((place) => place.level === level);
}

/** Where walls have several kinds, a wall of which no more is known is drawn as some wall. */
function kindOf(is: string, isOuter: boolean, vocabulary: Vocabulary): string {
  if (is !== WALL) return is;
  if (isOuter) return "outer";
  return vocabulary.edges.filter(({ of }) => of === WALL).length > 1 ? "some" : WALL;
}

/** The sides that are drawn; `shape` where the sheet is the plan itself. */
export function sidesIn(sheet: SeenSheet, vocabulary: Vocabulary, shape: Shape | null): Side[] {
  return Object.entries(sheet.edges)
    .filter(([, { is }]) => is !== OPEN)
    .map(([key, { is, layer }]) => {
      const [near, far] = sidesOf(key);
      const inside = shape ? [onPlan(shape, near), onPlan(shape, far)] : [true, true];
      const isOuter = shape !== null && inside[0] !== inside[1];
      const kind = kindOf(is, isOuter, vocabulary);
      // The near cell lies right of the side or below it: out is the other way, if it is inside.
      return { key, kind, layer, out: outward(kind, inside[0] === true), ...lineOf(key) };
    });
}

function outward(kind: string, nearIsInside: boolean): 1 | -1 {
  return kind === EXIT && nearIsInside ? -1 : 1;
}

/** The sides of known cells of which nothing is known. */
export function untriedOf(floors: readonly Place[], sheet: SeenSheet, shape: Shape | null): Line[] {
  const keys = new Set<string>();
  for (const place of floors) {
    for (const way of WAYS) {
      const key = edgeKey(place, way);
      const isOuter = shape !== null && !onPlan(shape, beside(place, way));
      if (!sheet.edges[key] && !isOuter) keys.add(key);
    }
  }
  return [...keys].map(lineOf);
}

/** The corners of the squares of a plan at which nothing is drawn. */
export function cornersOf(shape: Shape): { x: number; y: number }[] {
  const corners: { x: number; y: number }[] = [];
  for (let y = 0; y <= shape.rows; y += 1) {
    for (let x = 0; x <= shape.columns; x += 1) corners.push({ x, y });
  }
  return corners;
}

const WATERS = new Set(["river", "delta", "waterfall"]);

/** Whether this stamp is drawn with what flows in from its neighbours. */
export function isWater(key: string): boolean {
  return WATERS.has(tileName(key));
}

function flowOf(cell: SeenCell | undefined): Flow | null {
  const key = Object.entries(cell?.stamps ?? {}).find(
    ([stamp, { as }]) => stamp.startsWith("flow-") && as !== "not",
  )?.[0];
  return key === undefined ? null : (Number(key.slice(5)) as Flow);
}

/** Water in a cell: from the side by which it comes to the side by which it goes. */
export function waterOf(sheet: SeenSheet, place: Place, stamp: string): Drawing {
  const { column, row } = place;
  const goes = flowOf(sheet.cells[cellKey(place)]);
  const comes = WAYS.find((way) => {
    const from = sheet.cells[cellKey(beside(place, way))];
    return way !== goes && flowOf(from) === (way + 2) % 4;
  });
  if (tileName(stamp) === "delta") return delta(column, row, comes ?? null);
  return river(column, row, comes ?? null, goes);
}

/** A drawing as a pencil would hint at it: outlines, and nothing filled. */
export function pencilled(drawing: Drawing): Drawing {
  return drawing.map((stroke) => ({
    d: stroke.d,
    ink: "pencil",
    width: stroke.width ? Math.min(1.4, stroke.width) : 1.2,
    opacity: 0.9,
  }));
}

/** A pit that is only supposed: a ring, and a few strokes across it. */
export function supposedPit(x: number, y: number): Drawing {
  const [cx, cy] = [(x + 0.5) * CELL, (y + 0.5) * CELL];
  let across = "";
  for (let n = -2; n <= 2; n += 1) across += `M${cx + n * 9 - 7} ${cy + 10}l14 -20`;
  const ring = (rx: number, ry: number) =>
    `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`;
  return [
    { d: ring(27, 23), ink: "pencil", width: 1.6 },
    { d: ring(25.5, 24), ink: "pencil", width: 0.9 },
    { d: across, ink: "pencil", width: 1 },
  ];
}

/** What our own pen draws for a stamp; null where it is an icon or letters. */
export function penned(stamp: string, place: Place, isGuess: boolean): Drawing | null {
  const name = tileName(stamp);
  const { column, row } = place;
  if (isGuess && name === "pit") return supposedPit(column, row);
  const drawing = PEN[name]?.(column, row) ?? null;
  return drawing && isGuess ? pencilled(drawing) : drawing;
}

