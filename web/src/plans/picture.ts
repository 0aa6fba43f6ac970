/** A plan's picture, as the server made it, and a stroke on it before the server has answered. */

import type { Picture, PictureCell, PictureSide, PlanStroke } from "../lib/types";

export type Way = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";
export const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
};

export const isDrawn = (picture: Picture | null): picture is Picture =>
  picture !== null && picture.levels.length > 0;

export function cellAt(
  picture: Picture, level: number, column: number, row: number,
): PictureCell | undefined {
  const { cells } = picture.levels[Math.min(level, picture.levels.length - 1)]!;
  return cells.find((cell) => cell.column === column && cell.row === row);
}

/** The side of a cell towards an arrow key. */
export function sideTowards(
  picture: Picture, column: number, row: number, way: string,
): PictureSide | undefined {
  const upright = way === "ArrowLeft" || way === "ArrowRight";
  const c = column + Number(way === "ArrowRight");
  const r = row + Number(way === "ArrowDown");
  return picture.sides.find(
    (side) => side.upright === upright && side.column === c && side.row === r,
  );
}

/** What a side becomes when it is pressed. */
export function nextMark(picture: Picture, side: PictureSide): string {
  const marks = (picture.choices[side.choices ?? 0] ?? []).map((choice) => choice.mark);
  return marks[(marks.indexOf(side.mark) + 1) % marks.length] ?? side.mark;
}

/** The mark of the same kind of edge on another side, if it can be there. */
export function markOfKind(picture: Picture, side: PictureSide, kind: string): string | undefined {
  return picture.choices[side.choices ?? 0]?.find((choice) => choice.kind === kind)?.mark;
}

export const kindOf = (picture: Picture, side: PictureSide, mark: string): string =>
  picture.choices[side.choices ?? 0]?.find((choice) => choice.mark === mark)?.kind ?? "";

/** All cells on the way from one to another, so that a quick stroke has no holes. */
export function line(from: [number, number], to: [number, number]): [number, number][] {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), 1);
  return Array.from({ length: steps + 1 }, (_, n) => [
    Math.round(from[0] + ((to[0] - from[0]) * n) / steps),
    Math.round(from[1] + ((to[1] - from[1]) * n) / steps),
  ]);
}

// ---- at once, as it will most likely be

/** The picture with a stroke on it; the server's own picture takes its place in a moment. */
export function withStroke(picture: Picture, stroke: PlanStroke): Picture {
  if (stroke.draw === "side") return withSide(picture, stroke);
  if (stroke.draw === "stamp") return withStamp(picture, stroke);
  return picture; // a new size is worth the wait
}

function withSide(picture: Picture, stroke: Extract<PlanStroke, { draw: "side" }>): Picture {
  const { column, row, upright, mark } = stroke;
  const sides = picture.sides.map((side) =>
    side.column === column && side.row === row && side.upright === upright
      ? { ...side, mark, kind: kindOf(picture, side, mark) }
      : side,
  );
  return { ...picture, sides };
}

function withStamp(picture: Picture, stroke: Extract<PlanStroke, { draw: "stamp" }>): Picture {
  const touched = new Set(stroke.cells.map(([column, row]) => `${column} ${row}`));
  const levels = picture.levels.map((level, n) => {
    if (n !== (stroke.level ?? 0)) return level;
    const tiles = level.tiles.map((tiles, row) => {
      const columns = stroke.cells.filter((cell) => cell[1] === row).map((cell) => cell[0]);
      return columns.reduce((line, column) => painted(line, column, stroke.mark), tiles);
    });
    const cells = level.cells.map((cell) =>
      touched.has(`${cell.column} ${cell.row}`) ? stamped(cell, stroke.mark) : cell,
    );
    return { ...level, tiles, cells };
  });
  return { ...picture, levels };
}

function painted(line: string, column: number, mark: string): string {
  if (mark.length !== 1) return line;
  const padded = line.padEnd(column + 1);
  return padded.slice(0, column) + mark + padded.slice(column + 1);
}

/** “P:a” is the next pit of loop a: its number only the server knows. */
function stamped(cell: PictureCell, mark: string): PictureCell {
  const { column, row, place } = cell;
  if (mark === "") return { column, row, place, here: false };
  const word = mark.split(":")[0]!;
  const bare = /^\.+$/.test(word);
  return { column, row, place, text: word, mark: bare ? "" : word, lying: cell.lying ?? "" };
}
