import fc from "fast-check";
import { expect, test } from "vitest";
import { read, sizeOf, tooLarge, write } from "../../src/notebook/file";
import { emptyNotebook, INK, PLAN } from "../../src/notebook/model";
import type { Notebook } from "../../src/notebook/model";
import { cellKey, edgeKey } from "../../src/notebook/places";
import { reduce } from "../../src/notebook/reduce";
import { actions, notebooks, SHAPE } from "./drawn";

test("written and read again it is the same notebook", () => {
  fc.assert(
    fc.property(notebooks, fc.array(actions, { maxLength: 8 }), (notebook, done) => {
      const drawn = done.reduce(reduce, notebook);
      const text = write(drawn);
      const again = read(text, "labyrinth", SHAPE);
      expect(write(again)).toBe(text);
      expect(withoutEmpty(again)).toEqual(withoutEmpty(drawn));
    }),
  );
});

/** A sheet with nothing on it is not written down. */
function withoutEmpty(notebook: Notebook): Notebook {
  const marked = (sheet: object) => JSON.stringify(sheet) !== '{"cells":{},"edges":{}}';
  return {
    ...notebook,
    layers: notebook.layers.map((layer) => ({
      ...layer,
      sheets: Object.fromEntries(Object.entries(layer.sheets).filter(([, one]) => marked(one))),
    })),
  };
}

test("what a later version wrote is kept, whatever is drawn here", () => {
  const later = {
    v: 3,
    book: "labyrinth",
    stickers: [1, 2],
    shape: { columns: 2, rows: 2, levels: 1, mask: "##/#." },
    fragments: [{ id: "f1", name: "A", mark: "A", colour: 1, at: "1,1,0", turned: 90 }],
    layers: [
      { id: "ink", name: "Mine", tint: "blue", sheets: {
        plan: { e: { hedge: "0,0,u", wall: "1,0,l" }, c: {
          "0,0,0": { s: "pit;?moat", n: "2", fog: true }, "hex:1": "land",
        }, glow: 4 },
      } },
    ],
  }; // prettier-ignore
  const opened = read(JSON.stringify(later), "labyrinth", SHAPE);
  const drawn = reduce(opened, {
    do: "stamp", layer: INK, sheet: PLAN, cell: "0,0,0", stamp: "treasure", as: "not",
  }); // prettier-ignore
  const again = JSON.parse(write(drawn));
  expect(again).toMatchObject({ v: 3, stickers: [1, 2], shape: later.shape });
  expect(again.fragments[0]).toMatchObject({ turned: 90 });
  const [layer] = again.layers.filter(({ id }: { id: string }) => id === "ink");
  expect(layer).toMatchObject({ tint: "blue" });
  expect(layer.sheets.plan).toEqual({
    e: { hedge: "0,0,u", wall: "1,0,l" },
    c: { "0,0,0": { s: "!treasure;?moat;pit", n: "2", fog: true }, "hex:1": "land" },
    glow: 4,
  });
});

test("any JSON at all, or none, opens as some notebook with its two layers", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const opened = read(text, "labyrinth", SHAPE);
      expect(opened.layers.slice(0, 2).map(({ id }) => id)).toEqual(["steps", "ink"]);
      expect(() => write(opened)).not.toThrow();
    }),
  );
});

function filled(columns: number, rows: number, levels: number): Notebook {
  let notebook = emptyNotebook("labyrinth", { columns, rows, levels, mask: [] });
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const edges = [0, 3].map((way) => edgeKey({ column, row, level: 0 }, way as 0 | 3));
      notebook = reduce(notebook, { do: "edges", layer: INK, sheet: PLAN, edges, is: "wall" });
      for (let level = 0; level < levels; level += 1) {
        const cell = cellKey({ column, row, level });
        const on = { layer: INK, sheet: PLAN, cell };
        notebook = reduce(notebook, { do: "stamp", ...on, stamp: "river", as: "sure" });
        notebook = reduce(notebook, { do: "stamp", ...on, stamp: "flow-1", as: "maybe" });
      }
    }
  }
  return notebook;
}

test("a full notebook of an ordinary game takes a small part of 64 KiB", () => {
  expect(sizeOf(write(filled(10, 10, 2)))).toBeLessThan(12 * 1024);
  expect(sizeOf(write(filled(20, 20, 2)))).toBeLessThan(64 * 1024);
});

test("one that is too large is said to be so, with its size", () => {
  expect(tooLarge("x".repeat(250 * 1024))).toBe("");
  expect(tooLarge("é".repeat(200 * 1024))).toContain("has 400 KiB; at most 250 can be saved");
});
