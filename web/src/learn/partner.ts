/** The chair beside the learner, for which the lesson speaks: each thing once, in order. */

import { Problem, sayMove } from "../lib/api";

const UNREACHED = 0;
const REFUSED = 409;
const PAUSE = 2000;

/** What begins so is said by the master, where the lesson is that, too. */
export const BY_MASTER = "master: ";

export interface PartnerPlace {
  seat: number;
  token: string;
  master: string | null;
  /** How much was said so far; so that nothing is said twice after the page was left. */
  said: number;
  unsaid: string[];
}

export class Partner {
  private speaking: Promise<void> | null = null;

  constructor(
    private readonly table: string,
    readonly place: PartnerPlace,
    /** Called whenever it has said something, or has something to say. */
    private readonly changed: () => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  get seat(): number {
    return this.place.seat;
  }

  get isSpeaking(): boolean {
    return this.place.unsaid.length > 0;
  }

  /** Says this after all that it still has to say; what was left unsaid is said in any case. */
  speak(words: readonly string[] = []): Promise<void> {
    this.place.unsaid.push(...words);
    this.changed();
    this.speaking ??= this.sayAll()
      .catch(this.failed)
      .finally(() => (this.speaking = null));
    return this.speaking;
  }

  private async sayAll(): Promise<void> {
    const { place } = this;
    while (place.unsaid.length > 0) {
      const words = place.unsaid[0]!;
      const byMaster = place.master !== null && words.startsWith(BY_MASTER);
      const said = byMaster ? words.slice(BY_MASTER.length) : words;
      const token = byMaster ? place.master! : place.token;
      try {
        await sayMove(this.table, { do: said, id: `lesson-${place.said}` }, token);
      } catch (error) {
        const status = error instanceof Problem ? error.status : -1;
        if (status === UNREACHED) {
          await new Promise((again) => setTimeout(again, PAUSE));
          continue;
        }
        // What the rules refuse, since the learner stands elsewhere, is left unsaid.
        if (status !== REFUSED) throw error;
      }
      place.unsaid.shift();
      place.said += 1;
      this.changed();
    }
  }
}
