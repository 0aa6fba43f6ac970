// A move of Labyrinth while hands put it together: its parts, as chips in the line, and the one that
// is being changed.

import {
  firstOf, newAction, newMove, newStep, partsOf, shifted, written, type Action, type Move, type Part,
  type Verb,
} from "./composer";

export class Composing {
  move = $state<Move>(newMove());
  /** The sentence as it was written into the line; another one there was typed. */
  said = $state("");
  /** The part that is being changed; -1 for none. */
  open = $state(-1);
  readonly sentence: string = $derived(written(this.move));
  readonly parts: Part[] = $derived(partsOf(this.move));
  /** The way that the rose shows: where every condition of the movement is met. */
  readonly way: string = $derived(firstOf(this.move.go).deed);

  /** Where the movement stands among the parts. */
  get going(): number {
    return this.move.before.length;
  }

  go(way: string): void {
    firstOf(this.move.go).deed = way;
  }

  add(where: "before" | "after", verb: Verb, way = ""): void {
    const action: Action = newAction(verb);
    if (way) action.way = way;
    this.move[where].push(newStep(action));
    this.open = where === "before" ? this.going - 1 : this.going + this.move.after.length;
  }

  remove(at: number): void {
    if (at < this.going) this.move.before.splice(at, 1);
    else this.move.after.splice(at - this.going - 1, 1);
    this.open = -1;
  }

  /** Another place in the sentence; what stood there makes room. */
  shift(from: number, to: number): void {
    if (to < 0 || to >= this.parts.length || from === to) return;
    shifted(this.move, from, to);
    if (this.open === from) this.open = to;
  }

  clear(): void {
    this.move = newMove();
    this.open = -1;
  }
}
