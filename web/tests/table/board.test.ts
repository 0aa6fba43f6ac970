import { expect, test } from "vitest";
import { linesOf, sheetsOf, tilesOf } from "../../src/table/board";
import { bearing } from "../../src/map/describe";
import { describe } from "../../src/table/describe";
import { looksOf } from "../../src/table/looks";

const dooom = looksOf("dungeon-of-dooom");
const dungeonlab = looksOf("dungeonlab");
const seen = { board: ["#.G", "#@E"], shades: ["kss", "ks "], status: [] as [string, string][] };

test("tiles: runs of squares, marks, and nothing where it is dark", () => {
  const tiles = tilesOf(seen, dooom);
  expect([tiles.width, tiles.height]).toEqual([3, 2]);
  expect(tiles.runs).toContainEqual({ x: 1, y: 0, length: 2, kind: "floor", shade: "seen" });
  expect(tiles.marks.map((mark) => mark.word)).toEqual(["treasure", "you"]);
});

test("the board in words counts from oneself", () => {
  expect(bearing(-2, 1)).toBe("1 south, 2 west");
  const [around, sight] = describe(seen, dooom);
  expect(around).toBe("Around you: north floor, east exit, south nothing known, west wall.");
  expect(sight).toBe("In sight: treasure: 1 north, 1 east.");
});

test("lines: cells with walls between them", () => {
  const board = ["+  +--+", " @ |. ·", "+==+··+"];
  const drawn = linesOf({ board, shades: ["k  kkkk", " sskkkk", "kkkkkkk"], status: [] }, dungeonlab);
  expect([drawn?.width, drawn?.height]).toEqual([2, 1]);
  expect(drawn?.cells.map((cell) => [cell.x, cell.shade, cell.marks[0]?.word])).toEqual([
    [0, "seen", "you"], [1, "known", "empty"],
  ]);
  const kinds = drawn?.lines.map(({ x1, y1, x2, y2, kind }) => [x1, y1, x2, y2, kind]);
  expect(kinds).toContainEqual([1, 0, 2, 0, "wall"]);
  expect(kinds).toContainEqual([1, 0, 1, 1, "wall"]);
  expect(kinds).toContainEqual([0, 1, 1, 1, "some"]);
  expect(kinds).toContainEqual([2, 0, 2, 1, "untried"]);
  expect(drawn?.posts).toHaveLength(6);
});

test("the master's levels stand beside each other", () => {
  const level = ["+--+--+--+", "|..|..|..|", "+--+--+--+"];
  const two = level.map((row) => `${row}   ${row}`);
  expect(sheetsOf(level)).toHaveLength(1);
  expect(sheetsOf(two)?.map((sheet) => [sheet.left, sheet.width])).toEqual([[0, 3], [13, 3]]);
});

test("Labyrinth's empty outline is cells alone, the master's plan has walls", () => {
  const looks = looksOf("labyrinth");
  const outline = ["     a   b", "  1  .   .", "  2      ."];
  const drawn = linesOf({ board: outline, shades: outline, status: [] }, looks);
  expect([drawn?.width, drawn?.height, drawn?.lines.length]).toEqual([2, 2, 0]);
  expect(drawn?.cells.map((cell) => [cell.x, cell.y])).toEqual([[0, 0], [1, 0], [1, 1]]);
  const plan = ["     a   b", "    +---+===+", "  1 |1H* W  |", "    +---+---+"];
  const truth = linesOf({ board: plan, shades: plan, status: [] }, looks);
  expect([truth?.width, truth?.height]).toEqual([2, 1]);
  expect(truth?.cells[0]?.marks.map((mark) => mark.word)).toEqual([
    "player 1", "hospital", "something lies here",
  ]);
  expect(truth?.lines.map((line) => line.kind)).toContain("closed");
});
