/** What lies over the edges of the desk, so that nobody and nothing to be chosen is hidden under it. */

import type { Covered } from "../map/camera";

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

/** The button that brings the tools. */
const PEN = 56;

export interface Around {
  readonly width: number;
  readonly height: number;
  /** The plan that has to fit in. */
  readonly shape: { readonly columns: number; readonly rows: number; readonly levels: number };
  /** How much of the lower edge is under the sheet of a phone. */
  readonly covers: number;
  readonly hasDrawer: boolean;
  readonly hasInsets: boolean;
  readonly isChoosing: boolean;
  readonly hasPen: boolean;
  readonly isMirrored: boolean;
}

export function coveredBy(around: Around): Covered {
  const { width, height, shape, covers, hasDrawer, hasInsets, isChoosing, hasPen, isMirrored } = around;
  const isWide = width > NARROW;
  const drawer = hasDrawer && isWide ? DRAWER : 0;
  const insets = shape.levels > 1 && isWide ? BESIDE : 0;
  const below = isWide ? LEGEND : !hasInsets ? 0 : isChoosing ? WORDS : BELOW;
  const [left, right] = isMirrored ? [drawer, insets] : [insets, drawer];
  const bare = { top: isChoosing ? BUBBLE : 0, right, bottom: covers + below, left };
  if (!hasPen || below >= PEN) return bare;
  // In its corner it takes the foot, or the side, whichever the plan has more room without.
  const cell = ({ top, right, bottom, left }: Covered): number =>
    Math.min((width - left - right) / shape.columns, (height - top - bottom) / shape.rows);
  const [foot, side] = [{ ...bare, bottom: covers + PEN }, isMirrored ? { ...bare, left: left + PEN } : { ...bare, right: right + PEN }];
  return cell(foot) >= cell(side) ? foot : side;
}
