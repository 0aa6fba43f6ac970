/** What this browser itself heard promised: the commitment of a table, noted when first seen. */

import { keep, kept } from "../lib/kept";
import type { Summary } from "../lib/types";

interface Noted {
  commitment: string;
  at: number;
}

const KEY = "promises";
const MOST = 200;

/** Note the commitment of a game that is not over yet; the first one that was heard stays. */
export function notePromise(table: Pick<Summary, "id" | "phase" | "commitment">): void {
  if (table.phase !== "waiting" && table.phase !== "playing") return;
  const all = kept<Record<string, Noted>>(KEY, {});
  if (all[table.id] !== undefined) return;
  all[table.id] = { commitment: table.commitment, at: Date.now() };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

/** What this browser noted of a table while its game went on; undefined if it was not there. */
export function notedPromise(table: string): Noted | undefined {
  return kept<Record<string, Noted>>(KEY, {})[table];
}
