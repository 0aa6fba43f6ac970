/** What the player sees now, as far as it follows from their own answers: the rest is memory. */

import type { Notebook } from "./model";
import type { SeenSheet } from "./overlay";
import { beside, cellKey, edgeKey, WAYS } from "./places";
import { OPEN, vocabularyOf } from "./vocabulary";

/**
 * Their own cell, and along each way those behind a side that is known to be open, or of which
 * they were told since they came here: a wall would have hidden them.
 */
export function inSight(
  notebook: Notebook, seat: number, sheet: string, seen: SeenSheet,
): ReadonlySet<string> {
  const lit = new Set<string>();
  const track = notebook.steps.tracks[seat];
  if (!track || track.sheet !== sheet || track.outside !== null) return lit;
  const { sight } = vocabularyOf(notebook.book);
  const toldAt = (key: string): number =>
    Math.max(
      0,
      ...(notebook.steps.sources[`${sheet}|${key}`] ?? [])
        .filter((source) => source.seat === seat)
        .map(({ number }) => number),
    );
  const here = cellKey(track.at);
  const came = toldAt(here);
  lit.add(here);
  for (const way of WAYS) {
    let at = track.at;
    for (let far = 0; far < sight; far += 1) {
      const isOpen = seen.edges[edgeKey(at, way)]?.is === OPEN;
      at = beside(at, way);
      const isTold = came > 0 && toldAt(cellKey(at)) >= came;
      if (!isOpen && !isTold) break;
      lit.add(cellKey(at));
    }
  }
  return lit;
}
