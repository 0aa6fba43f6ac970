/** How a book's plans are drawn: its palette and first plan, and the kind of drawing they are. */

import { bookSaid } from "../lib/shelf";
import { DUNGEONLAB } from "./dungeonlab";
import { LABYRINTH } from "./labyrinth";
import { paletteOf, type StampGroup } from "./palette";
import { readFloor, readMap, type TileDrawing } from "./tiles";
import type { WallDrawing } from "./walls";

export type Drawing =
  | { kind: "tiles"; how: TileDrawing; palette: StampGroup[]; first: string }
  | { kind: "walls"; how: WallDrawing; palette: StampGroup[]; first: string };

/** How this book's plans are drawn; a book that does not say so is drawn as text alone. */
export function drawingOf(book: string): Drawing | undefined {
  const said = bookSaid(book)?.looks.drawing;
  if (!said) return undefined;
  const { first, blank, only, ground, fixed, lettered } = said;
  const palette = paletteOf(book);
  if (said.kind === "walls") {
    return { kind: "walls", how: lettered ? LABYRINTH : DUNGEONLAB, palette, first };
  }
  const read = fixed ? readFloor : readMap;
  return { kind: "tiles", how: { read, blank, only, ground, fixed }, palette, first };
}

/** The name that the text gives its plan. */
export function nameIn(text: string): string {
  return /^[ \t]*name[ \t]+(.*)$/m.exec(text)?.[1]?.trim() ?? "";
}
