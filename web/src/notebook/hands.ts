/** Whose hand drew a mark: the master's answers, the player's own pen, or one of their drafts. */

import { INK, STEPS } from "./model";

export type Who = "told" | "own" | "draft";

export function handOf(layer: string): Who {
  return layer === STEPS ? "told" : layer === INK ? "own" : "draft";
}
