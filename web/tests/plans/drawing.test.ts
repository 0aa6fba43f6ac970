import { readFileSync, readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DUNGEONLAB } from "../../src/plans/dungeonlab";
import { drawingOf } from "../../src/plans/books";
import { LABYRINTH } from "../../src/plans/labyrinth";
import { floorsOf, line, paint, resize, type TileDrawing } from "../../src/plans/tiles";
import { nextMark, type WallDrawing, type WallPicture } from "../../src/plans/walls";

const tilesOf = (book: string) => drawingOf(book)!.how as TileDrawing;
const DOOOM = tilesOf("dungeon-of-dooom");
const CC3K = tilesOf("cc3k");
const folder = new URL("../../../src/asterion/books/", import.meta.url);
const plansOf = (book: string): [string, string][] =>
  readdirSync(new URL(`${book}/samples/`, folder)).map((file) => [
    file, readFileSync(new URL(`${book}/samples/${file}`, folder), "utf8"),
  ]);

function picture(drawing: WallDrawing, text: string, level = 0): WallPicture {
  const found = drawing.read(text, level);
  if (typeof found === "string") throw new Error(found);
  return found;
}

const wallAt = (drawn: WallPicture, column: number, row: number, flat: boolean) =>
  drawn.walls.find((wall) => wall.column === column && wall.row === row && wall.flat === flat)!;
const cellAt = (drawn: WallPicture, column: number, row: number) =>
  drawn.cells.find((cell) => cell.column === column && cell.row === row)!;

const BOX = `; two remarks
name The Little Box
+--+--+--+
|T  D  < |
+  +  +  +
|W |F  H |
+  +  +  +
 W  E |H |
+--+--+  +
b2: 2 bullets
`;

describe.each([
  ["labyrinth", LABYRINTH],
  ["dungeonlab", DUNGEONLAB],
] as const)("plans of %s", (book, drawing) => {
  test.each(plansOf(book))("%s: all is drawn where the picture says it is", (_file, text) => {
    const lines = text.split("\n");
    for (let level = 0; level < picture(drawing, text).levels; level += 1) {
      const drawn = picture(drawing, text, level);
      for (const each of [...drawn.cells, ...drawn.walls]) {
        const end = each.from + each.length;
        const there = (lines[each.line] ?? "").padEnd(999).slice(each.from, end);
        const mark = "mark" in each ? each.mark.repeat(each.length) : each.text;
        if ("mark" in each || each.text) expect(there.trimEnd()).toBe(mark.trimEnd());
      }
    }
  });

  test.each(plansOf(book))("%s: what is drawn again as it was changes nothing", (_file, text) => {
    const drawn = picture(drawing, text);
    for (const wall of drawn.walls) {
      expect(picture(drawing, drawing.setWall(text, wall, wall.mark))).toEqual(drawn);
    }
  });

  test("any strokes leave a drawing, in which only the stroke has changed", () => {
    const texts = plansOf(book).map(([, text]) => text);
    fc.assert(
      fc.property(
        fc.constantFrom(...texts), fc.nat(), fc.constantFrom("wall", "stamp", "erase"),
        fc.constantFrom("P:a", book === "labyrinth" ? "H" : "Ho"),
        (text, which, stroke, mark) => {
          const before = picture(drawing, text);
          const cell = before.cells[which % before.cells.length]!;
          const wall = before.walls[which % before.walls.length]!;
          const after = picture(
            drawing,
            stroke === "wall" ? drawing.setWall(text, wall, nextMark(drawing, wall))
            : stroke === "stamp" ? drawing.stamp(text, 0, cell.column, cell.row, mark)
            : drawing.erase(text, cell.column, cell.row),
          );
          const others = (drawn: WallPicture) =>
            drawn.cells.filter((each) => each.column !== cell.column || each.row !== cell.row)
              .map((each) => each.text).join("|");
          if (stroke === "wall" || after.width === before.width && after.height === before.height) {
            expect(others(after)).toBe(others(before));
          }
          if (stroke === "wall") {
            const { mark: now } = wallAt(after, wall.column, wall.row, wall.flat);
            expect(now).toBe(nextMark(drawing, wall));
          }
          if (stroke === "stamp") expect(cellAt(after, cell.column, cell.row).text).not.toBe("");
        },
      ),
    );
  });

  test.each(["north", "east", "south", "west"] as const)(
    "grow %s and shrink again is as before, but for exits on that side",
    (side) => {
      for (const [, text] of plansOf(book)) {
        const before = picture(drawing, text);
        const grown = drawing.grow(text, side);
        expect(picture(drawing, grown).cells.length).toBeGreaterThan(before.cells.length);
        const again = picture(drawing, drawing.shrink(grown, side));
        const shown = ({ cells }: WallPicture) => cells.map((cell) => [cell.text, cell.lying]);
        expect(shown(again)).toEqual(shown(before));
        const inner = ({ walls }: WallPicture) =>
          walls.filter((wall) => wall.sides === 2).map((wall) => wall.mark);
        expect(inner(again)).toEqual(inner(before));
      }
    },
  );
});

