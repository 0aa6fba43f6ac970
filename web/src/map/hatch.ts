// Hatched rock: each point of a jittered grid owns the patch that is nearest to it (its Voronoi
// cell) and fills it with parallel strokes at an angle of its own. It is made cell by cell from the
// cell's own place, so that what becomes known beside it leaves it as it was.

import { chance } from "./chance";
import { CELL, line, type Point } from "./ink";

/** How many patches a cell has on each side: few on small cells, more on large ones. */
export type Grain = 2 | 3;

const STROKES = 3; // on each side of the middle one
const made = new Map<string, string>();
const MOST = 20_000;

function seedPoint(i: number, j: number, apart: number): Point {
  const by = 0.78;
  // Every second row is moved by half a patch: a hexagonal grid, before it is jittered.
  const shift = j % 2 ? 0.25 : -0.25;
  return [
    (i + 0.5 + shift + by * (chance(i, j, 1) - 0.5)) * apart,
    (j + 0.5 + by * (chance(i, j, 2) - 0.5)) * apart,
  ];
}

/** The part of a line that is nearer to `own` than to any of the others; null if there is none. */
function within(start: Point, way: Point, own: Point, others: Point[]): [number, number] | null {
  let [low, high] = [-CELL, CELL];
  for (const [ox, oy] of others) {
    const [nx, ny] = [ox - own[0], oy - own[1]];
    const middle = ((ox * ox + oy * oy) - (own[0] * own[0] + own[1] * own[1])) / 2;
    const towards = way[0] * nx + way[1] * ny;
    const rest = middle - (start[0] * nx + start[1] * ny);
    if (Math.abs(towards) < 1e-9) {
      if (rest < 0) return null;
    } else if (towards > 0) high = Math.min(high, rest / towards);
    else low = Math.max(low, rest / towards);
    if (low >= high) return null;
  }
  return [low, high];
}

/** The pieces of a stroke that do not lie on open ground. */
function offOpen(from: Point, to: Point, isOpen: (x: number, y: number) => boolean): [Point, Point][] {
  const cuts = [0, 1];
  for (const axis of [0, 1] as const) {
    const [one, two] = [from[axis], to[axis]];
    const first = Math.ceil(Math.min(one, two) / CELL);
    for (let n = first; n * CELL < Math.max(one, two); n++) {
      cuts.push((n * CELL - one) / (two - one));
    }
  }
  cuts.sort((a, b) => a - b);
  const along = (by: number): Point =>
    [from[0] + (to[0] - from[0]) * by, from[1] + (to[1] - from[1]) * by];
  const kept: [Point, Point][] = [];
  for (let n = 1; n < cuts.length; n++) {
    const [one, two] = [cuts[n - 1]!, cuts[n]!];
    const [mx, my] = along((one + two) / 2);
    if (two - one < 0.02 || isOpen(Math.floor(mx / CELL), Math.floor(my / CELL))) continue;
    kept.push([along(one), along(two)]);
  }
  return kept;
}

/** The hatching of one cell of rock. `isOpen` says of the cells around it where none may be. */
export function hatch(
  x: number, y: number, isOpen: (x: number, y: number) => boolean, grain: Grain = 3,
): string {
  let around = 0;
  for (let n = 0; n < 9; n++) {
    if (isOpen(x + (n % 3) - 1, y + Math.floor(n / 3) - 1)) around |= 1 << n;
  }
  const key = `${x} ${y} ${around} ${grain}`;
  let d = made.get(key);
  if (d !== undefined) return d;
  d = "";
  const apart = CELL / grain;
  for (let i = x * grain; i < (x + 1) * grain; i++) {
    for (let j = y * grain; j < (y + 1) * grain; j++) d += patch(i, j, apart, isOpen);
  }
  if (made.size > MOST) made.clear();
  made.set(key, d);
  return d;
}

function patch(
  i: number, j: number, apart: number, isOpen: (x: number, y: number) => boolean,
): string {
  const own = seedPoint(i, j, apart);
  const others: Point[] = [];
  for (let di = -2; di <= 2; di++) {
    for (let dj = -2; dj <= 2; dj++) if (di || dj) others.push(seedPoint(i + di, j + dj, apart));
  }
  const angle = chance(i, j, 3) * Math.PI;
  const way: Point = [Math.cos(angle), Math.sin(angle)];
  const gap = apart / 4.2;
  let d = "";
  for (let n = -STROKES; n <= STROKES; n++) {
    const by = (n + 0.3 * (chance(i, j, n, 4) - 0.5)) * gap;
    const start: Point = [own[0] - way[1] * by, own[1] + way[0] * by];
    const found = within(start, way, own, others);
    if (found === null) continue;
    const [low, high] = [found[0] + 1.2, found[1] - 1.2];
    if (high - low < 3) continue;
    const on = (t: number): Point => [start[0] + way[0] * t, start[1] + way[1] * t];
    for (const piece of offOpen(on(low), on(high), isOpen)) d += line(piece);
  }
  return d;
}
