/** The notebook on the desk: what is drawn, with which pen, where the cursor is. */

import { cellWords, certainly, nameOf, sheetName } from "./describe";
import { allFits } from "./fits";
import type { Located } from "./fits";
import { isGround } from "./layout";
import { meetIn, targetsOf } from "./glue";
import type { Meeting } from "./meet";
import { act, canUndo, redo, startHistory, undo } from "./history";
import type { History } from "./history";
import { misfitsOf } from "./misfits";
import type { Misfit } from "./misfits";
import { fragmentOf, freeId, INK, layerOf, PLAN, sheetOf } from "./model";
import type { Certainty, Fragment, Notebook } from "./model";
import { seen } from "./overlay";
import type { SeenSheet } from "./overlay";
import { newFragment } from "./pieces";
import { beside, cellKey, edgeKey, ORIGIN } from "./places";
import type { Place, Way } from "./places";
import type { Overlays } from "./proved";
import type { Action } from "./reduce";
import { edgeName, MAYBE, OPEN, stampOf, vocabularyOf, WALL } from "./vocabulary";
import { t } from "../words/notebook";

export interface Cursor {
  readonly sheet: string;
  readonly at: Place;
}

/** What a press of the pointer does: it draws sides, stamps cells, or rubs out. */
export type Tool = "side" | "cell" | "rubber";

export class Desk {
  history = $state.raw(startHistory({} as Notebook));
  layer = $state(INK);
  pen = $state(WALL);
  stamp = $state("");
  as = $state<Certainty>("sure");
  tool = $state<Tool>("side");
  level = $state(0);
  cursor = $state.raw<Cursor>({ sheet: PLAN, at: ORIGIN });
  /** A fragment on its way: where it would lie if it were put down now. */
  carried = $state.raw<{ readonly id: string; readonly at: Place } | null>(null);
  /** Whose piece ran against something just now, and which way. */
  bumped = $state.raw<{ who: number; dx: number; dy: number; n: number } | null>(null);
  /** For those who listen. */
  said = $state("");
  /** What others drew for the player: what is proved, what is true. */
  over = $state.raw<Overlays>({});
  /** A piece that is about to be glued, and where: shown on the plan before it is done. */
  ghost = $state.raw<{ readonly id: string; readonly at: Place | null } | null>(null);
  /** What was glued by itself: once taken off it stays off. */
  private readonly glued = new Set<string>();
  /** Who was proved to be where, just now. */
  located = $state.raw<readonly Located[]>([]);

  readonly notebook = $derived(this.history.present);
  readonly vocabulary = $derived(vocabularyOf(this.notebook.book));
  readonly canUndo = $derived(canUndo(this.history));
  readonly canRedo = $derived(this.history.future.length > 0);
  readonly sheets: Readonly<Record<string, SeenSheet>> = $derived(
    Object.fromEntries(
      [PLAN, ...this.notebook.fragments.map(({ id }) => id)].map((id) => [
        id,
        seen(this.notebook, id),
      ]),
    ),
  );
  /** The chosen fragment as it lies, or as it is being carried. */
  readonly chosen: Fragment | null = $derived.by(() => {
    const fragment = fragmentOf(this.notebook, this.carried?.id ?? this.cursor.sheet);
    if (!fragment) return null;
    return this.carried ? { ...fragment, at: this.carried.at } : fragment;
  });
  /** Against every piece that the chosen fragment touches. */
  readonly meetings: readonly { readonly target: string; readonly meeting: Meeting }[] =
    $derived.by(() => {
      const { chosen, notebook } = this;
      if (!chosen) return [];
      return targetsOf(notebook, chosen).map((target) => ({
        target,
        meeting: meetIn(notebook, chosen, target, chosen.at),
      }));
    });

  /** In which places of the plan each loose piece can lie. */
  readonly fits: Readonly<Record<string, readonly Place[]>> = $derived(
    allFits(this.notebook, this.located),
  );
  /** Where the player's notes do not fit what was told. */
  readonly misfits: readonly Misfit[] = $derived(misfitsOf(this.notebook));

