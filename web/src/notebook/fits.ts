/** In how many places a loose piece can lie on the plan, by what stands on both. */

import { drawnBox } from "./boxes";
import { meet, offPlan } from "./meet";
import { onPlan, PLAN } from "./model";
import type { Fragment, Notebook } from "./model";
import { flat, shownLayers } from "./overlay";
import { moved, placeOf } from "./places";
import type { Place } from "./places";
import { vocabularyOf } from "./vocabulary";

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
