/** Cells of the plan that say something when they are pressed: a start, a landing, the next step. */

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

const LETTERED = /^\w+ ([a-z]+)(\d+)$/;
const NUMBERED = /^\w+ (\d+) (\d+) (\d+)$/;

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
}

/** The cell that a command names, as `start b3` and `land 2 3 1` do; null where it names none. */
export function cellOf(command: string): Place | null {
  const lettered = LETTERED.exec(command);
  if (lettered) {
    return { column: columnOf(lettered[1]!), row: Number(lettered[2]) - 1, level: 0 };
  }
  const numbered = NUMBERED.exec(command);
  if (!numbered) return null;
  const [column, row, level] = numbered.slice(1).map((number) => Number(number) - 1);
  return { column: column!, row: row!, level: level! };
}

/** The cells among what may be said, where whoever is asked is asked for a cell. */
export function choicesOf(legal: readonly string[], notebook: Notebook, chosen: string): Choices {
  const cells: Record<string, string> = {};
  let verb = "";
  for (const command of legal) {
    const cell = cellOf(command);
    if (!cell || !onPlan(notebook.shape, cell)) continue;
    verb ||= command.split(" ")[0] ?? "";
    if (command.startsWith(`${verb} `)) cells[cellKey(cell)] = command;
  }
  // One or two cells are no sheet to choose from: they are commands like any other.
  return Object.keys(cells).length > 3 ? { cells, chosen } : NO_CHOICES;
}

/** Which way a cell lies from where the player stands, if it is the next one on the same sheet. */
export function wayTo(notebook: Notebook, seat: number, sheet: string, at: Place): Way | null {
  const track = notebook.steps.tracks[seat];
  if (!track || track.sheet !== sheet) return null;
  if (track.outside !== null) {
    // Whoever is outside comes back by the cell from which they left.
    return samePlace(track.at, at) ? (((track.outside + 2) % 4) as Way) : null;
  }
  return WAYS.find((way) => samePlace(beside(track.at, way), at)) ?? null;
}
