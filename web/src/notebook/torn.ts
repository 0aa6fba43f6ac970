/** A scrap of paper: its torn outline, how it is turned, and where its pin is. */

import { noise, seedOf } from "../map/chance";
import { CELL, line } from "../map/ink";
import type { Point } from "../map/ink";
import type { Box } from "./boxes";

/** From 1.5 to 2.5 degrees, to the one side or the other: always the same for the same piece. */
export function turnOf(id: string): number {
  const seed = seedOf(id);
  const by = 1.5 + ((seed % 97) / 97) * 1;
  return seed % 2 ? by : -by;
}

/** The outline of a paper, in units of the drawing. */
export function tornOutline(box: Box, id: string): string {
  const seed = seedOf(id);
  const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(
    (side) => side * CELL,
  ) as [number, number, number, number];
  const corners: Point[] = [[left, top], [right, top], [right, bottom], [left, bottom], [left, top]];
  const points: Point[] = [];
  let far = 0;
  for (let n = 1; n < corners.length; n += 1) {
    const [[x1, y1], [x2, y2]] = [corners[n - 1]!, corners[n]!];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const parts = Math.round(length / 9);
    for (let part = 0; part < parts; part += 1) {
      const by = part / parts;
      const off = 2.6 * noise(seed, far / 22) + 1.4 * noise(seed + 9, far / 9);
      const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
      points.push([x1 + (x2 - x1) * by + nx * off, y1 + (y2 - y1) * by + ny * off]);
      far += length / parts;
    }
  }
  return `${line(points)}Z`;
}

/** The middle of a paper, about which it is turned. */
export function middleOf(box: Box): { x: number; y: number } {
  return { x: ((box.left + box.right) / 2) * CELL, y: ((box.top + box.bottom) / 2) * CELL };
}
