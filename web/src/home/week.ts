// One try a week: which table this browser tries it at.

import { keep, kept } from "../browser/kept";
import type { Entered } from "./calls";

const KEY = "week";

export interface Tried {
  week: number;
  table: string;
  mark: string;
}

/** This browser's try at the labyrinth of a week, if it has had one. */
export function triedAt(week: number): Tried | undefined {
  const tried = kept<Tried | null>(KEY, null);
  return tried?.week === week ? tried : undefined;
}

export function keepTried(entered: Entered): void {
  keep(KEY, { week: entered.week, table: entered.opened.id, mark: entered.mark });
}
