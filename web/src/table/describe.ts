// A board in words, for whoever cannot see it: where things are, counted from oneself.

import { bearing } from "../map/describe";
import { t as inMap } from "../words/map";
import { t } from "../words/room";
import { t as inTable } from "../words/table";
import type { Screen } from "../lib/types";
import { linesOf, tilesOf } from "./board";
import type { Looks } from "./looks";

interface Thing {
  x: number;
  y: number;
  word: string;
}

type Way = "north" | "east" | "south" | "west";

const MOST = 40;

/** The board as sentences, the nearest things first. */
export function describe(screen: Screen, looks: Looks): string[] {
  if (screen.board.length === 0) return [t("room-no-board")];
  if (looks.style === "tiles") return tilesInWords(screen, looks);
  if (looks.style === "lines") return linesInWords(screen, looks);
  return screen.board;
}

function listed(things: Thing[], from: Thing | undefined): string[] {
  const others = things.filter((thing) => thing !== from && thing.word);
  if (from === undefined) {
    return others.slice(0, MOST).map((thing) =>
      t("room-thing-at", { what: thing.word, column: thing.x + 1, row: thing.y + 1 }));
  }
  const far = (thing: Thing): number => Math.abs(thing.x - from.x) + Math.abs(thing.y - from.y);
  const sorted = [...others].sort((a, b) => far(a) - far(b));
  const lines = sorted.slice(0, MOST).map((thing) =>
    `${thing.word}: ${bearing(thing.x - from.x, thing.y - from.y)}`);
  if (sorted.length > MOST) lines.push(t("room-farther", { n: sorted.length - MOST }));
  return lines;
}

function tilesInWords(screen: Screen, looks: Looks): string[] {
  const { marks } = tilesOf(screen, looks);
  const me = marks.find((mark) => mark.symbol === "@");
  const lines: string[] = [];
  if (me) lines.push(t("room-around", { around: aroundTile(screen, looks, me) }));
  const seen = marks.filter((mark) => mark.shade === "seen");
  const known = marks.filter((mark) => mark.shade === "known");
  const near = listed(seen, me);
  lines.push(near.length
    ? t("room-in-sight", { things: near.join("; ") }) : t("room-nothing-in-sight"));
  const memory = listed(known, me);
  if (memory.length) lines.push(t("room-remembered", { things: memory.join("; ") }));
  return lines;
}

function aroundTile(screen: Screen, looks: Looks, me: { x: number; y: number }): string {
  const sides: [Way, number, number][] = [
    ["north", 0, -1], ["east", 1, 0], ["south", 0, 1], ["west", -1, 0],
  ];
  return sides.map(([way, dx, dy]) => {
    const symbol = screen.board[me.y + dy]?.[me.x + dx] ?? " ";
    return t(`room-${way}`, { what: looks.symbols[symbol]?.word || t("room-unknown") });
  }).join(", ");
}

function linesInWords(screen: Screen, looks: Looks): string[] {
  const drawn = linesOf(screen, looks);
  if (drawn === null) return screen.board;
  const things = drawn.cells.flatMap((cell) =>
    cell.marks.map((mark) => ({ ...mark, x: cell.x, y: cell.y })));
  const me = things.find((thing) => thing.glyph === "you");
  const lines = [inTable("table-map-size", { width: drawn.width, height: drawn.height })];
  if (me) {
    const sides: [Way, number, number, boolean][] = [
      ["north", me.x, me.y, true], ["east", me.x + 1, me.y, false],
      ["south", me.x, me.y + 1, true], ["west", me.x, me.y, false],
    ];
    const around = sides.map(([way, x, y, flat]) => {
      const wall = drawn.lines.find((line) =>
        line.x1 === x && line.y1 === y && (line.y1 === line.y2) === flat);
      return t(`room-${way}`, { what: inMap(`map-side-${wall?.kind ?? "open"}`) });
    });
    lines.push(t("room-you-are", { column: me.x + 1, row: me.y + 1, around: around.join(", ") }));
  }
  const rest = listed(things.filter((thing) => thing.tone !== "ground"), me);
  if (rest.length) lines.push(`${rest.join("; ")}.`);
  return lines;
}