describe("a labyrinth", () => {
  test("has its walls, its cells, and what lies about", () => {
    const drawn = picture(LABYRINTH, BOX);
    expect([drawn.width, drawn.height]).toEqual([3, 3]);
    expect(cellAt(drawn, 2, 0).text).toBe("<");
    expect(cellAt(drawn, 1, 1)).toMatchObject({ text: "F", lying: "2 bullets" });
    expect(wallAt(drawn, 1, 1, false)).toMatchObject({ mark: "|", sides: 2 });
    expect(wallAt(drawn, 0, 2, false)).toMatchObject({ mark: " ", sides: 1 });
  });

  test("inner walls go on and off, outer ones become exits", () => {
    const inner = wallAt(picture(LABYRINTH, BOX), 1, 1, false);
    expect(nextMark(LABYRINTH, inner)).toBe(" ");
    expect(LABYRINTH.setWall(BOX, inner, " ")).toContain("|W  F  H |");
    const outer = wallAt(picture(LABYRINTH, BOX), 0, 0, true);
    expect(LABYRINTH.setWall(BOX, outer, nextMark(LABYRINTH, outer))).toContain("+==+--+--+");
  });

  test("pits are numbered, and a longer word makes every cell wider", () => {
    const one = LABYRINTH.stamp(BOX, 0, 0, 1, "P:a");
    expect(one).toContain("|P1|F  H |");
    const two = LABYRINTH.stamp(one, 0, 2, 1, "P:a");
    expect(two).toContain("|P1|F  P2|");
    const second = LABYRINTH.stamp(two, 0, 2, 2, "P:b");
    expect(second).toContain("+---+---+---+");
    expect(second).toContain("|T   D   <  |");
    expect(second).toContain(" W   E  |P1b|");
  });

  test("treasures are laid down and taken away; land is a point", () => {
    expect(LABYRINTH.stamp(BOX, 0, 2, 1, "F")).toContain("|W |F  HF|");
    expect(LABYRINTH.stamp(BOX, 0, 0, 0, "T")).toContain("|.  D  < |");
    expect(LABYRINTH.stamp(BOX, 0, 0, 0, "H")).toContain("|HT D  < |");
    expect(LABYRINTH.stamp(BOX, 0, 0, 0, ".")).toContain("|T  D  < |");
  });

  test("an erased corner leaves an outer wall, and can be drawn again", () => {
    const gone = LABYRINTH.erase(BOX, 2, 0);
    expect(gone).toContain("+--+--+\n|T  D |\n+  +  +--+\n|W |F  H |");
    const again = LABYRINTH.stamp(gone, 0, 2, 0, ".");
    expect(again).toContain("+--+--+--+\n|T  D |. |\n+  +  +--+\n");
  });

  test("grown in the west or north, what lies about moves with its cell", () => {
    expect(LABYRINTH.grow(BOX, "west")).toContain("c2: 2 bullets");
    expect(LABYRINTH.grow(BOX, "west")).toContain("+--+--+--+--+\n|.  T  D  < |\n");
    expect(LABYRINTH.grow(BOX, "north")).toContain("b3: 2 bullets");
    expect(LABYRINTH.shrink(LABYRINTH.grow(BOX, "north"), "north")).toBe(BOX);
    expect(LABYRINTH.grow(BOX, "west")).toContain("; two remarks");
  });

  test("what is no drawing is said in a sentence", () => {
    expect(LABYRINTH.read("", 0)).toBe("There is no drawing yet.");
    expect(LABYRINTH.read("+--+\n+--+\n|. |\n", 0)).toContain("line 2");
  });
});