  constructor(notebook: Notebook) {
    this.history = startHistory(notebook);
    this.stamp = this.vocabulary.stamps.find(({ key }) => !isGround(key))?.key ?? "";
  }

  // ---- doing

  do(action: Action): boolean {
    const before = this.history;
    this.history = act(before, action);
    if (!layerOf(this.notebook, this.layer)) this.layer = INK;
    const { sheet } = this.cursor;
    if (sheet !== PLAN && !fragmentOf(this.notebook, sheet)) this.choose(PLAN);
    return this.history !== before;
  }

  undo(): void {
    if (!this.canUndo) return this.say(t("notebook-nothing-to-undo"));
    this.history = undo(this.history);
    this.settle();
    this.say(t("notebook-undone"));
  }

  redo(): void {
    if (!this.canRedo) return this.say(t("notebook-nothing-to-redo"));
    this.history = redo(this.history);
    this.settle();
    this.say(t("notebook-redone"));
  }

  /** Another notebook on the desk, with the past that is known of it. */
  open(notebook: Notebook, history: History | null = null): void {
    this.history = history ?? startHistory(notebook);
    this.settle();
  }

  private settle(): void {
    this.carried = null;
    if (!layerOf(this.notebook, this.layer)) this.layer = INK;
    if (!this.sheets[this.cursor.sheet]) this.choose(PLAN);
  }

  say(words: string): void {
    this.said = words;
  }

  // ---- the cursor

  choose(sheet: string): void {
    const fragment = fragmentOf(this.notebook, sheet);
    this.cursor = { sheet, at: fragment ? ORIGIN : { ...ORIGIN, level: this.level } };
    this.say(`${sheetName(this.notebook, sheet)}.`);
  }

  put(cursor: Cursor): void {
    this.cursor = cursor;
    this.level = cursor.at.level + (fragmentOf(this.notebook, cursor.sheet)?.at.level ?? 0);
    this.say(this.here());
  }

  step(way: Way): void {
    const { sheet, at } = this.cursor;
    const to = beside(at, way);
    const { columns, rows } = this.notebook.shape;
    const off = to.column < 0 || to.row < 0 || to.column >= columns || to.row >= rows;
    if (sheet === PLAN && off) return this.say(t("notebook-plan-ends"));
    this.put({ sheet, at: to });
  }

  changeLevel(level: number): void {
    const { levels } = this.notebook.shape;
    if (level < 0 || level >= levels) return;
    this.level = level;
    const origin = fragmentOf(this.notebook, this.cursor.sheet)?.at.level ?? 0;
    this.cursor = { ...this.cursor, at: { ...this.cursor.at, level: level - origin } };
    this.say(t("notebook-level-said", { level: level + 1 }));
  }

  /** The cell under the cursor in words. */
  here(): string {
    const { sheet, at } = this.cursor;
    const words = cellWords(this.notebook, this.sheets[sheet] ?? { cells: {}, edges: {} }, at);
    const place = nameOf(this.notebook, sheet, at);
    return t("notebook-here", { place, words: words || t("notebook-nothing-noted") });
  }

  // ---- drawing

  private drawnEdge(sheet: string, edge: string): string {
    const layer = layerOf(this.notebook, this.layer);
    const own = layer ? sheetOf(layer, sheet).edges[edge] : undefined;
    return own ?? this.sheets[sheet]?.edges[edge]?.is ?? "";
  }

  /** The next kind of edge: the pen's first, then the others, then none. */
  cycleEdge(sheet: string, edge: string): void {
    const { cycle } = this.vocabulary;
    const first = this.edgeNow || this.pen;
    const order = [first, ...cycle.filter((kind) => kind !== first), ""];
    const now = order.indexOf(this.drawnEdge(sheet, edge));
    const is = this.tool === "rubber" ? "" : (order[(now + 1) % order.length] ?? "");
    this.drawEdges(sheet, [edge], is);
  }

  /** The kind of side that the pen draws now: a wall that is not there is an open side. */
  private get edgeNow(): string {
    if (this.tool === "rubber") return "";
    if (this.as === "maybe") return MAYBE;
    return this.as === "not" ? (this.pen === OPEN ? WALL : OPEN) : this.pen;
  }

