// One person at a daily: what is marked and what came of it; the server judges each mark.

import { Problem } from "../lib/api";
import { browserKey } from "../lib/attempt";
import type { ArgumentStep, DailyPlan, DailyResult, DailyShown } from "../lib/types";
import { solved } from "../puzzle/streak";
import { t } from "../words/daily";
import { isFirst, type Target } from "./board";
import { continueDaily, finishDaily, getDaily, hintDaily, markDaily } from "./calls";
import { fresh, keepProgress, keepSolved, progressOf, STREAK, type Line } from "./kept";

export const HINTS = 3;

/** What stands beside the map: what the last mark came to, or a hint. */
export interface Said {
  is: Line["is"];
  words: string;
  /** Further lines: of a hint. */
  more: readonly string[];
}

export class Solving {
  daily = $state.raw<DailyShown | null>(null);
  said = $state.raw<Said | null>(null);
  /** Laid over the map: a plan that fits as well, or an argument step by step. */
  plan = $state.raw<DailyPlan | null>(null);
  /** What was refused, which is otherwise in that plan. */
  doubted = $state.raw<Target | null>(null);
  argument = $state.raw<readonly ArgumentStep[]>([]);
  /** The argument of the last mark, or of a hint, as long as nobody has asked to see it. */
  why = $state.raw<readonly ArgumentStep[]>([]);
  /** Answers that a hint speaks of. */
  lit = $state.raw<readonly number[]>([]);
  result = $state.raw<DailyResult | null>(null);
  trouble = $state("");
  busy = $state(false);
  progress = $state.raw(fresh());
  today = $state(0);
  streak = $state(0);
  private day = "";

  async load(day: string): Promise<void> {
    this.trouble = "";
    try {
      const daily = await getDaily(day);
      this.today = day ? (await getDaily("")).number : daily.number;
      this.day = isFirst(day) ? day : String(daily.number);
      this.progress = progressOf(daily.number);
      const { marks } = this.progress;
      this.daily = marks.length ? await continueDaily(this.day, marks) : daily;
      if (this.daily.solved) await this.finish();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Another second that it was looked at. */
  tick(): void {
    if (!this.daily || this.daily.solved) return;
    this.change({ seconds: this.progress.seconds + 1 });
  }

  async mark(text: string): Promise<void> {
    const before = this.daily;
    if (!before || this.busy || before.solved) return;
    this.busy = true;
    try {
      const told = await markDaily(this.day, this.progress.marks, text);
      this.clear();
      const what = told.words;
      const { progress } = this;
      if (told.came === "known") {
        this.say("plain", t("daily-known"));
      } else if (told.came === "refused") {
        [this.plan, this.doubted] = [told.plan, { cell: told.mark.cell, way: told.mark.way ?? -1 }];
        this.change({ slips: progress.slips + 1, next: "slip" });
        this.say("refused", t("daily-refused", { what }));
      } else {
        const how = told.asked ? [...progress.how, progress.next] : progress.how;
        this.change({
          marks: [...progress.marks, told.mark.text], how, ...(told.asked ? { next: "clean", level: 0 } : {}),
        });
        this.why = told.argument;
        const { done, marks: of } = told.daily;
        this.say("inked", told.asked ? t("daily-inked", { what, done, of }) : t("daily-extra", { what }));
      }
      this.daily = told.daily;
      if (told.daily.solved) await this.finish();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Each says more than the one before; asked again, the last is said again. */
  async hint(): Promise<void> {
    if (!this.daily || this.busy) return;
    this.busy = true;
    try {
      const level = Math.min(this.progress.level + 1, HINTS);
      const hint = await hintDaily(this.day, this.progress.marks, level);
      const isNew = level > this.progress.level;
      this.clear();
      this.change({ level, next: "hint", hints: this.progress.hints + (isNew ? 1 : 0) });
      this.lit = hint.answers;
      this.argument = hint.argument;
      // The last one argues, step by step, instead of the list of answers.
      const more = hint.argument.length ? [] : hint.words.slice(1);
      this.say("plain", hint.words[0] ?? "", more, hint.argument.map(({ words }) => words));
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** The map alone again. */
  clear(): void {
    [this.plan, this.doubted, this.argument, this.why, this.lit, this.trouble] = [null, null, [], [], [], ""];
  }

  private async finish(): Promise<void> {
    const { daily, progress } = this;
    if (!daily) return;
    if (!isFirst(this.day)) {
      keepSolved(daily.number);
      this.streak = solved(daily.number, this.today, STREAK);
    }
    this.change({ solved: true });
    const { marks, how, slips, hints, seconds } = progress.solved ? progress : this.progress;
    this.result = await finishDaily(this.day, { marks, how, slips, hints, seconds, browser: browserKey() });
  }

  /** `further` stands in the log alone. */
  private say(is: Line["is"], words: string, more: readonly string[] = [], further: readonly string[] = []): void {
    this.said = { is, words, more };
    const after = this.daily?.answers.length ?? 0;
    this.change({ lines: [...this.progress.lines, { after, is, words: [words, ...more, ...further].join(" ") }] });
  }

  private change(by: Partial<typeof this.progress>): void {
    this.progress = { ...this.progress, ...by };
    if (this.daily) keepProgress(this.daily.number, this.progress);
  }

  private fail(error: unknown): void {
    this.trouble = error instanceof Problem ? error.message : t("daily-failed");
  }
}
