/** Labyrinth's squared paper: which lines draw, what a cell is called, cells made and erased. */

import {
  content, flatFrom, flatMark, postFrom, put, putFlat, putUpright, squaresOf, uprightMark,
  type Squares,
} from "./sheet";

export const EMPTY = " ";
/** What lies about, below the drawing: `b3: 2 bullets`. */
export const LEGEND = /^\s*([a-z]{1,2})([0-9]{1,2})\s*:(.*)$/;

/** The lines that draw: not a name, a comment, or what lies about. */
function drawnLines(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => {
    const bare = line.trim();
    const other = bare === "" || "#;".includes(bare[0]!) || /^name(\s|$)/.test(bare);
    return other || bare.includes(":") ? [] : [index];
  });
}

export function opened(text: string): { lines: string[]; squares: Squares | string } {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  return { lines, squares: squaresOf(lines, drawnLines(lines)) };
}

/** Columns by letter, rows by number: a1, b3, and after z1 comes aa1. */
export function cellName(column: number, row: number): string {
  let letters = "";
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(97 + (left % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

export function isHere(
  lines: readonly string[], squares: Squares, column: number, row: number,
): boolean {
  const inside = column >= 0 && row >= 0 && column < squares.width && row < squares.height;
  return inside && content(lines, squares, column, row) !== "";
}

/** A new cell stands between posts, and has a wall wherever it meets the outside. */
export function enclose(lines: string[], squares: Squares, column: number, row: number): void {
  for (const down of [0, 1]) {
    for (const right of [0, 1]) {
      put(lines, squares.walls[row + down]!, postFrom(squares, column + right), "+");
    }
    if (!isHere(lines, squares, column, row + (down ? 1 : -1))) {
      putFlat(lines, squares, column, row + down, "-");
    } else if (flatMark(lines, squares, column, row + down) === "=") {
      putFlat(lines, squares, column, row + down, EMPTY);
    }
    if (!isHere(lines, squares, column + (down ? 1 : -1), row)) {
      putUpright(lines, squares, column + down, row, "|");
    } else if (uprightMark(lines, squares, column + down, row) === "=") {
      putUpright(lines, squares, column + down, row, EMPTY);
    }
  }
}

/** The cell is no part of the labyrinth any more, nor is what lay there. */
export function erase(text: string, column: number, row: number): string {
  const { lines, squares } = opened(text);
  if (typeof squares === "string" || !isHere(lines, squares, column, row)) return text;
  rubOut(lines, squares, column, row);
  const name = cellName(column, row);
  const kept = lines.filter((line) => {
    const found = LEGEND.exec(line);
    return found === null || `${found[1]}${Number(found[2])}` !== name;
  });
  return kept.join("\n");
}

/** The neighbours of the cell get an outer wall there. */
export function rubOut(lines: string[], squares: Squares, column: number, row: number): void {
  const from = flatFrom(squares, column);
  put(lines, squares.cells[row]!, from, EMPTY.repeat(squares.pitch - 1));
  const here = (c: number, r: number) => isHere(lines, squares, c, r);
  for (const one of [0, 1]) {
    putFlat(lines, squares, column, row + one, here(column, row + (one ? 1 : -1)) ? "-" : EMPTY);
    putUpright(lines, squares, column + one, row, here(column + (one ? 1 : -1), row) ? "|" : EMPTY);
    for (const other of [0, 1]) {
      const [c, r] = [column + one, row + other];
      const wanted = here(c, r) || here(c - 1, r) || here(c, r - 1) || here(c - 1, r - 1);
      put(lines, squares.walls[r]!, postFrom(squares, c), wanted ? "+" : EMPTY);
    }
  }
}
