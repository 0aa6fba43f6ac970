/** What this browser itself heard promised: the commitment of a table, noted when first seen. */

import { keep, kept } from "../browser/kept";
import type { Summary } from "../lib/types";

interface Noted {
  commitment: string;
  at: number;
  /** The options that it is about: a vote before the game may change them, and so the promise. */
  agreed?: string;
}

const KEY = "promises";
const MOST = 200;

/** Note the commitment of a game that is not over yet; of the same options, the first one stays. */
export function notePromise(
  table: Pick<Summary, "id" | "phase" | "commitment"> & { options: object },
): void {
  if (table.phase !== "waiting" && table.phase !== "playing") return;
  if (!table.commitment) return;
  const all = kept<Record<string, Noted>>(KEY, {});
  const agreed = JSON.stringify(table.options);
  const noted = all[table.id];
  if (noted !== undefined && (noted.agreed ?? agreed) === agreed) return;
  all[table.id] = { commitment: table.commitment, at: Date.now(), agreed };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

/** What this browser noted of a table while its game went on; undefined if it was not there. */
export function notedPromise(table: string): Noted | undefined {
  return kept<Record<string, Noted>>(KEY, {})[table];
}
