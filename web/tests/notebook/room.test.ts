import fc from "fast-check";
import { expect, test } from "vitest";
import { movedBox, overlaps, planBox } from "../../src/notebook/boxes";
import { read, write } from "../../src/notebook/file";
import { allFits, fitsOf } from "../../src/notebook/fits";
import { misfitsOf } from "../../src/notebook/misfits";
import { glue } from "../../src/notebook/glue";
import { emptyNotebook, INK, layerOf, PLAN, sheetOf, STEPS } from "../../src/notebook/model";
import type { Notebook } from "../../src/notebook/model";
import { arranged, papersOf } from "../../src/notebook/room";
import { reduce } from "../../src/notebook/reduce";
import type { Stroke } from "../../src/lib/types";
import { notebooks, SHAPE } from "./drawn";

const PLAIN = { columns: 5, rows: 4, levels: 1, mask: [] };

function told(notebook: Notebook, number: number, ...strokes: Stroke[]): Notebook {
  return reduce(notebook, { do: "hear", seat: 0, help: "all steps", number, strokes });
}

test("pieces that nobody has put anywhere cover neither the plan nor one another", () => {
  fc.assert(
    fc.property(notebooks, (notebook) => {
      const lying = arranged(notebook);
      const papers = papersOf(lying);
      const boxes = lying.fragments.map(({ id, at }) => movedBox(papers[id]!, at));
      boxes.push(planBox(SHAPE));
      boxes.forEach((one, n) =>
        boxes.slice(n + 1).forEach((other) => expect(overlaps(one, other)).toBe(false)),
      );
      expect(arranged(lying), "what lies well stays").toBe(lying);
    }),
  );
});

test("what a player has put somewhere stays there", () => {
  let notebook = emptyNotebook("labyrinth", PLAIN);
  notebook = told(notebook, 1, { draw: "lose", seat: 0 }, { draw: "lose", seat: 1 });
  const [first, second] = notebook.fragments;
  notebook = reduce(notebook, { do: "move", id: first!.id, at: { column: 1, row: 1, level: 0 } });
  notebook = told(notebook, 2, { draw: "stamp", seat: 1, stamp: "pit" });
  expect(notebook.fragments[0]!.at).toEqual({ column: 1, row: 1, level: 0 });
  expect(notebook.fragments[1]!.at).toEqual(second!.at);
});

test("a trail goes on by steps, and starts over where a pit throws somebody out", () => {
  let notebook = emptyNotebook("labyrinth", PLAIN);
  notebook = told(notebook, 1, { draw: "place", seat: 0, at: { column: 1, row: 3, level: 0 } });
  notebook = told(notebook, 2,
    { draw: "step", seat: 0, way: 0, edge: "open" }, { draw: "stamp", seat: 0, stamp: "pit" },
    { draw: "carry", seat: 0 }, { draw: "stamp", seat: 0, stamp: "pit" },
  ); // prettier-ignore
  const [piece] = notebook.fragments;
  expect(notebook.steps.trails[0]).toEqual([
    { sheet: PLAN, cells: ["1,3,0", "1,2,0"] },
    { sheet: piece!.id, cells: ["0,0,0"] },
  ]);
  expect(notebook.steps.sources[`${PLAN}|1,2,0`]).toEqual([{ number: 2, seat: 0 }]);
  expect(notebook.steps.sources[`${PLAN}|1,3,u`]).toEqual([{ number: 2, seat: 0 }]);

  notebook = reduce(notebook, { do: "move", id: piece!.id, at: { column: 4, row: 0, level: 0 } });
  notebook = reduce(notebook, { do: "glue", id: piece!.id, target: PLAN });
  expect(notebook.steps.trails[0]!.at(-1)).toEqual({ sheet: PLAN, cells: ["4,0,0"] });
  expect(notebook.steps.sources[`${PLAN}|4,0,0`]).toEqual([{ number: 2, seat: 0 }]);
});

test("a pencilled pit does not fit the land that somebody walked onto", () => {
  let notebook = emptyNotebook("labyrinth", PLAIN);
  const pit = { layer: INK, sheet: PLAN, cell: "2,3,0", stamp: "pit" };
  notebook = reduce(notebook, { do: "stamp", ...pit, as: "maybe" });
  notebook = told(notebook, 1, { draw: "place", seat: 1, at: { column: 2, row: 2, level: 0 } });
  expect(misfitsOf(notebook)).toEqual([]);
  notebook = told(notebook, 2,
    { draw: "step", seat: 1, way: 2, edge: "open" }, { draw: "stamp", seat: 1, stamp: "land" },
  ); // prettier-ignore
  const [misfit] = misfitsOf(notebook);
  expect(misfit).toMatchObject({
    sheet: PLAN,
    spot: {
      key: "2,3,0",
      upper: { stamp: "pit", as: "maybe" },
      lower: { stamp: "land", as: "sure" },
    },
    sources: [{ number: 2, seat: 1 }],
  });
  const kept = reduce(notebook, { do: "settle", spot: misfit!.id });
  expect(misfitsOf(kept), "the player keeps it").toEqual([]);
  const rubbed = reduce(notebook, { do: "stamp", ...pit, as: "" });
  expect(misfitsOf(rubbed), "the player rubs it out").toEqual([]);
});

