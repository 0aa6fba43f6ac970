/** Plans drawn by a hand that does anything, always the same: what it drew, and what is shown. */

import { readFileSync, readdirSync } from "node:fs";
import { drawingOf, type Drawing } from "../../src/plans/books";
import { line, paint, resize } from "../../src/plans/tiles";
import { nextMark, type Side, type WallDrawing } from "../../src/plans/walls";

/** One drawing as the page has it: its text, and what its picture shows on every level. */
export interface Shown {
  book: string;
  text: string;
  /** Rows of tiles, floor by floor. */
  tiles?: string[][];
  /** Level by level and row by row, the word in each cell; "_" where there is none. */
  cells?: string[][];
  /** Row by row the marks of the walls above the cells, and left of them; "_" far from any cell. */
  above?: string[];
  left?: string[];
}

const folder = new URL("../../../src/asterion/books/", import.meta.url);
const KEPT_IN: Record<string, string> = { "dungeon-of-dooom": "dooom" };
const SIDES: Side[] = ["north", "east", "south", "west"];
/** What the game does not read alone: a river without its end, a pit without its loop. */
const WATER_AND_PITS = /^(P:.|[\^><vD]|[o~].)$/;
const NONE = "_";
const STROKES = 24;
const SHOW_EVERY = 6;

/** Whole numbers below n, the same ones in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function plansOf(book: string): string[] {
  const at = new URL(`${KEPT_IN[book] ?? book}/samples/`, folder);
  return readdirSync(at).sort().map((file) => readFileSync(new URL(file, at), "utf8"));
}

/** Everything that this hand has drawn of a book, from a new sheet and from the sample plans. */
export function drawn(book: string, most: number): Shown[] {
  const drawing = drawingOf(book)!;
  const all = drawing.palette.flatMap((group) => group.stamps.map((stamp) => stamp.mark));
  const marks = [...new Set(all)].sort(); // the order of a palette is not the hand's affair
  const small = plansOf(book).filter((text) => text.length < 12_000);
  const firsts = [drawing.first, drawing.first, drawing.first, ...small].slice(0, most);
  return firsts.flatMap((first, number) => {
    const below = chance(number + 1);
    const hand = number % 2 === 0 ? marks.filter((mark) => !WATER_AND_PITS.test(mark)) : marks;
    let text = first;
    const found: Shown[] = [shown(book, drawing, text)];
    for (let n = 1; n <= STROKES; n += 1) {
      const mark = hand[below(hand.length)]!;
      text = drawing.kind === "walls"
        ? wallStroke(drawing.how, text, mark, below)
        : tileStroke(drawing, text, mark, below);
      if (n % SHOW_EVERY === 0) found.push(shown(book, drawing, text));
    }
    return found;
  });
}

type Below = (n: number) => number;

function wallStroke(how: WallDrawing, text: string, mark: string, below: Below): string {
  const level = below(2);
  const picture = how.read(text, level);
  if (typeof picture === "string") throw new Error(`${picture}\n${text}`);
  const cell = picture.cells[below(picture.cells.length)]!;
  const stroke = below(8);
  if (stroke < 4) {
    const live = picture.walls.filter((wall) => wall.sides > 0);
    const wall = live[below(live.length)]!;
    return how.setWall(text, wall, nextMark(how, wall));
  }
  if (stroke === 4) return how.grow(text, SIDES[below(4)]!);
  if (stroke === 5) return how.shrink(text, SIDES[below(4)]!);
  if (mark === "") return how.erase(text, cell.column, cell.row);
  return how.stamp(text, level, cell.column, cell.row, mark);
}

function tileStroke(
  drawing: Extract<Drawing, { kind: "tiles" }>, text: string, mark: string, below: Below,
): string {
  const floor = below(2);
  const picture = drawing.how.read(text, floor);
  if (typeof picture === "string") throw new Error(`${picture}\n${text}`);
  if (!drawing.how.fixed && below(6) === 0) {
    return resize(text, below(3) - 1, below(3) - 1, drawing.how.blank);
  }
  const spot = (): [number, number] => [below(picture.width), below(picture.height)];
  return paint(drawing.how, text, floor, line(spot(), spot()).slice(0, 6), mark);
}

function shown(book: string, drawing: Drawing, text: string): Shown {
  if (drawing.kind === "tiles") {
    const read = (floor: number) => drawing.how.read(text, floor);
    const first = read(0);
    if (typeof first === "string") throw new Error(first);
    const floors = Array.from({ length: first.floors }, (_, floor) => read(floor));
    return { book, text, tiles: floors.map((each) => (typeof each === "string" ? [] : each.rows)) };
  }
  const first = drawing.how.read(text, 0);
  if (typeof first === "string") throw new Error(first);
  const { width, height } = first;
  const levels = Array.from({ length: first.levels }, (_, level) => drawing.how.read(text, level));
  const rowsOf = (rows: number, columns: number, at: (column: number, row: number) => string) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => at(column, row)),
    );
  const wall = (flat: boolean) => (column: number, row: number) => {
    const found = first.walls.find(
      (each) => each.flat === flat && each.column === column && each.row === row,
    )!;
    return found.sides > 0 ? found.mark : NONE;
  };
  const words = (level: number) => (column: number, row: number) => {
    const picture = levels[level]!;
    if (typeof picture === "string") throw new Error(picture);
    const cell = picture.cells.find((each) => each.column === column && each.row === row)!;
    return cell.here ? cell.text || "." : NONE;
  };
  const whole = (rows: string[][], between = "") => rows.map((row) => row.join(between));
  return {
    book,
    text,
    cells: levels.map((_, level) => whole(rowsOf(height, width, words(level)), " ")),
    above: whole(rowsOf(height + 1, width, wall(true))),
    left: whole(rowsOf(height, width + 1, wall(false))),
  };
}
