/** The rock around a plan: hatched where it ends, dark where somebody has run against it. */

import { chance } from "../map/chance";
import { hatch } from "../map/hatch";
import { CELL } from "../map/ink";
import { onPlan } from "./model";
import type { Shape } from "./model";
import type { SeenSheet } from "./overlay";
import { beside, edgeKey, WAYS } from "./places";
import type { Place, Way } from "./places";

/** How wide the band is, as a part of a cell. */
export const BAND = 0.32;

/** All the hatching around a plan as one path; cached by the plan's shape, on which alone it depends. */
const made = new Map<string, string>();

export function rimOf(shape: Shape): string {
  const key = `${shape.columns} ${shape.rows} ${shape.mask.join("/")}`;
  let d = made.get(key);
  if (d !== undefined) return d;
  const isOpen = (column: number, row: number) => onPlan(shape, { column, row, level: 0 });
  d = "";
  for (let row = -1; row <= shape.rows; row += 1) {
    for (let column = -1; column <= shape.columns; column += 1) {
      if (!isOpen(column, row) && isBeside(column, row, isOpen)) d += hatch(column, row, isOpen);
    }
  }
  made.set(key, d);
  return d;
}

function isBeside(
  column: number, row: number, isOpen: (column: number, row: number) => boolean,
): boolean {
  for (let down = -1; down <= 1; down += 1) {
    for (let right = -1; right <= 1; right += 1) {
      if (isOpen(column + right, row + down)) return true;
    }
  }
  return false;
}

export interface OuterSide {
  readonly place: Place;
  readonly way: Way;
  readonly key: string;
}

/** The sides of the plan's own outline. */
export function outlineOf(shape: Shape): OuterSide[] {
  const sides: OuterSide[] = [];
  for (let row = 0; row < shape.rows; row += 1) {
    for (let column = 0; column < shape.columns; column += 1) {
      const place = { column, row, level: 0 };
      if (!onPlan(shape, place)) continue;
      for (const way of WAYS) {
        if (onPlan(shape, beside(place, way))) continue;
        sides.push({ place, way, key: edgeKey(place, way) });
      }
    }
  }
  return sides;
}

/** Where the band is to be seen: a strip along each side of the outline, uneven at its edge. */
export function strip({ place, way }: OuterSide, by = BAND): string {
  const across = way === 0 || way === 2;
  const out = way === 0 || way === 3 ? -1 : 1;
  const start = across ? place.column : place.row;
  const at = across ? place.row + (way === 2 ? 1 : 0) : place.column + (way === 1 ? 1 : 0);
  const put = (along: number, off: number): string =>
    across
      ? `${round(along * CELL)} ${round((at + off) * CELL)}`
      : `${round((at + off) * CELL)} ${round(along * CELL)}`;
  const points: string[] = [];
  const [from, to] = [start - by, start + 1 + by];
  for (let n = 0; n <= 10; n += 1) {
    const along = from + ((to - from) * n) / 10;
    // By its place on the whole line, so that two strips side by side have the same edge.
    const uneven = 0.68 + 0.54 * chance(Math.round(along * 6), at, way, 3);
    points.push(put(along, out * by * uneven));
  }
  return `M${put(from, 0)}L${points.join("L")}L${put(to, 0)}Z`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** The sides of the outline that somebody has tried: something is drawn there. */
export function triedOf(sheet: SeenSheet, shape: Shape): OuterSide[] {
  return outlineOf(shape).filter(({ key }) => {
    const is = sheet.edges[key]?.is;
    return is !== undefined && is !== "maybe";
  });
}
