/** Small pictures, as the server would make them. */

import type { Picture } from "../../src/lib/types";

const NOTHING = { sides: [], choices: [], name: "", why: "" };

export const TILES: Picture = {
  ...NOTHING, columns: 3, rows: 2, levels: [{ tiles: ["###", "#.#"], cells: [], line: 2 }],
};

export const CELLS: Picture = {
  ...NOTHING,
  columns: 2,
  rows: 1,
  levels: [
    {
      tiles: [],
      cells: [
        { column: 0, row: 0, place: { line: 1, column: 1, length: 2 }, text: "." },
        { column: 1, row: 0, place: { line: 1, column: 4, length: 2 }, text: "H", mark: "H" },
      ],
      line: 0,
    },
  ],
  sides: [
    {
      column: 1, row: 0, upright: true, mark: " ", kind: "open",
      place: { line: 1, column: 3, length: 1 },
    },
    {
      column: 0, row: 0, upright: false, mark: "-", kind: "solid", choices: 1, outer: true,
      place: { line: 0, column: 1, length: 2 },
    },
  ],
  choices: [
    [{ mark: " ", kind: "open" }, { mark: "|", kind: "wall" }],
    [{ mark: " ", kind: "exit" }, { mark: "-", kind: "solid" }, { mark: "=", kind: "closed" }],
  ],
};
