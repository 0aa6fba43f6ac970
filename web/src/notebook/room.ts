/** Room for loose pieces of paper: beside the plan or below it, none over another. */

import { planBox, movedBox, overlaps, paperBox } from "./boxes";
import type { Box } from "./boxes";
import type { Fragment, Notebook } from "./model";
import { flat } from "./overlay";
import type { Place } from "./places";
import { walkedOn } from "./trail";
import { vocabularyOf } from "./vocabulary";

/** How wide the desk is for its height: where pieces lie, all of it is to be seen at once. */
const ASPECT = 1.3;
/** Around the plan are its names and its rim. */
const RIM = 0.45;

/** Every piece's paper, in its own cells. */
export function papersOf(notebook: Notebook): Record<string, Box> {
  return Object.fromEntries(
    notebook.fragments.map(({ id }) => [id, paperBox(drawnOn(notebook, id))]),
  );
}

/** All that is seen of a piece: a cell that somebody crossed is floor, even if nothing was told of it. */
function drawnOn(notebook: Notebook, id: string): Parameters<typeof paperBox>[0] {
  const { cells, edges } = flat(notebook.layers, id, vocabularyOf(notebook.book));
  const walked = [...walkedOn(notebook.steps, id)].map((key) => [key, null]);
  return { cells: { ...cells, ...Object.fromEntries(walked) }, edges };
}

/** The same notebook, with those pieces pushed aside that nobody put where they lie. */
export function arranged(notebook: Notebook): Notebook {
  const papers = papersOf(notebook);
  const isHeld = ({ held }: Fragment) => held === true;
  const taken = notebook.fragments.filter(isHeld).map(({ id, at }) => movedBox(papers[id]!, at));
  taken.push(rimmed(notebook));
  const fragments = notebook.fragments.map((fragment) => {
    if (isHeld(fragment)) return fragment;
    const paper = papers[fragment.id]!;
    const lies = movedBox(paper, fragment.at);
    const at = taken.some((box) => overlaps(box, lies)) ? roomFor(paper, taken) : fragment.at;
    taken.push(movedBox(paper, at));
    return at === fragment.at ? fragment : { ...fragment, at: { ...at, level: fragment.at.level } };
  });
  const same = fragments.every((one, index) => one === notebook.fragments[index]);
  return same ? notebook : { ...notebook, fragments };
}

function rimmed({ shape }: Notebook): Box {
  const { left, top, right, bottom } = planBox(shape);
  return { left: left - RIM, top: top - RIM, right: right + RIM, bottom: bottom + RIM };
}

/** A place on the desk for a piece on which nothing is drawn yet. */
export function freePlace(notebook: Notebook): Place {
  const papers = papersOf(notebook);
  const taken = notebook.fragments.map(({ id, at }) => movedBox(papers[id]!, at));
  return roomFor(paperBox({ cells: {}, edges: {} }), [rimmed(notebook), ...taken]);
}

/** Where a paper fits without covering anything, with the desk staying as small as it can. */
export function roomFor(paper: Box, taken: readonly Box[]): Place {
  const right = Math.max(...taken.map((box) => box.right));
  const bottom = Math.max(...taken.map((box) => box.bottom));
  const [width, height] = [paper.right - paper.left, paper.bottom - paper.top];
  let best: { at: Place; cost: number } | null = null;
  // Whole cells, so that a piece always lies on the squares of the plan.
  for (let row = 0; row <= Math.ceil(bottom + height); row += 1) {
    for (let column = 0; column <= Math.ceil(right + width); column += 1) {
      const at = {
        column: Math.ceil(column - paper.left), row: Math.ceil(row - paper.top - 1), level: 0,
      }; // prettier-ignore
      const box = movedBox(paper, at);
      if (taken.some((other) => overlaps(other, box))) continue;
      const [wide, high] = [Math.max(right, box.right), Math.max(bottom, box.bottom)];
      const cost = Math.max(wide / ASPECT, high) * 100 + box.left + box.top * 1.5;
      if (!best || cost < best.cost) best = { at, cost };
    }
  }
  return best?.at ?? { column: Math.ceil(right - paper.left), row: 0, level: 0 };
}
