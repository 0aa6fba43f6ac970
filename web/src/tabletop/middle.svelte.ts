// The table in the middle. What it shows openly follows from what everybody was told: from the
// public's own wire, and from what was done on this very device. What a seat knows besides is
// looked at only while it is uncovered, or where the book says that all may look on.

import { SvelteMap } from "svelte/reactivity";
import { bookSaid } from "../lib/shelf";
import type { ViewMessage } from "../lib/types";
import { Game } from "../table/game.svelte";
import { ownerOf, passagesOf, type Passage } from "../table/transcript";
import { keepTable, type HeldSeat, type HeldTable } from "./held";

const NOTHING: ReadonlySet<string> = new Set();

/** What is to be done now, as everybody may see it. */
export type Asked =
  | { kind: "nobody" }
  /** All may look on while this seat answers. */
  | { kind: "open"; seat: HeldSeat; game: Game; view: ViewMessage }
  /** Only this seat may look. */
  | { kind: "covered"; seat: HeldSeat }
  | { kind: "phone"; seat: HeldSeat };

export class Middle {
  readonly everyone: Game;
  readonly seats = $state<HeldSeat[]>([]);
  private readonly games = new SvelteMap<number, Game>();
  /** Seats that have answered on this device while nobody was told whose turn it is. */
  answered = $state<number[]>([]);
  private answeredAt = $state(-1);

  constructor(
    readonly id: string,
    private readonly held: HeldTable,
  ) {
    this.seats = held.seats.map((seat) => ({ ...seat }));
    this.everyone = new Game(id, held.host);
    for (const { seat, token, phone } of held.seats) {
      if (!phone) this.games.set(seat, new Game(id, token));
    }
  }

  get view(): ViewMessage | null {
    return this.everyone.view;
  }

  get playing(): boolean {
    return this.everyone.table?.phase === "playing" && this.view?.result === null;
  }

  gameOf(seat: number): Game | undefined {
    return this.games.get(seat);
  }

  /** What was said to all, oldest first. */
  get passages(): Passage[] {
    return passagesOf(this.view?.transcript ?? [], { drawn: NOTHING, only: null });
  }

  /** A passage as it is read aloud. */
  aloud(passage: Passage): string {
    const names = this.view?.names ?? [];
    return passage.lines.map((line, n) => {
      const same = n > 0 && passage.lines[n - 1]?.seat === line.seat;
      const owner = same ? "" : ownerOf(line, "watcher", names);
      return owner ? `${owner}: ${line.text}` : line.text;
    }).join(" "); // prettier-ignore
  }

  get asked(): Asked {
    const view = this.view;
    if (view === null || !this.playing) return { kind: "nobody" };
    const turn = view.turn.length ? view.turn : this.toCome;
    const seat = this.seats.find((each) => turn.includes(each.seat));
    if (seat === undefined) return { kind: "nobody" };
    if (seat.phone) return { kind: "phone", seat };
    const game = this.games.get(seat.seat);
    const own = game?.view;
    if (!view.turn.length) return { kind: "covered", seat };
    // Its own wire may be a moment later than the public's.
    if (!game || !own?.prompt) return { kind: "nobody" };
    return this.isOpen(own) ? { kind: "open", seat, game, view: own } : { kind: "covered", seat };
  }

  /** Where everybody chooses in secret, nobody is told who has chosen: the device goes round. */
  private get toCome(): number[] {
    const done = this.answeredAt === this.view?.number ? this.answered : [];
    const seats = this.seats.map(({ seat }) => seat).filter((seat) => !done.includes(seat));
    return seats.slice(0, 1);
  }

  hasAnswered(seat: number): boolean {
    return this.view?.turn.length === 0 && this.answeredAt === this.view.number
      && this.answered.includes(seat);
  }

  /** Alone there is nobody to look away; else the book says what may be asked with all looking. */
  private isOpen(own: ViewMessage): boolean {
    if (this.seats.length === 1) return true;
    const options = this.everyone.table?.options ?? {};
    return (bookSaid(own.table.book)?.looks.aloud ?? []).some(({ prompt, option, value }) =>
      prompt === own.prompt?.id && (!option || String(options[option]) === value));
  }

  say(seat: number, command: string): boolean {
    return this.games.get(seat)?.say(command) ?? false;
  }

  /** What this seat said was answered: where all choose in secret, the next one has the device. */
  done(seat: number): void {
    const number = this.view?.number ?? -1;
    if (this.answeredAt !== number) this.answered = [];
    this.answeredAt = number;
    if (!this.answered.includes(seat)) this.answered = [...this.answered, seat];
  }

  /** The seat goes to a phone of the player's own, or comes back to this device. */
  usePhone(seat: number, phone: boolean): void {
    const found = this.seats.find((each) => each.seat === seat);
    if (found === undefined || found.phone === phone) return;
    found.phone = phone;
    this.games.get(seat)?.close();
    if (phone) this.games.delete(seat);
    else this.games.set(seat, new Game(this.id, found.token));
    keepTable(this.id, { ...this.held, seats: $state.snapshot(this.seats) });
  }

  close(): void {
    this.everyone.close();
    for (const game of this.games.values()) game.close();
  }
}
