import { expect, test } from "vitest";
import { describe } from "../../src/table/describe";
import { looksOf } from "../../src/table/looks";

test("a map of one row is not one of rows", () => {
  const board = ["+##+##+", "#     #", "+##+##+"];
  const screen = { board, shades: board.map((row) => "s".repeat(row.length)), status: [] };
  expect(describe(screen, looksOf("dungeonlab"))[0]).toBe("A map of 2 columns and one row.");
});
