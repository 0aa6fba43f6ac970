/** Labyrinths made larger or smaller by a row or a column. */

import { EMPTY, LEGEND, cellName, enclose, isHere, opened, rubOut } from "./labyrinth-sheet";
import { flatFrom, piece, put, putFlat, putUpright, type Squares } from "./sheet";
import type { Side } from "./walls";

/** One more row or column, land beside every cell that was at that edge. */
export function grow(text: string, side: Side): string {
  const { lines, squares } = opened(text);
  if (typeof squares === "string") return text;
  const { left, pitch, width, height } = squares;
  const first = squares.walls[0]!;
  const last = squares.walls[height]!;
  if (side === "east") {
    addColumn(lines, { ...squares, width: width + 1 }, width, -1);
  } else if (side === "west") {
    for (const line of [...squares.walls, ...squares.cells]) {
      lines[line] = " ".repeat(left + pitch) + lines[line]!.slice(left);
    }
    addColumn(lines, { ...squares, width: width + 1 }, 0, 1);
  } else if (side === "south") {
    lines.splice(last + 1, 0, "", "");
    const walls = [...squares.walls, last + 2];
    const cells = [...squares.cells, last + 1];
    addRow(lines, { ...squares, height: height + 1, walls, cells }, height, -1);
  } else {
    lines.splice(first, 0, "", "");
    const walls = [first, ...squares.walls.map((line) => line + 2)];
    const cells = [first + 1, ...squares.cells.map((line) => line + 2)];
    addRow(lines, { ...squares, height: height + 1, walls, cells }, 0, 1);
  }
  const changed = renamed(lines, Number(side === "west"), Number(side === "north"), () => true);
  return changed.join("\n");
}

function addRow(lines: string[], squares: Squares, row: number, inwards: number): void {
  const beside = Array.from({ length: squares.width }, (_, c) => c)
    .filter((column) => isHere(lines, squares, column, row + inwards));
  for (const column of beside) {
    put(lines, squares.cells[row]!, flatFrom(squares, column), ".".padEnd(squares.pitch - 1));
  }
  for (const column of beside) {
    enclose(lines, squares, column, row);
    putFlat(lines, squares, column, inwards > 0 ? row + 1 : row, EMPTY);
    if (beside.includes(column + 1)) putUpright(lines, squares, column + 1, row, EMPTY);
  }
}

function addColumn(lines: string[], squares: Squares, column: number, inwards: number): void {
  const beside = Array.from({ length: squares.height }, (_, r) => r)
    .filter((row) => isHere(lines, squares, column + inwards, row));
  for (const row of beside) {
    put(lines, squares.cells[row]!, flatFrom(squares, column), ".".padEnd(squares.pitch - 1));
  }
  for (const row of beside) {
    enclose(lines, squares, column, row);
    putUpright(lines, squares, inwards > 0 ? column + 1 : column, row, EMPTY);
    if (beside.includes(row + 1)) putFlat(lines, squares, column, row + 1, EMPTY);
  }
}

/** What lies about is told by the names of cells, which have moved; what lay on none goes. */
function renamed(
  lines: readonly string[], right: number, down: number, stays: (c: number, r: number) => boolean,
): string[] {
  return lines.flatMap((line) => {
    const found = LEGEND.exec(line);
    if (!found) return [line];
    const column = [...found[1]!].reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 96, 0) - 1;
    const row = Number(found[2]) - 1;
    if (!stays(column, row)) return [];
    return right || down ? [`${cellName(column + right, row + down)}:${found[3]}`] : [line];
  });
}

/** The outermost row or column goes, with all that was drawn in it. */
export function shrink(text: string, side: Side): string {
  const { lines, squares } = opened(text);
  if (typeof squares === "string") return text;
  const { width, height, walls, cells } = squares;
  const upright = side === "east" || side === "west";
  if ((upright ? width : height) < 2) return text;
  const edge = { north: 0, west: 0, east: width - 1, south: height - 1 }[side];
  for (let at = 0; at < (upright ? height : width); at += 1) {
    const [column, row] = upright ? [edge, at] : [at, edge];
    if (isHere(lines, squares, column, row)) rubOut(lines, squares, column, row);
  }
  if (side === "west") {
    for (const line of [...walls, ...cells]) {
      const rest = (lines[line] ?? "").slice(squares.left + squares.pitch);
      lines[line] = piece(lines, line, 0, squares.left) + rest;
    }
  }
  const gone = new Set<number>();
  if (side === "north") gone.add(walls[0]!).add(cells[0]!);
  if (side === "south") gone.add(walls.at(-1)!).add(cells.at(-1)!);
  const kept = lines.filter((_, line) => !gone.has(line));
  const stays = (column: number, row: number): boolean => (upright ? column : row) !== edge;
  const changed = renamed(kept, -Number(side === "west"), -Number(side === "north"), stays);
  return changed.join("\n");
}
