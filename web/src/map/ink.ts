// The pen: brush strokes, ticks, dots and crosses as the data of SVG paths, in units of CELL.

import { chance, noise } from "./chance";

/** The side of a cell. Every drawing is made on cells of this size and scaled with the map. */
export const CELL = 100;

/** The name of a colour in tokens.css, without its dashes. */
export type Ink =
  | "ink" | "ink-soft" | "hatch" | "hatch-pale" | "pencil" | "line" | "line-strong" | "accent"
  | "accent-soft" | "water" | "water-wash" | "good" | "bad" | "bad-soft" | "gold" | "gold-metal"
  | "gold-soft" | "odd" | "eyes" | "lamp" | "floor" | "memory" | "sheet" | "truth" | "board" | "dark" | "pit";

/** One path of a drawing: filled, unless it has a width. */
export interface Stroke {
  d: string;
  ink: Ink;
  width?: number;
  dash?: string;
  opacity?: number;
}

export type Drawing = Stroke[];
export type Point = readonly [x: number, y: number];

const round = (number: number): number => Math.round(number * 10) / 10;
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const line = (points: readonly Point[]): string =>
  points.map((point, n) => (n ? "L" : "M") + at(point)).join("");

/** Points along a line with no more than `step` between them, and how far each is from its start. */
function resampled(points: readonly Point[], step: number): { point: Point; far: number }[] {
  const found: { point: Point; far: number }[] = [];
  let far = 0;
  for (let n = 1; n < points.length; n++) {
    const [x1, y1] = points[n - 1]!;
    const [x2, y2] = points[n]!;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const parts = Math.max(1, Math.round(length / step));
    for (let part = n === 1 ? 0 : 1; part <= parts; part++) {
      const by = part / parts;
      found.push({ point: [x1 + (x2 - x1) * by, y1 + (y2 - y1) * by], far: far + length * by });
    }
    far += length;
  }
  return found;
}

export interface Brush {
  step?: number;
  /** How far its middle strays. */
  wander?: number;
  /** How much its width changes, as a part of it. */
  vary?: number;
  /** How wide its ends are, as a part of its width. */
  ends?: number;
  /** Where on its own line it begins: parts of one long wall then fit each other. */
  from?: number;
}

/** A stroke of the brush: a filled outline whose middle and width are not quite steady. */
export function brush(points: readonly Point[], width: number, seed: number, how: Brush = {}): string {
  const { step = 6, wander = 1.2, vary = 0.22, ends = 0.78, from = 0 } = how;
  const axis = resampled(points, step);
  const left: Point[] = [];
  const right: Point[] = [];
  const last = axis.length - 1;
  axis.forEach(({ point: [x, y], far }, n) => {
    const [bx, by] = axis[Math.max(0, n - 1)]!.point;
    const [ax, ay] = axis[Math.min(last, n + 1)]!.point;
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const [nx, ny] = [-(ay - by) / length, (ax - bx) / length];
    const t = (from + far) / step;
    const astray = wander * noise(seed, t / 5);
    const tapered = n === 0 || n === last ? ends : 1;
    const half = (width / 2) * tapered * (1 + vary * noise(seed + 1, t / 2.2));
    left.push([x + nx * (astray + half), y + ny * (astray + half)]);
    right.push([x + nx * (astray - half), y + ny * (astray - half)]);
  });
  return `${line([...left, ...right.reverse()])}Z`;
}

/** A wall along the grid, drawn the same however much of it is known: its noise is the place's. */
export function gridBrush(
  x1: number, y1: number, x2: number, y2: number, width: number, how: Brush = {},
): string {
  const flat = y1 === y2;
  const seed = flat ? 1000 + y1 * 7 : 5000 + x1 * 11;
  const points: Point[] = [[x1 * CELL, y1 * CELL], [x2 * CELL, y2 * CELL]];
  return brush(points, width, seed, { step: CELL / 16, ...how, from: (flat ? x1 : y1) * CELL });
}

/** A thin line drawn by hand. */
export function thread(points: readonly Point[], seed: number, wander = 1, step = 8): string {
  const axis = resampled(points, step);
  const last = axis.length - 1;
  return line(axis.map(({ point: [x, y], far }, n): Point => {
    const [bx, by] = axis[Math.max(0, n - 1)]!.point;
    const [ax, ay] = axis[Math.min(last, n + 1)]!.point;
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const astray = wander * noise(seed, far / 30);
    return [x - ((ay - by) / length) * astray, y + ((ax - bx) / length) * astray];
  }));
}

/** Oblique ticks along a line, on its lower right: the shade of a wall. */
export function ticks(from: Point, to: Point, seed: number, long = 11, every = 5): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const flat = Math.abs(x2 - x1) > Math.abs(y2 - y1);
  let d = "";
  for (let far = every; far < length - 2; far += every) {
    const [x, y] = [x1 + ((x2 - x1) * far) / length, y1 + ((y2 - y1) * far) / length];
    const by = long * (0.75 + 0.45 * chance(seed, far));
    const [dx, dy] = flat ? [by * 0.45, by] : [by, by * 0.55];
    d += line([[x, y], [x + dx * 0.9, y + dy * 0.9]]);
  }
  return d;
}

/** The little cross where four known floors meet. */
export function cross(x: number, y: number, arm = 5): string {
  return `M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`;
}

/** One or two pebbles on the floor of a cell. */
export function pebbles(x: number, y: number): string {
  let d = "";
  for (let n = 0; n < 2; n++) {
    if (n && chance(x, y, 31) < 0.5) break;
    const px = (x + 0.15 + 0.7 * chance(x, y, n, 1)) * CELL;
    const py = (y + 0.15 + 0.7 * chance(x, y, n, 2)) * CELL;
    const turn = chance(x, y, n, 3) * 6.3;
    const [dx, dy] = [Math.cos(turn) * 9, Math.sin(turn) * 9];
    d += line([[px - dx, py - dy], [px, py + 3], [px + dx * 0.6, py + dy * 0.3]]);
  }
  return d;
}

/** Round dots along a line: a side that nobody has tried. */
export const DOTS = "0.1 6.5";

/** A ring drawn by hand, round after round. */
export function ring(x: number, y: number, rx: number, ry: number, seed: number, rounds = 1): string {
  const points: Point[] = [];
  const steps = Math.round(26 * rounds);
  for (let n = 0; n <= steps; n++) {
    const turn = (n / 26) * Math.PI * 2 - 2.2;
    const by = 1 + 0.06 * noise(seed, n / 3.5);
    points.push([x + Math.cos(turn) * rx * by, y + Math.sin(turn) * ry * by]);
  }
  return line(points);
}
