import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { History } from "../../src/plans/history";
import { covers, offsetOf, placeOf } from "../../src/plans/places";
import { drawingOf, nameIn } from "../../src/plans/books";

const box = `; a remark
name The Little Box
+--+--+--+
|T  D  < |
+  +  +  +
|W |F  H |
+--+--+--+
`;
const floors = new URL("../../../src/asterion/books/cc3k/samples/cellar-and-below.txt", import.meta.url);

describe("the place of a problem in the text", () => {
  test("of Dooom is its line and column", () => {
    const fault = { rule: "O1", text: "“g” is no tile", line: 7, column: 6 };
    expect(placeOf("dungeon-of-dooom", "", fault)).toEqual({ line: 6, from: 5, length: 1 });
  });

  test("of a labyrinth that can be read is that of the cell", () => {
    const fault = { rule: "L33", text: "c2 has a treasure, but is not land", cell: "c2" };
    expect(placeOf("labyrinth", box, fault)).toEqual({ line: 5, from: 7, length: 2 });
  });

  test("of a labyrinth that cannot be read is its line and column", () => {
    const fault = { rule: "L6", text: "a wall here is “|”, a gap is blank", line: 2, column: 3 };
    expect(placeOf("labyrinth", box, fault)).toEqual({ line: 1, from: 2, length: 1 });
  });

  test("of a floor is counted from where the floor begins", () => {
    const text = readFileSync(floors, "utf8");
    const fault = { rule: "C42", text: "“x” means nothing", level: 2, line: 4, column: 17 };
    expect(placeOf("cc3k", text, fault)).toEqual({ line: 26 + 3, from: 16, length: 1 });
    expect(placeOf("cc3k", text, { rule: "C5", text: "small", level: 2 })?.line).toBe(26);
  });

  test("of the whole plan is nowhere", () => {
    const fault = { rule: "L91", text: "there is no true treasure" };
    expect(placeOf("labyrinth", box, fault)).toBeNull();
    expect(placeOf("cc3k", "", { rule: "C41", text: "there is nothing in it" })).toBeNull();
  });

  test("a piece of the drawing covers it or does not", () => {
    const piece = { line: 3, from: 4, length: 2 };
    expect(covers(piece, { line: 3, from: 5, length: 1 })).toBe(true);
    expect(covers(piece, { line: 3, from: 6, length: 1 })).toBe(false);
    expect(covers(piece, { line: 2, from: 5, length: 1 })).toBe(false);
  });

  test("lines are found in the text", () => {
    expect(offsetOf("ab\ncd\n", 1, 1)).toBe(4);
    expect(offsetOf("ab\ncd\n", 1, 99)).toBe(5);
    expect(offsetOf("ab", 9, 9)).toBe(2);
  });
});

describe("undo", () => {
  test("takes back what was typed at one go, and each stroke", () => {
    const history = new History("a");
    history.change("ab", "typed", 0);
    history.change("abc", "typed", 100);
    history.change("abcd", "typed", 5000);
    history.change("X", "done", 5001);
    expect(history.undo()).toBe("abcd");
    expect(history.undo()).toBe("abc");
    expect(history.undo()).toBe("a");
    expect(history.undo()).toBe("a");
    expect(history.canUndo).toBe(false);
    expect([history.redo(), history.redo(), history.redo(), history.redo()]).toEqual(
      ["abc", "abcd", "X", "X"],
    );
  });

  test("a stroke is taken back whole", () => {
    const history = new History("a");
    history.change("b", "done", 0);
    history.change("c", "more", 900);
    history.change("d", "more", 1900);
    expect(history.undo()).toBe("a");
    expect(history.redo()).toBe("d");
  });

  test("a change after it ends what could be done again", () => {
    const history = new History("a");
    history.change("b", "done", 0);
    history.undo();
    history.change("c", "done", 1);
    expect(history.canRedo).toBe(false);
    expect(history.undo()).toBe("a");
  });
});

test("a plan has the name that its text gives it", () => {
  expect(nameIn(box)).toBe("The Little Box");
  expect(nameIn("walls\n")).toBe("");
});

test.each(["dungeon-of-dooom", "labyrinth-of-dooom", "cc3k", "labyrinth", "dungeonlab"])(
  "an empty sheet of %s can be drawn on",
  (book) => {
    const drawing = drawingOf(book)!;
    expect(typeof drawing.how.read(drawing.first, 0)).toBe("object");
    if (book === "cc3k") {
      const rows = drawing.first.trimEnd().split("\n");
      expect(rows.map((row) => row.length)).toEqual(Array(25).fill(79));
    }
  },
);
