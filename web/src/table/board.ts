// A board of characters taken apart for drawing, and put into words.

import { KNOWN, SEEN, type Screen } from "../lib/types";
import { lookOf, type Looks, type Tone } from "./looks";

export type Shade = "seen" | "known";

/** Some squares of one row that look the same. */
export interface Run {
  x: number;
  y: number;
  length: number;
  kind: "wall" | "floor" | "passage";
  shade: Shade;
}

export interface Mark {
  x: number;
  y: number;
  symbol: string;
  word: string;
  tone: Tone;
  glyph: string;
  shade: Shade;
}

export interface Tiles {
  width: number;
  height: number;
  runs: Run[];
  marks: Mark[];
}

function shadeAt(screen: Screen, x: number, y: number): Shade | null {
  const shade = screen.shades[y]?.[x];
  return shade === SEEN ? "seen" : shade === KNOWN ? "known" : null;
}

/** A board on which every character is a square. */
export function tilesOf(screen: Screen, looks: Looks): Tiles {
  const width = Math.max(0, ...screen.board.map((row) => row.length));
  const runs: Run[] = [];
  const marks: Mark[] = [];
  screen.board.forEach((row, y) => {
    let last: Run | undefined;
    for (let x = 0; x < row.length; x++) {
      const symbol = row[x] ?? " ";
      const shade = shadeAt(screen, x, y);
      if (symbol === " " || shade === null) {
        last = undefined;
        continue;
      }
      const look = lookOf(looks, symbol);
      const kind = look.tone === "stone" ? "wall" : look.word === "passage" ? "passage" : "floor";
      if (last && last.kind === kind && last.shade === shade) last.length += 1;
      else runs.push((last = { x, y, length: 1, kind, shade }));
      if (look.tone !== "stone" && look.tone !== "ground") {
        const glyph = look.glyph ?? "";
        marks.push({ x, y, symbol, word: look.word, tone: look.tone, glyph, shade });
      }
    }
  });
  return { width, height: screen.board.length, runs, marks };
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** wall, some, wire, monolith, untried, exit or closed: each is drawn in its own way. */
  kind: string;
}

export interface Cell {
  x: number;
  y: number;
  marks: { symbol: string; word: string; tone: Tone; glyph: string }[];
  shade: Shade;
}

export interface Lines {
  /** In cells; several levels stand beside each other with a cell's width between. */
  width: number;
  height: number;
  lines: Line[];
  cells: Cell[];
  /** Corners that are drawn where no wall is known. */
  posts: { x: number; y: number }[];
  columns: string[];
  rows: string[];
}

const EDGES: Record<string, string> = {
  "-": "wall", "|": "wall", "!": "some", "=": "some", ":": "wire", "#": "monolith", "·": "untried",
  E: "exit",
};

interface Sheet {
  left: number;
  top: number;
  pitch: number;
  width: number;
  height: number;
}

/** Where cells and walls stand on a board drawn with lines; null if it is drawn otherwise. */
export function sheetsOf(board: string[]): Sheet[] | null {
  const top = /^\s+[a-z]/.test(board[0] ?? "") ? 1 : 0;
  const length = Math.max(0, ...board.map((row) => row.length));
  if (top) {
    const pitch = 4;
    const walled = (board[1] ?? "").includes("+");
    const names = (board[0] ?? "").trim().split(/\s+/).length;
    const height = walled ? (board.length - 2) / 2 : board.length - 1;
    return [{ left: pitch, top, pitch: walled ? pitch : -pitch, width: names, height }];
  }
  if (board.length % 2 === 0 || !(board[0] ?? "").includes("+")) return null;
  const height = (board.length - 1) / 2;
  const pitch = 3;
  for (const levels of [4, 2, 1]) {
    const one = (length + pitch) / levels - pitch; // each level with the gap after it
    if (one < 4 || one % pitch !== 1) continue;
    const starts = Array.from({ length: levels }, (_, n) => n * (one + pitch));
    const apart = starts.slice(1).every((start) =>
      board.every((row) => !row.slice(start - pitch, start).trim()));
    if (!apart) continue;
    const width = (one - 1) / pitch;
    return starts.map((left) => ({ left, top: 0, pitch, width, height }));
  }
  return null;
}

