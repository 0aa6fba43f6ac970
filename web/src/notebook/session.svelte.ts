/** An open notebook: loaded from the server, saved as it is drawn, and told all that is heard. */

import { untrack } from "svelte";
import type { Told } from "../lib/types";
import { t } from "../words/notebook";
import { Desk } from "./desk.svelte";
import { read, write } from "./file";
import { Keeper } from "./keeper.svelte";
import type { reuniteTexts as reunite } from "./lost";
import { emptyNotebook } from "./model";
import type { Shape } from "./model";
import { hearNews, missedNews } from "./news";
import type { Reader } from "./news";
import { recallHistory, rememberHistory } from "./remembered";
import { NO_SHAPE } from "./shape";

/** What is known of a table from outside, asked again whenever it is needed. */
export interface Surrounding {
  readonly tableId: string;
  readonly seat: number;
  readonly token: string;
  readonly book: string;
  readonly isReadonly: boolean;
  /** The agreed shape; null as long as nothing was agreed. */
  shape(): Shape | null;
  reader(): Reader;
  news(): readonly Told[];
  /** A saved notebook, for a replay. */
  doc(): unknown;
}

export class Session {
  readonly desk: Desk;
  readonly keeper: Keeper;
  isOpen = $state(false);
  /** What the player has to be told about it. */
  notice = $state("");

  constructor(
    private readonly around: Surrounding,
    private readonly onopen: () => void,
  ) {
    const { tableId, seat, token } = around;
    this.desk = new Desk(emptyNotebook(around.book, this.shape));
    this.keeper = new Keeper(tableId, seat, token, {
      reunion: async () => {
        const { reuniteTexts } = await import("./lost");
        return (theirs, mine, base) => this.reunite(reuniteTexts, theirs, mine, base);
      },
    });
    this.live();
  }

  private get shape(): Shape {
    return this.around.shape() ?? NO_SHAPE;
  }

  private reunite(reuniteTexts: typeof reunite, theirs: string, mine: string, base: string): string {
    const { around, desk } = this;
    const { text, notebook, isNew } = reuniteTexts(
      theirs, mine, base, around.book, this.shape,
      (one) => hearNews(one, around.news(), around.reader()),
    ); // prettier-ignore
    if (text !== write(desk.notebook)) desk.do({ do: "replace", notebook });
    if (isNew) this.notice = t("notebook-other-window");
    return text;
  }

  private async open(): Promise<void> {
    const { around, desk, keeper } = this;
    const text = await keeper.open();
    const notebook = text
      ? read(text, around.book, this.shape)
      : emptyNotebook(around.book, this.shape);
    desk.open(notebook, recallHistory(around.tableId, around.seat, notebook));
    const shape = around.shape();
    if (shape) desk.do({ do: "shape", shape });
    keeper.opened(write(desk.notebook));
    this.isOpen = true;
    this.onopen();
  }

  hide(): void {
    if (this.isOpen) this.keeper.hide();
  }

  private live(): void {
    const { around, desk, keeper } = this;
    const { tableId, seat, token } = around;

    $effect(() => {
      if (around.isReadonly || !token) return;
      void untrack(() => this.open());
      return () => keeper.close();
    });
    $effect(() => {
      const { history } = desk;
      if (this.isOpen) untrack(() => rememberHistory(tableId, seat, history));
    });
    // A replay shows the notebook of one moment after another.
    $effect(() => {
      if (!around.isReadonly) return;
      const doc = around.doc();
      const text = doc === undefined || doc === null ? "" : JSON.stringify(doc);
      const empty = this.shape;
      untrack(() =>
        desk.open(text ? read(text, around.book, empty) : emptyNotebook(around.book, empty)),
      );
    });
    $effect(() => {
      const shape = around.shape();
      if (this.isOpen && shape) untrack(() => desk.do({ do: "shape", shape }));
    });
    $effect(() => {
      const [told, by] = [around.news(), around.reader()];
      if (!this.isOpen || by.help === "paper") return;
      void untrack(async () => {
        const missed = await missedNews(tableId, token, desk.notebook.steps.heard, told);
        for (const { number, strokes = [] } of [...missed, ...told]) {
          desk.do({ do: "hear", ...by, number, strokes });
        }
      });
    });
    $effect(() => {
      void desk.fits;
      const isLeft = !this.isOpen || around.isReadonly || around.reader().help === "paper" || desk.carried !== null;
      if (!isLeft) untrack(() => desk.glueOnly());
    });
    $effect(() => {
      const text = write(desk.notebook);
      if (this.isOpen) keeper.drew(text);
    });
  }
}
