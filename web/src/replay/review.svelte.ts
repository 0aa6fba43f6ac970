/** What each chair could have proved at every moment; made by the server, which says how far it is. */

import { Problem } from "../lib/api";
import { getReview } from "../lib/finished";
import type { Found, Mark, Review, ReviewedChair, Stretch, Viewer } from "../lib/types";

const PAUSE = 900;
const PUBLIC = -1;

export const seatOf = (chair: Viewer): number =>
  chair === "watcher" ? PUBLIC : chair === "master" ? -2 : chair;

/** What held after the entry of this number. */
export function holding(stretches: readonly Stretch[], n: number): Stretch[] {
  return stretches.filter(({ since, until = -1 }) => since <= n && (until < 0 || until > n));
}

export const marksOf = (facts: readonly { mark: Mark | null }[]): Mark[] =>
  facts.flatMap(({ mark }) => (mark ? [mark] : []));

export class GameReview {
  review = $state.raw<Review | null>(null);
  /** Of the thought, from 0 to 1; null where there will be no review. */
  progress = $state<number | null>(0);
  why = $state("");
  private over = false;

  constructor(private readonly id: string) {}

  async fetch(): Promise<void> {
    try {
      while (!this.over) {
        const { done, of, review } = await getReview(this.id);
        this.progress = of ? done / of : 0;
        if (review) {
          this.review = review;
          return;
        }
        await new Promise((next) => setTimeout(next, PAUSE));
      }
    } catch (error) {
      this.progress = null;
      this.why = error instanceof Problem ? error.message : "";
    }
  }

  close(): void {
    this.over = true;
  }

  chair(chair: Viewer): ReviewedChair | undefined {
    return this.review?.chairs.find(({ seat }) => seat === seatOf(chair));
  }

  /** How much of the plan a chair could prove then, from 0 to 1. */
  share(chair: Viewer, moment: number): number {
    const curve = this.chair(chair)?.curve ?? [];
    let share = 0;
    for (const { n, known, of } of curve) {
      if (n > moment) break;
      share = of ? known / of : 0;
    }
    return share;
  }

  facts(chair: Viewer, moment: number): Stretch[] {
    return holding(this.chair(chair)?.facts ?? [], moment);
  }

  truth(moment: number): Mark[] {
    return marksOf(holding(this.review?.truth ?? [], moment));
  }

  /** What a chair could know from this very moment on. */
  foundAt(chair: Viewer, moment: number): Found[] {
    return (this.chair(chair)?.found ?? []).filter(({ n }) => n === moment);
  }
}
