// What is beside you, as the board shows it: the word on a key that leads nowhere, the picture of whom it meets.

import type { Offer, Screen } from "../lib/types";
import { stemOf, wayOf, type Way } from "./commands";
import { paperOf } from "../map/board";
import { YOU, type Look, type Looks } from "../lib/looks";

const STEPS: Record<Way, [number, number]> = {
  n: [0, -1], ne: [1, -1], e: [1, 0], se: [1, 1], s: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [-1, -1],
};

/** Who does nothing to you, and would be struck by this command; empty: nobody. */
export function spared(offer: Offer | undefined, screen: Screen | null, looks: Looks): string {
  const way = offer && wayOf(offer);
  if (!way || !looks.moving.slice(1).includes(stemOf(offer))) return "";
  const met = aroundYou(screen, looks)[way];
  return met?.glyph && looks.peaceful.includes(met.glyph) ? met.word : "";
}

/** What is there, by way; only for boards on which a character is a square. */
export function aroundYou(screen: Screen | null, looks: Looks): Partial<Record<Way, Look>> {
  if (screen === null || looks.style !== "tiles") return {};
  const { cells } = paperOf(screen, looks);
  const me = cells.find(({ marks }) => marks.some(({ symbol }) => symbol === YOU));
  if (!me) return {};
  const found: Partial<Record<Way, Look>> = {};
  for (const [way, [dx, dy]] of Object.entries(STEPS) as [Way, [number, number]][]) {
    const look = cells.find(({ x, y }) => x === me.x + dx && y === me.y + dy)?.marks[0];
    if (look?.word && look.tone !== "ground") found[way] = look;
  }
  return found;
}
