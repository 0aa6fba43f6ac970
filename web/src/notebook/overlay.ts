/** What is seen of a sheet with its layers over one another: the upper mark hides the lower. */

import { EMPTY_SHEET, isEmpty, sheetOf } from "./model";
import type { Cell, Certainty, Layer, Notebook, Sheet } from "./model";
import { exclusive, vocabularyOf } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";

export interface SeenStamp {
  readonly as: Certainty;
  readonly layer: string;
}

export interface SeenCell {
  readonly stamps: Readonly<Record<string, SeenStamp>>;
  readonly number: string;
  /** Each layer's own words: none hides another. */
  readonly texts: readonly string[];
  readonly layer: string;
}

export interface SeenSheet {
  readonly cells: Readonly<Record<string, SeenCell>>;
  readonly edges: Readonly<Record<string, { readonly is: string; readonly layer: string }>>;
}

/** The marks of a sheet as seen through these layers, each with the layer it is drawn on. */
export function see(layers: readonly Layer[], sheet: string, vocabulary: Vocabulary): SeenSheet {
  const cells: Record<string, SeenCell> = {};
  const edges: Record<string, { is: string; layer: string }> = {};
  for (const layer of layers) {
    const marks = sheetOf(layer, sheet);
    for (const [key, is] of Object.entries(marks.edges)) edges[key] = { is, layer: layer.id };
    for (const [key, cell] of Object.entries(marks.cells)) {
      cells[key] = over(cells[key], cell, layer.id, vocabulary);
    }
  }
  return { cells, edges };
}

function over(
  below: SeenCell | undefined,
  cell: Cell,
  layer: string,
  vocabulary: Vocabulary,
): SeenCell {
  const stamps: Record<string, SeenStamp> = {};
  const drawn = Object.entries(cell.stamps);
  const taken = new Set(
    drawn.filter(([, as]) => as === "sure").map(([key]) => exclusive(vocabulary, key)),
  );
  for (const [key, seen] of Object.entries(below?.stamps ?? {})) {
    const group = exclusive(vocabulary, key);
    if (!(seen.as === "sure" && group !== null && taken.has(group))) stamps[key] = seen;
  }
  for (const [key, as] of drawn) stamps[key] = { as, layer };
  const texts = below?.texts ?? [];
  return {
    stamps,
    number: cell.number || (below?.number ?? ""),
    texts: cell.text && !texts.includes(cell.text) ? [...texts, cell.text] : texts,
    layer,
  };
}

export function shownLayers(notebook: Notebook): readonly Layer[] {
  return notebook.layers.filter((layer) => layer.shown);
}

/** A sheet as the player sees it now. */
export function seen(notebook: Notebook, sheet: string): SeenSheet {
  return see(shownLayers(notebook), sheet, vocabularyOf(notebook.book));
}

/** The same as plain marks, without the layers they are drawn on. */
export function flat(
  layers: readonly Layer[],
  sheet: string,
  vocabulary: Vocabulary,
): Sheet {
  const [only, ...more] = layers.filter((layer) => !isEmpty(sheetOf(layer, sheet)));
  if (!only) return EMPTY_SHEET;
  if (more.length === 0) return sheetOf(only, sheet);
  const { cells, edges } = see(layers, sheet, vocabulary);
  return {
    cells: Object.fromEntries(
      Object.entries(cells).map(([key, cell]) => [
        key,
        {
          stamps: Object.fromEntries(
            Object.entries(cell.stamps).map(([stamp, { as }]) => [stamp, as]),
          ),
          number: cell.number,
          text: cell.texts.join(" / "),
        },
      ]),
    ),
    edges: Object.fromEntries(Object.entries(edges).map(([key, { is }]) => [key, is])),
  };
}
