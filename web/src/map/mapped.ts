/** A plan's picture for the living map: the truth after a game, and the pictures of the rules. */

import type { Picture as PlanPicture, PictureCell as PlanCell } from "../lib/types";
import type { Layer, Picture, PictureCell, PictureMark, PictureSide } from "./picture";
import { isKnown, lookOf, type Look, type Looks } from "../lib/looks";

/** One level of a plan; how its cells are drawn is the layer's. */
export function mappedOf(plan: PlanPicture, looks: Looks, level = 0, layer: Layer = "truth"): Picture {
  const sheet = plan.levels[Math.min(level, plan.levels.length - 1)];
  const tiles = sheet?.tiles ?? [];
  const walled = tiles.length === 0;
  const cells = walled
    ? (sheet?.cells ?? []).filter((cell) => cell.here !== false).map((cell) => walledCell(cell, looks, layer))
    : tiles.flatMap((row, y) => [...row].flatMap((mark, x) => tiledCell(mark, x, y, looks, layer) ?? []));
  return {
    left: 0, top: 0,
    width: walled ? plan.columns : Math.max(0, ...tiles.map((row) => row.length)),
    height: walled ? plan.rows : tiles.length,
    cells, sides: walled ? sidesOf(plan, layer) : [], tokens: [], small: looks.wide, walled,
    columns: [], rows: [],
  };
}

function markOf(symbol: string, look: Look): PictureMark {
  return { tile: look.glyph ?? "", tone: look.tone, letters: symbol, word: look.word };
}

/** Something that is written with more than its letter, a pit with its loop, looks like its letter. */
function known(symbol: string, looks: Looks): [string, Look] {
  const name = isKnown(looks, symbol) ? symbol : symbol.slice(0, 1);
  return [name, lookOf(looks, name)];
}

function walledCell(cell: PlanCell, looks: Looks, layer: Layer): PictureCell {
  const symbols = [cell.mark ?? "", ...(cell.things ?? [])].filter(Boolean);
  const marks = symbols.map((symbol) => known(symbol, looks)).filter(([, look]) => look.tone !== "ground");
  return {
    x: cell.column, y: cell.row, layer, ground: "floor",
    marks: marks.map(([symbol, look]) => markOf(symbol, look)), word: "",
  };
}

function tiledCell(mark: string, x: number, y: number, looks: Looks, layer: Layer): PictureCell | null {
  if (mark === " ") return null;
  const look = lookOf(looks, mark);
  const isRock = look.tone === "stone";
  const ground = look.glyph === "passage" || look.glyph === "door" ? look.glyph : isRock ? "rock" : "floor";
  const bare = ground !== "floor" || look.tone === "ground";
  return { x, y, layer, ground, marks: bare ? [] : [markOf(mark, look)], word: bare ? look.word : "" };
}

function sidesOf(plan: PlanPicture, layer: Layer): PictureSide[] {
  return plan.sides.flatMap(({ column, row, upright, kind, outer }) => {
    if (kind === "open" && !outer) return [];
    const [x2, y2] = upright ? [column, row + 1] : [column + 1, row];
    return { x1: column, y1: row, x2, y2, kind: kind === "open" ? "exit" : kind, layer };
  });
}
