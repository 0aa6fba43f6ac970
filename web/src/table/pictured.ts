// A screen as a picture for the living map.

import type { Picture, PictureCell, PictureMark, PictureSide, PictureToken } from "../map/picture";
import { initialOf } from "../map/players";
import type { Screen, Viewer } from "../lib/types";
import { KNOWN, SEEN } from "../lib/types";
import { linesOf } from "./board";
import { lookOf, type Look, type Looks } from "./looks";

/** Whose screen it is. */
export interface Whose {
  names: string[];
  seat: Viewer;
}

/** Where the corner of the board stands on the map: it moves when more becomes known. */
export interface Corner {
  x: number;
  y: number;
}

const YOU = "@";
const PLAYER = /^@?(\d)$/;

function markOf(symbol: string, look: Look): PictureMark {
  const { word, tone, glyph = "", about = "" } = look;
  return { tile: glyph, tone, letters: symbol, word, ...(about ? { about } : {}) };
}

/** A player's piece, where the symbol is one. */
function tokenOf(symbol: string, x: number, y: number, looks: Looks, who: Whose): PictureToken | null {
  if (symbol === YOU) {
    const n = typeof who.seat === "number" ? who.seat : 0;
    const initial = initialOf(who.names[n] ?? "");
    return { id: "you", x, y, n, initial, word: lookOf(looks, symbol).word, you: true };
  }
  const player = looks.symbols[symbol] ? null : PLAYER.exec(symbol);
  if (!player) return null;
  const n = Number(player[1]) - 1;
  const name = who.names[n];
  if (name === undefined) return null;
  return { id: `player-${n}`, x, y, n, initial: initialOf(name), word: name, you: false };
}

export function pictureOf(screen: Screen, looks: Looks, who: Whose, corner: Corner = { x: 0, y: 0 }): Picture {
  const picture = looks.style === "lines"
    ? walled(screen, looks, who) : tiled(screen, looks, who, corner);
  return { ...picture, tokens: apart(picture.tokens) };
}

/** Before the game the master has every floor before them, and somebody may begin on each. */
function apart(tokens: PictureToken[]): PictureToken[] {
  return tokens.map((token, n) =>
    tokens.findIndex(({ id }) => id === token.id) === n ? token : { ...token, id: `${token.id}-${n}` });
}

function tiled(screen: Screen, looks: Looks, who: Whose, { x: left, y: top }: Corner): Picture {
  const cells: PictureCell[] = [];
  const tokens: PictureToken[] = [];
  const floor = Object.values(looks.symbols).find((look) => look.glyph === "floor")?.word
    ?? Object.values(looks.symbols).find((look) => look.tone === "ground")?.word ?? "";
  screen.board.forEach((row, dy) => {
    for (let dx = 0; dx < row.length; dx++) {
      const symbol = row[dx] ?? " ";
      const shade = screen.shades[dy]?.[dx];
      if (symbol === " " || (shade !== SEEN && shade !== KNOWN)) continue;
      const [x, y] = [left + dx, top + dy];
      const look = lookOf(looks, symbol);
      const token = tokenOf(symbol, x, y, looks, who);
      if (token) tokens.push(token);
      const ground = groundOf(look);
      const bare = token !== null || ground !== "floor" || look.tone === "ground";
      cells.push({
        x, y, ground, layer: shade === SEEN ? "seen" : "remembered",
        marks: bare ? [] : [markOf(symbol, look)],
        word: ground !== "floor" || look.tone === "ground" ? look.word : floor,
      });
    }
  });
  below(screen, looks, cells, tokens);
  return {
    left, top, width: Math.max(0, ...screen.board.map((row) => row.length)),
    height: screen.board.length, cells, sides: [], tokens, small: looks.wide, walled: false,
    columns: [], rows: [],
  };
}

function groundOf(look: Look): PictureCell["ground"] {
  if (look.glyph === "passage" || look.glyph === "door") return look.glyph;
  return look.tone === "stone" ? "rock" : "floor";
}

