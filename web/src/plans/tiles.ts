// A plan of tiles taken apart for drawing: runs of the same ground, and what is on it.

import { lookOf, type Looks, type Tone } from "../lib/looks";

/** Some squares of one row that look the same. */
export interface Run {
  x: number;
  y: number;
  length: number;
  kind: "wall" | "floor" | "passage";
}

export interface TileMark {
  x: number;
  y: number;
  symbol: string;
  word: string;
  tone: Tone;
  glyph: string;
}

export function tilesOf(rows: readonly string[], looks: Looks): { runs: Run[]; marks: TileMark[] } {
  const runs: Run[] = [];
  const marks: TileMark[] = [];
  rows.forEach((row, y) => {
    let last: Run | undefined;
    for (let x = 0; x < row.length; x++) {
      const symbol = row[x] ?? " ";
      if (symbol === " ") {
        last = undefined;
        continue;
      }
      const look = lookOf(looks, symbol);
      const kind = look.tone === "stone" ? "wall" : look.glyph === "passage" ? "passage" : "floor";
      if (last && last.kind === kind) last.length += 1;
      else runs.push((last = { x, y, length: 1, kind }));
      if (look.tone !== "stone" && look.tone !== "ground") {
        marks.push({ x, y, symbol, word: look.word, tone: look.tone, glyph: look.glyph ?? "" });
      }
    }
  });
  return { runs, marks };
}
