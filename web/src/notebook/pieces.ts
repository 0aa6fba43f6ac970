/** Loose pieces of paper: beginning one on the desk, and throwing one away. */

import { freeId, without } from "./model";
import type { Fragment, Notebook } from "./model";
import { letters } from "./places";
import type { Place } from "./places";

const SLOT = 4;
const SLOTS_IN_A_ROW = 2;
const COLOURS = 6;

/** A free place on the desk, right of the plan, for the middle of a new fragment. */
export function freeSlot(notebook: Notebook): Place {
  const { columns } = notebook.shape;
  for (let slot = 0; ; slot += 1) {
    const column = columns + 2 + (slot % SLOTS_IN_A_ROW) * SLOT;
    const row = 1 + Math.floor(slot / SLOTS_IN_A_ROW) * SLOT;
    const taken = notebook.fragments.some(
      ({ at }) => Math.abs(at.column - column) < SLOT && Math.abs(at.row - row) < SLOT,
    );
    if (!taken) return { column, row, level: 0 };
  }
}

/** An empty fragment with the next letter, for the player or for the steps that are heard. */
export function newFragment(notebook: Notebook, seat: number | null, byHand: boolean): Fragment {
  const id = freeId(notebook, byHand ? "f" : "s");
  const taken = new Set(notebook.fragments.map((fragment) => fragment.mark));
  let number = 0;
  while (taken.has(letters(number).toUpperCase())) number += 1;
  const mark = letters(number).toUpperCase();
  const at = freeSlot(notebook);
  return { id, name: `Piece ${mark}`, mark, colour: number % COLOURS, seat, at };
}

/** A fragment and all that is drawn on it goes; whoever stood there is nowhere now. */
export function discard(notebook: Notebook, id: string): Notebook {
  if (!notebook.fragments.some((fragment) => fragment.id === id)) return notebook;
  const { tracks, leads } = notebook.steps;
  return {
    ...notebook,
    fragments: notebook.fragments.filter((fragment) => fragment.id !== id),
    layers: notebook.layers.map((layer) =>
      id in layer.sheets ? { ...layer, sheets: without(layer.sheets, id) } : layer,
    ),
    steps: {
      ...notebook.steps,
      tracks: Object.fromEntries(
        Object.entries(tracks).filter(([, track]) => track.sheet !== id),
      ),
      leads: Object.fromEntries(
        Object.entries(leads).filter(
          ([from, to]) => !from.startsWith(`${id}|`) && !to.startsWith(`${id}|`),
        ),
      ),
    },
  };
}
