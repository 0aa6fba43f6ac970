// What the page asks the server about the daily labyrinth: it is told no more than was earned.

import { accountToken } from "../lib/account";
import { ask, part } from "../lib/api";
import type { DailyHint, DailyResult, DailyShown, DailyVerdict, How, MyDailies } from "../lib/types";

const at = (day: string, rest = ""): string => `/daily${day ? `/${part(day)}` : ""}${rest}`;

/** Today's, or that of a date, or the first one of all. */
export const getDaily = (day: string): Promise<DailyShown> => ask(at(day));

/** As it stands after these marks. */
export const continueDaily = (day: string, marks: readonly string[]): Promise<DailyShown> =>
  ask(at(day), { method: "POST", body: { marks } });

export const markDaily = (day: string, marks: readonly string[], mark: string): Promise<DailyVerdict> =>
  ask(at(day, "/marks"), { method: "POST", body: { marks, mark } });

export const hintDaily = (day: string, marks: readonly string[], level: number): Promise<DailyHint> =>
  ask(at(day, "/hints"), { method: "POST", body: { marks, level } });

export interface Finished {
  marks: readonly string[];
  how: readonly How[];
  slips: number;
  hints: number;
  seconds: number;
  browser: string;
}

export const finishDaily = (day: string, body: Finished): Promise<DailyResult> =>
  ask(at(day, "/result"), { method: "POST", body, token: accountToken() });

/** Nothing where this browser has no account. */
export async function myDailies(): Promise<MyDailies | null> {
  const token = accountToken();
  return token ? ask<MyDailies>("/daily/mine", { token }) : null;
}
