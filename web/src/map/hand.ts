// Hands on the map: drag, pinch, wheel, a press on a cell, a long press for a note.

import type { Lens } from "./lens.svelte";

export interface Pressed {
  x: number;
  y: number;
}

export interface Told {
  press: (cell: Pressed) => void;
  note: (cell: Pressed) => void;
  hover: (cell: Pressed | null) => void;
}

/** Farther than this it is a drag and no press, in px. */
const STILL = 7;
/** So long a finger rests for a note, in milliseconds. */
const LONG = 500;

export class Hand {
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private moved = false;
  private apart = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly lens: Lens,
    private readonly window: () => HTMLElement | undefined,
    private readonly told: Told,
  ) {}

  private at(event: PointerEvent | MouseEvent): { x: number; y: number } {
    const box = this.window()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const point = this.at(event);
    this.fingers.set(event.pointerId, point);
    if (this.fingers.size === 1) this.moved = false;
    this.apart = this.spread();
    clearTimeout(this.waiting);
    if (event.pointerType !== "mouse" && this.fingers.size === 1) {
      this.waiting = setTimeout(() => {
        this.moved = true; // what follows is no press any more
        this.told.note(this.lens.cellAt(point.x, point.y));
      }, LONG);
    }
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const point = this.at(event);
    if (before === undefined) {
      if (event.pointerType === "mouse") this.told.hover(this.lens.cellAt(point.x, point.y));
      return;
    }
    const [dx, dy] = [point.x - before.x, point.y - before.y];
    if (!this.moved && Math.hypot(dx, dy) < STILL) return;
    if (!this.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.moved = true;
    clearTimeout(this.waiting);
    this.told.hover(null);
    this.fingers.set(event.pointerId, point);
    if (this.fingers.size === 1) this.lens.pan(dx, dy);
    else this.pinch(dx / this.fingers.size, dy / this.fingers.size);
  }

  private spread(): number {
    const [one, two] = [...this.fingers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }

  private pinch(dx: number, dy: number): void {
    const [one, two] = [...this.fingers.values()];
    const apart = this.spread();
    if (!one || !two || !this.apart) return;
    this.lens.pan(dx, dy);
    this.lens.zoom(apart / this.apart, (one.x + two.x) / 2, (one.y + two.y) / 2);
    this.apart = apart;
  }

  up(event: PointerEvent): void {
    const point = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    clearTimeout(this.waiting);
    this.apart = this.spread();
    if (point && !this.moved) this.told.press(this.lens.cellAt(point.x, point.y));
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.waiting);
  }

  leave(): void {
    this.told.hover(null);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.at(event);
    this.lens.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
  }

  menu(event: MouseEvent): void {
    event.preventDefault();
    const { x, y } = this.at(event);
    this.told.note(this.lens.cellAt(x, y));
  }
}