/** The symbols of one cell, the longest that are known first. */
export function marksIn(text: string, looks: Looks): Cell["marks"] {
  const marks: Cell["marks"] = [];
  let rest = text.trim();
  while (rest) {
    const two = rest.slice(0, 2);
    const known = looks.symbols[two] ?? looks.symbols[two[0]?.toUpperCase() + two.slice(1)];
    const symbol = two.length === 2 && (known || /^@\d$/.test(two)) ? two : rest.slice(0, 1);
    const look = symbol === two && known ? known : lookOf(looks, symbol);
    marks.push({ symbol, word: look.word, tone: look.tone, glyph: look.glyph ?? "" });
    rest = rest.slice(symbol.length).trimStart();
  }
  return marks;
}

/** A board whose cells have walls between them; null if it is not drawn so. */
export function linesOf(screen: Screen, looks: Looks): Lines | null {
  const sheets = sheetsOf(screen.board);
  if (sheets === null) return null;
  const drawn: Lines = { width: 0, height: 0, lines: [], cells: [], posts: [], columns: [], rows: [] };
  for (const sheet of sheets) {
    const at = drawn.width ? drawn.width + 1 : 0;
    addSheet(drawn, sheet, at, screen, looks);
    drawn.width = at + sheet.width;
    drawn.height = sheet.height;
  }
  if (sheets[0]?.top) {
    drawn.columns = (screen.board[0] ?? "").trim().split(/\s+/);
    drawn.rows = Array.from({ length: drawn.height }, (_, n) => String(n + 1));
  }
  return drawn;
}

function addSheet(drawn: Lines, sheet: Sheet, at: number, screen: Screen, looks: Looks): void {
  const pitch = Math.abs(sheet.pitch);
  const walled = sheet.pitch > 0;
  const kindOf = (mark: string): string =>
    mark === "=" && sheet.top ? "closed" : (EDGES[mark] ?? "");
  for (let row = 0; row <= sheet.height; row++) {
    const flat = screen.board[sheet.top + row * 2] ?? "";
    const y = walled ? sheet.top + row * 2 + 1 : sheet.top + row;
    const upright = row < sheet.height ? (screen.board[y] ?? "") : "";
    for (let column = 0; column <= sheet.width; column++) {
      const start = sheet.left + column * pitch;
      const x = at + column;
      if (walled && flat[start] === "+") drawn.posts.push({ x, y: row });
      const above = kindOf(flat[start + 1] ?? " ");
      if (walled && above && column < sheet.width) {
        drawn.lines.push({ x1: x, y1: row, x2: x + 1, y2: row, kind: above });
      }
      const beside = kindOf(upright[start] ?? " ");
      if (walled && beside) drawn.lines.push({ x1: x, y1: row, x2: x, y2: row + 1, kind: beside });
      if (row === sheet.height || column === sheet.width) continue;
      const inside = upright.slice(start + 1, start + pitch);
      if (!inside.trim()) continue;
      const shade = (screen.shades[y] ?? "").slice(start + 1, start + pitch).includes(SEEN);
      const marks = marksIn(inside, looks);
      drawn.cells.push({ x, y: row, marks, shade: shade ? "seen" : "known" });
    }
  }
}

/** Every kind of mark on the board, once, for a legend. */
export function legendOf(marks: { symbol: string; word: string; tone: Tone; glyph: string }[]): {
  symbol: string;
  word: string;
  tone: Tone;
  glyph: string;
}[] {
  const seen = new Map<string, (typeof marks)[number]>();
  for (const mark of marks) if (mark.word && !seen.has(mark.word)) seen.set(mark.word, mark);
  return [...seen.values()];
}
