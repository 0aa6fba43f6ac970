/** A map drawn from what a chair was told, and from nothing else: unknown stays unknown.
 *
 * Of a player it has their own steps, as they would draw them; of the public, everybody's.
 */

import type { Told, Viewer } from "../lib/types";
import { write } from "./file";
import { hear } from "./hear";
import { emptyNotebook } from "./model";
import type { Notebook, Shape } from "./model";
import { shapeIn } from "./shape";

/** In the form in which notebooks are saved; null while there is no paper yet. */
export function drawnFrom(
  book: string, told: readonly Told[], chair: Viewer, isTold = true, agreed: Shape | null = null,
): unknown {
  const notebook = notebookFrom(book, told, chair, isTold, agreed);
  return notebook && JSON.parse(write(notebook));
}

/** The same to look into; without what was told it is the empty plan. */
export function notebookFrom(
  book: string, told: readonly Told[], chair: Viewer, isTold = true, agreed: Shape | null = null,
): Notebook | null {
  const shape = agreed ?? shapeIn(told);
  if (shape === null) return null;
  const empty = emptyNotebook(book, shape);
  if (!isTold) return empty;
  const seat = typeof chair === "number" ? chair : -1;
  const drawn = told.reduce(
    (notebook, { strokes = [] }, n) =>
      hear(notebook, { seat, help: seat < 0 ? "all steps" : "own steps", number: n + 1, strokes }),
    empty,
  );
  return { ...drawn, steps: { ...drawn.steps, sources: numbered(drawn, told) } };
}

/** Answers are heard one after another; they are called by the numbers that they have here. */
function numbered({ steps }: Notebook, told: readonly Told[]): Notebook["steps"]["sources"] {
  return Object.fromEntries(
    Object.entries(steps.sources).map(([spot, sources]) => [
      spot,
      sources.map(({ number, seat }) => ({ number: told[number - 1]?.number ?? number, seat })),
    ]),
  );
}
