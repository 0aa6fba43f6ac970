/** Where the player's own notes do not fit what was told; a guess that was refuted counts. */

import { compareCells } from "./meet";
import type { Claim, Spot } from "./meet";
import { EMPTY_SHEET, isEmpty, layerOf, PLAN, sheetOf, STEPS } from "./model";
import type { Cell, Certainty, Notebook, Sheet, Source } from "./model";
import { finer, MAYBE, vocabularyOf, WALL } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";

export interface Misfit {
  /** By this it is known to have been seen. */
  readonly id: string;
  readonly sheet: string;
  readonly layer: string;
  /** `upper` is the player's claim, `lower` what was told. */
  readonly spot: Spot;
  /** The answers that told it. */
  readonly sources: readonly Source[];
}

/** All that is shown and not settled, the plan first. */
export function misfitsOf(notebook: Notebook): Misfit[] {
  const steps = layerOf(notebook, STEPS);
  if (!steps) return [];
  const vocabulary = vocabularyOf(notebook.book);
  const settled = new Set(notebook.settled ?? []);
  const found: Misfit[] = [];
  for (const sheet of [PLAN, ...notebook.fragments.map(({ id }) => id)]) {
    const told = sheetOf(steps, sheet);
    if (isEmpty(told)) continue;
    for (const layer of notebook.layers) {
      if (layer.id === STEPS || !layer.shown) continue;
      for (const spot of against(sheetOf(layer, sheet), told, vocabulary)) {
        const id = `${layer.id}|${sheet}|${spot.key}|${JSON.stringify([spot.upper, spot.lower])}`;
        const sources = notebook.steps.sources[`${sheet}|${spot.key}`] ?? [];
        if (!settled.has(id)) found.push({ id, sheet, layer: layer.id, spot, sources });
      }
    }
  }
  return found;
}

function against(own: Sheet, told: Sheet, vocabulary: Vocabulary): Spot[] {
  if (own === EMPTY_SHEET) return [];
  const spots: Spot[] = [];
  for (const [key, is] of Object.entries(own.edges)) {
    const below = told.edges[key];
    if (below === undefined || below === MAYBE) continue;
    // "Maybe a wall" is refuted by no wall; an exit or any wall is a kind of being right.
    const claim = is === MAYBE ? WALL : is;
    if (finer(vocabulary, claim, below) !== null) continue;
    if (is === MAYBE && below !== "open") continue;
    const upper: Claim = { about: "edge", is };
    spots.push({ where: "edge", key, upper, lower: { about: "edge", is: below } });
  }
  for (const [key, cell] of Object.entries(own.cells)) {
    const below = told.cells[key];
    if (!below) continue;
    const { contradictions } = compareCells(key, guessed(cell), below, vocabulary);
    for (const spot of contradictions) {
      const { upper } = spot;
      const as = upper.about === "stamp" ? cell.stamps[upper.stamp] : undefined;
      spots.push(as && upper.about === "stamp" ? { ...spot, upper: { ...upper, as } } : spot);
    }
  }
  return spots;
}

/** Of guesses, only those of which one at most can be right are put to the test. */
function guessed(cell: Cell): Cell {
  const sure = Object.entries(cell.stamps).map(
    ([stamp, as]): [string, Certainty] => [stamp, as === MAYBE ? "sure" : as],
  );
  return { ...cell, stamps: Object.fromEntries(sure), number: "" };
}
