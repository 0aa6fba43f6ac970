import { expect, test } from "vitest";
import { Desk } from "../../src/notebook/desk.svelte";
import { emptyNotebook, INK, PLAN } from "../../src/notebook/model";
import { newFragment } from "../../src/notebook/pieces";

const SHAPE = { columns: 3, rows: 1, levels: 1, mask: [] };

/** A plan of three cells in a row, and a piece of two that was told of. */
function told(byHand = false): { desk: Desk; id: string } {
  const desk = new Desk(emptyNotebook("labyrinth", SHAPE));
  const fragment = newFragment(desk.notebook, byHand ? null : 0, byHand);
  const { id } = fragment;
  desk.do({ do: "begin", fragment });
  for (const cell of ["0,0,0", "1,0,0"]) desk.do({ do: "stamp", layer: INK, sheet: id, cell, stamp: "land", as: "sure" });
  desk.do({ do: "stamp", layer: INK, sheet: id, cell: "0,0,0", stamp: "pit", as: "sure" });
  return { desk, id };
}

const isLoose = ({ desk, id }: { desk: Desk; id: string }): boolean =>
  desk.notebook.fragments.some((fragment) => fragment.id === id);

test("a piece with two places left stays loose", () => {
  const piece = told();
  expect(piece.desk.fits[piece.id]).toHaveLength(2);
  piece.desk.glueOnly();
  expect(isLoose(piece)).toBe(true);
});

test("a piece with one place left is glued there by itself, and taken off again it stays off", () => {
  const piece = told();
  const { desk } = piece;
  // A hospital in the first cell: the pit of the piece is in the second one.
  desk.do({ do: "stamp", layer: INK, sheet: PLAN, cell: "0,0,0", stamp: "hospital", as: "sure" });
  desk.glueOnly();
  expect(isLoose(piece)).toBe(false);
  expect(desk.sheets[PLAN]?.cells["1,0,0"]?.stamps["pit"]?.as).toBe("sure");
  desk.undo();
  expect(isLoose(piece)).toBe(true);
  desk.glueOnly();
  expect(isLoose(piece)).toBe(true);
});

test("where the assistant proved who stands there, that is the place", () => {
  const piece = told();
  const { desk, id } = piece;
  const at = { column: 0, row: 0, level: 0 };
  const notebook = { ...desk.notebook, steps: { ...desk.notebook.steps, tracks: { 0: { sheet: id, at, outside: null, learned: [] } } } };
  desk.do({ do: "replace", notebook });
  desk.located = [{ seat: 0, at: { column: 1, row: 0, level: 0 }, way: -1 }];
  desk.glueOnly();
  expect(isLoose(piece)).toBe(false);
  expect(desk.sheets[PLAN]?.cells["1,0,0"]?.stamps["pit"]?.as).toBe("sure");
});

test("a piece that the player began is left to the player", () => {
  const piece = told(true);
  piece.desk.do({ do: "stamp", layer: INK, sheet: PLAN, cell: "0,0,0", stamp: "hospital", as: "sure" });
  piece.desk.glueOnly();
  expect(isLoose(piece)).toBe(true);
});
