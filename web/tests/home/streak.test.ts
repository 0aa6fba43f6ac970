import { expect, test } from "vitest";
import { isSolved, streakAt } from "../../src/puzzle/streak";
import { t } from "../../src/words/home";

test("a single day is told apart: today, or yesterday", () => {
  const streak = { last: 7, days: 1 };
  expect([7, 8, 9].map((today) => [streakAt(today, streak), isSolved(today, streak)])).toEqual([[1, true], [1, false], [0, false]]);
  const said = (days: number, today: boolean): string => t("home-puzzle-streak", { days, today });
  expect([said(1, true), said(1, false), said(3, true)]).toEqual(["Solved today", "Solved yesterday", "Solved 3 days in a row"]);
});
