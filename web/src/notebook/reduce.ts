/** Everything that can be done to a notebook, as plain data, and the one function that does it. */

import { hear } from "./hear";
import type { Hearing } from "./hear";
import { glue } from "./glue";
import type { Keep } from "./glue";
import { INK, isHypothesis, layerOf, PLAN, STEPS } from "./model";
import type { Certainty, Fragment, Layer, Notebook, Shape } from "./model";
import { setEdges, setNumber, setStamp, setText, withSheet, wiped } from "./marks";
import { join } from "./meet";
import { discard } from "./pieces";
import { arranged } from "./room";
import { ORIGIN, samePlace } from "./places";
import type { Place } from "./places";
import { vocabularyOf } from "./vocabulary";

interface OnCell {
  readonly layer: string;
  readonly sheet: string;
  readonly cell: string;
}

export type Action =
  | {
      readonly do: "edges";
      readonly layer: string;
      readonly sheet: string;
      readonly edges: readonly string[];
      /** A kind of edge, or "" to rub it out. */
      readonly is: string;
    }
  | (OnCell & { readonly do: "stamp"; readonly stamp: string; readonly as: Certainty | "" })
  | (OnCell & { readonly do: "number"; readonly number: string })
  | (OnCell & { readonly do: "text"; readonly text: string })
  | (OnCell & { readonly do: "erase" })
  | { readonly do: "begin"; readonly fragment: Fragment }
  | { readonly do: "rename"; readonly id: string; readonly name: string }
  | { readonly do: "of"; readonly id: string; readonly seat: number | null }
  | { readonly do: "move"; readonly id: string; readonly at: Place }
  | { readonly do: "discard"; readonly id: string }
  | {
      readonly do: "glue";
      readonly id: string;
      readonly target: string;
      readonly keep?: Keep;
    }
  | { readonly do: "suppose"; readonly id: string; readonly name: string }
  | { readonly do: "show"; readonly id: string; readonly shown: boolean }
  | { readonly do: "keep"; readonly id: string }
  | { readonly do: "drop"; readonly id: string }
  | { readonly do: "replace"; readonly notebook: Notebook }
  | { readonly do: "shape"; readonly shape: Shape }
  /** A contradiction with what was told, which the player lets stand. */
  | { readonly do: "settle"; readonly spot: string }
  | ({ readonly do: "hear" } & Hearing);

/** What the notebook does by itself: undo goes past it, and it is never undone. */
export function isOwn(action: Action): boolean {
  return action.do !== "hear" && action.do !== "shape";
}

/** The notebook after an action; the very same one if the action changes nothing. */
export function reduce(notebook: Notebook, action: Action): Notebook {
  switch (action.do) {
    case "edges":
    case "stamp":
    case "number":
    case "text":
    case "erase":
      return mark(notebook, action);
    case "begin":
      return begin(notebook, action.fragment);
    case "rename":
      return withNamed(notebook, action.id, action.name);
    case "of":
      return withFragment(notebook, action.id, (one) =>
        one.seat === action.seat ? one : { ...one, seat: action.seat },
      );
    case "move":
      return withFragment(notebook, action.id, (one) =>
        samePlace(one.at, action.at) ? one : { ...one, at: action.at, held: true },
      );
    case "discard":
      return discard(notebook, action.id);
    case "glue":
      return glue(notebook, action.id, action.target, action.keep) ?? notebook;
    case "suppose":
      if (layerOf(notebook, action.id) || !action.name) return notebook;
      return {
        ...notebook,
        layers: [
          ...notebook.layers,
          { id: action.id, name: action.name, shown: true, sheets: {} },
        ],
      };
    case "show":
      return withLayer(notebook, action.id, (layer) =>
        layer.shown === action.shown ? layer : { ...layer, shown: action.shown },
      );
    case "keep":
      return keepLayer(notebook, action.id);
    case "drop":
      return dropLayer(notebook, action.id);
    case "replace":
      return action.notebook;
    case "shape":
      return sameShape(notebook.shape, action.shape)
        ? notebook
        : { ...notebook, shape: action.shape };
    case "hear":
      return arranged(hear(notebook, action));
    case "settle": {
      const { settled = [] } = notebook;
      if (settled.includes(action.spot)) return notebook;
      return { ...notebook, settled: [...settled, action.spot] };
    }
  }
}

