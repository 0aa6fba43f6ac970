// Ground and walls as tiles of their own, for legends, palettes and sheets: in a map they are drawn
// from what lies around them.

import { hatch } from "./hatch";
import { brush, CELL, cross, pebbles, thread, type Drawing } from "./ink";
import { side } from "./sides";

const SQUARE = `M0 0H${CELL}V${CELL}H0Z`;

const rock = (): Drawing => [
  { d: SQUARE, ink: "truth" },
  { d: hatch(0, 0, (x, y) => x !== 0 || y !== 0), ink: "hatch", width: 2 },
  { d: brush([[1, 3], [99, 3], [99, 99]], 7, 3), ink: "ink" },
];

const floor = (): Drawing => [
  { d: SQUARE, ink: "memory" },
  { d: cross(10, 10) + cross(90, 10) + cross(10, 90) + cross(90, 90), ink: "line-strong", width: 2.4 },
  { d: pebbles(0, 0), ink: "line-strong", width: 2.4 },
];

const passage = (): Drawing => [
  { d: `M0 18H${CELL}V82H0Z`, ink: "memory" },
  { d: thread([[0, 18], [CELL, 18]], 3, 2) + thread([[0, 82], [CELL, 82]], 8, 2), ink: "line-strong", width: 4 },
  { d: "M18 40h12M52 34h14M30 60h14M70 56h12M58 70h10", ink: "line-strong", width: 3 },
];

/** A wall in the middle of its square. */
const middle = (kind: string) => (): Drawing => side(kind, { x1: 0, y1: 0.5, x2: 1, y2: 0.5 });

export const SAMPLES: Record<string, () => Drawing> = {
  "wall": rock, "floor": floor, "land": floor, "empty": floor, "passage": passage,
  "some": middle("some"), "simple": middle("simple"), "wire": middle("wire"),
  "monolith": middle("monolith"), "untried": middle("untried"), "closed": middle("closed"),
  "outer": middle("outer"), "way-out": middle("exit"),
};
