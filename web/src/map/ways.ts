// Ways over what is known: where a click leads, step by step.

import { Atlas, you, type Picture } from "./picture";

export interface Place {
  x: number;
  y: number;
}

const FOUR: readonly Place[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];
const EIGHT: readonly Place[] = [
  ...FOUR, { x: 1, y: -1 }, { x: 1, y: 1 }, { x: -1, y: 1 }, { x: -1, y: -1 },
];

/** Whether one can go there as far as is known: no rock, no creature, no wall between. */
function passes(atlas: Atlas, from: Place, to: Place, goal: Place): boolean {
  const cell = atlas.at(to.x, to.y);
  if (cell === undefined || cell.ground === "rock") return false;
  const atGoal = to.x === goal.x && to.y === goal.y;
  if (!atGoal && cell.marks.some((mark) => isInTheWay(mark.tone))) return false;
  if (!atlas.picture.walled) return true;
  const side = atlas.sideBetween(from.x, from.y, to.x - from.x, to.y - from.y);
  return side === undefined || side.kind === "open" || side.kind === "untried";
}

/** Creatures hurt, and a potion is walked around: only what is ink, gold or good is stepped on. */
function isInTheWay(tone: string): boolean {
  return tone === "bad" || tone === "odd";
}

/** The cells of a shortest way from oneself to a place, without the first; null if none is known. */
export function wayTo(picture: Picture, goal: Place, diagonal: boolean): Place[] | null {
  const me = you(picture);
  const atlas = new Atlas(picture);
  if (me === undefined || atlas.at(goal.x, goal.y) === undefined) return null;
  const key = ({ x, y }: Place): string => `${x} ${y}`;
  const before = new Map<string, Place | null>([[key(me), null]]);
  let edge: Place[] = [me];
  while (edge.length && !before.has(key(goal))) {
    const next: Place[] = [];
    for (const from of edge) {
      for (const step of diagonal ? EIGHT : FOUR) {
        const to = { x: from.x + step.x, y: from.y + step.y };
        if (before.has(key(to)) || !passes(atlas, from, to, goal)) continue;
        before.set(key(to), from);
        next.push(to);
      }
    }
    edge = next;
  }
  if (!before.has(key(goal))) return null;
  const way: Place[] = [];
  for (let at: Place | null = goal; at !== null && key(at) !== key(me); at = before.get(key(at)) ?? null) {
    way.unshift({ x: at.x, y: at.y });
  }
  return way;
}

/** The nearest cell with one of these tiles, and what it is called. */
export function nearest(picture: Picture, tiles: readonly string[]): (Place & { tile: string; word: string }) | null {
  const me = you(picture);
  const found = picture.cells.flatMap(({ x, y, marks }) => {
    const mark = marks.find(({ tile }) => tiles.includes(tile));
    return mark && me ? [{ x, y, tile: mark.tile, word: mark.word, far: Math.max(Math.abs(x - me.x), Math.abs(y - me.y)) }] : [];
  });
  return found.sort((one, other) => one.far - other.far)[0] ?? null;
}

/** What is in sight now and was not known before: a walk stops there. */
export function newInSight(before: Picture, after: Picture): string[] {
  const known = new Set(before.cells.flatMap((cell) =>
    cell.marks.map((mark) => `${mark.tile} ${cell.x} ${cell.y}`)));
  const moved = new Map<string, number>();
  for (const cell of before.cells) {
    for (const mark of cell.marks) moved.set(mark.tile, (moved.get(mark.tile) ?? 0) + 1);
  }
  const found: string[] = [];
  const counted = new Map<string, number>();
  for (const cell of after.cells) {
    for (const mark of cell.marks) {
      const count = (counted.get(mark.tile) ?? 0) + 1;
      counted.set(mark.tile, count);
      if (cell.layer !== "seen" || known.has(`${mark.tile} ${cell.x} ${cell.y}`)) continue;
      // One that only moved is not new; one more of its kind is.
      if (count > (moved.get(mark.tile) ?? 0)) found.push(mark.word);
    }
  }
  return found;
}

/** Whether something dangerous is in a neighbouring cell. */
export function isBeside(picture: Picture): boolean {
  const me = you(picture);
  if (me === undefined) return false;
  return picture.cells.some((cell) =>
    Math.max(Math.abs(cell.x - me.x), Math.abs(cell.y - me.y)) === 1
      && cell.marks.some((mark) => mark.tone === "bad"));
}
