/** A lesson under way: a real table, the step that the learner is at, and the chair beside him. */

import { abandonTable, getTable, leaveSeat, openTable, sayMove, takeSeat } from "../lib/api";
import { keep, kept } from "../browser/kept";
import { myName } from "../lib/seats";
import type { Told } from "../lib/types";
import { Game } from "../table/game.svelte";
import { began, listen, named, type Lesson, type Step } from "./lesson";
import { Partner, type PartnerPlace } from "./partner";
import { t } from "../words/lesson";

interface Place {
  table: string;
  host: string;
  token: string;
  seat: number;
  partner?: PartnerPlace;
  you: string;
  other: string;
  step: number;
  /** The last message that was looked at; null for all that there is. */
  heard: number | null;
}

const OTHERS = ["Bob", "Cid"];

export class Taught {
  place = $state.raw<Place | null>(null);
  game = $state.raw<Game | null>(null);
  step = $state(0);
  strayed = $state(false);
  busy = $state(false);
  /** The other chair is speaking: whatever the learner says now would come between. */
  waits = $state(false);
  why = $state("");
  private heard = 0;
  private partner: Partner | null = null;

  constructor(readonly lesson: Lesson) {}

  get now(): Step | undefined {
    return this.lesson.steps[this.step];
  }

  get isOver(): boolean {
    return this.step >= this.lesson.steps.length;
  }

  /** A text of the lesson, or of a step by its name; `part` is its title, or what was learnt. */
  words(name: string, part: "" | "title" | "after" = ""): string {
    const names = { you: this.place?.you ?? "", other: this.place?.other ?? "" };
    return t(`lesson-${this.lesson.book}-${name}${part && `.${part}`}`, names);
  }

  /** What the step before has shown; nothing where it speaks for itself. */
  learnt(): string {
    const before = this.lesson.steps[this.step - 1];
    return before?.after ? this.words(before.name, "after") : "";
  }

  private get key(): string {
    return `learn.${this.lesson.book}`;
  }

  /** Go on where this browser left the lesson, if its table still stands; else begin. */
  async begin(): Promise<void> {
    const before = kept<Place | null>(this.key, null);
    if (before) {
      const table = await getTable(before.table).catch(() => null);
      if (table?.phase === "playing") {
        this.sit(before);
        void this.partner?.speak();
        return;
      }
    }
    await this.restart(0);
  }

  /** A new table; where the lesson is strict, all that was said up to this step is said again. */
  async restart(step: number): Promise<void> {
    this.busy = true;
    this.why = "";
    try {
      this.leave();
      const place = await this.open();
      if (this.lesson.strict) {
        const partner = this.partnerAt(place, () => undefined);
        for (const done of this.lesson.steps.slice(0, step)) {
          await sayMove(place.table, { do: done.tries[0]! }, place.token);
          await partner?.speak(done.then);
        }
      }
      this.sit({ ...place, step: this.lesson.strict ? step : 0, heard: null });
    } catch (error) {
      this.tell(error);
    } finally {
      this.busy = false;
    }
  }

  private async open(): Promise<Place> {
    const { lesson } = this;
    const you = myName();
    const other = OTHERS.find((name) => name.toLowerCase() !== you.toLowerCase())!;
    const opened = await openTable({
      book: lesson.book,
      title: t("lesson-table"),
      plan: lesson.plan,
      seats: [{ kind: "person" }, ...lesson.others],
      name: you,
      ...(lesson.preset ? { preset: lesson.preset } : {}),
      ...(lesson.options ? { options: lesson.options } : {}),
      ...(lesson.terms ? { terms: lesson.terms } : {}),
    });
    const { seat, token } = opened.seat!;
    const place: Place = {
      table: opened.id, host: opened.host, token, seat, you, other, step: 0, heard: 0,
    };
    if (lesson.others.some((wish) => wish.kind === "person")) {
      const sat = await takeSeat(opened.id, { name: other });
      const { seat: beside, token: spoken } = sat;
      place.partner = { seat: beside, token: spoken, master: opened.master, said: 0, unsaid: [] };
    }
    for (const words of lesson.opening ?? []) {
      await sayMove(opened.id, { do: named(words, you, other) }, opened.master!);
    }
    return place;
  }

