import { expect, test } from "vitest";
import { describe } from "../../src/table/describe";
import { looksOf } from "../../src/lib/looks";
import { sheet, walled } from "../screens";

test("a map of one row is not one of rows", () => {
  const board = ["+##+##+", "#     #", "+##+##+"];
  const screen = walled(board, [sheet(2, 1, { pitch: 3, walled: true })]);
  expect(describe(screen, looksOf("dungeonlab"))[0]).toBe("A map of 2 columns and one row.");
});
