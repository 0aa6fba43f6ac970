// What is drawn of a daily, and what can be marked on it: all of it was told or inked already.

import type { DailyShown } from "../lib/types";
import { sideOf } from "../map/sides";
import { cellAt, spotOf, type Spot } from "../puzzle/map";
import type { SidePlace } from "../map/sides";

export const YOU = 0;

/** A cell (`way` -1), or the side to its right (1) or below it (2). */
export interface Target {
  cell: string;
  way: number;
}

export interface Wall extends SidePlace {
  key: string;
}

export interface Piece extends Spot {
  seat: number;
  /** Where in the cell, of those who share it. */
  n: number;
  of: number;
}

export interface Board {
  kinds: Map<string, string>;
  /** By cell and way, whether a wall is there. */
  sides: Map<string, boolean>;
  /** Where the players that were found are now; and where the others may be. */
  pieces: Piece[];
  ghosts: Piece[];
  /** The way of each who was found, from cell to cell. */
  trails: { seat: number; cells: Spot[] }[];
}

export const keyOf = ({ cell, way }: Target): string => (way < 0 ? cell : `${cell} ${String(way)}`);

export function boardOf(daily: DailyShown): Board {
  const kinds = new Map<string, string>();
  const sides = new Map<string, boolean>();
  for (const mark of [...daily.drawn, ...daily.inked]) {
    if (mark.kind) kinds.set(mark.cell, mark.kind);
    if ((mark.way ?? -1) >= 0) sides.set(keyOf({ cell: mark.cell, way: mark.way ?? 0 }), mark.stands ?? false);
  }
  if (daily.truth) tellAll(daily, kinds, sides);
  const ways = Object.entries(daily.ways).map(([seat, cells]) => ({ seat: Number(seat), cells: cells.map(spotOf) }));
  const ghosts = Object.entries(daily.ghosts).flatMap(([seat, cells]) =>
    cells.map((cell) => ({ seat: Number(seat), ...spotOf(cell) })));
  return {
    kinds, sides, trails: ways,
    pieces: sharing(ways.map(({ seat, cells }) => ({ seat, ...cells.at(-1)! }))),
    ghosts: sharing(ghosts),
  };
}

/** Once it is solved, nothing is unknown. */
function tellAll({ columns, rows, truth }: DailyShown, kinds: Map<string, string>, sides: Map<string, boolean>): void {
  const walls = new Set(truth?.walls.map(([cell, way]) => keyOf({ cell, way })));
  for (const target of targetsOf({ columns, rows })) {
    if (target.way < 0) kinds.set(target.cell, truth?.kinds[target.cell] ?? "");
    else sides.set(keyOf(target), walls.has(keyOf(target)));
  }
}

/** Each with their place among those on the same cell. */
export function sharing(pieces: readonly (Spot & { seat: number })[]): Piece[] {
  return pieces.map((piece) => {
    const here = pieces.filter(({ x, y }) => x === piece.x && y === piece.y);
    return { ...piece, n: here.indexOf(piece), of: here.length };
  });
}

/** Row by row: each cell, and its sides to the right and below. */
export function targetsOf({ columns, rows }: { columns: number; rows: number }): Target[] {
  const targets: Target[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const cell = cellAt({ x, y });
      targets.push({ cell, way: -1 });
      if (x + 1 < columns) targets.push({ cell, way: 1 });
      if (y + 1 < rows) targets.push({ cell, way: 2 });
    }
  }
  return targets;
}

/** The two cells that a side lies between, or the one cell. */
export function cellsOf({ cell, way }: Target): string[] {
  const { x, y } = spotOf(cell);
  if (way < 0) return [cell];
  return [cell, cellAt(way === 1 ? { x: x + 1, y } : { x, y: y + 1 })];
}

export const wallsOf = (board: Board): Wall[] =>
  [...board.sides].filter(([, stands]) => stands).map(([key]) => ({ key, ...placeOf(key) }));

export function placeOf(key: string): SidePlace {
  const [cell = "a1", way = "1"] = key.split(" ");
  return sideOf(spotOf(cell), Number(way));
}

/** From one target to the next that way (0 up, 1 right, 2 down, 3 left): cells and sides in turn. */
export function nextTarget(target: Target, way: number, size: { columns: number; rows: number }): Target {
  const { x, y } = spotOf(target.cell);
  // On a grid of half cells a cell is at odd places, a side at one odd and one even.
  let [across, down] = [2 * x + (target.way === 1 ? 2 : 1), 2 * y + (target.way === 2 ? 2 : 1)];
  const [right, under] = [[0, -1], [1, 0], [0, 1], [-1, 0]][way] as [number, number];
  [across, down] = [across + right, down + under];
  // Where only corners are between, it goes on to the next side in that row.
  if (across % 2 === 0 && down % 2 === 0) [across, down] = [across + right, down + under];
  if (across < 1 || down < 1 || across > 2 * size.columns - 1 || down > 2 * size.rows - 1) return target;
  const cell = cellAt({ x: Math.ceil(across / 2) - 1, y: Math.ceil(down / 2) - 1 });
  return { cell, way: across % 2 === 0 ? 1 : down % 2 === 0 ? 2 : -1 };
}

export type Choice =
  | { mark: string; is: string }
  | { mark: string; is: "here" | "not-here"; seat: number };

/** What the books are called, in every language. */
export const BOOKS: Readonly<Record<string, string>> = {
  labyrinth: "Labyrinth", dungeonlab: "DungeonLab",
};

/** The one of each book that explains itself, by its address and its number. */
export const FIRSTS: Readonly<Record<string, { day: string; number: number }>> = {
  labyrinth: { day: "first", number: 0 },
  dungeonlab: { day: "first-dungeonlab", number: -1 },
};

export const isFirst = (day: string): boolean => Object.values(FIRSTS).some((first) => first.day === day);

const WAYS = ["up", "right", "down", "left"];

/** What can be marked there and would say something; each in the notation of marks. */
export function choicesAt(target: Target, daily: DailyShown, board: Board): Choice[] {
  const { cell, way } = target;
  if (way >= 0) {
    if (board.sides.has(keyOf(target))) return [];
    return (["wall", "open"] as const).map((is) => ({ mark: `${cell} ${WAYS[way] ?? ""} ${is}`, is }));
  }
  const kinds = board.kinds.has(cell) ? [] : daily.kinds;
  const { x, y } = spotOf(cell);
  const ghosts = board.ghosts.filter((ghost) => ghost.x === x && ghost.y === y);
  return [
    ...ghosts.flatMap(({ seat }): Choice[] => {
      const name = daily.names[seat] ?? "";
      return [{ mark: `not ${name} ${cell}`, is: "not-here", seat }, { mark: `${name} ${cell}`, is: "here", seat }];
    }),
    ...kinds.map((is): Choice => ({ mark: `${cell} ${is}`, is })),
  ];
}
