/** Undo and redo without a limit: the past as states, the future as actions. */

import type { Notebook } from "./model";
import { isOwn, reduce } from "./reduce";
import type { Action } from "./reduce";

interface Done {
  readonly before: Notebook;
  readonly action: Action;
}

export interface History {
  readonly present: Notebook;
  readonly past: readonly Done[];
  /** What was undone, the last one first to be done again at the end. */
  readonly future: readonly Action[];
}

export function startHistory(notebook: Notebook): History {
  return { present: notebook, past: [], future: [] };
}

export function act(history: History, action: Action): History {
  const present = reduce(history.present, action);
  if (present === history.present) return history;
  return {
    present,
    past: [...history.past, { before: history.present, action }],
    future: isOwn(action) ? [] : history.future,
  };
}

export function canUndo(history: History): boolean {
  return history.past.some(({ action }) => isOwn(action));
}

/** Takes back the player's own last action; steps that were heard since are drawn again. */
export function undo(history: History): History {
  let last = history.past.length - 1;
  while (last >= 0 && !isOwn(history.past[last]!.action)) last -= 1;
  const taken = history.past[last];
  if (!taken) return history;
  let undone: History = {
    present: taken.before,
    past: history.past.slice(0, last),
    future: history.future,
  };
  for (const { action } of history.past.slice(last + 1)) undone = act(undone, action);
  return { ...undone, future: [...history.future, taken.action] };
}

export function redo(history: History): History {
  const action = history.future.at(-1);
  if (!action) return history;
  const future = history.future.slice(0, -1);
  return { ...act(history, action), future };
}
