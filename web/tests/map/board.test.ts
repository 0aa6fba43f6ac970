import { expect, test } from "vitest";
import { bearing } from "../../src/map/describe";
import { isBare, marksIn, paperOf } from "../../src/map/board";
import { describe } from "../../src/table/describe";
import { looksOf } from "../../src/lib/looks";
import { pictureOf } from "../../src/map/pictured";
import { tilesOf } from "../../src/plans/tiles";
import { sheet, tiled, walled } from "../screens";

const dooom = looksOf("dungeon-of-dooom");
const dungeonlab = looksOf("dungeonlab");
const labyrinth = looksOf("labyrinth");
const seen = tiled(["#.G", "#@E"], { shades: ["kss", "ks "] });

test("tiles of a plan: runs of squares, and what stands on them", () => {
  const tiles = tilesOf(["#..", "# G"], dooom);
  expect(tiles.runs).toContainEqual({ x: 1, y: 0, length: 2, kind: "floor" });
  expect(tiles.marks.map((mark) => mark.word)).toEqual(["treasure"]);
});

test("the board in words counts from oneself", () => {
  expect(bearing(-2, 1)).toBe("1 south, 2 west");
  const [around, sight] = describe(seen, dooom);
  expect(around).toBe("Around you: north floor, east nothing known, south nothing known, west wall.");
  expect(sight).toBe("In sight: treasure: 1 north, 1 east.");
});

test("a sheet with walls: cells and what is between them", () => {
  const board = ["+  +--+", " @ |. ·", "+==+··+"];
  const screen = walled(board, [sheet(2, 1, { pitch: 3, walled: true })], ["k  kkkk", " sskkkk", "kkkkkkk"]);
  const paper = paperOf(screen, dungeonlab);
  expect([paper.width, paper.height]).toEqual([2, 1]);
  expect(paper.cells.map((cell) => [cell.x, cell.shade, cell.marks[0]?.word])).toEqual([
    [0, "seen", "you"], [1, "known", "empty"],
  ]);
  expect(paper.lines.map(({ x1, y1, x2, y2, kind, word }) => [x1, y1, x2, y2, kind, word])).toEqual([
    [1, 0, 2, 0, "simple", "simple wall"], [1, 0, 1, 1, "simple", "simple wall"],
    [2, 0, 2, 1, "untried", "untried side"], [0, 1, 1, 1, "some", "wall of an unknown kind"],
    [1, 1, 2, 1, "untried", "untried side"],
  ]);
  expect(describe(screen, dungeonlab)[1]).toBe(
    "You are in column 1, row 1 of it: north open, east simple wall, south wall of an unknown kind, west open.",
  );
});

test("the master's levels stand beside each other, each by its name", () => {
  const level = ["+--+--+", "|..|Li|", "+--+--+"];
  const one = { pitch: 3, walled: true, column: 1, row: 1, columns: ["1", "2"], rows: ["1"] };
  const screen = walled(
    level.map((row) => `${row}   ${row}`),
    [sheet(2, 1, { ...one, level: 1 }), sheet(2, 1, { ...one, left: 10, level: 2 })],
  );
  const picture = pictureOf(screen, dungeonlab, { names: [], seat: "master" });
  expect([picture.left, picture.width, picture.columns]).toEqual([1, 5, ["1", "2", "", "1", "2"]]);
  expect(picture.levels).toEqual([{ x: 1, y: 1, name: "Level 1" }, { x: 4, y: 1, name: "Level 2" }]);
  expect(describe(screen, dungeonlab)).toEqual([
    "A map of 2 columns and one row.", "Level 1: lion: column 2, row 1.", "Level 2: lion: column 2, row 1.",
  ]);
  expect(picture.cells.filter(({ marks }) => marks.length).map(({ x, y }) => [x, y])).toEqual([[2, 1], [5, 1]]);
});

test("Labyrinth's outline is cells alone, the master's plan has walls", () => {
  const names = { columns: ["a", "b"], pitch: 4, top: 1 };
  const outline = ["     a   b", "  1  ?   ?", "  2      ?"];
  const bare = walled(outline, [sheet(2, 2, { ...names, left: 5, rows: ["1", "2"] })]);
  const drawn = paperOf(bare, labyrinth);
  expect([drawn.width, drawn.height, drawn.lines.length, drawn.columns]).toEqual([2, 2, 0, ["a", "b"]]);
  expect(drawn.cells.map((cell) => [cell.x, cell.y])).toEqual([[0, 0], [1, 0], [1, 1]]);
  expect(isBare(bare, labyrinth)).toBe(true);
  const plan = ["     a   b", "    +---+===+", "  1 |1H* W  |", "    +---+---+"];
  const truth = walled(plan, [sheet(2, 1, { ...names, left: 4, walled: true, rows: ["1"] })]);
  const paper = paperOf(truth, labyrinth);
  expect(paper.cells[0]?.marks.map((mark) => mark.word)).toEqual(["player 1", "hospital", "something lies here"]);
  expect(paper.lines.map(({ kind, word }) => [kind, word])).toContainEqual(["closed", "closed exit"]);
  expect(isBare(truth, labyrinth)).toBe(false);
  const { tokens } = pictureOf(truth, labyrinth, { names: ["Ann"], seat: "master" });
  expect(tokens).toMatchObject([{ id: "player-0", x: 0, y: 0, word: "Ann" }]);
});

test("a mark is known by itself, as what is dead, or by its shape", () => {
  const words = (text: string) => marksIn(text, dungeonlab).map(({ word, dead = false }) => [word, dead]);
  expect(words("Li")).toEqual([["lion", false]]);
  expect(words("li")).toEqual([["lion", true]]);
  expect(words("b3")).toEqual([["pit b3", false]]);
  expect(words("@2")).toEqual([["player 2", false]]);
  expect(marksIn("b3", dungeonlab)[0]?.of).toBe("pit");
  expect(words("~>")).toEqual([["river", false]]);
  expect(marksIn("7", looksOf("cc3k"))).toMatchObject([{ word: "small pile" }]);
});

test("without sheets a board is text", () => {
  expect(paperOf({ ...seen, sheets: [] }, dooom)).toMatchObject({ width: 0, cells: [], lines: [] });
});
