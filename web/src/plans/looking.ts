/** How cells and walls of a plan look, and what they are called. */

import { lookOf, looksOf, type Tone } from "../table/looks";
import { isLettered, wallName } from "./palette";
import type { PictureCell, PictureWall } from "./walls";

/** The side of a cell, and the margin in which columns and rows have their names. */
export const SIDE = 20;
export const HEAD = 12;

/** Where a column or a row begins. */
export const at = (n: number): number => n * SIDE + HEAD;

/** Some books name columns by letters; after z comes aa. */
export function columnName(book: string, column: number): string {
  if (!isLettered(book)) return String(column + 1);
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnName(book, Math.floor(column / 26) - 1) + last;
}

function cellName(book: string, cell: PictureCell): string {
  const column = columnName(book, cell.column);
  const row = cell.row + 1;
  return isLettered(book) ? `${column}${row}` : `column ${column}, row ${row}`;
}

export function toneOf(book: string, drawn: string): Tone {
  const looks = looksOf(book);
  // A word that is no symbol itself (HT, P2b, ~>) has the tone of its last symbol, or of its first.
  const known = [drawn, drawn.at(-1)!, drawn[0]!].find((mark) => mark in looks.symbols);
  return known ? lookOf(looks, known).tone : "odd";
}

export type WallKind = "none" | "gap" | "wall" | "outer" | "wire" | "monolith" | "exit";

export function kindOf(wall: PictureWall): WallKind {
  if (wall.mark === " ") return wall.sides === 1 ? "gap" : "none";
  if (wall.mark === ":") return "wire";
  if (wall.mark === "#") return "monolith";
  return wall.mark === "=" || wall.mark === "E" ? "exit" : wall.sides === 1 ? "outer" : "wall";
}

const BESIDE: [way: string, word: string][] = [
  ["ArrowUp", "above"], ["ArrowRight", "right"], ["ArrowDown", "below"], ["ArrowLeft", "left"],
];

/** The wall of a cell on the side of an arrow key. */
export function wallBeside(
  walls: readonly PictureWall[], column: number, row: number, way: string,
): PictureWall | undefined {
  const flat = way === "ArrowUp" || way === "ArrowDown";
  const c = column + Number(way === "ArrowRight");
  const r = row + Number(way === "ArrowDown");
  return walls.find((wall) => wall.flat === flat && wall.column === c && wall.row === r);
}

/** A cell for whoever hears the picture: where it is, what is there, and its four walls. */
export function told(
  book: string, cell: PictureCell, walls: readonly PictureWall[], names: Record<string, string>,
): string {
  const around = BESIDE.map(([way, word]) => {
    const wall = wallBeside(walls, cell.column, cell.row, way);
    return `${word} ${wallName(book, wall?.mark ?? " ") || "no wall"}`;
  });
  const what = cell.here ? names[cell.text] || cell.text || "empty" : "no cell";
  const parts = [`${cellName(book, cell)}: ${what}`, ...(cell.here ? around : []), cell.lying];
  return parts.filter(Boolean).join(", ");
}
