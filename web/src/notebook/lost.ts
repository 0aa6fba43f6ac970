/** Two windows drew in one notebook: the newer one stays, the other's marks become a hypothesis. */

import { t } from "../words/notebook";
import { read, write } from "./file";
import { flat } from "./overlay";
import {
  EMPTY_CELL, EMPTY_SHEET, fragmentOf, freeId, isBlank, isEmpty, PLAN, STEPS,
} from "./model"; // prettier-ignore
import type { Cell, Certainty, Notebook, Shape, Sheet } from "./model";
import { vocabularyOf } from "./vocabulary";

export interface Reunion {
  readonly notebook: Notebook;
  /** The layer with what would have been lost; empty if there was nothing. */
  readonly layer: string;
}

/**
 * `theirs` is what the server has, `mine` what this window has drawn on `base`, the last that both
 * had. The pencil is left out: it is drawn again from what was heard.
 */
export function reunite(theirs: Notebook, mine: Notebook, base: Notebook | null): Reunion {
  const vocabulary = vocabularyOf(mine.book);
  const drawn = (notebook: Notebook | null, sheet: string): Sheet =>
    notebook
      ? flat(
          notebook.layers.filter((layer) => layer.id !== STEPS),
          sheet,
          vocabulary,
        )
      : EMPTY_SHEET;
  let notebook = theirs;
  const sheets: Record<string, Sheet> = {};
  for (const sheet of [PLAN, ...mine.fragments.map((fragment) => fragment.id)]) {
    const isNew = base !== null && !fragmentOf(base, sheet) && sheet !== PLAN;
    const clashes = isNew && sheet.startsWith("f") && fragmentOf(theirs, sheet) !== undefined;
    const under = clashes ? EMPTY_SHEET : drawn(theirs, sheet);
    const lost = news(drawn(mine, sheet), drawn(base, sheet), under);
    const fragment = fragmentOf(mine, sheet);
    if (isEmpty(lost) && !(isNew && fragment && !fragmentOf(theirs, sheet))) continue;
    if (!fragment || (fragmentOf(notebook, sheet) && !clashes)) {
      sheets[sheet] = lost;
      continue;
    }
    const id = clashes ? freeId(notebook, "f") : sheet;
    notebook = { ...notebook, fragments: [...notebook.fragments, { ...fragment, id }] };
    if (!isEmpty(lost)) sheets[id] = lost;
  }
  if (Object.keys(sheets).length === 0) return { notebook, layer: "" };
  const id = freeId(notebook, "h");
  const layer = { id, name: t("notebook-from-other-window"), shown: true, sheets };
  return { notebook: { ...notebook, layers: [...notebook.layers, layer] }, layer: id };
}

/** The marks of one sheet that neither of two others has. */
function news(mine: Sheet, base: Sheet, theirs: Sheet): Sheet {
  const isNews = <T>(own: T, before: T | undefined, there: T | undefined) =>
    own !== before && own !== there;
  const edges = Object.entries(mine.edges).filter(([key, is]) =>
    isNews(is, base.edges[key], theirs.edges[key]),
  );
  const cells: Record<string, Cell> = {};
  for (const [key, cell] of Object.entries(mine.cells)) {
    const before = base.cells[key] ?? EMPTY_CELL;
    const there = theirs.cells[key] ?? EMPTY_CELL;
    const stamps: Record<string, Certainty> = Object.fromEntries(
      Object.entries(cell.stamps).filter(([stamp, as]) =>
        isNews<Certainty>(as, before.stamps[stamp], there.stamps[stamp]),
      ),
    );
    const left: Cell = {
      stamps,
      number: isNews(cell.number, before.number, there.number) ? cell.number : "",
      text: isNews(cell.text, before.text, there.text) ? cell.text : "",
    };
    if (!isBlank(left)) cells[key] = left;
  }
  return { cells, edges: Object.fromEntries(edges) };
}

export interface Reunited {
  readonly text: string;
  readonly notebook: Notebook;
  /** Whether something of this window had to go onto a layer of its own. */
  readonly isNew: boolean;
}

/** Two windows' notebooks as one, each of them with the same news heard. */
export function reuniteTexts(
  theirs: string,
  mine: string,
  base: string,
  book: string,
  shape: Shape,
  hear: (notebook: Notebook) => Notebook,
): Reunited {
  const open = (text: string) => hear(read(text, book, shape));
  const { notebook, layer } = reunite(open(theirs), open(mine), base ? open(base) : null);
  return { text: write(notebook), notebook, isNew: layer !== "" };
}
