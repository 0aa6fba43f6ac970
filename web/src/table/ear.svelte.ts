// What came in sight, in words and with directions: the log says it to those who do not see the map.

import { keep, kept } from "../browser/kept";
import type { Screen, Viewer } from "../lib/types";
import { you, type Picture } from "../map/picture";
import { bearing } from "../map/describe";
import { t } from "../words/map";
import type { Looks } from "../lib/looks";
import { pictureOf } from "../map/pictured";

const KEY = "map.words";
const MOST = 8;

/** Whether words come first: then the log shows what it says, and the board begins with them. */
export const inWords = $state({ first: kept(KEY, false) });

export function putWordsFirst(first: boolean): void {
  inWords.first = first;
  keep(KEY, first);
}

interface Thing {
  x: number;
  y: number;
  word: string;
}

/** All that is in sight now, besides oneself and the ground. */
function inSight(picture: Picture): Thing[] {
  const things: Thing[] = picture.tokens.filter((token) => !token.you);
  for (const { x, y, layer, marks } of picture.cells) {
    if (layer === "seen") for (const { word } of marks) if (word) things.push({ x, y, word });
  }
  return things;
}

/** What is in this picture and was not there in the one before, the nearest first; what is ahead. */
export function cameInSight(before: Picture | null, now: Picture): string {
  const me = you(now);
  if (me === undefined) return "";
  const keyOf = ({ x, y, word }: Thing): string => `${x} ${y} ${word}`;
  const known = new Set(before ? inSight(before).map(keyOf) : []);
  const far = ({ x, y }: Thing): number => Math.abs(x - me.x) + Math.abs(y - me.y);
  const fresh = inSight(now).filter((thing) => !known.has(keyOf(thing)));
  fresh.sort((one, other) => far(one) - far(other));
  const said = fresh.slice(0, MOST).map((thing) =>
    t("map-thing-at", { thing: thing.word, where: bearing(thing.x - me.x, thing.y - me.y) }));
  const was = before && you(before);
  const [dx, dy] = was ? [me.x - was.x, me.y - was.y] : [0, 0];
  if (Math.max(Math.abs(dx), Math.abs(dy)) === 1) {
    const ahead = now.cells.find((cell) => cell.x === me.x + dx && cell.y === me.y + dy);
    if (ahead?.ground === "rock" && ahead.word) said.push(t("map-ahead", { thing: ahead.word }));
  }
  return said.length ? t("map-in-sight", { things: said.join("; ") }) : "";
}

/** Listens to one board, and keeps what it said under the number of the answer. */
export class Ear {
  said = $state.raw<Record<string, string>>({});
  private screen: Screen | null = null;
  private picture: Picture | null = null;

  hear(screen: Screen | null, number: number, looks: Looks, names: string[], seat: Viewer): void {
    if (screen === null || screen === this.screen || looks.style !== "tiles") return;
    const picture = pictureOf(screen, looks, { names, seat });
    const said = cameInSight(this.picture, picture);
    [this.screen, this.picture] = [screen, picture];
    if (said) this.said = { ...this.said, [number]: said };
  }
}
