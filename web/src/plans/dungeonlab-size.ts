/** Dungeons made larger or smaller by a row or a column, on all levels at once. */

import { dungeonOf, isHere, type Dungeon } from "./dungeonlab";
import { flatMark, uprightMark } from "./sheet";
import type { Side } from "./walls";

const REMARK = ";";
const OUTER = "#";
const OPEN = " ";
const PITCH = 3;
const BASE = /^(\s*base\s+)([0-9]{1,3})(\s*[x ]\s*)([0-9]{1,3})/i;
const LEGEND = /^(\s*)([0-9]{1,3})(\s+)([0-9]{1,3})(\s*:.*)$/;

/** The new paper over the old one: how large it is, and how far the old one has moved on it. */
interface Laid {
  width: number;
  height: number;
  right: number;
  down: number;
  /** Whether there is a cell, in the places of the new paper. */
  here: (column: number, row: number) => boolean;
}

/** One more row or column: a cell beside every cell that was at that edge. */
export function grow(text: string, side: Side): string {
  const dungeon = dungeonOf(text);
  if (typeof dungeon === "string") return text;
  const { width, height } = dungeon.squares;
  const upright = side === "east" || side === "west";
  const right = Number(side === "west");
  const down = Number(side === "north");
  const inside = (at: number, most: number): number => Math.min(Math.max(at, 0), most - 1);
  return relaid(text, dungeon, side, 1, {
    width: width + Number(upright),
    height: height + Number(!upright),
    right,
    down,
    here: (column, row) => {
      const beyond = column < 0 || row < 0;
      if (beyond || column >= width + Number(upright) || row >= height + Number(!upright)) {
        return false;
      }
      return isHere(dungeon, inside(column - right, width), inside(row - down, height));
    },
  });
}

/** The outermost row or column goes, with all that was drawn in it. */
export function shrink(text: string, side: Side): string {
  const dungeon = dungeonOf(text);
  if (typeof dungeon === "string") return text;
  const { width, height } = dungeon.squares;
  const upright = side === "east" || side === "west";
  if ((upright ? width : height) < 2) return text;
  const right = -Number(side === "west");
  const down = -Number(side === "north");
  const wide = width - Number(upright);
  const high = height - Number(!upright);
  return relaid(text, dungeon, side, -1, {
    width: wide,
    height: high,
    right,
    down,
    here: (column, row) => {
      const inside = column >= 0 && row >= 0 && column < wide && row < high;
      return inside && isHere(dungeon, column - right, row - down);
    },
  });
}

/** The text with this paper instead of its own; as it was, if that would be no drawing. */
function relaid(text: string, dungeon: Dungeon, side: Side, by: number, laid: Laid): string {
  const lines: (string | null)[] = [...dungeon.lines];
  const old = dungeon.squares;
  const bare = dungeon.lines.map((line) => line.split(REMARK)[0]!);
  const margin = " ".repeat(old.left);
  const more = new Map<number, string[]>();
  const write = (row: number, at: (row: number) => number | undefined, drawn: string): void => {
    const line = at(row - laid.down);
    if (line === undefined) return;
    const remark = dungeon.lines[line]!.slice(bare[line]!.length);
    lines[line] = remark ? `${drawn.padEnd(bare[line]!.length)}${remark}` : drawn.trimEnd();
  };
  for (let row = 0; row <= laid.height; row += 1) {
    write(row, (each) => old.walls[each], margin + wallLine(bare, dungeon, laid, row));
    if (row < laid.height) {
      write(row, (each) => old.cells[each], margin + cellLine(bare, dungeon, laid, row));
    }
  }
  const north = side === "north";
  if (north || side === "south") {
    const [wall, cell] = north ? [0, 0] : [old.height, old.height - 1];
    const row = north ? 0 : laid.height;
    const drawnWall = (margin + wallLine(bare, dungeon, laid, row)).trimEnd();
    const drawnCell = (margin + cellLine(bare, dungeon, laid, north ? 0 : row - 1)).trimEnd();
    if (by < 0) lines[old.walls[wall]!] = lines[old.cells[cell]!] = null;
    else if (north) more.set(old.walls[0]!, [drawnWall, drawnCell]);
    else more.set(old.walls[wall]! + 1, [drawnCell, drawnWall]);
  }
  for (const level of dungeon.levels) relayLevel(lines, more, level, side, by, laid);
  const stays = (line: string | null): string[] => (line === null ? [] : [line]);
  const kept = lines.flatMap((line, at) => [...(more.get(at) ?? []), ...stays(line)]);
  kept.push(...(more.get(lines.length) ?? []));
  const moved = legends(kept, dungeon, laid);
  const changed = based(moved, dungeon, side, by).join("\n");
  return typeof dungeonOf(changed) === "string" ? text : changed;
}

