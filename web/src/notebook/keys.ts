/** The notebook without a mouse: what each key does at the cursor. */

import type { Desk } from "./desk.svelte";
import { fragmentOf, PLAN } from "./model";
import type { Certainty } from "./model";
import { beside } from "./places";
import type { Way } from "./places";
import type { Aim } from "./layout";
import { t } from "../words/notebook";

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3, k: 0, l: 1, j: 2, h: 3,
}; // prettier-ignore
const CERTAINTIES: readonly Certainty[] = ["sure", "maybe", "not"];

/** What the desk itself does not know: fields to type in, and the window onto it. */
export interface Surroundings {
  write(field: "text" | "number"): void;
  zoom(by: number): void;
  fit(): void;
  /** What a press on the cell says: the start there, or the step there. */
  press(aim: Aim): void;
}

/** The keys, for the help; a book's stamps have keys of their own. */
export const KEY_HELP = [
  "move", "edge", "stamp", "say", "flow", "sure", "number", "rub", "piece", "carry", "undo",
  "level", "zoom",
] as const; // prettier-ignore

export class Keys {
  private flowNext = false;

  constructor(
    private readonly desk: Desk,
    private readonly around: Surroundings,
    private readonly isReadonly: () => boolean,
  ) {}

  /** Whether the key meant something here. */
  press(event: KeyboardEvent): boolean {
    if (event.altKey || event.metaKey) return false;
    if (event.ctrlKey) return this.control(event);
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const way = ARROWS[key];
    if (way !== undefined) return this.arrow(way, event.shiftKey);
    this.flowNext = false;
    return this.look(event.key) || (!this.isReadonly() && this.draw(key));
  }

  private control(event: KeyboardEvent): boolean {
    if (this.isReadonly() || !["z", "y"].includes(event.key.toLowerCase())) return false;
    const again = event.shiftKey || event.key.toLowerCase() === "y";
    if (again) this.desk.redo();
    else this.desk.undo();
    return true;
  }

  private arrow(way: Way, shifted: boolean): boolean {
    const { desk } = this;
    const { sheet, at } = desk.cursor;
    if (desk.carried) desk.carry(desk.carried.id, beside(desk.carried.at, way));
    else if (this.flowNext) desk.stampCell(sheet, at, `flow-${way}`);
    else if (shifted && !this.isReadonly()) desk.edgeAtCursor(way);
    else desk.step(way);
    this.flowNext = false;
    return true;
  }

  /** Keys that change nothing. */
  private look(key: string): boolean {
    const { desk } = this;
    switch (key) {
      case "[":
      case "]":
        this.nextPiece(key === "]" ? 1 : -1);
        return true;
      case "<":
      case ">":
        desk.changeLevel(desk.level + (key === ">" ? 1 : -1));
        return true;
      case "+":
      case "-":
        this.around.zoom(key === "+" ? 1.25 : 0.8);
        return true;
      case "0":
        this.around.fit();
        return true;
    }
    return false;
  }

  private nextPiece(by: number): void {
    const { desk } = this;
    const all = [PLAN, ...desk.notebook.fragments.map(({ id }) => id)];
    const place = all.indexOf(desk.cursor.sheet) + by;
    desk.choose(all[(place + all.length) % all.length] ?? PLAN);
  }

  private draw(key: string): boolean {
    const { desk } = this;
    const { sheet, at } = desk.cursor;
    switch (key) {
      case "u":
        desk.undo();
        return true;
      case "r":
        desk.redo();
        return true;
      case " ":
        desk.stampCell(sheet, at);
        return true;
      case "f":
        this.flowNext = true;
        desk.say(t("notebook-which-flow"));
        return true;
      case "q":
        desk.as = CERTAINTIES[(CERTAINTIES.indexOf(desk.as) + 1) % 3] ?? "sure";
        desk.say(t(`notebook-as-${desk.as}`));
        return true;
      case ".":
        this.around.press({ sheet, at, edge: null });
        return true;
      case "n":
        this.around.write("number");
        return true;
      case "Delete":
      case "Backspace":
        desk.eraseCell(sheet, at);
        return true;
      case "v":
        return this.takeUp();
      case "Enter":
        if (!desk.carried) this.around.write("text");
        desk.putDown();
        return true;
      case "Escape":
        if (!desk.carried) return false;
        desk.carried = null;
        desk.say(t("notebook-put-back"));
        return true;
    }
    return this.stamp(key);
  }

  private takeUp(): boolean {
    const { desk } = this;
    const fragment = fragmentOf(desk.notebook, desk.cursor.sheet);
    if (!fragment) desk.say(t("notebook-plan-stays"));
    else desk.carry(fragment.id, fragment.at);
    return true;
  }

  private stamp(key: string): boolean {
    const { desk } = this;
    const stamp = desk.vocabulary.stamps.find(({ shortcut }) => shortcut === key);
    if (!stamp) return false;
    desk.stamp = stamp.key;
    desk.stampCell(desk.cursor.sheet, desk.cursor.at, stamp.key);
    return true;
  }
}
