// What a puzzle's drawing shows: your own way, what you met on it, and the marks of the proof.

import { sideOf, type SidePlace } from "../map/sides";
import type { PuzzleStep } from "../lib/types";

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

export interface Spot {
  x: number;
  y: number;
}

export interface Mark extends Spot {
  numbers: number[];
}

/** “c2” as a column and a row, from 0. */
export function spotOf(cell: string): Spot {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell.slice(1)) - 1 };
}

export function cellAt({ x, y }: Spot): string {
  return String.fromCharCode(97 + x) + String(y + 1);
}

export interface Drawn {
  walls: SidePlace[];
  kinds: Map<string, string>;
  /** Your way from cell to cell. */
  path: Spot[];
  /** Where each of your own answers was given, by its number. */
  spots: Map<number, Spot>;
  here: Spot;
}

/** Of your own answers all is known; of the others' only what they say. */
export function drawnOf(start: string, steps: readonly PuzzleStep[], startKind = "L"): Drawn {
  const walls: SidePlace[] = [];
  const kinds = new Map<string, string>([[start, startKind]]);
  const path = [spotOf(start)];
  const spots = new Map<number, Spot>();
  for (const step of steps) {
    if (!step.cell) continue;
    const from = spotOf(step.cell);
    const [right, down] = STEPS[step.way] ?? [0, 0];
    // The number stands on the side that was tried.
    spots.set(step.number, { x: from.x + 0.5 + right / 2, y: from.y + 0.5 + down / 2 });
    if (step.blocked) {
      walls.push(sideOf(from, step.way));
    } else {
      const to = { x: from.x + right, y: from.y + down };
      kinds.set(cellAt(to), step.entered);
      path.push(to);
    }
  }
  return { walls, kinds, path, spots, here: path.at(-1) ?? spotOf(start) };
}

/** The lines of the proof on the map: those at the same side share a mark. */
export function marksOf(drawn: Drawn, proof: readonly { steps: readonly number[] }[]): Mark[] {
  const marks = new Map<string, Mark>();
  proof.forEach((line, index) => {
    for (const number of line.steps) {
      const spot = drawn.spots.get(number);
      if (!spot) continue;
      const key = `${String(spot.x)} ${String(spot.y)}`;
      const mark = marks.get(key) ?? { ...spot, numbers: [] };
      if (!mark.numbers.includes(index + 1)) mark.numbers.push(index + 1);
      marks.set(key, mark);
    }
  });
  return [...marks.values()];
}
