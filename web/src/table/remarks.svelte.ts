// Remarks on the first answers of a newcomer: what the answer means, under the answer itself.

import { keep, kept } from "../browser/kept";
import type { Told, Viewer } from "../lib/types";
import { isOwn, noticedIn, type Noticed } from "../map/noticing";

export interface Remark extends Noticed {
  word: string;
}

interface Remembered {
  /** The ids that this browser was told, ever. */
  known: string[];
  table: string;
  /** At that table: number of the answer -> id of the remark. */
  under: Record<string, string>;
}

/** The most remarks in all, for each book. */
const MOST = 3;

export class Remarks {
  under = $state.raw<Record<string, string>>({});
  private readonly key: string;
  private readonly known: string[];

  constructor(book: string, private readonly table: string) {
    this.key = `remarks.${book}`;
    const before = kept<Remembered>(this.key, { known: [], table: "", under: {} });
    this.known = before.known;
    if (before.table === table) this.under = before.under;
  }

  /** Looks through what was told lately, and remarks on it if there is something new to say. */
  hear(told: readonly Told[], viewer: Viewer, all: readonly Remark[]): void {
    for (const one of told) {
      if (this.known.length >= MOST) return;
      if (this.under[one.number]) continue;
      const own = noticedIn(all, one, (event) => isOwn(event, viewer));
      const fresh = own.find((remark) => !this.known.includes(remark.word));
      if (fresh === undefined) continue;
      this.known.push(fresh.word);
      this.under = { ...this.under, [one.number]: fresh.word };
      keep(this.key, { known: this.known, table: this.table, under: this.under } satisfies Remembered);
    }
  }
}