  private partnerAt(place: Place, changed: () => void): Partner | null {
    if (place.partner === undefined) return null;
    return new Partner(place.table, place.partner, changed, (error) => this.tell(error));
  }

  private sit(place: Place): void {
    this.game?.close();
    this.strayed = false;
    this.step = place.step;
    this.heard = place.heard ?? Infinity;
    this.place = place;
    this.partner = this.partnerAt(place, () => {
      this.waits = this.partner?.isSpeaking ?? false;
      this.remember();
    });
    this.waits = this.partner?.isSpeaking ?? false;
    this.game = new Game(place.table, place.token);
    this.remember();
  }

  /** Called with all that was told so far, whenever there is more. */
  hear(transcript: readonly Told[]): void {
    const last = transcript.at(-1)?.number ?? 0;
    if (this.heard === Infinity) this.heard = last;
    if (this.place === null || last <= this.heard) return;
    const fresh = transcript.filter((told) => told.number > this.heard);
    this.heard = last;
    for (const told of fresh) {
      const step = this.now;
      if (step === undefined || this.strayed) break;
      const meant = this.meaning(step, told);
      if (meant === "strayed") this.strayed = true;
      if (meant === "done") this.advance(transcript);
      if (this.isLast(told)) this.step = this.lesson.steps.length;
      this.letSpeak(told, meant === "done" ? step.then : undefined);
    }
    this.remember();
  }

  private meaning(step: Step, told: Told, strict = this.lesson.strict): ReturnType<typeof listen> {
    return listen(step, strict, told, this.place!.seat, this.partner?.seat);
  }

  /** Anyone who comes to the end by another way has come to the end. */
  private isLast(told: Told): boolean {
    const last = this.lesson.steps.at(-1)!;
    return !this.lesson.strict && this.meaning(last, told) === "done";
  }

  /** The other chair says what the step has for it, or what it says whenever its turn comes. */
  private letSpeak(told: Told, words: readonly string[] | undefined): void {
    if (this.partner === null) return;
    if (words) void this.partner.speak(words);
    else if (this.lesson.idle && began(told) === this.partner.seat) {
      void this.partner.speak([this.lesson.idle]);
    }
  }

  /** The step is over; so are the next ones, if what they wait for was told before. */
  private advance(transcript: readonly Told[]): void {
    this.step += 1;
    const next = this.now;
    if (next?.done?.ever && transcript.some((told) => this.meaning(next, told, false) === "done")) {
      this.advance(transcript);
    }
    if (this.isOver) void this.handOver();
  }

  /** The learner has seen enough of this step. */
  skip(): void {
    const step = this.now;
    if (step === undefined || this.place === null) return;
    this.advance(this.game?.view?.transcript ?? []);
    if (step.then) void this.partner?.speak(step.then);
    this.remember();
  }

  /** The lesson is over, the game is not: a bot takes the chair that the lesson spoke for. */
  private async handOver(): Promise<void> {
    const partner = this.place?.partner;
    if (!partner || !this.place || this.game?.view?.result) return;
    await leaveSeat(this.place.table, partner.seat, partner.token).catch(() => undefined);
  }

  private remember(): void {
    if (this.place === null) return;
    const heard = Number.isFinite(this.heard) ? this.heard : null;
    keep(this.key, { ...this.place, step: this.step, heard });
  }

  /** The table of before is of no use to anyone. */
  private leave(): void {
    this.game?.close();
    if (this.place) void abandonTable(this.place.table, this.place.host).catch(() => undefined);
  }

  close(): void {
    this.game?.close();
  }

  private tell(error: unknown): void {
    this.why = error instanceof Error ? error.message : String(error);
  }
}
