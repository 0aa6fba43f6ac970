/** Where the players went: their trails, as they are drawn, and as they follow a glued piece. */

import type { Run, Source, Steps, Track } from "./model";
import { cellKey, movedCell, movedEdge } from "./places";
import type { Place } from "./places";

/** How many cells of a player's trail are kept; nothing asks for older ones. */
export const LONGEST_TRAIL = 300;

/** The trail of a player who is at `track` now: walked there, or came there some other way. */
export function longer(trail: readonly Run[], track: Track, walked: boolean): readonly Run[] {
  const key = cellKey(track.at);
  const last = trail.at(-1);
  if (last && last.sheet === track.sheet) {
    if (last.cells.at(-1) === key) return trail;
    if (walked) return cut([...trail.slice(0, -1), { ...last, cells: [...last.cells, key] }]);
  }
  return cut([...trail, { sheet: track.sheet, cells: [key] }]);
}

function cut(trail: readonly Run[]): readonly Run[] {
  let over = trail.reduce((sum, run) => sum + run.cells.length, 0) - LONGEST_TRAIL;
  const runs: Run[] = [];
  for (const run of trail) {
    const gone = Math.min(Math.max(0, over), run.cells.length);
    over -= gone;
    if (gone < run.cells.length) runs.push({ ...run, cells: run.cells.slice(gone) });
  }
  return runs;
}

/** The cells of a sheet on which somebody stood. A start that nothing followed may yet be void. */
export function walkedOn({ trails }: Steps, sheet: string): Set<string> {
  const runs = Object.values(trails).flat();
  return new Set(
    runs.filter((run) => run.sheet === sheet && run.cells.length > 1).flatMap(({ cells }) => cells),
  );
}

/** Trails and answers of a piece that is now a part of the target. */
export function relaid(
  { trails, sources }: Steps,
  from: string,
  target: string,
  offset: Place,
): Pick<Steps, "trails" | "sources"> {
  const runs = (trail: readonly Run[]): Run[] =>
    trail.map((run) =>
      run.sheet === from
        ? { sheet: target, cells: run.cells.map((cell) => movedCell(cell, offset)) }
        : run,
    );
  const joined: Record<string, readonly Source[]> = {};
  for (const [spot, known] of Object.entries(sources)) {
    const [sheet = "", key = ""] = spot.split("|");
    const to = sheet === from ? `${target}|${movedKey(key, offset)}` : spot;
    const there = joined[to] ?? [];
    const both = [...there, ...known].sort((one, other) => one.number - other.number);
    joined[to] = there.length > 0 ? both : known;
  }
  return {
    trails: Object.fromEntries(Object.entries(trails).map(([seat, all]) => [seat, runs(all)])),
    sources: joined,
  };
}

function movedKey(key: string, by: Place): string {
  return /[ul]$/.test(key) ? movedEdge(key, by) : movedCell(key, by);
}

/** Without what lay on a piece that was thrown away. */
export function torn(
  { trails, sources }: Steps,
  sheet: string,
): Pick<Steps, "trails" | "sources"> {
  const left = Object.entries(trails).map(
    ([seat, trail]) => [seat, trail.filter((run) => run.sheet !== sheet)] as const,
  );
  return {
    trails: Object.fromEntries(left.filter(([, trail]) => trail.length > 0)),
    sources: Object.fromEntries(
      Object.entries(sources).filter(([spot]) => !spot.startsWith(`${sheet}|`)),
    ),
  };
}
