/** Plans that are a character a tile: one map below two lines, or floors of one size. */

export interface TilePicture {
  width: number;
  height: number;
  rows: string[];
  /** The line of the text, from 0, on which the first row stands. */
  first: number;
  floors: number;
}

export interface TileDrawing {
  /** A picture of one floor, or a sentence why there is none. */
  read: (text: string, floor: number) => TilePicture | string;
  /** What stands on tiles of which nothing was drawn. */
  blank: string;
  /** Things of which a floor has one at most: drawn anew, the old one becomes ground. */
  only: string;
  ground: string;
  fixed: boolean;
}

const FLOOR_COLUMNS = 79;
const FLOOR_ROWS = 25;
const GENERATE = "generate";

export function readMap(text: string): TilePicture | string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  while (lines.length > 0 && lines.at(-1)!.trim() === "") lines.pop();
  const rows = lines.slice(2);
  if (rows.length === 0) return "There are no rows yet; the map begins in line 3.";
  const width = Math.max(...rows.map((row) => row.length));
  return { width, height: rows.length, rows, first: 2, floors: 1 };
}

export interface FloorLines {
  generated: boolean;
  first: number;
  rows: number;
}

/** Where each floor begins in the text, as the game reads it. */
export function floorsOf(text: string): FloorLines[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const floors: FloorLines[] = [];
  let at = 0;
  while (at < lines.length) {
    const generated = lines[at]!.trim() === GENERATE;
    if (generated) at += 1;
    const first = at;
    while (at < lines.length && at - first < FLOOR_ROWS && lines[at]!.trim() !== GENERATE) at += 1;
    const drawn = lines.slice(first, at);
    const rest = at === lines.length && drawn.length < FLOOR_ROWS && !drawn.join("").trim();
    if (generated || !rest) floors.push({ generated, first, rows: at - first });
  }
  return floors;
}

export function readFloor(text: string, floor: number): TilePicture | string {
  const floors = floorsOf(text);
  const shown = floors[Math.min(floor, floors.length - 1)];
  if (shown === undefined) return "There is no floor yet.";
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const rows = lines.slice(shown.first, shown.first + shown.rows);
  const first = shown.first;
  return { width: FLOOR_COLUMNS, height: rows.length, rows, first, floors: floors.length };
}

/** These tiles painted with one symbol. */
export function paint(
  drawing: TileDrawing, text: string, floor: number, tiles: readonly [number, number][],
  symbol: string,
): string {
  const picture = drawing.read(text, floor);
  if (typeof picture === "string") return text;
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const put = (column: number, row: number, mark: string): void => {
    const line = (lines[picture.first + row] ?? "").padEnd(column + 1, drawing.blank);
    lines[picture.first + row] = line.slice(0, column) + mark + line.slice(column + 1);
  };
  for (const [column, row] of tiles) {
    if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) continue;
    if (drawing.only.includes(symbol)) {
      for (let other = 0; other < picture.height; other += 1) {
        const found = (lines[picture.first + other] ?? "").indexOf(symbol);
        if (found >= 0) put(found, other, drawing.ground);
      }
    }
    put(column, row, symbol);
  }
  return lines.join("\n");
}

/** All tiles on the way from one to another, so that a quick stroke has no holes. */
export function line(from: [number, number], to: [number, number]): [number, number][] {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), 1);
  return Array.from({ length: steps + 1 }, (_, n) => [
    Math.round(from[0] + ((to[0] - from[0]) * n) / steps),
    Math.round(from[1] + ((to[1] - from[1]) * n) / steps),
  ]);
}

/** One more column or row of walls in the east or south, or one less. */
export function resize(text: string, columns: number, rows: number, blank: string): string {
  const picture = readMap(text);
  if (typeof picture === "string") return text;
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const width = Math.max(1, picture.width + columns);
  const height = Math.max(1, picture.height + rows);
  const changed = Array.from({ length: height }, (_, row) =>
    (picture.rows[row] ?? "").padEnd(width, blank).slice(0, width),
  );
  lines.splice(picture.first, picture.height, ...changed);
  return lines.join("\n");
}
