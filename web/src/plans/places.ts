/** Places in the text of a plan, as the server tells them. */

import type { TextPlace } from "../lib/types";

/** Whether a place in the text is within a piece of it. */
export function covers(piece: TextPlace, place: TextPlace): boolean {
  if (piece.line !== place.line) return false;
  const end = place.column + Math.max(place.length, 1);
  return place.column < piece.column + piece.length && piece.column < end;
}

/** Where a line of a text begins, as a number of characters. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(before + Math.min(column, lines[line]?.length ?? 0), text.length);
}
