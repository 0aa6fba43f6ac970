// What this browser keeps of dailies: how far each is, which are solved, and the days in a row.

import { keep, kept } from "../browser/kept";
import type { How } from "../lib/types";

/** A line of the log besides the answers; it stands after this number of them. */
export interface Line {
  after: number;
  is: "inked" | "refused" | "plain";
  words: string;
}

export interface Progress {
  marks: string[];
  how: How[];
  slips: number;
  hints: number;
  /** The hint that was given for the next mark. */
  level: number;
  /** How the next mark will have come about. */
  next: How;
  seconds: number;
  lines: Line[];
  solved: boolean;
}

const LONGEST = 60;

export const fresh = (): Progress => ({
  marks: [], how: [], slips: 0, hints: 0, level: 0, next: "clean", seconds: 0, lines: [], solved: false,
});

const keyOf = (number: number): string => `daily.${String(number)}`;

export const progressOf = (number: number): Progress => ({ ...fresh(), ...kept<Partial<Progress>>(keyOf(number), {}) });

/** Of a solved one the result is kept, and no longer what was said on the way. */
export function keepProgress(number: number, progress: Progress): void {
  keep(keyOf(number), progress.solved ? { ...progress, lines: [] } : { ...progress, lines: progress.lines.slice(-LONGEST) });
}

export const STREAK = "daily.streak";
const SOLVED = "daily.solved";

/** Their numbers. */
export const solvedDailies = (): number[] => kept<number[]>(SOLVED, []);

export function keepSolved(number: number): void {
  keep(SOLVED, [...new Set([...solvedDailies(), number])]);
}