function mark(
  notebook: Notebook,
  action: Extract<Action, { do: "edges" | "stamp" | "number" | "text" | "erase" }>,
): Notebook {
  const { layer, sheet } = action;
  const vocabulary = vocabularyOf(notebook.book);
  if (!layerOf(notebook, layer) || !hasSheet(notebook, sheet)) return notebook;
  const rubsOut =
    action.do === "erase" ||
    (action.do === "edges" && !action.is) ||
    (action.do === "stamp" && !action.as);
  // Erasing ink erases the pencil under it; a hypothesis lies over both and touches neither.
  const touched = rubsOut && layer === INK ? [INK, STEPS] : [layer];
  return touched.reduce(
    (book, on) =>
      withSheet(book, on, sheet, (marks) => {
        switch (action.do) {
          case "edges":
            return setEdges(marks, action.edges, action.is);
          case "stamp":
            return setStamp(marks, action.cell, action.stamp, action.as, vocabulary);
          case "number":
            return setNumber(marks, action.cell, action.number);
          case "text":
            return setText(marks, action.cell, action.text);
          case "erase":
            return wiped(marks, action.cell);
        }
      }),
    notebook,
  );
}

function hasSheet(notebook: Notebook, sheet: string): boolean {
  return sheet === PLAN || notebook.fragments.some(({ id }) => id === sheet);
}

function begin(notebook: Notebook, fragment: Fragment): Notebook {
  if (hasSheet(notebook, fragment.id)) return notebook;
  return { ...notebook, fragments: [...notebook.fragments, fragment] };
}

function withFragment(
  notebook: Notebook,
  id: string,
  change: (fragment: Fragment) => Fragment,
): Notebook {
  const fragments = notebook.fragments.map((one) => (one.id === id ? change(one) : one));
  const same = fragments.every((one, index) => one === notebook.fragments[index]);
  return same ? notebook : { ...notebook, fragments };
}

function withLayer(notebook: Notebook, id: string, change: (layer: Layer) => Layer): Notebook {
  const layers = notebook.layers.map((one) => (one.id === id ? change(one) : one));
  const same = layers.every((one, index) => one === notebook.layers[index]);
  return same ? notebook : { ...notebook, layers };
}

function withNamed(notebook: Notebook, id: string, name: string): Notebook {
  const named = <T extends { readonly name: string }>(one: T): T =>
    !name || one.name === name ? one : { ...one, name };
  return withLayer(withFragment(notebook, id, named), id, named);
}

function dropLayer(notebook: Notebook, id: string): Notebook {
  const layers = notebook.layers.filter((layer) => layer.id !== id || !isHypothesis(layer));
  return layers.length === notebook.layers.length ? notebook : { ...notebook, layers };
}

/** A hypothesis that proved true is drawn on the layer below it, where it wins. */
function keepLayer(notebook: Notebook, id: string): Notebook {
  const place = notebook.layers.findIndex((layer) => layer.id === id);
  const kept = notebook.layers[place];
  const below = notebook.layers[place - 1];
  if (!kept || !below || !isHypothesis(kept)) return notebook;
  const vocabulary = vocabularyOf(notebook.book);
  const sheets = { ...below.sheets };
  for (const [sheet, marks] of Object.entries(kept.sheets)) {
    const under = sheets[sheet];
    if (!under) {
      sheets[sheet] = marks;
      continue;
    }
    let cleared = { ...under, edges: { ...under.edges, ...marks.edges } };
    for (const [cell, { stamps, number }] of Object.entries(marks.cells)) {
      for (const [stamp, as] of Object.entries(stamps)) {
        cleared = { ...cleared, ...setStamp(cleared, cell, stamp, as, vocabulary) };
      }
      if (number) cleared = { ...cleared, ...setNumber(cleared, cell, number) };
    }
    sheets[sheet] = join({ ...marks, edges: {} }, cleared, ORIGIN, vocabulary);
  }
  const layers = notebook.layers.filter((layer) => layer.id !== id);
  layers[place - 1] = { ...below, sheets };
  return { ...notebook, layers };
}

function sameShape(one: Shape, other: Shape): boolean {
  return (
    one.columns === other.columns &&
    one.rows === other.rows &&
    one.levels === other.levels &&
    one.mask.join("/") === other.mask.join("/")
  );
}
