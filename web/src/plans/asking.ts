/** The server asked for what was drawn: one question at a time, soon, and again where it failed. */

import { Problem } from "../lib/api";
import type { DrawnPlan, PlanStroke } from "../lib/types";
import type { Question } from "./steps";

export interface AskWorld {
  ask: (plan: string, strokes: PlanStroke[], signal: AbortSignal) => Promise<DrawnPlan>;
  later: (milliseconds: number, then: () => void) => () => void;
  now: () => number;
}

export interface Listener {
  /** What is to be asked now; null if nothing is. */
  question: () => Question | null;
  answered: (question: Question, drawn: DrawnPlan) => void;
  /** It cannot be drawn at all. */
  refused: (question: Question, why: string) => void;
  /** Not now: it is remembered, and asked again. */
  waits: (why: string) => void;
}

const BETWEEN = 120;
const AGAIN = 2500;
export const MOST_STROKES = 200;

export class Asking {
  private asked = -Infinity;
  private busy = false;
  private stop: (() => void) | undefined;
  private readonly running = new AbortController();

  constructor(
    private readonly world: AskWorld,
    private readonly listener: Listener,
  ) {}

  /** Something was drawn. */
  go(): void {
    if (this.busy || this.running.signal.aborted) return;
    this.wait(Math.max(0, this.asked + BETWEEN - this.world.now()));
  }

  end(): void {
    this.stop?.();
    this.running.abort();
  }

  private wait(milliseconds: number): void {
    this.stop?.();
    this.stop = undefined;
    if (milliseconds === 0) void this.ask();
    else this.stop = this.world.later(milliseconds, () => void this.ask());
  }

  private async ask(): Promise<void> {
    const question = this.listener.question();
    if (question === null || this.busy) return;
    this.busy = true;
    this.asked = this.world.now();
    const { signal } = this.running;
    let again = 0;
    try {
      this.listener.answered(question, await this.whole(question, signal));
    } catch (error) {
      if (signal.aborted) return;
      const why = error instanceof Error ? error.message : String(error);
      const passes = error instanceof Problem && (error.status === 0 || error.status === 429 ||
        error.status >= 500);
      if (passes) this.listener.waits(why);
      else this.listener.refused(question, why);
      again = passes ? AGAIN : 0;
    } finally {
      this.busy = false;
    }
    if (again > 0) this.wait(again);
    else if (this.listener.question() !== null) this.go();
  }

  /** More strokes than one request may have, as after a long time without a connection. */
  private async whole({ plan, strokes }: Question, signal: AbortSignal): Promise<DrawnPlan> {
    let text = plan;
    let left = strokes;
    while (left.length > MOST_STROKES) {
      text = (await this.world.ask(text, left.slice(0, MOST_STROKES), signal)).plan;
      left = left.slice(MOST_STROKES);
    }
    return this.world.ask(text, left, signal);
  }
}
