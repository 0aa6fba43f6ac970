/** A plan of cells with walls between them, as a picture draws it and a click changes it. */

export interface PictureCell {
  column: number;
  row: number;
  /** What is drawn there; empty where there is no cell. */
  text: string;
  here: boolean;
  /** What lies there by a line below the drawing, which only the text can change. */
  lying: string;
  /** Where that stands in the text: line and column from 0, and how long it is. */
  line: number;
  from: number;
  length: number;
}

export interface PictureWall {
  /** Above the cell (flat) or left of it; one column or row more than there are cells. */
  column: number;
  row: number;
  flat: boolean;
  mark: string;
  /** How many of the two sides are cells. */
  sides: number;
  line: number;
  from: number;
  length: number;
}

export interface WallPicture {
  width: number;
  height: number;
  cells: PictureCell[];
  walls: PictureWall[];
  levels: number;
}

export type Side = "north" | "east" | "south" | "west";

/** A way to draw one book's plans. Every change takes a text and gives a text. */
export interface WallDrawing {
  /** A picture of one level, or a sentence why there is none. */
  read: (text: string, level: number) => WallPicture | string;
  stamp: (text: string, level: number, column: number, row: number, mark: string) => string;
  /** The marks that a wall can have there, the first one being no wall. */
  marks: (wall: PictureWall) => string[];
  setWall: (text: string, wall: PictureWall, mark: string) => string;
  erase: (text: string, column: number, row: number) => string;
  grow: (text: string, side: Side) => string;
  shrink: (text: string, side: Side) => string;
}

/** The wall after this one when it is clicked. */
export function nextMark(drawing: WallDrawing, wall: PictureWall): string {
  const marks = drawing.marks(wall);
  return marks[(marks.indexOf(wall.mark) + 1) % marks.length] ?? wall.mark;
}
