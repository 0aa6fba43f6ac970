// How many days in a row the puzzle of the day was solved; kept in this browser and nowhere else.

import { keep, kept } from "../lib/kept";

export interface Streak {
  /** The number of the last puzzle of the day that was solved. */
  last: number;
  days: number;
}

const KEY = "puzzle.streak";
const NONE: Streak = { last: 0, days: 0 };

/** What counts today: a day that was missed ends it. */
export function streakAt(today: number, streak: Streak = kept(KEY, NONE)): number {
  return streak.last >= today - 1 ? streak.days : 0;
}

/** Whether the puzzle of today is among them. */
export function isSolved(today: number, streak: Streak = kept(KEY, NONE)): boolean {
  return streak.last === today;
}

export function solved(number: number, today: number): number {
  const before = kept(KEY, NONE);
  if (number !== today || before.last === today) return streakAt(today, before);
  const days = streakAt(today, before) + 1;
  keep(KEY, { last: today, days });
  return days;
}
