/** Rectangles on the desk, in cells of the plan: the plan itself, and the papers beside it. */

import type { Box } from "../map/camera";
import type { Shape } from "./model";
import { edgeOf, placeOf } from "./places";
import type { Place } from "./places";

export type { Box };

/** Around what is drawn on a piece: room to draw on, and above it for its name. */
const MARGIN = 0.35;
const HEAD = 0.62;

export function planBox(shape: Shape): Box {
  return { left: 0, top: 0, right: shape.columns, bottom: shape.rows };
}

interface Marked {
  readonly cells: Readonly<Record<string, unknown>>;
  readonly edges: Readonly<Record<string, unknown>>;
}

/** What is drawn on a piece, in its own cells; its first cell always is. */
export function drawnBox({ cells, edges }: Marked): Box {
  const boxes: Box[] = [{ left: 0, top: 0, right: 1, bottom: 1 }];
  for (const key of Object.keys(cells)) {
    const { column, row } = placeOf(key);
    boxes.push({ left: column, top: row, right: column + 1, bottom: row + 1 });
  }
  for (const key of Object.keys(edges)) {
    const { column, row, side } = edgeOf(key);
    const [right, bottom] = side === "u" ? [column + 1, row] : [column, row + 1];
    boxes.push({ left: column, top: row, right, bottom });
  }
  return around(boxes);
}

/** The paper of a piece, in its own cells. */
export function paperBox(sheet: Marked): Box {
  const { left, top, right, bottom } = drawnBox(sheet);
  return {
    left: left - MARGIN, top: top - HEAD, right: right + MARGIN, bottom: bottom + MARGIN,
  }; // prettier-ignore
}

export function movedBox(box: Box, { column, row }: Place): Box {
  return {
    left: box.left + column,
    top: box.top + row,
    right: box.right + column,
    bottom: box.bottom + row,
  };
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
