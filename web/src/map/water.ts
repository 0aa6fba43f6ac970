// Water: rivers whose lines run with the flow, deltas, lakes, springs.

import { chance, noise } from "./chance";
import { CELL, line, ring, thread, type Drawing, type Point } from "./ink";

/** Up, right, down, left: as the flows of a notebook are numbered. */
export type Flow = 0 | 1 | 2 | 3;

const BAND = 0.72 * CELL;
const MIDDLE = CELL / 2;
const WAYS: readonly Point[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** The middle of the stream through a cell: from one side to another, a corner rounded. */
function course(comes: Flow | null, goes: Flow | null): Point[] {
  const begin = comes === null ? null : WAYS[comes]!;
  const end = goes === null ? null : WAYS[goes]!;
  if (!begin && !end) return [[0, MIDDLE], [CELL, MIDDLE]];
  const away = (way: Point): Point => [MIDDLE + way[0] * MIDDLE, MIDDLE + way[1] * MIDDLE];
  if (!begin) return [opposite(end!), away(end!)];
  if (!end) return [away(begin), opposite(begin)];
  const straight = begin[0] === -end[0] && begin[1] === -end[1];
  if (straight || (begin[0] === end[0] && begin[1] === end[1])) return [away(begin), away(end)];
  const points: Point[] = [];
  for (let n = 0; n <= 8; n++) {
    // A quarter of a circle round the corner between the two sides.
    const turn = (n / 8) * (Math.PI / 2);
    const [a, b] = [Math.cos(turn), Math.sin(turn)];
    const corner: Point = [MIDDLE + (begin[0] + end[0]) * MIDDLE, MIDDLE + (begin[1] + end[1]) * MIDDLE];
    points.push([
      corner[0] - end[0] * MIDDLE * a - begin[0] * MIDDLE * b,
      corner[1] - end[1] * MIDDLE * a - begin[1] * MIDDLE * b,
    ]);
  }
  return points;
}

function opposite(way: Point): Point {
  return [MIDDLE - way[0] * MIDDLE, MIDDLE - way[1] * MIDDLE];
}

/** A line beside another, at a distance. */
function beside(points: readonly Point[], by: number): Point[] {
  return points.map(([x, y], n): Point => {
    const [bx, by2] = points[Math.max(0, n - 1)]!;
    const [ax, ay] = points[Math.min(points.length - 1, n + 1)]!;
    const length = Math.hypot(ax - bx, ay - by2) || 1;
    return [x - ((ay - by2) / length) * by, y + ((ax - bx) / length) * by];
  });
}

function moved(points: readonly Point[], x: number, y: number): Point[] {
  return points.map(([px, py]): Point => [px + x * CELL, py + y * CELL]);
}

/** A cell of a river. Where its way is not known there is water, and no arrow. */
export function river(x: number, y: number, comes: Flow | null, goes: Flow | null): Drawing {
  const seed = Math.round(chance(x, y, 17) * 9999);
  const axis = moved(course(comes, goes), x, y);
  const [left, right] = [beside(axis, -BAND / 2), beside(axis, BAND / 2)];
  let streams = "";
  for (let n = -3; n <= 3; n++) {
    const path = dense(beside(axis, n * 0.092 * CELL));
    const gapAt = chance(seed, n, 1);
    const from = Math.floor(path.length * 0.06 * chance(seed, n, 2));
    const split = Math.floor(path.length * (0.25 + 0.5 * gapAt));
    for (const piece of [path.slice(from, split), path.slice(split + 3)]) {
      if (piece.length > 2) streams += line(waved(piece, seed + n));
    }
  }
  const drawing: Drawing = [
    { d: `${line([...left, ...[...right].reverse()])}Z`, ink: "water-wash" },
    { d: streams, ink: "water", width: 1.4, opacity: 0.85 },
    { d: thread(left, seed, 0.8) + thread(right, seed + 4, 0.8), ink: "water", width: 2 },
  ];
  if (goes !== null) drawing.push({ d: arrow(axis, goes), ink: "water" });
  return drawing;
}

function dense(points: Point[]): Point[] {
  const found: Point[] = [];
  for (let n = 1; n < points.length; n++) {
    const [[x1, y1], [x2, y2]] = [points[n - 1]!, points[n]!];
    const parts = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / 5));
    for (let part = 0; part < parts; part++) {
      found.push([x1 + ((x2 - x1) * part) / parts, y1 + ((y2 - y1) * part) / parts]);
    }
  }
  return found;
}

