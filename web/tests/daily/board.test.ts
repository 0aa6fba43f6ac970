import { expect, test } from "vitest";
import { boardOf, choicesAt, keyOf, nextTarget, targetsOf } from "../../src/daily/board";
import type { DailyShown } from "../../src/lib/types";

const DAILY: DailyShown = {
  number: 5, book: "labyrinth", kinds: ["land", "hospital", "weaponry"], passed: [], glimpses: {}, date: "2026-01-05", level: 1, columns: 3, rows: 2, names: ["Theseus", "Ariadne"], start: "a1",
  agreed: "", opening: [], answers: [], marks: 10, done: 1, due: 1,
  inked: [{ text: "c1 hospital", cell: "c1", kind: "hospital" }],
  drawn: [{ text: "a1 right wall", cell: "a1", way: 1, stands: true }, { text: "a1 land", cell: "a1", kind: "land" }],
  ways: { 0: ["a1", "a2"] }, ghosts: { 1: ["a2", "b1"] }, solved: false, coach: "", truth: null,
};
const board = boardOf(DAILY);
const marks = (cell: string, way = -1): string[] => choicesAt({ cell, way }, DAILY, board).map(({ mark }) => mark);

test("each cell and each side between two cells can be marked once", () => {
  const keys = targetsOf(DAILY).map(keyOf);
  expect(keys).toHaveLength(6 + 7);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain("c1 1");
});

test("only what would say something is offered", () => {
  expect(marks("a1", 1)).toEqual([]);
  expect(marks("b1", 2)).toEqual(["b1 down wall", "b1 down open"]);
  expect(marks("b1")).toEqual(["not Ariadne b1", "Ariadne b1", "b1 land", "b1 hospital", "b1 weaponry"]);
  expect(marks("c1")).toEqual([]);
});

test("the arrow keys go from a cell to its side to the next cell, and stop at the border", () => {
  const go = (key: string, way: number): string => {
    const [cell = "", side = "-1"] = key.split(" ");
    return keyOf(nextTarget({ cell, way: Number(side) }, way, DAILY));
  };
  expect(["a1", "a1 1", "b1", "b1 1", "c1"].map((key) => go(key, 1))).toEqual(["a1 1", "b1", "b1 1", "c1", "c1"]);
  expect([go("a2", 0), go("a1 2", 0), go("a1", 0), go("a1", 3)]).toEqual(["a1 2", "a1", "a1", "a1"]);
  // Along a row of sides only corners lie between.
  expect([go("a1 2", 1), go("b1 2", 3), go("a1 1", 2)]).toEqual(["b1 2", "a1 2", "a2 1"]);
});

test("once it is solved the whole plan is drawn", () => {
  const truth = { kinds: { a1: "land", b1: "land", c1: "hospital", a2: "weaponry", b2: "land", c2: "land" }, walls: [["b1", 2]] as [string, number][], places: {} };
  const all = boardOf({ ...DAILY, solved: true, truth });
  expect(all.kinds.get("a2")).toBe("weaponry");
  expect([all.sides.get("b1 2"), all.sides.get("a1 2"), all.sides.size]).toEqual([true, false, 7]);
});

test("two who may be on one cell stand beside each other", () => {
  const both = boardOf({ ...DAILY, ghosts: { 1: ["b1"], 2: ["b1", "c2"] } });
  expect(both.ghosts.map(({ seat, n, of }) => [seat, n, of])).toEqual([[1, 0, 2], [2, 1, 2], [2, 0, 1]]);
});
