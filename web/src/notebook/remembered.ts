/** Undo over a reload: where the past begins, and what was done since, as plain data. */

import { keep, kept } from "../browser/kept";
import { read, write } from "./file";
import { act, startHistory } from "./history";
import type { History } from "./history";
import type { Notebook } from "./model";
import type { Action } from "./reduce";

/** The most actions, and the most characters, that are remembered of a notebook. */
export const MOST_ACTIONS = 300;
export const MOST_CHARACTERS = 120_000;
/** A browser has no room for the past of every table at which somebody ever sat. */
export const MOST_TABLES = 8;
const TABLES = "undo";

export interface Remembered {
  /** The notebook before the first of these actions. */
  readonly base: string;
  readonly past: readonly Action[];
  readonly future: readonly Action[];
}

/** As much of the history's end as there is room for; null if there is nothing to go back to. */
export function remembered({ past, future }: History): Remembered | null {
  let room = MOST_CHARACTERS - JSON.stringify(future).length;
  let first = past.length;
  while (first > 0 && past.length - first < MOST_ACTIONS) {
    room -= JSON.stringify(past[first - 1]!.action).length;
    if (room < 0) break;
    first -= 1;
  }
  const oldest = past[first];
  if (oldest === undefined) return null;
  const base = write(oldest.before);
  if (base.length > MOST_CHARACTERS) return null;
  return { base, past: past.slice(first).map(({ action }) => action), future };
}

/** The history that leads to this very notebook; null where what is remembered leads elsewhere. */
export function recalled(memory: Remembered | null, notebook: Notebook): History | null {
  if (memory === null) return null;
  try {
    const base = read(memory.base, notebook.book, notebook.shape);
    const { present, past } = memory.past.reduce(act, startHistory(base));
    if (write(present) !== write(notebook)) return null;
    return { present: notebook, past, future: [...memory.future] };
  } catch {
    // Written by another version of the page, or by hand: then there is nothing to undo.
    return null;
  }
}

const keyOf = (table: string, seat: number): string => `undo.${table}.${seat}`;

export function recallHistory(table: string, seat: number, notebook: Notebook): History | null {
  return recalled(kept<Remembered | null>(keyOf(table, seat), null), notebook);
}

/** Keeps it in this browser; the tables at which nobody drew for longest are forgotten. */
export function rememberHistory(table: string, seat: number, history: History): void {
  const key = keyOf(table, seat);
  const memory = remembered(history);
  const others = kept<string[]>(TABLES, []).filter((one) => one !== key);
  const tables = memory === null ? others : [...others, key];
  for (const old of tables.slice(0, -MOST_TABLES)) keep(old, null);
  keep(key, memory);
  keep(TABLES, tables.slice(-MOST_TABLES));
}
