/** Plans of DungeonLab as pictures: walls that all levels share, and a word for each cell. */

import {
  flatFrom, flatMark, postFrom, put, putFlat, putUpright, squaresOf, uprightMark, type Squares,
} from "./sheet";
import { grow, shrink } from "./dungeonlab-size";
import type { PictureCell, PictureWall, WallDrawing, WallPicture } from "./walls";

const EMPTY = " ";
const NOTHING = "..";
const NO_CELL = "--";
const REMARK = ";";
const LEGEND = /^\s*([0-9]{1,3})\s+([0-9]{1,3})\s*:(.*)$/;

interface Word {
  text: string;
  line: number;
  from: number;
}

export interface Dungeon {
  lines: string[];
  squares: Squares;
  /** Level by level and row by row, the words of its cells. */
  levels: Word[][][];
  lying: Map<string, string>[];
}

/** The text taken apart as the game takes it apart, or a sentence why that cannot be drawn. */
export function dungeonOf(text: string): Dungeon | string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const walls: number[] = [];
  const levels: Word[][][] = [];
  const lying: Map<string, string>[] = [];
  let section: "" | "walls" | number = "";
  for (const [number, line] of lines.entries()) {
    const drawn = line.split(REMARK)[0]!;
    const word = drawn.trim().split(/\s+/)[0]!.toLowerCase();
    if (word === "" || word === "name" || word === "base") continue;
    const level = /^\s*level\s+([0-9]{1,2})\s*$/i.exec(drawn);
    if (word === "walls") section = "walls";
    else if (word === "level") section = level ? Number(level[1]) - 1 : "";
    else if (section === "walls") walls.push(number);
    else if (section !== "") {
      const legend = LEGEND.exec(drawn);
      if (legend) {
        const things = (lying[section] ??= new Map<string, string>());
        things.set(`${Number(legend[1]) - 1} ${Number(legend[2]) - 1}`, legend[3]!.trim());
      } else {
        const words = [...drawn.matchAll(/\S+/g)];
        const row = words.map((found) => ({ text: found[0], line: number, from: found.index }));
        (levels[section] ??= []).push(row);
      }
    }
  }
  const bare = lines.map((line) => line.split(REMARK)[0]!);
  const squares = squaresOf(bare, walls);
  if (typeof squares === "string") return squares;
  if (squares.pitch !== 3) return "Posts (+) must stand three columns apart, as in +##+##+.";
  for (let level = 0; level < Math.max(levels.length, 1); level += 1) {
    const rows = levels[level] ?? [];
    const fits = rows.length === squares.height;
    if (!fits || rows.some((row) => row.length !== squares.width)) {
      const size = `${squares.width} columns and ${squares.height} rows`;
      return `Level ${level + 1} must have ${size}, as the walls have.`;
    }
    lying[level] ??= new Map();
  }
  return { lines, squares, levels, lying };
}

export function isHere(dungeon: Dungeon, column: number, row: number): boolean {
  const word = dungeon.levels[0]![row]?.[column];
  return word !== undefined && word.text !== NO_CELL;
}

function read(text: string, level: number): WallPicture | string {
  const dungeon = dungeonOf(text);
  if (typeof dungeon === "string") return dungeon;
  const { lines, squares, levels } = dungeon;
  const { width, height } = squares;
  const bare = lines.map((line) => line.split(REMARK)[0]!);
  const cells: PictureCell[] = [];
  const walls: PictureWall[] = [];
  const shown = Math.min(level, levels.length - 1);
  levels[shown]!.forEach((words, row) =>
    words.forEach((word, column) => {
      const here = word.text !== NO_CELL;
      const drawn = here && word.text !== NOTHING ? word.text : "";
      const lying = dungeon.lying[shown]!.get(`${column} ${row}`) ?? "";
      const place = { line: word.line, from: word.from, length: word.text.length };
      cells.push({ column, row, text: drawn, here, lying, ...place });
    }),
  );
  const here = (column: number, row: number) => Number(isHere(dungeon, column, row));
  for (let row = 0; row <= height; row += 1) {
    for (let column = 0; column <= width; column += 1) {
      if (column < width) {
        const place = { line: squares.walls[row]!, from: flatFrom(squares, column), length: 2 };
        const mark = flatMark(bare, squares, column, row);
        const sides = here(column, row) + here(column, row - 1);
        walls.push({ column, row, flat: true, mark, sides, ...place });
      }
      if (row < height) {
        const place = { line: squares.cells[row]!, from: postFrom(squares, column), length: 1 };
        const mark = uprightMark(bare, squares, column, row);
        const sides = here(column, row) + here(column - 1, row);
        walls.push({ column, row, flat: false, mark, sides, ...place });
      }
    }
  }
  return { width, height, cells, walls, levels: levels.length };
}

