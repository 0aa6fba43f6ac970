/** Notes held against what is known for sure: which of them are right, which wrong. */

import { PLAN, STEPS } from "./model";
import type { Notebook } from "./model";
import { flat } from "./overlay";
import type { Judged, Marked } from "./proved";
import { exclusive, finer, MAYBE, vocabularyOf, WALL } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";

/** The player's own notes on the plan, each right or wrong; what can be neither is left out. */
export function judge(notebook: Notebook, truth: Marked): Judged {
  const vocabulary = vocabularyOf(notebook.book);
  const own = flat(notebook.layers.filter(({ id }) => id !== STEPS), PLAN, vocabulary);
  const cells: Record<string, boolean> = {};
  for (const [key, cell] of Object.entries(own.cells)) {
    const there = truth.cells[key] ?? [];
    const known = new Set(there.map((stamp) => exclusive(vocabulary, stamp)));
    const claims = Object.entries(cell.stamps).filter(([stamp]) => {
      const group = exclusive(vocabulary, stamp);
      return group !== null && known.has(group);
    });
    if (claims.length === 0) continue;
    cells[key] = claims.every(([stamp, as]) => (as === "not") !== there.includes(stamp));
  }
  const edges: Record<string, boolean> = {};
  for (const [key, is] of Object.entries(own.edges)) {
    const there = truth.edges[key];
    if (there !== undefined) edges[key] = agrees(vocabulary, is, there);
  }
  return { own, cells, edges };
}

function agrees(vocabulary: Vocabulary, said: string, there: string): boolean {
  const claim = said === MAYBE ? WALL : said;
  return claim === there || finer(vocabulary, claim, there) !== null;
}

/** The places of the notes that are wrong. */
export const wrongIn = ({ cells, edges }: Judged): string[] =>
  Object.entries({ ...cells, ...edges }).filter(([, right]) => !right).map(([key]) => key);
export const countOf = ({ cells, edges }: Judged): number =>
  Object.keys(cells).length + Object.keys(edges).length;
