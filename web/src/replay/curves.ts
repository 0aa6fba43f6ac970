/** Curves of what was proved and noted, and how much each layer has at a moment. */

import type { ViewMessage, Viewer } from "../lib/types";
import { marked } from "../notebook/proved";
import { countOf, judge, wrongIn } from "../notebook/judge";
import { PLAN, STEPS } from "../notebook/model";
import { exclusive, vocabularyOf } from "../notebook/vocabulary";
import { t } from "../words/replay";
import type { LayerName } from "./address";
import type { Line } from "./Curve.svelte";
import type { ReplayedGame } from "./game.svelte";
import { knownIn, notebookOf } from "./noted";
import { marksOf, type GameReview } from "./review.svelte";
import { notebookFrom } from "../notebook/told";

type Point = readonly [number, number];

/** A curve for each player, and one for the public. */
export function linesOf(review: GameReview, chairs: readonly (readonly [Viewer, string])[]): Line[] {
  return chairs.flatMap(([chair, name]) => {
    const curve = review.chair(chair)?.curve;
    if (!curve) return [];
    return [{ chair, name, points: curve.map(({ n, known, of }): Point => [n, of ? known / of : 0]) }];
  });
}

/** How much of the plan a seat's notebook had right, each time it was saved. */
export function notedCurve(game: ReplayedGame, review: GameReview, seat: number): Point[] {
  const book = game.table?.book ?? "";
  const of = review.chair(seat)?.curve.at(-1)?.of ?? 0;
  if (of === 0) return [];
  return game.kept(seat)
    .sort((one, other) => one.moment - other.moment)
    .flatMap(({ moment, doc }): Point[] => {
      const notebook = notebookOf(doc, book);
      return notebook ? [[moment, knownIn(notebook, marked(review.truth(moment))) / of]] : [];
    }); // prettier-ignore
}

export function countsOf(
  game: ReplayedGame, review: GameReview, chair: Viewer, moment: number, view: ViewMessage,
): Partial<Record<LayerName, string>> {
  const book = game.table?.book ?? "";
  const counts: Partial<Record<LayerName, string>> = {};
  const told = game.book?.looks.notebook ? notebookFrom(book, view.transcript, chair) : null;
  const drawn = told?.layers.find(({ id }) => id === STEPS)?.sheets[PLAN]?.cells ?? {};
  const vocabulary = vocabularyOf(book);
  const kindOf = (stamps: readonly string[]): string | undefined =>
    stamps.find((stamp) => exclusive(vocabulary, stamp) === "kind");
  const cells = Object.entries(drawn)
    .filter(([, { stamps }]) => kindOf(Object.keys(stamps).filter((stamp) => stamps[stamp] === "sure")))
    .map(([key]) => key);
  if (told) counts.told = t("replay-cells", { cells: cells.length });
  if (!review.review) return counts;
  const proved = marked(marksOf(review.facts(chair, moment))).cells;
  const more = Object.keys(proved).filter((key) => kindOf(proved[key] ?? []) && !cells.includes(key));
  counts.provable = `+${more.length}`;
  const notebook = typeof chair === "number" ? notebookOf(game.notebook(chair, moment), book) : null;
  if (notebook) {
    const noted = judge(notebook, marked(review.truth(moment)));
    counts.noted = t("replay-noted-count", { count: countOf(noted), wrong: wrongIn(noted).length });
  }
  return counts;
}
