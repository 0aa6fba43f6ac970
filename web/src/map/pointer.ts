// Hands on a map: drag, pinch, wheel, a press, a long press for a note; or what is drawn along instead.

import type { Camera } from "./camera.svelte";

/** A place on the map, in cells, or in the window, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is done from going down to going up, where that does not move the map. */
export interface Drag {
  move(at: Point): void;
  end(): void;
  cancel(): void;
}

export interface Gestures {
  /** Whether something is drawn, or carried, from here on. */
  take?(at: Point, event: PointerEvent): Drag | null;
  press(at: Point): void;
  note(at: Point): void;
  hover(at: Point | null): void;
}

/** Farther than this it is a drag and no press, in px. */
const STILL = 6;
/** How long a finger rests before it opens a note, in milliseconds. */
const LONG = 500;

export class Pointer {
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private hasMoved = false;
  private drag: Drag | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly camera: Camera,
    private readonly window: () => Element | undefined,
    private readonly gestures: Gestures,
  ) {}

  /** While a pointer is down the map must not slide away under it. */
  get isDown(): boolean {
    return this.fingers.size > 0;
  }

  private at(event: MouseEvent): Point {
    const box = this.window()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  private on({ x, y }: Point): Point {
    return this.camera.cellAt(x, y);
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const point = this.at(event);
    this.fingers.set(event.pointerId, point);
    clearTimeout(this.waiting);
    if (this.fingers.size > 1) return this.drop();
    [this.start, this.hasMoved] = [point, false];
    this.drag = this.gestures.take?.(this.on(point), event) ?? null;
    if (this.drag || event.pointerType === "mouse") return;
    this.waiting = setTimeout(() => {
      this.hasMoved = true; // whatever follows no longer counts as a press
      this.gestures.note(this.on(point));
    }, LONG);
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const point = this.at(event);
    if (before === undefined) {
      if (event.pointerType === "mouse") this.gestures.hover(this.on(point));
      return;
    }
    if (!this.hasMoved && Math.hypot(point.x - this.start.x, point.y - this.start.y) < STILL) return;
    if (!this.hasMoved) this.window()?.setPointerCapture(event.pointerId);
    this.hasMoved = true;
    clearTimeout(this.waiting);
    this.gestures.hover(null);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, point, other);
    else if (this.drag) this.drag.move(this.on(point));
    else this.camera.pan(point.x - before.x, point.y - before.y);
    this.fingers.set(event.pointerId, point);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (was > 0) this.camera.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  up(event: PointerEvent): void {
    const point = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    clearTimeout(this.waiting);
    const { drag } = this;
    this.drag = null;
    if (drag) drag.end();
    else if (point && !this.hasMoved) this.gestures.press(this.on(point));
  }

  /** The pointer was lost. */
  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.waiting);
    this.drop();
  }

  /** A second finger came, or none is left: nothing is drawn, and nothing pressed. */
  private drop(): void {
    this.hasMoved = true;
    this.drag?.cancel();
    this.drag = null;
  }

  leave(): void {
    this.gestures.hover(null);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.at(event);
    this.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
  }

  menu(event: MouseEvent): void {
    event.preventDefault();
    if (!this.isDown) this.gestures.note(this.on(this.at(event)));
  }
}
