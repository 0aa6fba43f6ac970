/** Cells and the edges between them, on a plan or on a loose fragment: plain geometry. */

export interface Place {
  readonly column: number;
  readonly row: number;
  readonly level: number;
}

export type Way = 0 | 1 | 2 | 3;
export const WAYS: readonly Way[] = [0, 1, 2, 3];
export const WAY_NAMES = ["up", "right", "down", "left"] as const;

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export const ORIGIN: Place = { column: 0, row: 0, level: 0 };

export function beside(place: Place, way: Way): Place {
  const [right, down] = STEPS[way];
  return { column: place.column + right, row: place.row + down, level: place.level };
}

export function moved(place: Place, by: Place): Place {
  return {
    column: place.column + by.column,
    row: place.row + by.row,
    level: place.level + by.level,
  };
}

export function back(by: Place): Place {
  // 0 - x, because -0 and 0 would not be the same offset.
  return { column: 0 - by.column, row: 0 - by.row, level: 0 - by.level };
}

export function between(from: Place, to: Place): Place {
  return moved(to, back(from));
}

export function samePlace(one: Place, other: Place): boolean {
  return one.column === other.column && one.row === other.row && one.level === other.level;
}

/** A cell as a key of a record: `column,row,level`. */
export function cellKey(place: Place): string {
  return `${place.column},${place.row},${place.level}`;
}

export function placeOf(key: string): Place {
  const [column = 0, row = 0, level = 0] = key.split(",").map(Number);
  return { column, row, level };
}

/**
 * An edge as a key: `column,row,u` is the upper side of that cell, `column,row,l` its left side.
 * It has no level: where there are several, they have their walls in common.
 */
export function edgeKey(place: Place, way: Way): string {
  const owner = way === 0 || way === 3 ? place : beside(place, way);
  return `${owner.column},${owner.row},${way === 0 || way === 2 ? "u" : "l"}`;
}

export interface Edge {
  readonly column: number;
  readonly row: number;
  readonly side: "u" | "l";
}

export function edgeOf(key: string): Edge {
  const [column, row, side] = key.split(",");
  return { column: Number(column), row: Number(row), side: side === "l" ? "l" : "u" };
}

/** The two cells that an edge divides, on this level: the one it belongs to, and the one beyond. */
export function sidesOf(key: string, level = 0): readonly [Place, Place] {
  const { column, row, side } = edgeOf(key);
  const near = { column, row, level };
  return [near, beside(near, side === "u" ? 0 : 3)];
}

export function movedCell(key: string, by: Place): string {
  return cellKey(moved(placeOf(key), by));
}

export function movedEdge(key: string, by: Place): string {
  const { column, row, side } = edgeOf(key);
  return `${column + by.column},${row + by.row},${side}`;
}

/** The letters of a column or of a fragment: a, b, ..., z, aa, ab, ... */
export function letters(number: number): string {
  const before = number >= 26 ? letters(Math.floor(number / 26) - 1) : "";
  return before + String.fromCharCode(97 + (number % 26));
}
