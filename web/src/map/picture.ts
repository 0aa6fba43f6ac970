// A map as plain data: all that drawing it takes, and nothing of any book.

import type { Box } from "./camera";
import type { Flow } from "./water";
import type { Tone } from "./tiles";

/** In sight, remembered, or shown at the end; a cell that is not in the picture is unknown. */
export type Layer = "seen" | "remembered" | "truth";
export type Ground = "floor" | "rock" | "passage" | "door";

/** Something in a cell. */
export interface PictureMark {
  tile: string;
  tone: Tone;
  /** Written where the tile has no drawing. */
  letters: string;
  word: string;
  /** What it is one of, where the word says which one it is. */
  of?: string;
  /** What it does, in a line. */
  about?: string;
  as?: "sure" | "maybe" | "not" | "dead";
  flow?: Flow;
}

export interface PictureCell {
  x: number;
  y: number;
  layer: Layer;
  ground: Ground;
  marks: PictureMark[];
  /** The ground in words. */
  word: string;
}

/** Something between two cells, by its corners. */
export interface PictureSide {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  kind: string;
  word?: string;
  layer?: Layer;
}

/** A player's piece. */
export interface PictureToken {
  id: string;
  x: number;
  y: number;
  /** Which player: their shape and colour. */
  n: number;
  initial: string;
  word: string;
  you: boolean;
}

export interface Picture {
  /** In cells. What becomes known beyond the left edge has numbers below zero. */
  left: number;
  top: number;
  width: number;
  height: number;
  cells: PictureCell[];
  sides: PictureSide[];
  tokens: PictureToken[];
  /** Whether cells are small: then rock is drawn coarser, and only beside open ground. */
  small: boolean;
  /** Whether walls stand between cells instead of filling some. */
  walled: boolean;
  /** What its columns and rows are called, from left and top on; empty: nothing. */
  columns: string[];
  rows: string[];
  /** Where several levels stand side by side: the name of each, and its upper left cell. */
  levels?: { x: number; y: number; name: string }[];
}

export const EMPTY: Picture = {
  left: 0, top: 0, width: 0, height: 0, cells: [], sides: [], tokens: [], small: false,
  walled: false, columns: [], rows: [],
};

export const keyOf = (x: number, y: number): string => `${x} ${y}`;

/** Cells by their place. */
export class Atlas {
  private readonly found = new Map<string, PictureCell>();

  constructor(readonly picture: Picture) {
    for (const cell of picture.cells) this.found.set(keyOf(cell.x, cell.y), cell);
  }

  at(x: number, y: number): PictureCell | undefined {
    return this.found.get(keyOf(x, y));
  }

  isOpen(x: number, y: number): boolean {
    const cell = this.at(x, y);
    return cell !== undefined && cell.ground !== "rock";
  }

  /** What is between a cell and its neighbour, where walls stand between cells. */
  sideBetween(x: number, y: number, dx: number, dy: number): PictureSide | undefined {
    const [x1, y1] = [dx > 0 ? x + 1 : x, dy > 0 ? y + 1 : y];
    const flat = dy !== 0;
    return this.picture.sides.find((side) =>
      side.x1 === x1 && side.y1 === y1 && (side.y1 === side.y2) === flat);
  }
}

export const extentOf = ({ left, top, width, height }: Picture): Box =>
  ({ left, top, right: left + width, bottom: top + height });

/** What of it is known: there is more of the plan than that. A frame that is known from the start counts for nothing. */
export function knownIn(picture: Picture): Box {
  const cells = picture.small ? picture.cells.filter(({ ground }) => ground !== "rock") : picture.cells;
  if (picture.walled || !cells.length) return extentOf(picture);
  const known = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of cells) {
    known.left = Math.min(known.left, x);
    known.top = Math.min(known.top, y);
    known.right = Math.max(known.right, x + 1);
    known.bottom = Math.max(known.bottom, y + 1);
  }
  return known;
}

export function you(picture: Picture): PictureToken | undefined {
  return picture.tokens.find((token) => token.you);
}
