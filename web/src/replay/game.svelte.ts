/** A finished game in the page: the record, and the messages of each chair as they are wanted. */

import { askText, getShownBook, getTable } from "../lib/api";
import { getHighlights, getNotebooks, getReplay } from "../lib/finished"; // prettier-ignore
import { tokenAt } from "../lib/seats";
import type { ShownBook, Highlight, Result, Summary, ViewMessage, Viewer } from "../lib/types";
import { contradictions } from "./noted";
import { everyNotebook, notebookAt, type KeptNotebook } from "./notebooks";
import { Chronicle, Moments, streamOf } from "../lib/position";
import { readRecord, type GameRecord } from "../lib/record";
import { speakerOf } from "../lib/book.svelte";
import { t } from "../words/replay";
import { saidView } from "../lib/said";

export class ReplayedGame {
  table = $state.raw<Summary | null>(null);
  book = $state.raw<ShownBook | null>(null);
  recordText = $state("");
  record = $state.raw<GameRecord | null>(null);
  moments = $state.raw<Moments | null>(null);
  why = $state("");
  private chronicles = $state.raw(new Map<Viewer, Chronicle>());
  private notebooks = $state.raw(new Map<number, KeptNotebook<unknown>[]>());
  private worth = $state.raw(new Map<Viewer, Highlight[]>());
  private asked = new Set<string>();

  constructor(readonly id: string) {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.table = await getTable(this.id);
      if (this.table.phase !== "finished") {
        this.why = t("replay-not-over");
        return;
      }
      const token = tokenAt(this.id);
      const record = `/tables/${encodeURIComponent(this.id)}/record`;
      [this.book, this.recordText] = await Promise.all([
        getShownBook(this.table.book), askText(record, { token }),
      ]);
      this.record = readRecord(this.recordText);
      this.moments = new Moments(this.record.entries);
    } catch (error) {
      this.tell(error);
    }
  }

  /** What a chair knew at a moment; null until its messages are there. */
  at(chair: Viewer, moment: number): ViewMessage | null {
    const chronicle = this.chronicles.get(chair);
    const speaker = this.table && speakerOf(this.table.book);
    if (chronicle === undefined || this.moments === null || !speaker) return null;
    const view = saidView(chronicle.at(this.moments.number(chair, moment)), speaker);
    // Answers are called by their moments, which are the same from every chair.
    const moments = this.moments;
    const transcript = view.transcript.map((told) => ({
      ...told, number: moments.momentOf(chair, told.number),
    }));
    return { ...view, transcript };
  }

  /** How it ended, in words; null until it is known. */
  get result(): Result | null {
    const result = this.table?.result ?? null;
    const speaker = this.table && speakerOf(this.table.book);
    if (result === null || !speaker) return null;
    return { ...result, reason: result.ending ? speaker.speak(result.ending) : result.reason };
  }

  async fetchChair(chair: Viewer): Promise<void> {
    if (this.asked.has(`chair ${chair}`)) return;
    this.asked.add(`chair ${chair}`);
    try {
      const stream = streamOf(await getReplay(this.id, String(chair)));
      this.chronicles = new Map(this.chronicles).set(chair, new Chronicle(stream));
    } catch (error) {
      this.asked.delete(`chair ${chair}`);
      this.tell(error);
    }
  }

  /** What is worth seeing of what a chair was told; nothing until it is there. */
  highlights(chair: Viewer): readonly Highlight[] {
    return this.worth.get(chair) ?? [];
  }

  async fetchHighlights(chair: Viewer): Promise<void> {
    if (this.asked.has(`highlights ${chair}`)) return;
    this.asked.add(`highlights ${chair}`);
    try {
      const found = await getHighlights(this.id, String(chair));
      this.worth = new Map(this.worth).set(chair, found);
    } catch {
      this.asked.delete(`highlights ${chair}`); // the game can be seen without them
    }
  }

  /** A seat's notebook at a moment; null where it had none. */
  notebook(seat: number, moment: number): unknown {
    const kept = this.notebooks.get(seat);
    if (kept === undefined || this.moments === null) return null;
    return notebookAt(kept, this.moments.number(seat, moment));
  }

  /** All that a seat saved, by the moments at which it did. */
  kept(seat: number): { moment: number; doc: unknown }[] {
    return (this.notebooks.get(seat) ?? []).map(({ number, doc }) => ({
      moment: this.moments?.momentOf(seat, number) ?? 0, doc,
    }));
  }

  /** Moments at which a seat's notebook came to contradict what it had been told. */
  contradictions(seat: number): number[] {
    const kept = this.notebooks.get(seat);
    const { moments, table } = this;
    if (kept === undefined || moments === null || table === null) return [];
    return contradictions(kept, table.book).map((number) => moments.momentOf(seat, number));
  }

  async fetchNotebook(seat: number): Promise<void> {
    if (this.asked.has(`notebook ${seat}`)) return;
    this.asked.add(`notebook ${seat}`);
    try {
      const found = await everyNotebook((first) => getNotebooks(this.id, seat, first));
      this.notebooks = new Map(this.notebooks).set(seat, found);
    } catch (error) {
      this.tell(error);
    }
  }

  /** The seats with a saved notebook. */
  get drawn(): number[] {
    return [...this.notebooks].filter(([, kept]) => kept.length > 0).map(([seat]) => seat).sort();
  }

  private tell(error: unknown): void {
    this.why = error instanceof Error ? error.message : String(error);
  }
}
