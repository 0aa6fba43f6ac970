// What is seen of an answer on a map for a moment, as the book says it in its cues: the same for a
// board and for a notebook, in play and in a replay.

import type { ShownBook, Told } from "../lib/types";
import type { Moment } from "./beings";
import type { Place } from "./ways";
import { noticedWith, type Fields, type Noticed } from "./noticing";

type Shown = NonNullable<ShownBook["looks"]["cues"][number]["show"]>;

/** Where things are on the map at hand; null where that is not known. */
export interface Whereabouts {
  /** A player's piece now, and before the answer; of nobody in particular: the viewer's own. */
  now: (seat: number | null) => Place | null;
  before: (seat: number | null) => Place | null;
  /** A square by its number. */
  square: (number: number) => Place | null;
}

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
/** A player who fell or was carried is elsewhere by now; it is shown where it happened. */
const LEFT: readonly string[] = ["fall", "flow"];
/** More than this of one answer is a flicker. */
const MOST = 6;

export function momentsIn(
  { cues }: ShownBook["looks"], told: readonly Told[], where: Whereabouts,
): Moment[] {
  const noticed = told.flatMap((each) => noticedWith(cues as (Noticed & { show: Shown | null })[], each));
  return noticed
    .flatMap(({ noticed: { show }, fields }) => (show ? momentOf(show, fields, where) ?? [] : []))
    .slice(-MOST);
}

function momentOf(show: Shown, fields: Fields, where: Whereabouts): Moment | null {
  const number = (field: string): number | null =>
    field && typeof fields[field] === "number" ? fields[field] : null;
  const who = number(show.of);
  const [dx, dy] = STEPS[number(show.way) ?? -1] ?? [0, 0];
  const square = number(show.at);
  const isLeft = LEFT.includes(show.sign);
  const spot = square !== null ? where.square(square) : isLeft ? where.before(who) : where.now(who);
  if (spot === null) return null;
  const at = isLeft ? { x: spot.x + dx, y: spot.y + dy } : { x: spot.x, y: spot.y };
  const amount = number(show.amount);
  const text = amount === null ? {} : { text: amount === 0 ? "0" : `${show.sign === "heal" ? "+" : "−"}${amount}` };
  return { kind: show.sign, ...at, dx, dy, who, ...text };
}

/** Whether somebody struck at this place, and hit or missed: a dragon does so from two cells away. */
export function isStruck(moments: readonly Moment[], at: Place): boolean {
  return moments.some(({ kind, x, y }) => (kind === "hit" || kind === "miss") && x === at.x && y === at.y);
}

/** What is new since the last look; nothing where one looks back, or far ahead at once. */
export class Fresh {
  private since = -1;

  take(told: readonly Told[], upTo = Infinity): Told[] {
    const heard = told.filter(({ number }) => number <= upTo);
    const last = heard.at(-1)?.number ?? 0;
    const { since } = this;
    this.since = last;
    const fresh = since < 0 ? [] : heard.filter(({ number }) => number > since);
    return fresh.length > FAR ? [] : fresh;
  }
}
const FAR = 12;
