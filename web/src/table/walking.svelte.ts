// A walk by one press: step by step, as long as nothing new comes in sight.

import { you, type Picture } from "../map/picture";
import { isBeside, newInSight, wayTo, type Place } from "../map/ways";
import { movingOf, stepCommand, type Way } from "./commands";
import type { Offer } from "../lib/types";
import type { Looks } from "../lib/looks";

const STEPS: Record<Way, [number, number]> = {
  n: [0, -1], ne: [1, -1], e: [1, 0], se: [1, 1], s: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [-1, -1],
};

/** The way that a step of one cell has. */
export function wayBetween(from: Place, to: Place): Way | null {
  const found = Object.entries(STEPS).find(([, [dx, dy]]) => from.x + dx === to.x && from.y + dy === to.y);
  return (found?.[0] as Way | undefined) ?? null;
}

export class Walk {
  /** The cells that are still to be gone to. */
  rest = $state.raw<Place[]>([]);
  private before: Picture | null = null;

  /** A press on a cell: the command of the first step, or null if there is none to say. */
  begin(goal: Place, picture: Picture, offers: readonly Offer[], looks: Looks): string | null {
    this.stop();
    const me = you(picture);
    if (me === undefined) return null;
    const beside = wayBetween(me, goal);
    if (beside !== null) return stepCommand(beside, offers, movingOf(offers, looks));
    const way = wayTo(picture, goal, looks.aslant);
    if (!way?.length) return null;
    this.rest = way;
    this.before = picture;
    return this.next(picture, offers, looks);
  }

  /** The next command after an answer; null ends the walk. */
  go(picture: Picture, offers: readonly Offer[], looks: Looks): string | null {
    if (!this.rest.length || this.before === null) return null;
    const me = you(picture);
    const [reached, ...rest] = this.rest;
    const arrived = me && reached && me.x === reached.x && me.y === reached.y;
    const alarmed = newInSight(this.before, picture).length > 0 || isBeside(picture);
    if (!arrived || alarmed || !rest.length) {
      this.stop();
      return null;
    }
    this.rest = rest;
    this.before = picture;
    return this.next(picture, offers, looks);
  }

  private next(picture: Picture, offers: readonly Offer[], looks: Looks): string | null {
    const me = you(picture);
    const to = this.rest[0];
    const way = me && to ? wayBetween(me, to) : null;
    // A walk only steps: what would be an attack on the way is the person's to say.
    const said = way && stepCommand(way, offers, movingOf(offers, looks).slice(0, 1));
    if (!said) {
      this.stop();
      return null;
    }
    return said;
  }

  stop(): void {
    this.rest = [];
    this.before = null;
  }
}
