import fc from "fast-check";
import { expect, test } from "vitest";
import { act, canUndo, redo, startHistory, undo } from "../../src/notebook/history";
import type { History } from "../../src/notebook/history";
import { emptyNotebook, INK, PLAN, sheetOf, STEPS } from "../../src/notebook/model";
import { reduce } from "../../src/notebook/reduce";
import type { Action } from "../../src/notebook/reduce";
import { actions, notebooks, SHAPE } from "./drawn";

function undoAll(history: History): History {
  let now = history;
  while (canUndo(now)) now = undo(now);
  return now;
}

function redoAll(history: History): History {
  let now = history;
  while (now.future.length > 0) now = redo(now);
  return now;
}

test("whatever was done, undone to the end it is the first notebook, redone the last", () => {
  fc.assert(
    fc.property(notebooks, fc.array(actions, { maxLength: 25 }), (notebook, done) => {
      const last = done.reduce(act, startHistory(notebook));
      const first = undoAll(last);
      expect(first.present).toBe(notebook);
      expect(redoAll(first).present).toEqual(last.present);
      expect(undoAll(redoAll(first)).present).toBe(notebook);
    }),
  );
});

test("half undone, something new is drawn: the rest is not redone over it", () => {
  fc.assert(
    fc.property(notebooks, actions, actions, (notebook, one, other) => {
      const back = undo(act(startHistory(notebook), one));
      const on = act(back, other);
      if (on !== back) expect(redo(on)).toBe(on);
    }),
  );
});

test("an action that changes nothing leaves the very same notebook", () => {
  fc.assert(
    fc.property(notebooks, actions, (notebook, action) => {
      if (["edges", "stamp", "number", "text", "erase", "move", "show"].includes(action.do)) {
        const once = reduce(notebook, action);
        expect(reduce(once, action)).toBe(once);
      }
      expect(reduce(notebook, { do: "discard", id: "none" })).toBe(notebook);
    }),
  );
});

test("what is not touched is shared with the notebook before", () => {
  fc.assert(
    fc.property(notebooks, (notebook) => {
      const drawn = reduce(notebook, {
        do: "edges", layer: INK, sheet: PLAN, edges: ["9,9,u"], is: "wall",
      }); // prettier-ignore
      expect(drawn.layers[0]).toBe(notebook.layers[0]);
      expect(drawn.layers[1]!.sheets["f1"]).toBe(notebook.layers[1]!.sheets["f1"]);
      expect(drawn.layers[1]!.sheets[PLAN]!.cells).toBe(notebook.layers[1]!.sheets[PLAN]!.cells);
    }),
  );
});

const heard = (number: number, way: number): Action => ({
  do: "hear",
  seat: 0,
  help: "own steps",
  number,
  strokes: [
    { draw: "step", seat: 0, way, edge: "open" },
    { draw: "stamp", seat: 0, stamp: "land" },
  ],
}); // prettier-ignore

test("undo takes back one's own strokes and leaves the steps heard since", () => {
  const start: Action = {
    ...(heard(1, 0) as Extract<Action, { do: "hear" }>),
    strokes: [{ draw: "place", seat: 0, at: { column: 1, row: 1, level: 0 } }],
  };
  const own: Action = { do: "edges", layer: INK, sheet: PLAN, edges: ["0,0,u"], is: "exit" };
  const book = emptyNotebook("labyrinth", SHAPE);
  const history = [start, own, heard(2, 1), heard(3, 2)].reduce(act, startHistory(book));
  const undone = undo(history);
  expect(sheetOf(undone.present.layers[1]!, PLAN).edges).toEqual({});
  expect(sheetOf(undone.present.layers[0]!, PLAN)).toEqual(
    sheetOf(history.present.layers[0]!, PLAN),
  );
  expect(undone.present.steps.tracks[0]!.at).toEqual({ column: 2, row: 2, level: 0 });
  expect(canUndo(undone)).toBe(false);
  expect(redo(undone).present).toEqual(history.present);
});

test("a hypothesis is kept where it wins, or dropped whole", () => {
  const mark = (layer: string, stamp: string): Action => ({
    do: "stamp", layer, sheet: PLAN, cell: "1,1,0", stamp, as: "sure",
  }); // prettier-ignore
  const edge = (layer: string, is: string): Action => ({
    do: "edges", layer, sheet: PLAN, edges: ["1,1,u"], is,
  }); // prettier-ignore
  const base = [mark(INK, "land"), edge(INK, "wall")].reduce(reduce, emptyNotebook("labyrinth", SHAPE));
  const supposed = [
    { do: "suppose", id: "h1", name: "If it is a pit" } as const,
    mark("h1", "pit"),
    edge("h1", "open"),
  ].reduce<typeof base>(reduce, base);
  const kept = reduce(supposed, { do: "keep", id: "h1" });
  expect(kept.layers.map(({ id }) => id)).toEqual([STEPS, INK]);
  expect(sheetOf(kept.layers[1]!, PLAN)).toEqual({
    cells: { "1,1,0": { stamps: { pit: "sure" }, number: "", text: "" } },
    edges: { "1,1,u": "open" },
  });
  expect(reduce(supposed, { do: "drop", id: "h1" })).toEqual(base);
  expect(reduce(supposed, { do: "drop", id: INK })).toBe(supposed);
});
