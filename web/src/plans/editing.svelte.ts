/** One plan being drawn: its text and picture, what was undone, what is wrong, and its draft. */

import { checkPlan, drawPlan } from "../lib/api";
import type { Picture, PlanProblem, PlanStroke, TextPlace } from "../lib/types";
import { language } from "../words/language.svelte";
import { Asking } from "./asking";
import { Checking } from "./checking";
import { dropDraft, keepDraft } from "../lib/plans";
import { Steps, type How } from "./steps";

export interface PlacedFault extends PlanProblem {
  place: TextPlace | null;
}

const later = (milliseconds: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};
const now = (): number => performance.now();

export class Editing {
  text = $state("");
  picture = $state.raw<Picture | null>(null);
  /** False while strokes wait for the server: until then the text is not whole. */
  isWhole = $state(true);
  /** What was found in `checked`, each at its place in it. */
  faults = $state.raw<PlacedFault[]>([]);
  checked = $state<string | null>(null);
  why = $state("");
  /** Why the server has not drawn it yet. */
  waits = $state("");
  canUndo = $state(false);
  canRedo = $state(false);
  preset = $state("");
  players = $state(0);

  private readonly steps: Steps;
  private readonly checking: Checking;
  private readonly asking: Asking;
  private wanted: string | null = null;
  /** Whether this browser keeps a draft, which then follows what the server answers. */
  private drafted = false;

  constructor(
    readonly book: string,
    private at: string,
    first: string,
    strokes: readonly PlanStroke[] = [],
  ) {
    this.steps = new Steps(first, strokes);
    this.checking = new Checking(
      { ask: (text, signal) => this.check(text, signal), later, now },
      ({ text, faults }) => {
        this.faults = faults;
        this.checked = text;
        this.why = "";
      },
      (why) => (this.why = why),
    );
    this.asking = new Asking(
      {
        ask: (plan, strokes, signal) =>
          drawPlan(this.book, { plan, strokes, lang: language() }, signal),
        later,
        now,
      },
      {
        question: () => this.steps.question,
        answered: (question, drawn) => {
          this.waits = "";
          this.steps.answer(question, drawn.plan, drawn.picture);
          this.settle();
        },
        refused: (question, why) => {
          this.waits = why;
          this.steps.refuse(question);
          this.settle();
        },
        waits: (why) => (this.waits = why),
      },
    );
    this.settle();
  }

  get name(): string {
    return this.picture?.name ?? "";
  }

  get isChecked(): boolean {
    return this.isWhole && this.checked === this.text;
  }

  get isGood(): boolean {
    return this.isChecked && this.faults.every((fault) => fault.advice === true);
  }

  /** Another text: typed, generated, or from a file. */
  change(text: string, how: How): void {
    this.steps.type(text, how, now());
    this.settle(true);
  }

  draw(stroke: PlanStroke, more = false): void {
    this.steps.stroke(stroke, more ? "more" : "done");
    this.settle(true);
  }

  undo(): void {
    this.steps.undo();
    this.settle(true);
  }

  redo(): void {
    this.steps.redo();
    this.settle(true);
  }

  /** The same plan for another table: other options, more players. */
  checkFor(preset: string, players: number): void {
    this.preset = preset;
    this.players = players;
    this.checked = null;
    this.checking.want(this.text);
  }

  /** It is on the server now as it is here: the draft has done its work. */
  settled(at = this.at): void {
    dropDraft(this.at);
    this.drafted = false;
    this.at = at;
  }

  end(): void {
    this.checking.end();
    this.asking.end();
  }

  private async check(text: string, signal: AbortSignal): Promise<PlacedFault[]> {
    const { preset, players } = this;
    const asked = { ...(preset ? { preset } : {}), ...(players ? { players } : {}) };
    const found = await checkPlan(this.book, { plan: text, ...asked }, signal);
    return found.problems.map((problem, n) => ({ ...problem, place: found.places[n] ?? null }));
  }

  private settle(drawn = false): void {
    const { steps, book, at } = this;
    this.text = steps.text;
    this.picture = steps.picture;
    this.isWhole = steps.waiting.length === 0;
    this.canUndo = steps.canUndo;
    this.canRedo = steps.canRedo;
    if (drawn || this.drafted) {
      this.drafted = true;
      keepDraft({
        at, book, text: steps.text, strokes: steps.waiting, name: this.name, changed: Date.now(),
      });
    }
    if (this.isWhole && this.text !== this.wanted) {
      this.wanted = this.text;
      this.checking.want(this.text);
    }
    this.asking.go();
  }
}
