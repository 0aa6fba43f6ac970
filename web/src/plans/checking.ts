/** The validator asked again and again while somebody draws: soon, but not too often. */

import { Problem } from "../lib/api";
import type { PlacedFault } from "./editing.svelte";

export interface Checked {
  text: string;
  faults: PlacedFault[];
}

export interface CheckWorld {
  ask: (text: string, signal: AbortSignal) => Promise<PlacedFault[]>;
  later: (milliseconds: number, then: () => void) => () => void;
  now: () => number;
}

const PAUSE = 350;
const BETWEEN = 2000;
const TOO_OFTEN = 6000;

export class Checking {
  private asked = -Infinity;
  private stop: (() => void) | undefined;
  private running: AbortController | undefined;

  constructor(
    private readonly world: CheckWorld,
    private readonly heard: (checked: Checked) => void,
    private readonly failed: (why: string) => void,
  ) {}

  /** This is the text now; what was being asked about an older one is of no use any more. */
  want(text: string): void {
    this.stop?.();
    this.running?.abort();
    const wait = Math.max(PAUSE, this.asked + BETWEEN - this.world.now());
    this.stop = this.world.later(wait, () => void this.check(text));
  }

  end(): void {
    this.stop?.();
    this.running?.abort();
  }

  private async check(text: string): Promise<void> {
    this.asked = this.world.now();
    const running = new AbortController();
    this.running = running;
    try {
      const faults = await this.world.ask(text, running.signal);
      if (!running.signal.aborted) this.heard({ text, faults });
    } catch (error) {
      if (running.signal.aborted) return;
      if (error instanceof Problem && (error.status === 429 || error.status === 0)) {
        this.stop = this.world.later(TOO_OFTEN, () => void this.check(text));
        if (error.status === 429) return;
      }
      this.failed(error instanceof Error ? error.message : String(error));
    }
  }
}
