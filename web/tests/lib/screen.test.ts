import { expect, test } from "vitest";
import { changedScreen } from "../../src/lib/types";
import { row, tiled } from "../screens";

const old = tiled(["ab", "cd"], { shades: ["ss", "kk"], status: [row("HP", "3")] });

test("only the rows that changed are drawn again", () => {
  const now = changedScreen(old, { rows: { "1": ["xy", "sk"] }, status: [row("HP", "2")] });
  expect(now).toEqual({ ...old, board: ["ab", "xy"], shades: ["ss", "sk"], status: [row("HP", "2")] });
  expect(old.board).toEqual(["ab", "cd"]);
});

test("nothing changed, everything changed, nothing was there", () => {
  expect(changedScreen(old, null)).toBe(old);
  const whole = { board: [], shades: [], status: [], sheets: [] };
  expect(changedScreen(old, whole)).toBe(whole);
  expect(changedScreen(null, { rows: {}, status: [] })).toBeNull();
});
