/** What lies over the edges of the desk, so that nobody and nothing to be chosen is hidden under it. */

import type { Covered } from "./window.svelte";

/** Up to this width, in pixels, it is a phone. */
export const NARROW = 640;
const DRAWER = 320;
/** The bubble that says what is chosen. */
const BUBBLE = 48;
/** The small pictures of the levels: at the side, or on a phone below. */
const BESIDE = 104;
const BELOW = 92;
/** How things are drawn is said at the foot, where there is room for it. */
const LEGEND = 26;
/** While a cell is chosen on a phone they are words alone. */
const WORDS = 44;

export interface Around {
  readonly width: number;
  /** How much of the lower edge is under the sheet of a phone. */
  readonly covers: number;
  readonly hasDrawer: boolean;
  readonly levels: number;
  readonly hasInsets: boolean;
  readonly isChoosing: boolean;
  readonly isMirrored: boolean;
}

export function coveredBy(around: Around): Covered {
  const { width, covers, hasDrawer, levels, hasInsets, isChoosing, isMirrored } = around;
  const isWide = width > NARROW;
  const drawer = hasDrawer && isWide ? DRAWER : 0;
  const insets = levels > 1 && isWide ? BESIDE : 0;
  const below = isWide ? LEGEND : !hasInsets ? 0 : isChoosing ? WORDS : BELOW;
  const [left, right] = isMirrored ? [drawer, insets] : [insets, drawer];
  return { top: isChoosing ? BUBBLE : 0, right, bottom: covers + below, left };
}
