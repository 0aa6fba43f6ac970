/** Plans of Labyrinth as pictures: one drawing, land as points, exits in the outer wall. */

import { grow, shrink } from "./labyrinth-size";
import {
  EMPTY, LEGEND, cellName, enclose, erase, isHere, opened,
} from "./labyrinth-sheet";
import {
  content, flatFrom, flatMark, postFrom, put, putFlat, putUpright, uprightMark, widen, type Squares,
} from "./sheet";
import type { PictureCell, PictureWall, WallDrawing, WallPicture } from "./walls";

const TREASURES = ["T", "F"];

function read(text: string): WallPicture | string {
  const { lines, squares } = opened(text);
  if (typeof squares === "string") return squares;
  const here = (column: number, row: number) => isHere(lines, squares, column, row);
  const lying = new Map<string, string>();
  for (const line of lines) {
    const found = LEGEND.exec(line);
    if (found) lying.set(`${found[1]}${found[2]}`, found[3]!.trim());
  }
  const cells: PictureCell[] = [];
  const walls: PictureWall[] = [];
  for (let row = 0; row <= squares.height; row += 1) {
    for (let column = 0; column <= squares.width; column += 1) {
      const at = { column, row };
      if (column < squares.width && row < squares.height) {
        const place = { line: squares.cells[row]!, from: flatFrom(squares, column) };
        const drawn = content(lines, squares, column, row);
        const things = lying.get(cellName(column, row)) ?? "";
        const length = squares.pitch - 1;
        cells.push({ ...at, text: drawn, here: drawn !== "", lying: things, ...place, length });
      }
      if (column < squares.width) {
        const place = { line: squares.walls[row]!, from: flatFrom(squares, column) };
        const sides = Number(here(column, row)) + Number(here(column, row - 1));
        const mark = flatMark(lines, squares, column, row);
        walls.push({ ...at, flat: true, mark, sides, ...place, length: squares.pitch - 1 });
      }
      if (row < squares.height) {
        const place = { line: squares.cells[row]!, from: postFrom(squares, column) };
        const sides = Number(here(column, row)) + Number(here(column - 1, row));
        const mark = uprightMark(lines, squares, column, row);
        walls.push({ ...at, flat: false, mark, sides, ...place, length: 1 });
      }
    }
  }
  return { width: squares.width, height: squares.height, cells, walls, levels: 1 };
}

const wallMark = (flat: boolean): string => (flat ? "-" : "|");

function marks(wall: PictureWall): string[] {
  if (wall.sides === 0) return [EMPTY];
  return wall.sides === 2 ? [EMPTY, wallMark(wall.flat)] : [EMPTY, wallMark(wall.flat), "="];
}

function setWall(text: string, wall: PictureWall, mark: string): string {
  const { lines, squares } = opened(text);
  if (typeof squares === "string") return text;
  if (wall.flat) putFlat(lines, squares, wall.column, wall.row, mark);
  else putUpright(lines, squares, wall.column, wall.row, mark);
  return lines.join("\n");
}

/** The lowest number of a loop that no pit has; loop a is written without its letter. */
function nextPit(lines: readonly string[], squares: Squares, loop: string): string {
  const taken = new Set<number>();
  for (let row = 0; row < squares.height; row += 1) {
    for (let column = 0; column < squares.width; column += 1) {
      const pit = /^P([0-9]+)([a-z]*)/.exec(content(lines, squares, column, row));
      if (pit && (pit[2] || "a") === loop) taken.add(Number(pit[1]));
    }
  }
  let number = 1;
  while (taken.has(number)) number += 1;
  return `P${number}${loop === "a" ? "" : loop}`;
}

/** A kind replaces the kind, a treasure lies down or is taken away, "P" is the loop's next pit. */
function stamp(text: string, _level: number, column: number, row: number, mark: string): string {
  const { lines, squares: found } = opened(text);
  if (typeof found === "string") return text;
  let squares = found;
  const old = content(lines, squares, column, row);
  const treasures = /[TF]*$/.exec(old)![0];
  const kind = old.slice(0, old.length - treasures.length);
  let drawn: string;
  if (TREASURES.includes(mark)) {
    const lying = treasures.includes(mark) ? treasures.replace(mark, "") : treasures + mark;
    drawn = (kind === "." && lying ? "" : kind) + lying || ".";
  } else {
    const pit = /^P:([a-z])$/.exec(mark);
    const next = pit ? nextPit(lines, squares, pit[1]!) : mark;
    drawn = next === "." && treasures ? treasures : next + treasures;
  }
  squares = widen(lines, squares, drawn.length + 1);
  if (old === "") enclose(lines, squares, column, row);
  const from = flatFrom(squares, column);
  put(lines, squares.cells[row]!, from, drawn.padEnd(squares.pitch - 1));
  return lines.join("\n");
}

export const LABYRINTH: WallDrawing = { read, stamp, marks, setWall, erase, grow, shrink };
