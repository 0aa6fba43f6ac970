// Who is who from one picture to the next: then a step can slide instead of jumping.

import { keyOf, type Layer, type Picture, type PictureMark } from "./picture";

/** Something in a cell, with a number that stays the same while it moves. */
export interface Being {
  id: number;
  x: number;
  y: number;
  mark: PictureMark;
  layer: Layer;
  /** Several in a cell stand beside each other: the how-manieth, of how many. */
  place: number;
  of: number;
}

/** A step, or the two that a chase may take; farther away it is another one. */
const REACH = 2;

function all(picture: Picture): Omit<Being, "id">[] {
  return picture.cells.flatMap((cell) =>
    cell.marks.map((mark, place) => ({
      x: cell.x, y: cell.y, mark, layer: cell.layer, place, of: cell.marks.length,
    })));
}

/** The beings of a picture: those that were there before keep their numbers. */
export function beingsOf(picture: Picture, before: Being[], next: () => number): Being[] {
  const left = new Map<string, Being[]>();
  const elsewhere = new Map<string, Being[]>();
  for (const being of before) {
    const key = `${being.mark.tile} ${keyOf(being.x, being.y)}`;
    left.set(key, [...(left.get(key) ?? []), being]);
  }
  const found = all(picture);
  const ids: (number | null)[] = found.map((being) => {
    const same = left.get(`${being.mark.tile} ${keyOf(being.x, being.y)}`)?.shift();
    return same?.id ?? null;
  });
  for (const beings of left.values()) {
    for (const being of beings) {
      elsewhere.set(being.mark.tile, [...(elsewhere.get(being.mark.tile) ?? []), being]);
    }
  }
  return found.map((being, n) => {
    const id = ids[n] ?? nearest(being, elsewhere.get(being.mark.tile)) ?? next();
    return { ...being, id };
  });
}

function nearest(being: Omit<Being, "id">, candidates: Being[] | undefined): number | null {
  if (!candidates?.length) return null;
  const far = (other: Being): number =>
    Math.max(Math.abs(other.x - being.x), Math.abs(other.y - being.y));
  const best = candidates.reduce((one, other) => (far(other) < far(one) ? other : one));
  if (far(best) > REACH) return null;
  candidates.splice(candidates.indexOf(best), 1);
  return best.id;
}

/** What a book wants to be seen of an event. */
export type Sign = "hit" | "miss" | "heal" | "shot" | "blast" | "fall" | "flow" | "bump";

/** Something that happened between two pictures, to be shown for a moment. */
export interface Moment {
  kind: Sign | "glint";
  x: number;
  y: number;
  /** A number that rises: what was lost or gained. */
  text?: string;
  /** Whose piece it is at, where it is at one. */
  who?: number | null;
  dx?: number;
  dy?: number;
}

/** What the two pictures tell by themselves: goods taken up, and creatures that are no more. */
export function momentsBetween(before: Picture, after: Picture): Moment[] {
  const me = after.tokens.find((token) => token.you);
  const now = new Map(after.cells.map((cell) => [keyOf(cell.x, cell.y), cell]));
  const moments: Moment[] = [];
  for (const cell of before.cells) {
    const gold = cell.marks.some((mark) => mark.tone === "gold");
    const there = now.get(keyOf(cell.x, cell.y));
    if (!gold || there === undefined || there.marks.some((mark) => mark.tone === "gold")) continue;
    if (me?.x === cell.x && me.y === cell.y) moments.push({ kind: "glint", x: cell.x, y: cell.y });
  }
  return moments;
}
