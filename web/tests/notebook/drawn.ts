/** Notebooks at random, for the properties that must hold of every notebook. */

import fc from "fast-check";
import type { Cell, Certainty, Notebook, Shape, Sheet } from "../../src/notebook/model";
import { emptyNotebook, INK, PLAN, STEPS } from "../../src/notebook/model";
import { cellKey, edgeKey } from "../../src/notebook/places";
import type { Place, Way } from "../../src/notebook/places";
import type { Action } from "../../src/notebook/reduce";
import { vocabularyOf } from "../../src/notebook/vocabulary";

export const WORDS = vocabularyOf("labyrinth");
export const SHAPE: Shape = { columns: 5, rows: 4, levels: 2, mask: [] };

const CERTAINTIES: readonly Certainty[] = ["sure", "maybe", "not"];
const STAMPS = ["land", "pit", "river", "flow-0", "flow-1", "treasure", "corpse", "later-thing"];
const EDGES = ["wall", "open", "maybe", "exit", "solid"];

export const places = fc.record({
  column: fc.integer({ min: -2, max: 3 }),
  row: fc.integer({ min: -2, max: 3 }),
  level: fc.integer({ min: 0, max: 1 }),
});

export const offsets: fc.Arbitrary<Place> = fc.record({
  column: fc.integer({ min: -4, max: 4 }),
  row: fc.integer({ min: -4, max: 4 }),
  level: fc.integer({ min: -1, max: 1 }),
});

const cellKeys = places.map(cellKey);
export const edgeKeys = fc
  .tuple(places, fc.constantFrom(0, 3))
  .map(([place, way]) => edgeKey(place, way as Way));

/** As the reducer keeps them: at most one sure kind and one sure flow on a cell. */
const stampSets = fc
  .dictionary(fc.constantFrom(...STAMPS), fc.constantFrom(...CERTAINTIES), { maxKeys: 3 })
  .map((stamps) => {
    const taken = new Set<string>();
    return Object.fromEntries(
      Object.entries(stamps).filter(([stamp, as]) => {
        const group = WORDS.stamps.find(({ key }) => key === stamp)?.group ?? "";
        if (as !== "sure" || (group !== "kind" && group !== "flow")) return true;
        return taken.has(group) ? false : Boolean(taken.add(group));
      }),
    );
  });

const texts = fc.constantFrom("", "", "Bob?", "loud; here");
const cells: fc.Arbitrary<Cell> = fc
  .record({ stamps: stampSets, number: fc.constantFrom("", "", "1", "2"), text: texts })
  .filter((cell) => Boolean(cell.number || cell.text || Object.keys(cell.stamps).length));

export const sheets: fc.Arbitrary<Sheet> = fc.record({
  cells: fc.dictionary(cellKeys, cells, { maxKeys: 8 }),
  edges: fc.dictionary(edgeKeys, fc.constantFrom(...EDGES), { maxKeys: 10 }),
});

/** One fragment over the plan and over another, marks in the pencil, the ink and a hypothesis. */
export const notebooks: fc.Arbitrary<Notebook> = fc
  .record({
    marks: fc.array(sheets, { minLength: 9, maxLength: 9 }),
    at: offsets,
    other: offsets,
    shown: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  })
  .map(({ marks, at, other, shown }) => {
    const empty = emptyNotebook("labyrinth", SHAPE);
    const piece = { name: "Piece", colour: 0, seat: null };
    return {
      ...empty,
      fragments: [
        { ...piece, id: "f1", mark: "A", at },
        { ...piece, id: "f2", mark: "B", at: other },
      ],
      layers: [STEPS, INK, "h1"].map((id, layer) => ({
        id,
        name: id,
        shown: shown[layer] ?? true,
        sheets: Object.fromEntries(
          [PLAN, "f1", "f2"].map((sheet, n) => [sheet, marks[layer * 3 + n] as Sheet]),
        ),
      })),
      steps: {
        heard: 7,
        tracks: { 0: { sheet: "f1", at: { column: 1, row: 0, level: 0 }, outside: null, learned: [] } },
        leads: { "f1|0,0,0": "f2|0,0,0" },
        trails: { 0: [{ sheet: "f1", cells: ["0,0,0", "1,0,0"] }] },
        sources: { "f1|1,0,0": [{ number: 6, seat: 0 }], "f1|1,0,l": [{ number: 6, seat: 0 }] },
      },
    };
  });

const layers = fc.constantFrom(STEPS, INK, "h1", "h2");
const sheetIds = fc.constantFrom(PLAN, "f1", "f2", "f3");
const onCell = { layer: layers, sheet: sheetIds, cell: cellKeys };

/** Anything that a player can do; much of it is not possible just then, and must do nothing. */
export const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constant("edges" as const),
    layer: layers,
    sheet: sheetIds,
    edges: fc.array(edgeKeys, { maxLength: 4 }),
    is: fc.constantFrom("", ...EDGES),
  }),
  fc.record({
    do: fc.constant("stamp" as const),
    ...onCell,
    stamp: fc.constantFrom(...STAMPS),
    as: fc.constantFrom("" as const, ...CERTAINTIES),
  }),
  fc.record({ do: fc.constant("number" as const), ...onCell, number: fc.constantFrom("", "3") }),
  fc.record({ do: fc.constant("text" as const), ...onCell, text: texts }),
  fc.record({ do: fc.constant("erase" as const), ...onCell }),
  offsets.map((at) => ({
    do: "begin" as const,
    fragment: { id: "f3", name: "Piece C", mark: "C", colour: 2, seat: 1, at },
  })),
  fc.record({ do: fc.constant("move" as const), id: sheetIds, at: offsets }),
  fc.record({ do: fc.constant("discard" as const), id: sheetIds }),
  fc.record({
    do: fc.constant("glue" as const),
    id: sheetIds,
    target: sheetIds,
    keep: fc.constantFrom("fragment" as const, "target" as const),
  }),
  fc.record({ do: fc.constant("glue" as const), id: sheetIds, target: sheetIds }),
  fc.record({ do: fc.constant("suppose" as const), id: layers, name: fc.constant("If so") }),
  fc.record({ do: fc.constant("show" as const), id: layers, shown: fc.boolean() }),
  fc.record({ do: fc.constant("keep" as const), id: layers }),
  fc.record({ do: fc.constant("drop" as const), id: layers }),
  fc.record({ do: fc.constant("rename" as const), id: sheetIds, name: fc.constant("Bob's") }),
);
