// The sheet over the map on a phone, and its three positions.

export type Fold = "low" | "half" | "full";

const ORDER: readonly Fold[] = ["low", "half", "full"];
/** As far as a finger must draw the handle before the sheet goes on to the next position. */
const FAR = 36;
/** Less than this is a press. */
const NEAR = 6;

export class Folding {
  at = $state<Fold>("half");
  /** How far the handle is drawn just now, downwards. */
  drawn = $state(0);
  private from: number | null = null;
  private was = 0;

  constructor(at: Fold) {
    this.at = at;
  }

  move(by: number): void {
    const next = Math.max(0, Math.min(ORDER.length - 1, ORDER.indexOf(this.at) + by));
    this.at = ORDER[next] ?? "half";
  }

  readonly handle = {
    onpointerdown: (event: PointerEvent): void => {
      [this.from, this.was] = [event.clientY, 0];
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onpointermove: (event: PointerEvent): void => {
      if (this.from !== null) this.drawn = this.was = event.clientY - this.from;
    },
    onpointerup: (): void => {
      [this.from, this.drawn] = [null, 0];
      if (Math.abs(this.was) >= FAR) this.move(this.was > 0 ? -1 : 1);
    },
    onpointercancel: (): void => {
      [this.from, this.drawn] = [null, 0];
    },
    /** Pressed, by a finger or a key: up to the top, and then down again. */
    onclick: (): void => {
      if (Math.abs(this.was) < NEAR) {
        this.at = this.at === "low" ? "half" : this.at === "half" ? "full" : "low";
      }
      this.was = 0;
    },
  };
}
