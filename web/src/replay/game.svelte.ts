/** A finished game in the page: the record, and the messages of each chair as they are wanted. */

import { ask, askText, getBook, getReplay, getTable } from "../lib/api";
import { tokenAt } from "../lib/seats";
import type { BookPage, Summary, ViewMessage, Viewer } from "../lib/types";
import { notebookAt, type KeptNotebook } from "./notebooks";
import { Chronicle, Moments, streamOf } from "./position";
import { readRecord, type GameRecord } from "./record";

export class ReplayedGame {
  table = $state.raw<Summary | null>(null);
  book = $state.raw<BookPage | null>(null);
  recordText = $state("");
  record = $state.raw<GameRecord | null>(null);
  moments = $state.raw<Moments | null>(null);
  why = $state("");
  private chronicles = $state.raw(new Map<Viewer, Chronicle>());
  private notebooks = $state.raw(new Map<number, KeptNotebook<unknown>[]>());
  private asked = new Set<string>();

  constructor(readonly id: string) {
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.table = await getTable(this.id);
      if (this.table.phase !== "finished") {
        this.why = "This game is not over yet; until then nobody is shown more than is theirs.";
        return;
      }
      const token = tokenAt(this.id);
      const record = `/tables/${encodeURIComponent(this.id)}/record`;
      [this.book, this.recordText] = await Promise.all([
        getBook(this.table.book), askText(record, { token }),
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
    if (chronicle === undefined || this.moments === null) return null;
    return chronicle.at(this.moments.number(chair, moment));
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

  /** A seat's notebook at a moment; null where it had none. */
  notebook(seat: number, moment: number): unknown {
    const kept = this.notebooks.get(seat);
    if (kept === undefined || this.moments === null) return null;
    return notebookAt(kept, this.moments.number(seat, moment));
  }

  async fetchNotebook(seat: number): Promise<void> {
    if (this.asked.has(`notebook ${seat}`)) return;
    this.asked.add(`notebook ${seat}`);
    const path = `/tables/${encodeURIComponent(this.id)}/notebooks?as=${seat}`;
    try {
      const { notebooks } = await ask<{ notebooks: KeptNotebook<unknown>[] }>(path);
      this.notebooks = new Map(this.notebooks).set(seat, notebooks);
    } catch (error) {
      this.tell(error);
    }
  }

  /** The seats of which a notebook was kept. */
  get drawn(): number[] {
    return [...this.notebooks].filter(([, kept]) => kept.length > 0).map(([seat]) => seat).sort();
  }

  private tell(error: unknown): void {
    this.why = error instanceof Error ? error.message : String(error);
  }
}