function waved(points: Point[], seed: number): Point[] {
  return beside(points, 0).map(([x, y], n): Point => {
    const by = 2.1 * Math.sin(n / 2.3 + seed) + 0.6 * noise(seed, n);
    const [bx, by2] = points[Math.max(0, n - 1)]!;
    const [ax, ay] = points[Math.min(points.length - 1, n + 1)]!;
    const length = Math.hypot(ax - bx, ay - by2) || 1;
    return [x - ((ay - by2) / length) * by, y + ((ax - bx) / length) * by];
  });
}

function arrow(axis: Point[], goes: Flow): string {
  const [x, y] = axis[Math.floor(axis.length / 2)]!;
  const straight = axis.length === 2;
  const [cx, cy] = straight ? [(axis[0]![0] + x) / 2, (axis[0]![1] + y) / 2] : [x, y];
  const turn = Math.atan2(WAYS[goes]![1], WAYS[goes]![0]);
  const put = (along: number, across: number): Point => [
    cx + Math.cos(turn) * along - Math.sin(turn) * across,
    cy + Math.sin(turn) * along + Math.cos(turn) * across,
  ];
  return `${line([put(9, 0), put(-7, -8), put(-3, 0), put(-7, 8)])}Z`;
}

/** Where a river ends: lines that fan out, dots, and reeds. `comes` is the side it flows in by. */
export function delta(x: number, y: number, comes: Flow | null): Drawing {
  const seed = Math.round(chance(x, y, 19) * 9999);
  const from = WAYS[comes ?? 0]!;
  const [cx, cy] = [(x + 0.5) * CELL, (y + 0.5) * CELL];
  const put = (along: number, across: number): Point => [
    cx + from[0] * along - from[1] * across,
    cy + from[1] * along + from[0] * across,
  ];
  const outline = [put(50, -34), put(20, -35), put(-16, -42), put(-32, -38), put(-37, -10),
    put(-34, 14), put(-38, 40), put(-14, 42), put(20, 35), put(50, 34)];
  let fan = "";
  for (let n = -3; n <= 3; n++) {
    const end = -20 - 12 * chance(seed, n);
    fan += thread([put(48, n * 9), put(10, n * 9.5), put(end, n * 12)], seed + n, 2);
  }
  let reeds = "";
  let dots = "";
  for (let n = 0; n < 7; n++) {
    const foot = put(-33 + 4 * chance(seed, n, 5), -36 + n * 12);
    const tip = (by: number): Point => [foot[0] + by, foot[1] - 10 - 5 * chance(seed, n, 6)];
    reeds += line([foot, tip(0)]) + line([foot, tip(-5)]) + line([foot, tip(5)]);
    const dot = put(-43, -38 + n * 12.5);
    dots += `M${dot.map((value) => value.toFixed(1)).join(" ")}h.1`;
  }
  return [
    { d: `${line(outline)}Z`, ink: "water-wash" },
    { d: fan, ink: "water", width: 1.5, opacity: 0.85 },
    { d: thread([put(50, -34), put(20, -35), put(-16, -42)], seed, 1)
      + thread([put(50, 34), put(20, 35), put(-14, 42)], seed + 2, 1), ink: "water", width: 2 },
    { d: reeds, ink: "water", width: 1.6 },
    { d: dots, ink: "water", width: 3 },
  ];
}

/** A round of still water; a spring has a stream out of it. */
export function lake(x: number, y: number, small = false): Drawing {
  const seed = Math.round(chance(x, y, 23) * 9999);
  const [cx, cy] = [(x + 0.5) * CELL, (y + 0.5) * CELL];
  const [rx, ry] = small ? [26, 21] : [38, 31];
  const edge = ring(cx, cy, rx, ry, seed);
  let lines = "";
  for (let n = -2; n <= 2; n++) {
    const half = rx * Math.sqrt(1 - (n / 3) ** 2) * 0.72;
    const off = (chance(seed, n) - 0.5) * 8;
    lines += thread([[cx - half + off, cy + n * ry * 0.3], [cx + half * 0.8 + off, cy + n * ry * 0.3]], seed + n, 1.6);
  }
  return [
    { d: `${edge}Z`, ink: "water-wash" },
    { d: lines, ink: "water", width: 1.5, opacity: 0.85 },
    { d: edge, ink: "water", width: 2 },
  ];
}
