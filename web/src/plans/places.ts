/** Where in the text a problem is: each book tells the place in its own way. */

import { cellName } from "./labyrinth-sheet";
import { LABYRINTH } from "./labyrinth";
import { isFixed, isLettered } from "./palette";
import { floorsOf } from "./tiles";

/** One fault or piece of advice, as the validator tells it. Counted from 1; without: the whole. */
export interface PlanFault {
  rule: string;
  text: string;
  line?: number;
  column?: number;
  level?: number;
  advice?: boolean;
  /** The place on the plan, by its name in the book. */
  cell?: string;
}

/** A place in the text, line and column from 0. */
export interface TextPlace {
  line: number;
  from: number;
  length: number;
}

/** The place in the text, or null for a problem of the plan as a whole. */
export function placeOf(book: string, text: string, fault: PlanFault): TextPlace | null {
  const line = fault.line ?? 0;
  const column = fault.column ?? 0;
  if (isFixed(book)) return onFloor(text, fault.level ?? 0, line, column);
  if (fault.cell && isLettered(book)) return cellPlace(text, fault.cell);
  if (line === 0) return null;
  return { line: line - 1, from: Math.max(column - 1, 0), length: column === 0 ? 0 : 1 };
}

/** On a floor lines are counted from its own first one; without a line it is the floor's. */
function onFloor(text: string, level: number, line: number, column: number): TextPlace | null {
  const floor = floorsOf(text)[level - 1];
  if (floor === undefined) return null;
  const from = Math.max(column - 1, 0);
  return { line: floor.first + Math.max(line - 1, 0), from, length: column === 0 ? 0 : 1 };
}

/** A problem of a labyrinth that can be read names its cell. */
function cellPlace(text: string, name: string): TextPlace | null {
  const picture = LABYRINTH.read(text, 0);
  if (typeof picture === "string") return null;
  const cell = picture.cells.find((each) => cellName(each.column, each.row) === name);
  return cell ? { line: cell.line, from: cell.from, length: cell.length } : null;
}

/** Whether a place in the text is within a piece of it. */
export function covers(piece: TextPlace, place: TextPlace): boolean {
  if (piece.line !== place.line) return false;
  const end = place.from + Math.max(place.length, 1);
  return place.from < piece.from + piece.length && piece.from < end;
}

/** Where a line of a text begins, as a number of characters. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(before + Math.min(column, lines[line]?.length ?? 0), text.length);
}
