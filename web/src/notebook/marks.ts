/** Setting and rubbing out single marks on a sheet; what does not change stays the same object. */

import { EMPTY_CELL, isBlank, sheetOf, without } from "./model";
import type { Cell, Certainty, Notebook, Sheet } from "./model";
import { exclusive } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";

export const LONGEST_NUMBER = 4;
export const LONGEST_TEXT = 200;

/** The notebook with one sheet of one layer changed. */
export function withSheet(
  notebook: Notebook,
  layerId: string,
  sheet: string,
  change: (sheet: Sheet) => Sheet,
): Notebook {
  const layers = notebook.layers.map((layer) => {
    if (layer.id !== layerId) return layer;
    const before = sheetOf(layer, sheet);
    const after = change(before);
    return after === before ? layer : { ...layer, sheets: { ...layer.sheets, [sheet]: after } };
  });
  const same = layers.every((layer, index) => layer === notebook.layers[index]);
  return same ? notebook : { ...notebook, layers };
}

export function setEdges(sheet: Sheet, edges: readonly string[], is: string): Sheet {
  const changed = edges.filter((edge) => (sheet.edges[edge] ?? "") !== is);
  if (changed.length === 0) return sheet;
  const drawn = { ...sheet.edges };
  for (const edge of changed) {
    if (is) drawn[edge] = is;
    else delete drawn[edge];
  }
  return { ...sheet, edges: drawn };
}

function withCell(sheet: Sheet, key: string, change: (cell: Cell) => Cell): Sheet {
  const before = sheet.cells[key] ?? EMPTY_CELL;
  const after = change(before);
  if (after === before) return sheet;
  if (isBlank(after)) return { ...sheet, cells: without(sheet.cells, key) };
  return { ...sheet, cells: { ...sheet.cells, [key]: after } };
}

/** A cell is of one kind: a sure one takes the place of another sure one. */
export function setStamp(
  sheet: Sheet,
  key: string,
  stamp: string,
  as: Certainty | "",
  vocabulary: Vocabulary,
): Sheet {
  return withCell(sheet, key, (cell) => {
    if ((cell.stamps[stamp] ?? "") === as) return cell;
    const group = exclusive(vocabulary, stamp);
    const others = Object.entries(cell.stamps).filter(([other, certainty]) => {
      if (other === stamp) return false;
      const replaced = as === "sure" && certainty === "sure" && group !== null;
      return !(replaced && exclusive(vocabulary, other) === group);
    });
    const stamps: Record<string, Certainty> = Object.fromEntries(others);
    if (as) stamps[stamp] = as;
    return { ...cell, stamps };
  });
}

export function setNumber(sheet: Sheet, key: string, number: string): Sheet {
  const cut = number.trim().slice(0, LONGEST_NUMBER);
  return withCell(sheet, key, (cell) => (cell.number === cut ? cell : { ...cell, number: cut }));
}

export function setText(sheet: Sheet, key: string, text: string): Sheet {
  const cut = text.trim().slice(0, LONGEST_TEXT);
  return withCell(sheet, key, (cell) => (cell.text === cut ? cell : { ...cell, text: cut }));
}

export function wiped(sheet: Sheet, key: string): Sheet {
  return key in sheet.cells ? { ...sheet, cells: without(sheet.cells, key) } : sheet;
}
