// Screens as the server sends them, from drawings.

import type { Row, Screen } from "../src/lib/types";
import type { Sheet } from "../src/map/board";

export function sheet(width: number, height: number, more: Partial<Sheet> = {}): Sheet {
  return {
    width, height, left: 0, top: 0, pitch: 1, walled: false, level: 0, column: 0, row: 0,
    columns: [], rows: [], ...more,
  };
}

/** A character a square; everything that is not blank is in sight, if nothing else is said. */
export function tiled(board: string[], more: Partial<Screen> = {}, corner: Partial<Sheet> = {}): Screen {
  const shades = board.map((row) => row.replace(/\S/g, "s"));
  const width = Math.max(...board.map((row) => row.length));
  return { board, shades, status: [], sheets: [sheet(width, board.length, corner)], ...more };
}

/** Cells with walls between them, from the first post on. */
export function walled(board: string[], sheets: Sheet[], shades = board.map((row) => "s".repeat(row.length))): Screen {
  return { board, shades, status: [], sheets };
}

/** A row of the status, with its counts. */
export function row(id: string, value: string, ...counts: [now: number, full: number][]): Row {
  return { id, label: id, value, counts: counts.map(([now, full]) => ({ now, full, says: "" })) };
}
