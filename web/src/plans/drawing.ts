// What both pictures of a plan are given, and how the cursor walks on them.

import type { Picture, PlanStroke } from "../lib/types";
import type { PlacedFault } from "./editing.svelte";

export interface PictureProps {
  book: string;
  picture: Picture;
  level: number;
  mark: string;
  /** What each mark is called, for a screen reader. */
  names: Record<string, string>;
  faults: PlacedFault[];
  draw: (stroke: PlanStroke, more?: boolean) => void;
}

/** The cell one step on, or the same one at the edge. */
export function stepped(picture: Picture, [x, y]: [number, number], [dx, dy]: readonly [number, number]): [number, number] {
  return [
    Math.min(Math.max(x + dx, 0), picture.columns - 1), Math.min(Math.max(y + dy, 0), picture.rows - 1),
  ];
}

/** The level that is shown: the last one, where a plan has lost some. */
export const levelOf = (picture: Picture, level: number): Picture["levels"][number] =>
  picture.levels[Math.min(level, picture.levels.length - 1)]!;