test("a piece fits where nothing that is drawn contradicts it", () => {
  let notebook = emptyNotebook("labyrinth", { columns: 3, rows: 1, levels: 1, mask: [] });
  notebook = told(notebook, 1, { draw: "lose", seat: 0 }, { draw: "stamp", seat: 0, stamp: "pit" });
  const [piece] = notebook.fragments;
  expect(fitsOf(notebook, piece!).map(({ column }) => column)).toEqual([0, 1, 2]);
  const land = { layer: INK, sheet: PLAN, cell: "1,0,0", stamp: "land", as: "sure" } as const;
  notebook = reduce(notebook, { do: "stamp", ...land });
  expect(fitsOf(notebook, piece!).map(({ column }) => column)).toEqual([0, 2]);
});

test("a river carries to a cell beside it: there are few places where one can be", () => {
  let notebook = emptyNotebook("labyrinth", { columns: 3, rows: 3, levels: 1, mask: [] });
  const at = { column: 1, row: 1, level: 0 };
  const ride = { draw: "carry", seat: 0, near: true } as const;
  const river = { draw: "stamp", seat: 0, stamp: "river" } as const;
  notebook = told(notebook, 1, { draw: "place", seat: 0, at }, river, ride, river,
    { draw: "edge", seat: 0, way: 2, edge: "wall" });
  const first = notebook.fragments[0]!.id;
  expect(allFits(notebook)[first]).toHaveLength(3); // not above, with a wall between
  const proved = { seat: 0, at: { column: 2, row: 1, level: 0 }, way: -1 };
  expect(allFits(notebook, [proved])[first]).toEqual([proved.at]);
  const wall = { draw: "edge", seat: 0, edge: "wall" } as const;
  notebook = told(notebook, 2, { draw: "place", seat: 0, at }, { ...wall, way: 1 }, { ...wall, way: 2 });
  expect(allFits(notebook)[first]).toEqual([{ column: 0, row: 1, level: 0 }]);
  expect(allFits(read(write(notebook), "labyrinth", notebook.shape))[first]).toHaveLength(1);
});

test("gluing two pits together unites the pieces to which they led", () => {
  let notebook = emptyNotebook("labyrinth", PLAIN);
  const [pit, fall] = [{ draw: "stamp", seat: 0, stamp: "pit" }, { draw: "carry", seat: 0 }] as const;
  const wall = (way: number) => ({ draw: "edge", seat: 0, edge: "wall", way }) as const;
  const at = { column: 1, row: 1, level: 0 };
  notebook = told(notebook, 1, { draw: "place", seat: 0, at }, pit, fall, pit, wall(0));
  notebook = told(notebook, 2, { draw: "lose", seat: 0 }, pit, wall(2), fall, pit, wall(1));
  const [first, lost, second] = notebook.fragments;
  const laid = notebook.fragments.map((one) => (one.id === lost!.id ? { ...one, at } : one));
  const glued = glue({ ...notebook, fragments: laid }, lost!.id, PLAN)!;
  expect(glued.fragments.map(({ id }) => id)).toEqual([first!.id]);
  expect(Object.keys(sheetOf(layerOf(glued, STEPS)!, first!.id).edges)).toHaveLength(2);
  expect(glued.steps.tracks[0]?.sheet, `instead of ${second!.id}`).toBe(first!.id);
});

test("a pit that tells its level leads to a piece of that level, and again to the same", () => {
  let notebook = emptyNotebook("dungeonlab", { columns: 2, rows: 1, levels: 3, mask: [] });
  const fall = { draw: "carry", seat: 0, level: 1 } as const;
  const land = { draw: "place", seat: 0, at: { column: 0, row: 0, level: 0 } } as const;
  notebook = told(notebook, 1, land, fall, { draw: "stamp", seat: 0, stamp: "pit" });
  const [piece] = read(write(notebook), "dungeonlab", notebook.shape).fragments;
  expect(fitsOf(notebook, piece!).map(({ level }) => level)).toEqual([1, 1]);
  expect(told(notebook, 2, land, fall).fragments).toHaveLength(1);
});
