/** A lesson as data: a prepared plan, and steps that the game master's own answers move on. */

import type { Plain, SeatWish, Terms, Told } from "../lib/types";

/** What must be told to the learner for a step to be done: one of these events. */
export interface Sign {
  events: string[];
  /** About whom; without it, about the learner. */
  of?: "other";
  /** What the event must have, beside its kind. */
  has?: Readonly<Record<string, unknown>>;
  /** It counts as well if it was told before the step began. */
  ever?: boolean;
}

export interface Step {
  /** Its words are the message `lesson-BOOK-NAME`, with `.title`, and `.after` where it has one. */
  name: string;
  /** Commands to press; one that ends in `*` stands for all legal ones that begin so. */
  tries: string[];
  /** Without it, the learner says when he has read enough. */
  done?: Sign;
  /** Said by the other chair once the step is done, where the lesson speaks for it; what begins
   * with `master: ` is said by the master. */
  then?: string[];
  /** Something is said about what has been learnt, with the next step. */
  after?: true;
}

export interface Lesson {
  /** Its words are `lesson-BOOK-intro` and `lesson-BOOK-end`. */
  book: string;
  plan: string;
  preset?: string;
  options?: Plain;
  terms?: Partial<Terms>;
  /** Who else is at the table. A person here is played by the lesson. */
  others: SeatWish[];
  /** Said by the master before the first step: anyone who would start anywhere is put in his place. */
  opening?: string[];
  /** Said by the other chair whenever its turn comes and no step has words for it. */
  idle?: string;
  /** The plan works only if all is said as written: then another move leaves the lesson. */
  strict: boolean;
  steps: Step[];
}

export type Heard = "done" | "strayed" | "";

/** What one message means for a step: done, gone astray, or nothing. */
export function listen(
  step: Step, strict: boolean, told: Told, seat: number, other?: number,
): Heard {
  if (step.done === undefined) return "";
  const { events, has = {}, of } = step.done;
  const whose = of === "other" ? other : seat;
  let mine = false;
  for (const event of told.events) {
    if (!events.includes(event.event)) continue;
    if ("seat" in event && event.seat !== whose) continue;
    mine = true;
    const fields = event as unknown as Record<string, unknown>;
    if (Object.entries(has).every(([name, value]) => isSame(fields[name], value))) return "done";
  }
  return strict && mine ? "strayed" : "";
}

/** Whose turn has begun by what this message tells, if any has. */
export function began(told: Told): number | undefined {
  return told.events.filter((event) => event.event === "TurnBegan").at(-1)?.seat;
}

/** The commands of a step that can be pressed now. */
export function offered(step: Step, legal: readonly string[], most = 8): string[] {
  const found = step.tries.flatMap((wish) =>
    wish.endsWith("*") ? legal.filter((each) => each.startsWith(wish.slice(0, -1))) : [wish],
  );
  return [...new Set(found)].slice(0, most);
}

/** A text with the names of those who sit there. */
export function named(text: string, you: string, other: string): string {
  return text.replaceAll("{you}", you).replaceAll("{other}", other);
}

/** Parts of a move are lists and records, written in one order by every book. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
