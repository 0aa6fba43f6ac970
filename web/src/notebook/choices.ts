/** Cells of the plan that say something when they are pressed: a start, a landing, the next step. */

import type { Offer } from "../lib/types";
import { onPlan } from "./model";
import type { Notebook } from "./model";
import { beside, cellKey, samePlace, WAYS } from "./places";
import type { Place, Way } from "./places";

export interface Choices {
  /** Command by cell of the plan; empty where nothing is to be chosen. */
  readonly cells: Readonly<Record<string, string>>;
  /** The one that is chosen and not said yet. */
  readonly chosen: string;
}

export const NO_CHOICES: Choices = { cells: {}, chosen: "" };

/** The cells on offer, where the question asks for a cell. */
export function choicesOf(offers: readonly Offer[], notebook: Notebook, chosen: string): Choices {
  const cells: Record<string, string> = {};
  let asked: string | undefined;
  for (const { say, cell, verb = "" } of offers) {
    if (!cell || !onPlan(notebook.shape, cell)) continue;
    asked ??= verb;
    if (verb === asked) cells[cellKey(cell)] = say;
  }
  // One or two cells are no sheet to choose from: they are commands like any other.
  return Object.keys(cells).length > 3 ? { cells, chosen } : NO_CHOICES;
}

/** Which way a cell lies from where the player stands, if it is the next one on the same sheet. */
export function wayTo(notebook: Notebook, seat: number, sheet: string, at: Place): Way | null {
  const track = notebook.steps.tracks[seat];
  if (!track || track.sheet !== sheet) return null;
  if (track.outside !== null) {
    // From outside, a player comes back through the cell from which they left.
    return samePlace(track.at, at) ? (((track.outside + 2) % 4) as Way) : null;
  }
  return WAYS.find((way) => samePlace(beside(track.at, way), at)) ?? null;
}
