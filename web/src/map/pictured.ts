// A screen as a picture for the living map.

import type { Picture, PictureCell, PictureMark, PictureSide, PictureToken } from "./picture";
import { initialOf } from "./players";
import type { Place } from "./ways";
import type { Screen, Viewer } from "../lib/types";
import { paperOf, type Mark, type Paper } from "./board";
import { YOU, type Look, type Looks } from "../lib/looks";

/** Whose screen it is. */
export interface Whose {
  names: string[];
  seat: Viewer;
}

function markOf(symbol: string, look: Look): PictureMark {
  const { word, tone, glyph = "", about = "", of = "", dead = false } = look;
  return {
    tile: glyph, tone, letters: symbol, word,
    ...(of ? { of } : {}), ...(about ? { about } : {}), ...(dead ? { as: "dead" } : {}),
  };
}

/** A player's piece, where the mark is one: oneself, or somebody by their number. */
function tokenOf(mark: Mark, x: number, y: number, who: Whose): PictureToken | null {
  if (mark.symbol === YOU) {
    const n = typeof who.seat === "number" ? who.seat : 0;
    return { id: "you", x, y, n, initial: initialOf(who.names[n] ?? ""), word: mark.word, you: true };
  }
  if (!mark.alike || mark.glyph !== "player") return null;
  const n = Number(/[0-9]/.exec(mark.symbol)?.[0]) - 1;
  const name = who.names[n];
  if (name === undefined) return null;
  return { id: `player-${n}`, x, y, n, initial: initialOf(name), word: name, you: false };
}

export function pictureOf(screen: Screen, looks: Looks, who: Whose): Picture {
  const paper = paperOf(screen, looks);
  const [cells, tokens] = drawn(paper, looks, who);
  below(screen, looks, cells, tokens);
  const { left, top, width, height, walled, columns, rows } = paper;
  const levels = paper.levels.map(({ x, y, level }) => ({ x, y, name: `${looks.storey} ${level}` }));
  return {
    left, top, width, height, cells, sides: paper.lines.map((line): PictureSide => ({ ...line })),
    tokens: apart(tokens), small: looks.wide, walled, columns, rows, levels,
  };
}

/** Before the game the master has every floor before them, and somebody may begin on each. */
function apart(tokens: PictureToken[]): PictureToken[] {
  return tokens.map((token, n) =>
    tokens.findIndex(({ id }) => id === token.id) === n ? token : { ...token, id: `${token.id}-${n}` });
}

function drawn(paper: Paper, looks: Looks, who: Whose): [PictureCell[], PictureToken[]] {
  const tokens: PictureToken[] = [];
  const symbols = Object.values(looks.symbols);
  const floor = paper.walled ? "" : (symbols.find((look) => look.glyph === "floor")
    ?? symbols.find((look) => look.tone === "ground"))?.word ?? "";
  const cells = paper.cells.map(({ x, y, marks, shade }): PictureCell => {
    const shown: PictureMark[] = [];
    let [word, ground]: [string, PictureCell["ground"]] = [floor, "floor"];
    for (const mark of marks) {
      const token = tokenOf(mark, x, y, who);
      const under = paper.walled ? "floor" : groundOf(mark);
      if (token) tokens.push(token);
      else if (under !== "floor" || mark.tone === "ground") [word, ground] = [mark.word, under];
      else shown.push(markOf(mark.symbol, mark));
    }
    return { x, y, ground, layer: shade === "seen" ? "seen" : "remembered", marks: shown, word };
  });
  return [cells, tokens];
}

function groundOf(look: Look): PictureCell["ground"] {
  if (look.glyph === "passage" || look.glyph === "door") return look.glyph;
  return look.tone === "stone" ? "rock" : "floor";
}

/** What lies under oneself is not on the board: a row of the status says it. */
function below(screen: Screen, looks: Looks, cells: PictureCell[], tokens: PictureToken[]): void {
  const said = screen.status.find(({ id }) => id === looks.under)?.value;
  const me = tokens.find((token) => token.you);
  const found = Object.entries(looks.symbols).find(([, look]) => look.word === said);
  const cell = me && cells.find(({ x, y }) => x === me.x && y === me.y);
  if (cell && found) cell.marks.push(markOf(...found));
}

/** Where a player's piece was on the plan: at first, and at the end, if it was there then. */
export interface Stood {
  began: Place;
  ended: Place | null;
}

/**
 * What was seen, with the rest of the plan around it in pale ink. Anyone who plays is not told where on
 * the plan they are; the master knows. A board counts from where its player began.
 */
export function withTruth(own: Picture, truth: Picture, { began, ended }: Stood): Picture {
  const me = own.tokens.find((token) => token.you);
  const [here, there] = me && ended ? [me, ended] : [{ x: 0, y: 0 }, began];
  const [left, top] = [here.x - there.x, here.y - there.y];
  const known = new Set(own.cells.map(({ x, y }) => `${x} ${y}`));
  const rest = truth.cells
    .map((cell) => ({ ...cell, x: cell.x + left, y: cell.y + top }))
    .filter(({ x, y }) => !known.has(`${x} ${y}`));
  return {
    ...own, left: truth.left + left, top: truth.top + top, width: truth.width, height: truth.height,
    cells: [...own.cells, ...rest],
  };
}

/** Where a player's piece stands on somebody's board; null where it does not. */
export function standing(screen: Screen, looks: Looks, seat: number, names: string[]): Place | null {
  const piece = pictureOf(screen, looks, { names, seat: "master" }).tokens.find(({ n }) => n === seat);
  return piece ? { x: piece.x, y: piece.y } : null;
}
