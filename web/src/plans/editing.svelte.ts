/** One plan being drawn: its text, what was undone, what is wrong with it, and its draft. */

import { checkPlan } from "../lib/api";
import { Checking } from "./checking";
import { History, type How } from "./history";
import { dropDraft, keepDraft } from "./kept";
import { nameIn } from "./books";
import { placeOf, type PlanFault, type TextPlace } from "./places";

export interface PlacedFault extends PlanFault {
  place: TextPlace | null;
}

export class Editing {
  text = $state("");
  /** What was found in `checked`; the places are looked up in the text as it is now. */
  problems = $state.raw<PlanFault[]>([]);
  checked = $state<string | null>(null);
  why = $state("");
  canUndo = $state(false);
  canRedo = $state(false);
  preset = $state("");
  players = $state(0);

  private history: History;
  private readonly checking: Checking;

  constructor(
    readonly book: string,
    private at: string,
    first: string,
  ) {
    this.text = first;
    this.history = new History(first);
    this.checking = new Checking(
      {
        ask: async (text, signal) => {
          const { preset, players } = this;
          const asked = { ...(preset ? { preset } : {}), ...(players ? { players } : {}) };
          const found = await checkPlan(this.book, { plan: text, ...asked }, signal);
          return found.problems as unknown as PlanFault[];
        },
        later: (milliseconds, then) => {
          const timer = setTimeout(then, milliseconds);
          return () => clearTimeout(timer);
        },
        now: () => performance.now(),
      },
      ({ text, problems }) => {
        this.problems = problems;
        this.checked = text;
        this.why = "";
      },
      (why) => (this.why = why),
    );
    this.checking.want(first);
  }

  /** What is wrong, each at its place; while a check is on its way, what was wrong before. */
  get faults(): PlacedFault[] {
    return this.problems.map((problem) => ({
      ...problem, place: placeOf(this.book, this.text, problem),
    }));
  }

  get isChecked(): boolean {
    return this.checked === this.text;
  }

  get isGood(): boolean {
    return this.isChecked && this.problems.every((problem) => problem.advice === true);
  }

  change(text: string, how: How): void {
    this.history.change(text, how, performance.now());
    this.settle();
  }

  undo(): void {
    this.history.undo();
    this.settle();
  }

  redo(): void {
    this.history.redo();
    this.settle();
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
    this.at = at;
  }

  end(): void {
    this.checking.end();
  }

  private settle(): void {
    const text = this.history.now;
    if (text === this.text) return;
    this.text = text;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    const { book, at } = this;
    keepDraft({ at, book, text, name: nameIn(text), changed: Date.now() });
    this.checking.want(text);
  }
}
