// A board in words, for those who cannot see it: where things are, counted from the player.

import { bearing } from "../map/describe";
import { t as inMap } from "../words/map";
import { t } from "../words/room";
import { t as inTable } from "../words/table";
import type { Screen } from "../lib/types";
import { paperOf, type Paper } from "../map/board";
import { YOU, type Looks } from "../lib/looks";

interface Thing {
  x: number;
  y: number;
  word: string;
}

const SIDES = [["north", 0, -1], ["east", 1, 0], ["south", 0, 1], ["west", -1, 0]] as const;

const MOST = 40;

/** The board as sentences, the nearest things first. */
export function describe(screen: Screen, looks: Looks): string[] {
  if (screen.board.length === 0) return [t("room-no-board")];
  if (looks.style === "tiles") return tilesInWords(screen, looks);
  if (looks.style === "lines") return linesInWords(screen, looks);
  return screen.board;
}

function listed(things: Thing[], from: Thing | undefined, paper: Paper): string[] {
  const others = things.filter((thing) => thing !== from && thing.word);
  if (from === undefined) {
    return others.slice(0, MOST).map((thing) => t("room-thing-at", { what: thing.word, ...placeOf(thing, paper) }));
  }
  const far = (thing: Thing): number => Math.abs(thing.x - from.x) + Math.abs(thing.y - from.y);
  const sorted = [...others].sort((a, b) => far(a) - far(b));
  const lines = sorted.slice(0, MOST).map((thing) =>
    `${thing.word}: ${bearing(thing.x - from.x, thing.y - from.y)}`);
  if (sorted.length > MOST) lines.push(t("room-farther", { n: sorted.length - MOST }));
  return lines;
}

/** As the book calls them, or counted from the corner. */
function placeOf({ x, y }: { x: number; y: number }, paper: Paper): { column: string; row: string } {
  const [column, row] = [x - paper.left, y - paper.top];
  return { column: paper.columns[column] || String(column + 1), row: paper.rows[row] ?? String(row + 1) };
}

function tilesInWords(screen: Screen, looks: Looks): string[] {
  const paper = paperOf(screen, looks);
  const marks = paper.cells.flatMap(({ x, y, shade, marks: [mark] }) => (mark ? [{ ...mark, x, y, shade }] : []));
  const things = marks.filter(({ tone }) => tone !== "stone" && tone !== "ground");
  const me = things.find(({ symbol }) => symbol === YOU);
  const lines: string[] = [];
  if (me) {
    const around = SIDES.map(([way, dx, dy]) => {
      const what = marks.find(({ x, y }) => x === me.x + dx && y === me.y + dy)?.word;
      return t(`room-${way}`, { what: what || t("room-unknown") });
    });
    lines.push(t("room-around", { around: around.join(", ") }));
  }
  const near = listed(things.filter(({ shade }) => shade === "seen"), me, paper);
  lines.push(near.length
    ? t("room-in-sight", { things: near.join("; ") }) : t("room-nothing-in-sight"));
  const memory = listed(things.filter(({ shade }) => shade === "known"), me, paper);
  if (memory.length) lines.push(t("room-remembered", { things: memory.join("; ") }));
  return lines;
}

function linesInWords(screen: Screen, looks: Looks): string[] {
  const paper = paperOf(screen, looks);
  if (!paper.width) return screen.board;
  const things = paper.cells.flatMap((cell) =>
    cell.marks.map((mark) => ({ ...mark, x: cell.x, y: cell.y })));
  const me = things.find(({ symbol }) => symbol === YOU);
  const { width, height } = paper.levels[0] ?? paper;
  const lines = [inTable("table-map-size", { width, height })];
  if (me) {
    const around = SIDES.map(([way, dx, dy]) => {
      const [x, y, flat] = [me.x + Math.max(dx, 0), me.y + Math.max(dy, 0), dy !== 0];
      const wall = paper.lines.find(({ x1, y1, y2 }) => x1 === x && y1 === y && (y1 === y2) === flat);
      return t(`room-${way}`, { what: wall?.word ?? inMap("map-side-open") });
    });
    lines.push(t("room-you-are", { ...placeOf(me, paper), around: around.join(", ") }));
  }
  const rest = things.filter((thing) => thing.tone !== "ground");
  if (paper.levels.length < 2) return [...lines, ...sentence(listed(rest, me, paper))];
  for (const { x, width: wide, level } of paper.levels) {
    const here = rest.filter((thing) => thing.x >= x && thing.x < x + wide);
    lines.push(...sentence(listed(here, undefined, paper), `${looks.storey} ${level}: `));
  }
  return lines;
}

const sentence = (listed: string[], before = ""): string[] =>
  listed.length ? [`${before}${listed.join("; ")}.`] : [];
