/** What was drawn, step by step: texts that are known, and strokes whose text is still to come.
 *
 * The server changes texts, and does nothing else: so a step back needs no answer, an answer that
 * comes late belongs to its step, and whatever is not answered yet can be asked again.
 */

import type { Picture, PlanStroke } from "../lib/types";
import { isDrawn, withStroke } from "./picture";

export type How = "typed" | "done" | "more";

interface Step {
  /** Null until the server has answered. */
  text: string | null;
  /** From the step before. */
  strokes: PlanStroke[];
  picture: Picture | null;
}

/** What the server is to be asked now: strokes on a text, and the step that the answer is for. */
export interface Question {
  plan: string;
  strokes: PlanStroke[];
  step: object;
}

const PAUSE = 800;
const MOST = 500;

export class Steps {
  private steps: Step[];
  private at = 0;
  private touched = -Infinity;
  private typing = false;

  constructor(text: string, strokes: readonly PlanStroke[] = []) {
    this.steps = [{ text, strokes: [], picture: null }];
    if (strokes.length > 0) this.push({ text: null, strokes: [...strokes], picture: null });
  }

  // ---- drawing

  /** Typed on without a pause, it is one step. */
  type(text: string, how: How, now: number): void {
    const last = this.steps[this.at]!;
    if (text === last.text) return;
    const goesOn = how === "typed" && this.typing && now - this.touched < PAUSE;
    const step = { text, strokes: [], picture: null };
    if (goesOn) this.replace(step);
    else this.push(step);
    this.typing = how === "typed";
    this.touched = now;
  }

  /** One more step; with "more", the same step goes on, as a line that is drawn without lifting. */
  stroke(stroke: PlanStroke, how: How): void {
    const last = this.steps[this.at]!;
    this.typing = false;
    if (how !== "more" || this.at === 0 || last.strokes.length === 0) {
      this.push({ text: null, strokes: [stroke], picture: null });
      return;
    }
    this.replace({ text: null, strokes: joined(last.strokes, stroke), picture: null });
  }

  private push(step: Step): void {
    const all = [...this.steps.slice(0, this.at + 1), step];
    // The oldest go, and the first that stays must be one whose text is known.
    const first = all.findIndex((each, n) => n >= all.length - MOST && each.text !== null);
    this.steps = all.slice(Math.max(first, 0));
    this.at = this.steps.length - 1;
  }

  private replace(step: Step): void {
    this.steps = [...this.steps.slice(0, this.at), step];
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.steps.length - 1;
  }

  undo(): void {
    if (this.canUndo) this.at -= 1;
    this.typing = false;
  }

  redo(): void {
    if (this.canRedo) this.at += 1;
    this.typing = false;
  }

  // ---- what is known

  /** The last text that is known, up to now. */
  get text(): string {
    return this.base.text!;
  }

  /** Drawn on that text, and not answered yet. */
  get waiting(): PlanStroke[] {
    return this.steps.slice(this.baseAt + 1, this.at + 1).flatMap((step) => step.strokes);
  }

  get isSettled(): boolean {
    const now = this.steps[this.at]!;
    return now.text !== null && now.picture !== null;
  }

  /** As it is, or as it will most likely be; null while nothing is known. */
  get picture(): Picture | null {
    let from = this.at;
    while (from > 0 && this.steps[from]!.picture === null) from -= 1;
    const known = this.steps[from]!.picture;
    // A text that was typed may be anything: the picture before it is better than none.
    const strokes = this.steps.slice(from + 1, this.at + 1).flatMap((step) => step.strokes);
    return isDrawn(known) ? strokes.reduce(withStroke, known) : known;
  }

  get question(): Question | null {
    if (this.isSettled) return null;
    return { plan: this.text, strokes: this.waiting, step: this.steps[this.at]! };
  }

  /** The answer to a question; of a step that has changed meanwhile it says nothing. */
  answer(question: Question, text: string, picture: Picture): void {
    const step = this.steps.find((each) => each === question.step);
    if (step === undefined) return;
    step.text = text;
    step.picture = picture;
  }

  /** The step cannot be drawn: it is taken back, and everything after it. */
  refuse(question: Question): void {
    const at = this.steps.findIndex((each) => each === question.step);
    if (at <= 0) return;
    this.steps = this.steps.slice(0, at);
    this.at = Math.min(this.at, at - 1);
  }

  private get baseAt(): number {
    let at = this.at;
    while (this.steps[at]!.text === null) at -= 1;
    return at;
  }

  private get base(): Step {
    return this.steps[this.baseAt]!;
  }
}

/** A line of stamps is one stroke with many cells. */
function joined(strokes: readonly PlanStroke[], stroke: PlanStroke): PlanStroke[] {
  const last = strokes.at(-1);
  const same =
    last?.draw === "stamp" && stroke.draw === "stamp" &&
    last.mark === stroke.mark && (last.level ?? 0) === (stroke.level ?? 0);
  if (!same || last.cells.length + stroke.cells.length > MOST) return [...strokes, stroke];
  return [...strokes.slice(0, -1), { ...last, cells: [...last.cells, ...stroke.cells] }];
}
