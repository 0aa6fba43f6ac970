// A move of several parts while hands put it together: its parts, as chips in the line, and the one
// that is being changed.

import type { Compound, Offer } from "../lib/types";
import {
  actionFor, amongPlayers, firstOf, go, isAimed, movementsOf, newMove, newStep, partsOf, shifted, slotsOf, written, type Move, type Part,
} from "./composer";

export class Composing {
  /** How its book describes such moves; null where it has none. */
  compound = $state.raw<Compound | null>(null);
  private from: unknown[] = [];
  move = $state<Move>(newMove());
  /** The sentence as it was written into the line; another one there was typed. */
  said = $state("");
  /** The part that is being changed; -1 for none. */
  open = $state(-1);
  readonly sentence: string = $derived(this.compound ? written(this.compound, this.move) : "");
  readonly parts: Part[] = $derived(this.compound ? partsOf(this.compound, this.move) : []);
  /** The movement that the rose shows: where every condition of it is met. */
  readonly way: string = $derived(go(this.move));

  /** The position of the movement among the parts. */
  get going(): number {
    return this.move.before.length;
  }

  /** As the view describes it, with the names of those who are there. */
  follow(compound: Compound, names: readonly string[], own: unknown): void {
    if (this.from[0] === compound && this.from[1] === names) return;
    this.from = [compound, names];
    this.compound = amongPlayers(compound, names, own);
  }

  /** A movement by its way; false if there is none that goes so. */
  choose(way: string, offers: readonly Offer[]): boolean {
    const found = this.compound ? movementsOf(this.compound, offers, this.move).find((pick) => pick.way === way) : undefined;
    if (found) this.go(found.say);
    return this.compound?.movements.some((pick) => pick.way === way) ?? false;
  }

  go(say: string): void {
    firstOf(this.move.go).deed.say = say;
  }

  /** Aims the action that is being changed that way; false if none is, or it is not aimed. */
  aim(way: string): boolean {
    const steps = [...this.move.before, null, ...this.move.after];
    const step = steps[this.open];
    if (!this.compound || !step) return false;
    const { deed } = firstOf(step);
    for (const [name, slot] of slotsOf(this.compound, deed)) {
      const pick = isAimed(slot) ? slot.choices?.find((each) => each.way === way) : undefined;
      if (pick) deed.values[name] = pick.say;
      if (pick) return true;
    }
    return false;
  }

  add(where: "before" | "after", say: string): void {
    if (!this.compound) return;
    this.move[where].push(newStep(actionFor(this.compound, say, this.way)));
    this.open = where === "before" ? this.going - 1 : this.going + this.move.after.length;
  }

  remove(at: number): void {
    if (at < this.going) this.move.before.splice(at, 1);
    else this.move.after.splice(at - this.going - 1, 1);
    this.open = -1;
  }

  /** Another place in the sentence; what stood there makes room. */
  shift(from: number, to: number): boolean {
    if (!this.compound || to < 0 || to >= this.parts.length || from === to) return false;
    if (!shifted(this.compound, this.move, from, to)) return false;
    if (this.open === from) this.open = to;
    return true;
  }

  clear(): void {
    this.move = newMove();
    this.open = -1;
  }
}
