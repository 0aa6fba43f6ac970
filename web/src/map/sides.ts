// What can be between two cells: every kind of wall in a stroke of its own.

import { chance } from "./chance";
import { brush, CELL, DOTS, gridBrush, line, thread, ticks, type Drawing, type Point } from "./ink";

/** The kinds that are drawn; a kind that is not known here is drawn as a wall. */
export const SIDES = [
  "wall", "outer", "some", "simple", "wire", "monolith", "maybe", "untried", "exit", "closed",
  "open", "door", "solid",
] as const;
export type SideKind = (typeof SIDES)[number];

/** A side of a cell by its corners, in cells: [1, 2] to [2, 2] is the upper side of cell 1, 2. */
export interface SidePlace {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The side of a cell that way (0 up, 1 right, 2 down, 3 left), by its corners. */
export function sideOf({ x, y }: { x: number; y: number }, way: number): SidePlace {
  switch (way) {
    case 0: return { x1: x, y1: y, x2: x + 1, y2: y };
    case 1: return { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 };
    case 2: return { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 };
    default: return { x1: x, y1: y, x2: x, y2: y + 1 };
  }
}

/** The seed of a side is its place: the same side, the same drawing. */
const seedAt = ({ x1, y1, x2, y2 }: SidePlace): number =>
  Math.round(chance(x1, y1, x2, y2) * 9999);

/** How a side is drawn. `out` is the way out of the plan, for exits: 1 or -1 across the side. */
export function side(kind: string, place: SidePlace, out: 1 | -1 = 1): Drawing {
  const from: Point = [place.x1 * CELL, place.y1 * CELL];
  const to: Point = [place.x2 * CELL, place.y2 * CELL];
  const seed = seedAt(place);
  switch (kind) {
    case "open": return [];
    case "untried": return [{ d: line([from, to]), ink: "line-strong", width: 1.7, dash: DOTS }];
    case "maybe": return maybe(from, to, seed);
    case "some": return [{ d: line([from, to]), ink: "ink", width: 6, dash: "13 8" }];
    case "simple": return simple(from, to, seed);
    case "wire": return wire(from, to, seed);
    case "exit": return exit(from, to, seed, out, false);
    case "closed": return exit(from, to, seed, out, true);
    case "door": return door(from, to);
    default: return wall(place, from, to, seed, kind);
  }
}

const WIDTHS: Record<string, number> = { outer: 8.5, monolith: 9, solid: 9 };

function wall(place: SidePlace, from: Point, to: Point, seed: number, kind: string): Drawing {
  const { x1, y1, x2, y2 } = place;
  const width = WIDTHS[kind] ?? 6.5;
  return [
    { d: ticks(from, to, seed), ink: "ink", width: 1, opacity: 0.75 },
    { d: gridBrush(x1, y1, x2, y2, width), ink: "ink" },
  ];
}

/** Two pencil strokes; the caller adds the question mark where there is room for it. */
function maybe(from: Point, to: Point, seed: number): Drawing {
  const beside: Point = from[1] === to[1] ? [0, 1.6] : [1.6, 0];
  const moved = ([x, y]: Point): Point => [x + beside[0], y + beside[1]];
  return [
    { d: thread([from, to], seed, 1), ink: "pencil", width: 2, dash: "11 5" },
    { d: thread([moved(from), moved(to)], seed + 5, 1.4), ink: "pencil", width: 1, dash: "13 6" },
  ];
}

/** Two thin lines with joints: what a grenade breaks. */
function simple(from: Point, to: Point, seed: number): Drawing {
  const flat = from[1] === to[1];
  const off = 3.6;
  const one = (by: number): Point[] =>
    flat ? [[from[0], from[1] + by], [to[0], to[1] + by]] : [[from[0] + by, from[1]], [to[0] + by, to[1]]];
  let joints = "";
  for (let far = 3, n = 0; far <= CELL; n++) {
    const [x, y] = flat ? [from[0] + far, from[1]] : [from[0], from[1] + far];
    joints += flat ? `M${x} ${y - off}V${y + off}` : `M${x - off} ${y}H${x + off}`;
    far += 10 + Math.round(5 * chance(seed, n));
  }
  const [x, y] = flat ? [from[0], from[1] - off] : [from[0] - off, from[1]];
  const [w, h] = flat ? [CELL, off * 2] : [off * 2, CELL];
  return [
    { d: `M${x} ${y}h${w}v${h}h${-w}Z`, ink: "floor" },
    { d: thread(one(-off), seed, 0.7) + thread(one(off), seed + 3, 0.7), ink: "ink", width: 1.9 },
    { d: joints, ink: "ink", width: 1.5 },
  ];
}

/** Two twisted strands and crosses on them. */
function wire(from: Point, to: Point, seed: number): Drawing {
  const flat = from[1] === to[1];
  const strand = (sign: number): string => {
    const points: Point[] = [];
    for (let far = 0; far <= CELL; far += 4) {
      const by = sign * 2.6 * Math.sin((far / 17) * Math.PI + seed);
      points.push(flat ? [from[0] + far, from[1] + by] : [from[0] + by, from[1] + far]);
    }
    return line(points);
  };
  let barbs = "";
  for (let far = 8.5; far < CELL; far += 17) {
    const [x, y] = flat ? [from[0] + far, from[1]] : [from[0], from[1] + far];
    barbs += `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`;
  }
  return [{ d: strand(1) + strand(-1), ink: "ink", width: 1.3 }, { d: barbs, ink: "ink", width: 1.4 }];
}

/** A gap between two posts, rays and an arrow that leads out; closed: a double bar instead. */
function exit(from: Point, to: Point, seed: number, out: 1 | -1, closed: boolean): Drawing {
  const flat = from[1] === to[1];
  const gap = 0.72 * CELL;
  const stub = (CELL - gap) / 2;
  const place = (along: number, across: number): Point =>
    flat ? [from[0] + along, from[1] + across * out] : [from[0] + across * out, from[1] + along];
  const post = (along: number): string => brush([place(along - 6, 0), place(along + 6, 0)], 12, seed);
  const drawing: Drawing = [{ d: post(stub) + post(CELL - stub), ink: "ink" }];
  if (closed) {
    const bar = (across: number): string =>
      brush([place(stub, across), place(CELL - stub, across)], 3.4, seed + across);
    return [...drawing, { d: bar(-3.5) + bar(3.5), ink: "ink" }];
  }
  let rays = "";
  for (const along of [-34, -22, 22, 34]) {
    rays += line([place(CELL / 2 + along * 0.8, 8), place(CELL / 2 + along * 1.25, 26)]);
  }
  const shaft = brush([place(CELL / 2, -16), place(CELL / 2, 22)], 3.6, seed + 9, { ends: 0.5 });
  const head = line([place(CELL / 2 - 9, 14), place(CELL / 2, 26), place(CELL / 2 + 9, 14)]);
  return [
    ...drawing,
    { d: rays, ink: "accent", width: 1.6 },
    { d: shaft, ink: "accent" },
    { d: head, ink: "accent", width: 3.4 },
  ];
}

/** A wooden door in a wall. */
function door(from: Point, to: Point): Drawing {
  const flat = from[1] === to[1];
  const [long, thick] = [0.74 * CELL, 20];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [w, h] = flat ? [long, thick] : [thick, long];
  const box = `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}Z`;
  const planks = flat
    ? `M${x - long / 6} ${y - h / 2}v${h}M${x + long / 6} ${y - h / 2}v${h}`
    : `M${x - w / 2} ${y - long / 6}h${w}M${x - w / 2} ${y + long / 6}h${w}`;
  return [
    { d: box, ink: "accent" },
    { d: box, ink: "ink", width: 4 },
    { d: planks, ink: "ink", width: 3 },
  ];
}