/** The wall between two places of the new paper, as it was where both of them were there. */
function markOf(
  bare: readonly string[], dungeon: Dungeon, laid: Laid, column: number, row: number, flat: boolean,
): string {
  const [c, r] = flat ? [column, row - 1] : [column - 1, row];
  const sides = Number(laid.here(column, row)) + Number(laid.here(c, r));
  const [was, then] = [column - laid.right, row - laid.down];
  const [wasC, thenR] = [c - laid.right, r - laid.down];
  const before = Number(isHere(dungeon, was, then)) + Number(isHere(dungeon, wasC, thenR));
  if (sides === 0) return OPEN;
  if (sides !== before) return sides === 1 ? OUTER : OPEN;
  return (flat ? flatMark : uprightMark)(bare, dungeon.squares, was, then);
}

function wallLine(bare: readonly string[], dungeon: Dungeon, laid: Laid, row: number): string {
  let line = "";
  for (let column = 0; column <= laid.width; column += 1) {
    const corner = [[0, 0], [-1, 0], [0, -1], [-1, -1]] as const;
    line += corner.some(([c, r]) => laid.here(column + c, row + r)) ? "+" : OPEN;
    if (column < laid.width) {
      line += markOf(bare, dungeon, laid, column, row, true).repeat(PITCH - 1);
    }
  }
  return line;
}

function cellLine(bare: readonly string[], dungeon: Dungeon, laid: Laid, row: number): string {
  let line = "";
  for (let column = 0; column <= laid.width; column += 1) {
    line += markOf(bare, dungeon, laid, column, row, false).padEnd(PITCH);
  }
  return line;
}

/** The words of one level: a new one for each new cell, none for those that go. */
function relayLevel(
  lines: (string | null)[], more: Map<number, string[]>, level: Dungeon["levels"][number],
  side: Side, by: number, laid: Laid,
): void {
  const word = (column: number, row: number): string => (laid.here(column, row) ? ".." : "--");
  if (side === "north" || side === "south") {
    const at = level[side === "north" ? 0 : level.length - 1]![0]!.line;
    if (by < 0) lines[at] = null;
    const row = side === "north" ? 0 : laid.height - 1;
    const words = Array.from({ length: laid.width }, (_, column) => word(column, row)).join(" ");
    const place = side === "north" ? at : at + 1;
    if (by > 0) more.set(place, [...(more.get(place) ?? []), words]);
    return;
  }
  level.forEach((words, row) => {
    const first = words[0]!;
    const last = words.at(-1)!;
    const line = lines[first.line]!;
    const [start, end] = [first.from, last.from + last.text.length];
    const drawn = line.slice(start, end);
    const rest = line.slice(end);
    const added = word(side === "west" ? 0 : laid.width - 1, row);
    let changed = side === "west" ? `${added} ${drawn}` : `${drawn} ${added}`;
    if (by < 0) {
      changed = side === "west"
        ? drawn.slice(words[1]!.from - start)
        : drawn.slice(0, words.at(-2)!.from + words.at(-2)!.text.length - start);
    }
    lines[first.line] = line.slice(0, start) + changed + rest;
  });
}

/** What lies about is told by column and row, which have moved on; what lay there goes with it. */
function legends(lines: readonly string[], dungeon: Dungeon, laid: Laid): string[] {
  return lines.flatMap((line) => {
    const found = LEGEND.exec(line);
    if (!found) return [line];
    const [column, row] = [Number(found[2]) + laid.right, Number(found[4]) + laid.down];
    const was = isHere(dungeon, Number(found[2]) - 1, Number(found[4]) - 1);
    if (was && !laid.here(column - 1, row - 1)) return [];
    return [`${found[1]}${column}${found[3]}${row}${found[5]}`];
  });
}

/** The base rectangle stays in the north-west corner, and grows and shrinks with its own side. */
function based(lines: readonly string[], dungeon: Dungeon, side: Side, by: number): string[] {
  const { width, height } = dungeon.squares;
  return lines.map((line) =>
    line.replace(BASE, (_all, word: string, wide: string, between: string, high: string) => {
      const whole = { east: Number(wide) === width, south: Number(high) === height };
      const columns = side === "west" || (side === "east" && whole.east) ? by : 0;
      const rows = side === "north" || (side === "south" && whole.south) ? by : 0;
      const [across, along] = [Number(wide) + columns, Number(high) + rows];
      return `${word}${Math.max(1, across)}${between}${Math.max(1, along)}`;
    }),
  );
}