describe("a dungeon", () => {
  const cellar = plansOf("dungeonlab").find(([file]) => file === "the-wet-cellar.txt")![1];

  test("has levels with the same walls", () => {
    expect(picture(DUNGEONLAB, cellar, 0).levels).toBe(2);
    expect(cellAt(picture(DUNGEONLAB, cellar, 1), 4, 4).text).toBe("Co");
    expect(cellAt(picture(DUNGEONLAB, cellar, 0), 4, 4)).toMatchObject({ lying: "elven blade" });
    expect(wallAt(picture(DUNGEONLAB, cellar, 1), 5, 3, false).mark).toBe("E");
  });

  test("a word replaces a word on its own level, a pit is the next of its cycle", () => {
    const drawn = DUNGEONLAB.stamp(cellar, 1, 1, 0, "P:a");
    expect(drawn).toContain("Go a4 Pa .. El");
    expect(drawn).toContain("St Li .. o> ~v");
  });

  test("a remark behind a wall stays", () => {
    const marked = cellar.replace("#        |     #", "#        |     # ; the hall");
    const wall = wallAt(picture(DUNGEONLAB, marked), 3, 0, false);
    const drawn = DUNGEONLAB.setWall(marked, wall, ":");
    expect(drawn).toContain("#        :     # ; the hall");
  });

  test("the base grows with it", () => {
    expect(DUNGEONLAB.grow(cellar, "east")).toContain("base 6 5");
    expect(DUNGEONLAB.grow(cellar, "south")).toContain("base 5 6");
    expect(DUNGEONLAB.grow(cellar, "north")).toContain("base 5 6");
    expect(DUNGEONLAB.shrink(cellar, "west")).toContain("base 4 5");
  });
});

describe("tiles", () => {
  const map = "name A\nwin 1\n####\n#.E#\n####\n";

  test("are painted in their place", () => {
    expect(paint(DOOOM, map, 0, [[1, 1]], "G")).toBe("name A\nwin 1\n####\n#GE#\n####\n");
    expect(paint(DOOOM, map, 0, [[9, 9]], "G")).toBe(map);
  });

  test("a map grows by walls and shrinks again", () => {
    expect(resize(map, 1, 1, "#")).toBe("name A\nwin 1\n#####\n#.E##\n#####\n#####\n");
    expect(resize(resize(map, 1, 1, "#"), -1, -1, "#")).toBe(map);
  });

  test("there is one player on a floor, and one way down", () => {
    const floor = plansOf("cc3k").find(([file]) => file === "first-steps.txt")![1];
    const floors = floor + floor;
    const moved = paint(CC3K, floors, 1, [[5, 4]], "@");
    const count = (text: string) => text.split("@").length - 1;
    expect(count(moved)).toBe(count(floors));
    const second = moved.split("\n").slice(25, 50);
    expect(second[4]![5]).toBe("@");
    expect(second[6]).toContain("|................+");
    expect(moved.split("\n").slice(0, 25)).toEqual(floors.split("\n").slice(0, 25));
  });

  test("floors are counted as the game counts them", () => {
    const both = plansOf("cc3k").find(([file]) => file === "cellar-and-below.txt")![1];
    expect(floorsOf(both).map((floor) => floor.generated)).toEqual([false, true]);
    expect(floorsOf("\n\n")).toEqual([]);
  });

  test("a stroke has no holes", () => {
    expect(line([0, 0], [3, 1])).toEqual([[0, 0], [1, 0], [2, 1], [3, 1]]);
    expect(line([2, 2], [2, 2])[0]).toEqual([2, 2]);
  });
});
