import { expect, test } from "vitest";
import type { Stroke } from "../../src/lib/types";
import { emptyNotebook, PLAN } from "../../src/notebook/model";
import type { Notebook } from "../../src/notebook/model";
import { seen } from "../../src/notebook/overlay";
import { reduce } from "../../src/notebook/reduce";
import { papersOf } from "../../src/notebook/room";
import { inSight } from "../../src/notebook/sight";
import { vocabularyOf } from "../../src/notebook/vocabulary";

const [NORTH, EAST, WEST] = [0, 1, 3];
const SHAPE = { columns: 4, rows: 4, levels: 2, mask: [] };
const landed: Stroke[] = [
  { draw: "place", seat: 0, at: { column: 1, row: 1, level: 0 } },
  { draw: "stamp", seat: 0, stamp: "empty" },
];
const step = (way: number): Stroke => ({ draw: "step", seat: 0, way, edge: "open" });
const stamp = (what: string, way = -1, seat = 0): Stroke => ({ draw: "stamp", seat, stamp: what, way });

function hearing(...news: Stroke[][]): Notebook {
  return news.reduce<Notebook>(
    (notebook, strokes, index) =>
      reduce(notebook, { do: "hear", seat: 0, help: "all steps", number: index + 1, strokes }),
    emptyNotebook("dungeonlab", SHAPE),
  );
}

const lit = (notebook: Notebook, sheet = PLAN): string[] =>
  [...inSight(notebook, 0, sheet, seen(notebook, sheet))].sort();

test("what was told of the next cells since one came is in sight", () => {
  const looked = hearing([...landed, stamp("lights", NORTH)]);
  expect(lit(looked)).toEqual(["1,0,0", "1,1,0"]);
  const bumped = hearing([...landed, stamp("lights", NORTH)],
    [{ draw: "edge", seat: 0, way: EAST, edge: "wall" }]); // prettier-ignore
  expect(lit(bumped), "a wall is no news of the cell behind it").toEqual(["1,0,0", "1,1,0"]);
});

test("a player who goes on sees back through the open side, and no more what was beside it", () => {
  const gone = hearing([...landed, stamp("lights", NORTH)], [step(WEST), stamp("empty")]);
  expect(lit(gone)).toEqual(["0,1,0", "1,1,0"]);
});

test("a wall may be between what one knows from elsewhere", () => {
  const round = hearing(landed, [step(NORTH), stamp("empty")], [step(WEST), stamp("empty")],
    [{ draw: "step", seat: 0, way: 2, edge: "open" }, stamp("empty")]); // prettier-ignore
  expect(lit(round), "from 0,1 not east to 1,1").toEqual(["0,0,0", "0,1,0"]);
});

test("what another player meets beside one is not seen, nor is anything after a fall", () => {
  const other: Stroke[] = [
    { draw: "place", seat: 1, at: { column: 2, row: 1, level: 0 } }, stamp("store", -1, 1),
  ]; // prettier-ignore
  expect(lit(hearing(landed, other))).toEqual(["1,1,0"]);
  const lost = hearing(landed, [{ draw: "lose", seat: 0 }, stamp("pit")]);
  expect(lit(lost)).toEqual([]);
  expect(lit(lost, lost.fragments[0]!.id)).toEqual(["0,0,0"]);
});

test("only the book that tells what is seen has sight", () => {
  expect(vocabularyOf("dungeonlab").sight).toBe(1);
  expect(vocabularyOf("labyrinth").sight).toBe(0);
});

test("a piece of paper is as large as the way that was gone on it", () => {
  const crossed = hearing([{ draw: "lose", seat: 0 }, stamp("empty")], [step(NORTH)], [step(EAST)]);
  const { top, right } = papersOf(crossed)[crossed.fragments[0]!.id]!;
  expect(top).toBeLessThan(-1);
  expect(right).toBeGreaterThan(2);
});
