// What the page asks the server about puzzles.

import { ask } from "../lib/api";
import type { PuzzleShown, PuzzleSolution } from "../lib/types";

/** Today's puzzle, or one of another day by its number. */
export function getPuzzle(number: string): Promise<PuzzleShown> {
  return ask<PuzzleShown>(`/puzzles/${encodeURIComponent(number)}`);
}

/** Whether this is certain, and why. */
export function answerPuzzle(number: number, value: string): Promise<PuzzleSolution> {
  return ask<PuzzleSolution>(`/puzzles/${String(number)}/answer`, { method: "POST", body: { value } });
}