/** What lies under oneself is not on the board: a row of the status says it. */
function below(screen: Screen, looks: Looks, cells: PictureCell[], tokens: PictureToken[]): void {
  const said = screen.status.find(([label]) => looks.under !== "" && label === looks.under)?.[1];
  const me = tokens.find((token) => token.you);
  const found = Object.entries(looks.symbols).find(([, look]) => look.word === said);
  const cell = me && cells.find(({ x, y }) => x === me.x && y === me.y);
  if (cell && found) cell.marks.push(markOf(...found));
}

function walled(screen: Screen, looks: Looks, who: Whose): Picture {
  const drawn = linesOf(screen, looks);
  const cells: PictureCell[] = [];
  const tokens: PictureToken[] = [];
  for (const { x, y, marks, shade } of drawn?.cells ?? []) {
    const shown: PictureMark[] = [];
    let word = "";
    for (const mark of marks) {
      const token = tokenOf(mark.symbol, x, y, looks, who);
      if (token) tokens.push(token);
      else if (mark.tone === "ground") word = mark.word;
      else shown.push({ ...markOf(mark.symbol, mark), ...(isDead(mark.symbol, looks) ? { as: "dead" } : {}) });
    }
    cells.push({
      x, y, layer: shade === "seen" ? "seen" : "remembered", ground: "floor", marks: shown, word,
    });
  }
  const sides = (drawn?.lines ?? []).map((line): PictureSide => ({ ...line, kind: kindOf(line.kind, looks) }));
  return {
    left: 0, top: 0, width: drawn?.width ?? 0, height: drawn?.height ?? 0, cells, sides, tokens,
    small: false, walled: true, columns: drawn?.columns ?? [], rows: drawn?.rows ?? [],
  };
}

/** Small letters mean that it is dead. */
function isDead(symbol: string, looks: Looks): boolean {
  return looks.symbols[symbol] === undefined && symbol !== symbol.toUpperCase();
}

function kindOf(kind: string, looks: Looks): string {
  const plain = looks.symbols["|"]?.glyph;
  return kind === "wall" && plain !== undefined ? plain : kind;
}

/**
 * How far the corner of a board moved, when the board grew because more became known: where most of
 * what was there before is found again. Nothing else on the page knows how the two lie.
 */
export function grownBy(before: Screen, after: Screen): Corner {
  const [h1, h2] = [before.board.length, after.board.length];
  const [w1, w2] = [wide(before), wide(after)];
  let best: Corner = { x: 0, y: 0 };
  if (w2 < w1 || h2 < h1 || (w1 === w2 && h1 === h2)) return best;
  let most = -Infinity;
  for (let y = 0; y <= h2 - h1; y++) {
    for (let x = 0; x <= w2 - w1; x++) {
      const fits = likeness(before, after, x, y);
      if (fits > most) [most, best] = [fits, { x, y }];
    }
  }
  return { x: -best.x || 0, y: -best.y || 0 };
}

/**
 * What was seen, with the rest of the plan around it in pale ink: where the board lies on the plan is
 * found by what both show.
 */
export function withTruth(own: Picture, screen: Screen, truth: Picture, tiles: readonly string[]): Picture {
  const by = grownBy(screen, { ...screen, board: [...tiles], shades: [] });
  const [left, top] = [own.left + by.x, own.top + by.y];
  const known = new Set(own.cells.map(({ x, y }) => `${x} ${y}`));
  const rest = truth.cells
    .map((cell) => ({ ...cell, x: cell.x + left, y: cell.y + top }))
    .filter(({ x, y }) => !known.has(`${x} ${y}`));
  return { ...own, left, top, width: truth.width, height: truth.height, cells: [...own.cells, ...rest] };
}

const wide = (screen: Screen): number => Math.max(0, ...screen.board.map((row) => row.length));

function likeness(before: Screen, after: Screen, dx: number, dy: number): number {
  let fits = 0;
  before.board.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const was = row[x];
      if (was === " ") continue;
      fits += after.board[y + dy]?.[x + dx] === was ? 1 : -1;
    }
  });
  return fits;
}
