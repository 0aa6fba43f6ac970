/** Undo without end: every text that the plan has been, what is typed at one go as one step. */

const PAUSE = 800;

export type How = "typed" | "done" | "more";

export class History {
  private past: string[] = [];
  private future: string[] = [];
  private touched = -Infinity;
  private typing = false;

  constructor(private text: string) {}

  get now(): string {
    return this.text;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** The text was changed: by typing, which goes on until a pause, by one act, or more of it. */
  change(text: string, how: How, at: number): void {
    if (text === this.text) return;
    const goesOn = how === "more" || (how === "typed" && this.typing && at - this.touched < PAUSE);
    if (!goesOn) this.past.push(this.text);
    this.text = text;
    this.future = [];
    this.typing = how === "typed";
    this.touched = at;
  }

  undo(): string {
    const before = this.past.pop();
    if (before !== undefined) {
      this.future.push(this.text);
      this.text = before;
      this.typing = false;
    }
    return this.text;
  }

  redo(): string {
    const after = this.future.pop();
    if (after !== undefined) {
      this.past.push(this.text);
      this.text = after;
      this.typing = false;
    }
    return this.text;
  }
}
