/** Loose pieces of paper: beginning one on the desk, and throwing one away. */

import { t } from "../words/notebook";
import { freeId, without } from "./model";
import type { Fragment, Notebook } from "./model";
import { letters } from "./places";
import { freePlace } from "./room";
import { torn } from "./trail";

const COLOURS = 6;

/** An empty fragment with the next letter, for the player or for the steps that are heard. */
export function newFragment(notebook: Notebook, seat: number | null, byHand: boolean): Fragment {
  const id = freeId(notebook, byHand ? "f" : "s");
  const taken = new Set(notebook.fragments.map((fragment) => fragment.mark));
  let number = 0;
  while (taken.has(letters(number).toUpperCase())) number += 1;
  const mark = letters(number).toUpperCase();
  const at = freePlace(notebook);
  return { id, name: t("notebook-piece", { mark }), mark, colour: number % COLOURS, seat, at };
}

/** Removes a fragment with all that is drawn on it; players on it are nowhere now. */
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
      ...torn(notebook.steps, id),
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
