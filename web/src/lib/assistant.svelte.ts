/** Anyone who thinks for the player, where the table agreed on it; one for each table of this window. */

import { Problem, think, type Asked } from "./api";
import { keep, kept } from "../browser/kept";
import type { ArgumentStep, Explained, Given, Thought } from "./types";

const SHOWN = "assistant.shown";
/** This many remarks are not made again: a question has no room for more. */
const REMEMBERED = 10;
/** Between two looks of its own: a server lets it think a number of times per minute. */
const REST = 2500;
/** Until it tries again where that was too often. */
const LATER = 5000;
const WORDS = /^(certain|possible|why|hint)\b\s*(.*)$/i;

export class Assistant {
  /** Whether what follows is drawn into the notebook. */
  isShown = $state(kept(SHOWN, true));
  isOpen = $state(false);
  isBusy = $state(false);
  /** What is certain and what possible, as marks. */
  known = $state.raw<Thought | null>(null);
  /** The number of the answer after which that was thought. */
  knownAt = $state(0);
  /** The last answer in words, and what it explains. */
  lines = $state.raw<readonly string[]>([]);
  explained = $state.raw<readonly Explained[]>([]);
  /** What to do next, until more is told. */
  hint = $state.raw<Given | null>(null);
  /** The keys of the hints that were given, the last one last. */
  private spoken: string[] = [];
  /** What is explained first in steps, where one line does not say it; and the one that is read. */
  argument = $state.raw<readonly ArgumentStep[]>([]);
  step = $state(0);
  private looked = 0;
  private looking = false;

  constructor(
    private readonly id: string,
    private readonly token: string,
  ) {}

  /** Thinks again once more was told; while it thinks, only the newest is remembered. */
  async look(number: number): Promise<void> {
    if (number <= this.looked) return;
    this.looked = number;
    if (this.looking) return;
    this.looking = true;
    try {
      for (let seen = 0; seen < this.looked && this.isShown; ) {
        const newest = this.looked;
        const known = await this.thought();
        if (known) [this.known, this.knownAt, seen] = [known, newest, newest];
        await new Promise((rested) => setTimeout(rested, known ? REST : LATER));
      }
    } catch {
      this.looked = 0; // it has no time just now: it is asked again with the next answer
    } finally {
      this.looking = false;
    }
  }

  /** What follows now; null where it was asked too often, and is to be asked again later. */
  private async thought(): Promise<Thought | null> {
    try {
      return await think(this.id, this.token, "map");
    } catch (error) {
      if (error instanceof Problem && error.status === 429) return null;
      throw error;
    }
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
    keep(SHOWN, isShown);
    this.looked = 0;
  }

  /** What was typed, if it is said to the assistant and not to the master. */
  hears(text: string): boolean {
    const said = WORDS.exec(text.trim());
    if (!said) return false;
    const asked = said[1]!.toLowerCase() as Asked;
    void (asked === "hint" ? this.takeHint() : this.ask(asked, said[2]));
    return true;
  }

  async ask(asked: Asked, about = ""): Promise<void> {
    if (this.isBusy) return;
    [this.isBusy, this.isOpen] = [true, true];
    try {
      const thought = await think(this.id, this.token, asked, about);
      [this.lines, this.explained] = [thought.lines, thought.why];
      const steps = thought.why[0]?.argument ?? [];
      [this.argument, this.step] = [steps.length > 1 ? steps : [], 0];
    } catch (error) {
      this.lines = error instanceof Problem ? [error.message] : [];
      [this.explained, this.argument] = [[], []];
    } finally {
      this.isBusy = false;
    }
  }

  /** Another hint than those before. */
  async takeHint(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      this.hint = (await think(this.id, this.token, "hint", this.spoken.join(" "))).hint;
      if (this.hint) this.spoken = [...this.spoken, this.hint.key].slice(-REMEMBERED);
    } catch {
      this.hint = null; // it has no time just now
    } finally {
      this.isBusy = false;
    }
  }

  /** More was told: any remark may be made again but the last one. */
  forgetHint(): void {
    [this.hint, this.spoken] = [null, this.spoken.slice(-1)];
  }

  close(): void {
    [this.isOpen, this.lines, this.explained, this.argument] = [false, [], [], []];
  }
}

const found = new Map<string, Assistant>();

/** That of a table; none where it was not agreed on, or for somebody who does not play. */
export function assistantAt(
  table: { id: string; terms: { assistant: string } }, token: string | undefined,
): Assistant | null {
  if (table.terms.assistant === "off" || !token) return null;
  const key = `${table.id} ${token}`;
  let assistant = found.get(key);
  if (!assistant) found.set(key, (assistant = new Assistant(table.id, token)));
  return assistant;
}