  drawEdges(sheet: string, edges: readonly string[], is = this.edgeNow): void {
    const done = this.do({ do: "edges", layer: this.layer, sheet, edges, is });
    if (!done && !is) return this.cannotErase();
    this.say(is ? edgeName(this.vocabulary, is) : t("notebook-rubbed-out"));
  }

  /** The chosen stamp on a cell, or off it if it is there already. */
  stampCell(sheet: string, at: Place, stamp = this.stamp): void {
    const cell = cellKey(at);
    if (this.tool === "rubber") return this.eraseCell(sheet, at);
    const layer = layerOf(this.notebook, this.layer);
    const now = layer ? sheetOf(layer, sheet).cells[cell]?.stamps[stamp] : undefined;
    const as = now === this.as ? "" : this.as;
    this.do({ do: "stamp", layer: this.layer, sheet, cell, stamp, as });
    const name = stampOf(this.vocabulary, stamp)?.name ?? stamp;
    this.say(as ? certainly(as, name) : t("notebook-stamp-gone", { what: name }));
  }

  eraseCell(sheet: string, at: Place): void {
    const done = this.do({ do: "erase", layer: this.layer, sheet, cell: cellKey(at) });
    if (done) this.say(t("notebook-rubbed-out"));
    else this.cannotErase();
  }

  private cannotErase(): void {
    const name = layerOf(this.notebook, this.layer)?.name ?? "";
    this.say(t("notebook-nothing-to-rub", { layer: name }));
  }

  edgeAtCursor(way: Way): void {
    this.cycleEdge(this.cursor.sheet, edgeKey(this.cursor.at, way));
  }

  // ---- pieces and layers

  begin(): Fragment {
    const fragment = newFragment(this.notebook, null, true);
    this.do({ do: "begin", fragment });
    this.put({ sheet: fragment.id, at: ORIGIN });
    this.say(t("notebook-begun", { piece: fragment.name }));
    return fragment;
  }

  carry(id: string, at: Place): void {
    this.carried = { id, at };
    const against = this.meetings.reduce((sum, one) => sum + one.meeting.contradictions.length, 0);
    const over = this.meetings.map(({ target }) => sheetName(this.notebook, target));
    this.say(t("notebook-carried", { over, pieces: over.length, against }));
  }

  putDown(): void {
    if (this.carried) this.do({ do: "move", ...this.carried });
    this.carried = null;
  }

  glue(target: string, keep?: "fragment" | "target"): void {
    const { chosen } = this;
    if (!chosen) return;
    const { id, at, name } = chosen;
    const cursor = this.cursor.at;
    this.putDown();
    const offset = fragmentOf(this.notebook, target)?.at ?? ORIGIN;
    const done = this.do(keep ? { do: "glue", id, target, keep } : { do: "glue", id, target });
    if (!done) return this.say(t("notebook-contradict"));
    const to = {
      column: cursor.column + at.column - offset.column,
      row: cursor.row + at.row - offset.row,
      level: cursor.level + at.level - offset.level,
    };
    this.put({ sheet: target, at: to });
    const under = sheetName(this.notebook, target);
    this.say(t("notebook-glued", { piece: name, to: under }));
  }

  /** Where each told piece has only one place left, it goes there, and so what has one left after that. */
  glueOnly(): void {
    const isReady = ({ id, name, seat, held }: Fragment): boolean =>
      seat !== null && !held && this.fits[id]?.length === 1 && !this.glued.has(`${id} ${name}`);
    for (let piece = this.notebook.fragments.find(isReady); piece; piece = this.notebook.fragments.find(isReady)) {
      const { id, name } = piece;
      this.glued.add(`${id} ${name}`);
      this.do({ do: "move", id, at: this.fits[id]![0]! });
      if (this.do({ do: "glue", id, target: PLAN })) this.say(t("notebook-glued", { piece: name, to: sheetName(this.notebook, PLAN) }));
    }
  }

  suppose(): void {
    const id = freeId(this.notebook, "h");
    this.do({ do: "suppose", id, name: t("notebook-draft-name", { number: id.slice(1) }) });
    this.layer = id;
  }
}
