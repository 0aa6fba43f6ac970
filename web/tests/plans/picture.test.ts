import { describe, expect, test } from "vitest";
import {
  cellAt, line, markOfKind, nextMark, sideTowards, withStroke,
} from "../../src/plans/picture";
import { covers, offsetOf } from "../../src/plans/places";
import { CELLS, TILES } from "./pictured";

describe("a picture", () => {
  test("a press goes through what can be on that side", () => {
    const inner = sideTowards(CELLS, 0, 0, "ArrowRight")!;
    const outer = sideTowards(CELLS, 0, 0, "ArrowUp")!;
    expect(nextMark(CELLS, inner)).toBe("|");
    expect(nextMark(CELLS, outer)).toBe("=");
    expect(markOfKind(CELLS, inner, "closed")).toBeUndefined();
    expect(sideTowards(CELLS, 0, 0, "ArrowDown")).toBeUndefined();
  });

  test("shows a stroke at once, before the server has answered", () => {
    const painted = withStroke(TILES, { draw: "stamp", mark: "G", cells: [[1, 1], [2, 0]] });
    expect(painted.levels[0]!.tiles).toEqual(["##G", "#G#"]);
    const walled = withStroke(
      CELLS, { draw: "side", column: 1, row: 0, upright: true, mark: "|" },
    );
    expect(walled.sides[0]).toMatchObject({ mark: "|", kind: "wall" });
    const pit = withStroke(CELLS, { draw: "stamp", mark: "P:a", cells: [[0, 0]] });
    expect(cellAt(pit, 0, 0, 0)).toMatchObject({ text: "P", mark: "P" });
    const gone = withStroke(CELLS, { draw: "stamp", mark: "", cells: [[1, 0]] });
    expect(cellAt(gone, 0, 1, 0)).toMatchObject({ here: false });
    expect(cellAt(CELLS, 0, 1, 0)!.here, "the old one is left as it was").toBeUndefined();
  });

  test("a stroke has no holes", () => {
    expect(line([0, 0], [3, 1])).toEqual([[0, 0], [1, 0], [2, 1], [3, 1]]);
    expect(line([2, 2], [2, 2])[0]).toEqual([2, 2]);
  });
});

describe("a place in the text", () => {
  test("is within a piece of it, or is not", () => {
    const piece = { line: 3, column: 4, length: 2 };
    expect(covers(piece, { line: 3, column: 5, length: 1 })).toBe(true);
    expect(covers(piece, { line: 3, column: 6, length: 1 })).toBe(false);
    expect(covers(piece, { line: 2, column: 5, length: 1 })).toBe(false);
  });

  test("is found by counting characters", () => {
    expect(offsetOf("ab\ncd\n", 1, 1)).toBe(4);
    expect(offsetOf("ab\ncd\n", 1, 99)).toBe(5);
    expect(offsetOf("ab", 9, 9)).toBe(2);
  });
});
