// A board as a picture of the map: what somebody was told, and no more than that.

import type { Picture, PictureCell, PictureSide, PictureToken } from "../map/picture";
import { initialOf } from "../map/players";
import { tileName } from "../map/tiles";
import { looksOf } from "../lib/looks";
import { pictureOf } from "../map/pictured";
import { bookSaid } from "../lib/shelf";
import type { Viewer } from "../lib/types";
import type { Board, Sketch } from "./calls";

/** Null where there is nothing to be seen from this chair. */
export function boardPicture(board: Board, seat: Viewer = "watcher"): Picture | null {
  const names = [...board.names];
  if (board.sketch) return sketched(board.book, board.sketch, names, seat);
  if (!board.screen) return null;
  const screen = { ...board.screen, status: [] };
  return trimmed(pictureOf(screen, looksOf(board.book), { names, seat }));
}

function sketched(book: string, sketch: Sketch, names: string[], seat: Viewer): Picture {
  const stamps = bookSaid(book)?.looks.symbols ?? [];
  const toneOf = (key: string) => stamps.find(({ tile }) => tile === tileName(key))?.tone ?? "ink";
  const cells = sketch.cells.map(({ x, y, stamps: keys }): PictureCell => ({
    x, y, layer: "remembered", ground: "floor", word: "",
    marks: keys.slice(0, 2).map((key) => ({
      tile: tileName(key), tone: toneOf(key), letters: "", word: key,
    })),
  }));
  const sides = sketch.sides
    .filter(({ edge }) => edge !== "open" && edge !== "")
    .map(({ x, y, way, edge }): PictureSide => ({
      x1: x, y1: y, x2: way === 0 ? x + 1 : x, y2: way === 0 ? y : y + 1, kind: edge,
    }));
  const tokens = sketch.tokens.map(({ seat: n, x, y }): PictureToken => ({
    id: `player-${n}`, x, y, n, initial: initialOf(names[n] ?? ""), word: names[n] ?? "", you: n === seat,
  }));
  return {
    left: 0, top: 0, width: sketch.columns, height: sketch.rows, cells, sides, tokens,
    small: false, walled: true, columns: [], rows: [],
  };
}

/** Only as large as what is known, with a margin of one cell. */
function trimmed(picture: Picture): Picture {
  if (!picture.cells.length) return picture;
  const xs = picture.cells.map(({ x }) => x);
  const ys = picture.cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { ...picture, left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}
