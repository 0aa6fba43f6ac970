/** Whoever thinks for the player, where the table agreed on it; one for each table of this window. */

import { Problem, think, type Asked } from "./api";
import { keep, kept } from "./kept";
import type { Explained, Thought } from "./types";

const SHOWN = "assistant.shown";
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
  /** The last answer was a hint: its reasons can be asked for. */
  isHint = $state(false);
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
        seen = this.looked;
        this.known = await think(this.id, this.token, "map");
        this.knownAt = seen;
      }
    } catch {
      this.looked = 0; // it has no time just now: it is asked again with the next answer
    } finally {
      this.looking = false;
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
    void this.ask(said[1]!.toLowerCase() as Asked, said[2]);
    return true;
  }

  async ask(asked: Asked, about = ""): Promise<void> {
    if (this.isBusy) return;
    [this.isBusy, this.isOpen] = [true, true];
    try {
      const thought = await think(this.id, this.token, asked, about);
      [this.lines, this.explained] = [thought.lines, thought.why];
      this.isHint = thought.hint !== null;
    } catch (error) {
      this.lines = error instanceof Problem ? [error.message] : [];
      [this.explained, this.isHint] = [[], false];
    } finally {
      this.isBusy = false;
    }
  }

  close(): void {
    [this.isOpen, this.lines, this.explained, this.isHint] = [false, [], [], false];
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
