/** In how many places on the plan a loose piece can lie, by what is drawn on both. */

import { drawnBox } from "./boxes";
import { meet, offPlan } from "./meet";
import { onPlan, PLAN } from "./model";
import type { Fragment, Notebook } from "./model";
import { flat, shownLayers } from "./overlay";
import { beside, cellKey, edgeKey, moved, ORIGIN, placeOf, WAYS } from "./places";
import type { Place, Way } from "./places";
import { vocabularyOf, WALL } from "./vocabulary";

/** A player on a cell of the plan, or beyond one of its sides. */
export interface Located {
  readonly seat: number;
  readonly at: Place;
  readonly way: number;
}

/** The same of all pieces, by their ids: also by where rivers have carried, which is never far. */
export function allFits(
  notebook: Notebook, located: readonly Located[] = [],
): Record<string, readonly Place[]> {
  const fits: Record<string, readonly Place[]> = { [PLAN]: [ORIGIN] };
  for (const fragment of notebook.fragments) fits[fragment.id] = fitsOf(notebook, fragment);
  for (const { seat, at, way } of located) {
    const track = notebook.steps.tracks[seat];
    if (!track || track.outside !== null || way >= 0) continue;
    const here = fits[track.sheet]?.filter((to) => cellKey(moved(track.at, to)) === cellKey(at));
    if (here?.length) fits[track.sheet] = here;
  }
  const layers = shownLayers(notebook);
  const sides = Object.keys(fits).map((id) => [id, flat(layers, id, vocabularyOf(notebook.book)).edges] as const);
  const drawn = Object.fromEntries(sides);
  const rides = Object.entries(notebook.steps.leads).flatMap(([from, to]) => {
    const [[source = "", start = ""], [piece = "", end = "", near]] = [from.split("|"), to.split("|")];
    const isOpen = near && source !== piece && fits[source] && fits[piece];
    return isOpen ? [{ source, start: placeOf(start), piece, end: placeOf(end) }] : [];
  });
  for (let before = -1, left = size(fits); left !== before; [before, left] = [left, size(fits)]) {
    for (const { source, start, piece, end } of rides) {
      const meets = (at: Place, to: Place): boolean => WAYS.some((way) => {
        const from = moved(start, at);
        if (cellKey(beside(from, way)) !== cellKey(moved(end, to))) return false;
        const back = edgeKey(end, ((way + 2) % 4) as Way);
        return ![drawn[PLAN]?.[edgeKey(from, way)], drawn[source]?.[edgeKey(start, way)], drawn[piece]?.[back]].includes(WALL);
      });
      const ends = fits[piece]!.filter((to) => fits[source]!.some((at) => meets(at, to)));
      const starts = fits[source]!.filter((at) => ends.some((to) => meets(at, to)));
      // Where something is drawn wrong nothing fits: that says nothing of the others.
      if (ends.length && starts.length) [fits[piece], fits[source]] = [ends, starts];
    }
  }
  return fits;
}

function size(fits: Record<string, readonly Place[]>): number {
  return Object.values(fits).reduce((sum, places) => sum + places.length, 0);
}

/** The places at which the piece contradicts nothing; its first cell is told of each. */
export function fitsOf(notebook: Notebook, { id, at: lies, levelled }: Fragment): Place[] {
  const vocabulary = vocabularyOf(notebook.book);
  const layers = shownLayers(notebook);
  const piece = flat(layers, id, vocabulary);
  const plan = flat(layers, PLAN, vocabulary);
  const { columns, rows, levels } = notebook.shape;
  const { left, top, right, bottom } = drawnBox(piece);
  const cells = Object.keys(piece.cells).map(placeOf);
  const depths = cells.map(({ level }) => level);
  const [low, high] = [Math.min(0, ...depths), Math.max(0, ...depths)];
  const found: Place[] = [];
  for (let level = 0 - low; level + high < levels; level += 1) {
    if (levelled && level !== lies.level) continue;
    for (let row = 0 - top; row + bottom <= rows; row += 1) {
      for (let column = 0 - left; column + right <= columns; column += 1) {
        const at = { column, row, level };
        if (cells.some((cell) => !onPlan(notebook.shape, moved(cell, at)))) continue;
        if (offPlan(piece, at, notebook.shape).length > 0) continue;
        if (meet(piece, plan, at, vocabulary).contradictions.length === 0) found.push(at);
      }
    }
  }
  return found;
}
