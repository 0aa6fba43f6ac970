// How many days in a row the puzzle of the day was solved; kept in this browser and nowhere else.

import { keep, kept } from "../browser/kept";

export interface Streak {
  /** The number of the last puzzle of the day that was solved. */
  last: number;
  days: number;
}

const KEY = "puzzle.streak";
const NONE: Streak = { last: 0, days: 0 };

/** Of the puzzle, or of what else comes every day, by its key. */
export const streakKept = (key = KEY): Streak => kept(key, NONE);

/** What counts today: a day that was missed ends it. */
export function streakAt(today: number, streak: Streak = streakKept()): number {
  return streak.last >= today - 1 ? streak.days : 0;
}

/** Whether the puzzle of today is among them. */
export function isSolved(today: number, streak: Streak = streakKept()): boolean {
  return streak.last === today;
}

export function solved(number: number, today: number, key = KEY): number {
  const before = streakKept(key);
  if (number !== today || before.last === today) return streakAt(today, before);
  const days = streakAt(today, before) + 1;
  keep(key, { last: today, days });
  return days;
}
