// A board read by the sheets that its screen names: the cells with their marks, and what is between.

import { SEEN, type Screen } from "../lib/types";
import { inMood, isKnown, lookOf, type Look, type Looks } from "../lib/looks";

export type Shade = "seen" | "known";
export type Sheet = Screen["sheets"][number];

export interface Mark extends Look {
  symbol: string;
}

export interface Cell {
  x: number;
  y: number;
  marks: Mark[];
  shade: Shade;
}

/** Something between two cells, by its corners. */
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** The name of its drawing. */
  kind: string;
  word: string;
}

export interface Paper {
  /** In cells, counted as the viewer counts: what becomes known in the west has lower numbers. */
  left: number;
  top: number;
  width: number;
  height: number;
  walled: boolean;
  cells: Cell[];
  lines: Line[];
  /** From left and top on, where they have names. */
  columns: string[];
  rows: string[];
  /** Where each of several levels is. */
  levels: { x: number; y: number; width: number; height: number; level: number }[];
}

/** A board without sheets is text, and nothing on it is known. */
export function paperOf(screen: Screen, looks: Looks): Paper {
  const first = screen.sheets[0];
  const shown = inMood(looks, screen.status.map(({ id }) => id));
  const paper: Paper = {
    left: first?.column ?? 0, top: first?.row ?? 0, width: 0, height: 0, walled: first?.walled ?? false,
    cells: [], lines: [], columns: [], rows: [...(first?.rows ?? [])], levels: [],
  };
  for (const sheet of screen.sheets) {
    // Sheets beside each other have a cell's width between them; one below another counts on.
    const beside = paper.width > 0 && sheet.top === first?.top;
    const x = beside ? paper.left + paper.width + 1 : sheet.column;
    if (sheet.columns.length) paper.columns.push(...(beside ? [""] : []), ...sheet.columns);
    if (sheet.level) paper.levels.push({ x, y: sheet.row, width: sheet.width, height: sheet.height, level: sheet.level });
    addCells(paper, sheet, x, screen, shown);
    if (sheet.walled) addLines(paper, sheet, x, screen.board, looks);
    paper.width = Math.max(paper.width, x + sheet.width - paper.left);
    paper.height = Math.max(paper.height, sheet.row + sheet.height - paper.top);
  }
  return paper;
}

function addCells(paper: Paper, sheet: Sheet, left: number, screen: Screen, looks: Looks): void {
  const post = sheet.walled ? 1 : 0;
  for (let row = 0; row < sheet.height; row++) {
    const line = sheet.top + (sheet.walled ? 2 * row + 1 : row);
    for (let column = 0; column < sheet.width; column++) {
      const [from, to] = [sheet.left + column * sheet.pitch + post, sheet.left + (column + 1) * sheet.pitch];
      const shades = (screen.shades[line] ?? "").slice(from, to).trim();
      const marks = shades ? marksIn((screen.board[line] ?? "").slice(from, to), looks) : [];
      if (!marks.length) continue;
      paper.cells.push({
        x: left + column, y: sheet.row + row, marks, shade: shades.includes(SEEN) ? "seen" : "known",
      });
    }
  }
}

/** What is on the north and west side of each cell, and beyond the last ones. */
function addLines(paper: Paper, sheet: Sheet, left: number, board: string[], looks: Looks): void {
  for (let row = 0; row <= sheet.height; row++) {
    const line = sheet.top + 2 * row;
    const y1 = sheet.row + row;
    for (let column = 0; column <= sheet.width; column++) {
      const start = sheet.left + column * sheet.pitch;
      const x1 = left + column;
      const flat = column < sheet.width ? looks.sides[board[line]?.[start + 1] ?? ""] : undefined;
      if (flat) paper.lines.push({ x1, y1, x2: x1 + 1, y2: y1, kind: flat.glyph ?? "", word: flat.word });
      const upright = row < sheet.height ? looks.sides[board[line + 1]?.[start] ?? ""] : undefined;
      if (upright) paper.lines.push({ x1, y1, x2: x1, y2: y1 + 1, kind: upright.glyph ?? "", word: upright.word });
    }
  }
}

/** The marks of one cell, the longest that is known first. */
export function marksIn(text: string, looks: Looks): Mark[] {
  const marks: Mark[] = [];
  let rest = text.trim();
  while (rest) {
    const two = rest.slice(0, 2);
    const symbol = two.length === 2 && isKnown(looks, two) ? two : rest.slice(0, 1);
    marks.push({ symbol, ...lookOf(looks, symbol) });
    rest = rest.slice(symbol.length).trimStart();
  }
  return marks;
}

/** Whether nothing is drawn on it yet: the bare outline of a map that players draw themselves. */
export function isBare(screen: Screen, looks: Looks): boolean {
  const { cells, lines } = paperOf(screen, looks);
  return lines.length === 0 && cells.every(({ marks }) => marks.every(({ tone }) => tone === "ground"));
}
