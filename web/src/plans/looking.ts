/** How cells and walls of a plan look, and what they are called. */

import { t } from "../words/plans";
import { lookOf, looksOf, type Tone } from "../lib/looks";
import { isLettered, wallName } from "./palette";
import type { Picture, PictureCell } from "../lib/types";
import { sideTowards } from "./picture";

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
  return isLettered(book) ? `${column}${row}` : t("plans-place", { column, row });
}

export function toneOf(book: string, drawn: string): Tone {
  const looks = looksOf(book);
  // A word that is no symbol itself (HT, P2b, ~>) has the tone of its last symbol, or of its first.
  const known = [drawn, drawn.at(-1)!, drawn[0]!].find((mark) => mark in looks.symbols);
  return known ? lookOf(looks, known).tone : "odd";
}

const BESIDE = [
  ["ArrowUp", "above"], ["ArrowRight", "right"], ["ArrowDown", "below"], ["ArrowLeft", "left"],
] as const;

/** A cell for a screen reader: where it is, what is there, and its four walls. */
export function told(
  book: string, cell: PictureCell, picture: Picture, names: Record<string, string>,
): string {
  const around = BESIDE.map(([way, word]) => {
    const side = sideTowards(picture, cell.column, cell.row, way);
    return t(`plans-${word}`, { wall: wallName(book, side?.mark ?? " ") || t("plans-no-wall") });
  });
  const here = cell.here !== false;
  const what = here ? names[cell.text ?? ""] || cell.text || t("plans-empty") : t("plans-no-cell");
  const parts = [t("plans-at", { place: cellName(book, cell), what }), ...(here ? around : []), cell.lying];
  return parts.filter(Boolean).join(", ");
}