function marks(wall: PictureWall): string[] {
  if (wall.sides === 0) return [EMPTY];
  return wall.sides === 2 ? [EMPTY, wall.flat ? "-" : "|", ":", "#"] : ["#", "E"];
}

function setWall(text: string, wall: PictureWall, mark: string): string {
  const dungeon = dungeonOf(text);
  if (typeof dungeon === "string") return text;
  const { lines, squares } = dungeon;
  const draw = wall.flat ? putFlat : putUpright;
  draw(lines, squares, wall.column, wall.row, mark, REMARK);
  return lines.join("\n");
}

/** Put a word in the place of another; the row keeps its look where there is room. */
function putWord(lines: string[], word: Word, mark: string): void {
  const line = lines[word.line]!;
  const after = line.slice(word.from + word.text.length);
  const room = /^ */.exec(after)![0].length;
  const spare = word.text.length - mark.length;
  const last = after.trim() === "";
  const gap = last ? 0 : Math.max(1, room + spare);
  lines[word.line] = line.slice(0, word.from) + mark + " ".repeat(gap) + after.slice(room);
}

/** The lowest number of a cycle that no pit of any level has. */
function nextPit(dungeon: Dungeon, letter: string): string {
  const words = dungeon.levels.flat(2).map((word) => word.text);
  let number = 1;
  while (words.includes(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

function stamp(text: string, level: number, column: number, row: number, mark: string): string {
  let dungeon = dungeonOf(text);
  if (typeof dungeon === "string") return text;
  if (!isHere(dungeon, column, row)) {
    const made = withCell(dungeon, column, row, true);
    if (made === null) return text;
    dungeon = made;
  }
  const shown = Math.min(level, dungeon.levels.length - 1);
  const pit = /^P:([a-z])$/.exec(mark);
  const drawn = pit ? nextPit(dungeon, pit[1]!) : mark;
  putWord(dungeon.lines, dungeon.levels[shown]![row]![column]!, drawn);
  return dungeon.lines.join("\n");
}

function erase(text: string, column: number, row: number): string {
  const dungeon = dungeonOf(text);
  if (typeof dungeon === "string" || !isHere(dungeon, column, row)) return text;
  const changed = withCell(dungeon, column, row, false);
  // The last cell of an outermost row or column would leave walls smaller than the levels.
  if (changed === null) return text;
  const kept = changed.lines.filter((line) => {
    const found = LEGEND.exec(line);
    return found === null || Number(found[1]) !== column + 1 || Number(found[2]) !== row + 1;
  });
  return kept.join("\n");
}

/** A cell made or erased on every level, monoliths around it; null where that is no drawing. */
function withCell(dungeon: Dungeon, column: number, row: number, made: boolean): Dungeon | null {
  const { lines, squares } = dungeon;
  const word = made ? NOTHING : NO_CELL;
  for (const level of dungeon.levels) putWord(lines, level[row]![column]!, word);
  const here = (c: number, r: number) =>
    c === column && r === row ? made : isHere(dungeon, c, r);
  for (const one of [0, 1]) {
    const flat = here(column, row + (one ? 1 : -1));
    const upright = here(column + (one ? 1 : -1), row);
    const mark = (beyond: boolean) => (beyond === made ? EMPTY : "#");
    putFlat(lines, squares, column, row + one, mark(flat), REMARK);
    putUpright(lines, squares, column + one, row, mark(upright), REMARK);
    for (const other of [0, 1]) {
      const [c, r] = [column + one, row + other];
      const wanted = here(c, r) || here(c - 1, r) || here(c, r - 1) || here(c - 1, r - 1);
      put(lines, squares.walls[r]!, postFrom(squares, c), wanted ? "+" : EMPTY, REMARK);
    }
  }
  const changed = dungeonOf(lines.join("\n"));
  return typeof changed === "string" ? null : changed;
}

export const DUNGEONLAB: WallDrawing = { read, stamp, marks, setWall, erase, grow, shrink };
