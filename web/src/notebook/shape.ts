/** The agreed shape of the plan, from the sheet that the master lays before everyone. */

import type { SheetStroke, Told } from "../lib/types";
import type { Shape } from "./model";

export const NO_SHAPE: Shape = { columns: 5, rows: 5, levels: 1, mask: [] };

export function shapeOf({ columns, rows, levels = 1, mask = [] }: SheetStroke): Shape {
  return { columns, rows, levels, mask };
}

/** The shape that these news tell; null if they tell none. */
export function shapeIn(news: readonly Told[]): Shape | null {
  for (const { strokes = [] } of news) {
    const sheet = strokes.find((stroke) => stroke.draw === "sheet");
    if (sheet) return shapeOf(sheet);
  }
  return null;
}
