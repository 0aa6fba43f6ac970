import fc from "fast-check";
import { expect, test } from "vitest";
import { reunite } from "../../src/notebook/lost";
import { emptyNotebook, INK, PLAN, sheetOf } from "../../src/notebook/model";
import type { Notebook } from "../../src/notebook/model";
import { reduce } from "../../src/notebook/reduce";
import type { Action } from "../../src/notebook/reduce";
import { notebooks, SHAPE } from "./drawn";

const edge = (key: string, is: string, sheet = PLAN): Action => ({
  do: "edges", layer: INK, sheet, edges: [key], is,
}); // prettier-ignore
const base = reduce(emptyNotebook("labyrinth", SHAPE), edge("0,0,u", "wall"));
const draw = (...actions: Action[]): Notebook => actions.reduce(reduce, base);

test("two windows that drew the same need no layer", () => {
  fc.assert(
    fc.property(notebooks, (notebook) => {
      expect(reunite(notebook, notebook, null)).toEqual({ notebook, layer: "" });
      expect(reunite(notebook, notebook, notebook)).toEqual({ notebook, layer: "" });
    }),
  );
});

test("what only this window drew is a hypothesis over the newer notebook", () => {
  const theirs = draw(edge("1,1,u", "open"), edge("0,0,u", "exit"));
  const mine = draw(edge("1,1,u", "wall"), edge("2,2,l", "wall"));
  const { notebook, layer } = reunite(theirs, mine, base);
  expect(notebook.layers.slice(0, 2)).toEqual(theirs.layers);
  expect(notebook.layers.at(-1)).toMatchObject({ id: layer, shown: true });
  expect(sheetOf(notebook.layers.at(-1)!, PLAN).edges).toEqual({ "1,1,u": "wall", "2,2,l": "wall" });
});

test("a piece begun here is there afterwards, beside one that the other window began", () => {
  const fragment = { id: "f1", name: "A", mark: "A", colour: 0, seat: null, at: { column: 7, row: 1, level: 0 } };
  const theirs = draw({ do: "begin", fragment }, edge("0,0,u", "wall", "f1"));
  const mine = draw({ do: "begin", fragment: { ...fragment, name: "Mine" } }, edge("0,0,u", "open", "f1"));
  const { notebook } = reunite(theirs, mine, base);
  expect(notebook.fragments.map(({ id, name }) => [id, name])).toEqual([["f1", "A"], ["f2", "Mine"]]);
  expect(sheetOf(notebook.layers.at(-1)!, "f2").edges).toEqual({ "0,0,u": "open" });
  expect(sheetOf(notebook.layers[1]!, "f1").edges).toEqual({ "0,0,u": "wall" });
});
