// Places of the buttons: a command keeps its place for a whole game, and is greyed while it cannot
// be said. So no press meant for one command lands on another.

import type { Button, Offers, Pad, Way } from "./commands";

/** Alike but for numbers: “shoot 9 bullets” takes the place of “shoot 10 bullets”. */
function slotOf(command: string): string {
  return command.replace(/\d+/g, "#");
}

export interface Slot {
  offer: Button;
  legal: boolean;
}
export interface PadSlot {
  pad: Pad;
  legal: boolean;
}

/** The most greyed buttons that are shown for what is not on offer now. */
const MOST = 8;

export class Slots {
  private readonly singles = new Map<string, Button>();
  private readonly pads = new Map<string, Pad>();
  private ways: Way[] = [];

  /** Every way that the movement ever had. */
  waysOf(offers: Offers): Way[] {
    const now = Object.keys(offers.moves?.ways ?? {}) as Way[];
    this.ways = [...new Set([...this.ways, ...now])];
    return this.ways;
  }

  singlesOf(offers: Offers): Slot[] {
    return inPlace(this.singles, offers.singles, (offer) => slotOf(offer.command)).map(
      ([offer, legal]) => ({ offer, legal }),
    );
  }

  padsOf(offers: Offers): PadSlot[] {
    return inPlace(this.pads, offers.pads, (pad) => slotOf(pad.stem)).map(([pad, legal]) => ({
      pad, legal,
    })); // prettier-ignore
  }
}

function inPlace<T>(known: Map<string, T>, now: T[], key: (each: T) => string): [T, boolean][] {
  const legal = new Set(now.map(key));
  for (const each of now) known.set(key(each), each);
  for (const old of [...known.keys()]) {
    if (known.size <= Math.max(MOST, legal.size)) break;
    if (!legal.has(old)) known.delete(old);
  }
  return [...known].map(([slot, each]) => [each, legal.has(slot)]);
}
