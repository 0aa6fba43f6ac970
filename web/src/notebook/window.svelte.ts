/** The window onto the desk: which part is seen, how near, and how it follows a player. */

import type { Box } from "./boxes";
import { SIDE } from "./layout";

const NEAREST = 2;
const FARTHEST = 0.16;
/** No cell is shown larger than this by itself, in pixels. */
const LARGEST = 150;
/** So long, in milliseconds, the window takes to follow. */
const GLIDE = 180;
/** So long after a player moved the window themselves it does not follow anybody. */
const PATIENCE = 2500;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What covers the drawing at its edges, in pixels: that part does not count as seen. */
export interface Covered {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const BARE: Covered = { top: 0, right: 0, bottom: 0, left: 0 };

export class DeskWindow {
  /** The size of the drawing on the screen, in pixels. */
  width = $state(600);
  height = $state(400);
  covered = $state.raw<Covered>(BARE);
  /** The middle of what is seen, in units of the drawing, and pixels for a unit. */
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  private near = $state(1);
  private isLaid = $state(false);
  private frame = 0;
  private movedAt = -Infinity;

  readonly viewBox = $derived.by(() => {
    const [width, height] = [this.width / this.near, this.height / this.near];
    return `${this.middle.x - width / 2} ${this.middle.y - height / 2} ${width} ${height}`;
  });

  /** Pixels for one cell. */
  readonly cell = $derived(this.near * SIDE);

  /** What is seen, in cells of the desk, without what is covered. */
  readonly seen: Box = $derived.by(() => {
    const from = this.cellAt(this.covered.left, this.covered.top);
    const to = this.cellAt(this.width - this.covered.right, this.height - this.covered.bottom);
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  });

  /** Whether the player has ever chosen themselves what is seen. */
  get isOwn(): boolean {
    return this.movedAt > -Infinity;
  }

  private get free(): { width: number; height: number; right: number; down: number } {
    const { top, right, bottom, left } = this.covered;
    return {
      width: Math.max(80, this.width - left - right),
      height: Math.max(80, this.height - top - bottom),
      // How far the middle of the free part is from the middle of the whole.
      right: (left - right) / 2,
      down: (top - bottom) / 2,
    };
  }

  /** So high is what is not covered, in pixels. */
  get freeHeight(): number {
    return this.free.height;
  }

  /** How large a cell is if all of this box is to be seen, in pixels. */
  cellIn(box: Box): number {
    const { width, height } = this.free;
    return Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  }

  /** All of a box in the free part; `cell` where it is to be seen in another size. */
  show(box: Box, glides = false, cell = this.cellIn(box)): void {
    const near = clamp(Math.min(cell, LARGEST) / SIDE, FARTHEST, NEAREST);
    const { right, down } = this.free;
    const middle = {
      x: ((box.left + box.right) / 2) * SIDE - right / near,
      y: ((box.top + box.bottom) / 2) * SIDE - down / near,
    };
    this.isLaid = true;
    this.go(middle, near, glides);
  }

  /** Moves as little as is needed to have a box in the free part; what is too large, its middle. */
  reveal(box: Box, glides = false): void {
    const { seen } = this;
    const shift = (low: number, high: number, from: number, to: number): number => {
      if (high - low > to - from) return (low + high) / 2 - (from + to) / 2;
      return low < from ? low - from : high > to ? high - to : 0;
    };
    const x = this.middle.x + shift(box.left, box.right, seen.left, seen.right) * SIDE;
    const y = this.middle.y + shift(box.top, box.bottom, seen.top, seen.bottom) * SIDE;
    if (x !== this.middle.x || y !== this.middle.y) this.go({ x, y }, this.near, glides);
  }

  /**
   * After an answer the player is in sight, unless they have just looked elsewhere; and all the
   * rest as well, where cells do not become smaller than `least` by it. Whoever has never moved
   * the window themselves keeps all of it in sight as it grows.
   */
  follow(box: Box, all: Box, least: number, now = performance.now()): void {
    if (now - this.movedAt < PATIENCE) return;
    const isEnough = this.isOwn || this.cellIn(all) < least ? isWithin(box, this.seen) : this.sees(all);
    if (isEnough) return;
    if (this.cellIn(all) >= least) this.show(all, true);
    else this.reveal(box, true);
  }

  /** Whether all of a box is in the free part; of none, and before anything was shown, yes. */
  sees(box: Box | undefined): boolean {
    return box === undefined || !this.isLaid || isWithin(box, this.seen, 0.6);
  }

  private go(middle: Point, near: number, glides: boolean): void {
    cancelAnimationFrame(this.frame);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!glides || isStill) {
      this.middle = middle;
      this.near = near;
      return;
    }
    const [from, nearFrom, begun] = [this.middle, this.near, performance.now()];
    const step = (): void => {
      const part = Math.min(1, (performance.now() - begun) / GLIDE);
      const by = part * (2 - part);
      this.near = nearFrom + (near - nearFrom) * by;
      this.middle = {
        x: from.x + (middle.x - from.x) * by,
        y: from.y + (middle.y - from.y) * by,
      };
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    step();
  }

  pan(right: number, down: number): void {
    this.movedAt = performance.now();
    const { x, y } = this.middle;
    this.go({ x: x - right / this.near, y: y - down / this.near }, this.near, false);
  }

  /** This point of the desk, in cells, in the middle of the free part. */
  look(column: number, row: number): void {
    this.movedAt = performance.now();
    const { right, down } = this.free;
    const middle = { x: column * SIDE - right / this.near, y: row * SIDE - down / this.near };
    this.go(middle, this.near, true);
  }

  /** Nearer or farther, with the point under the pointer staying where it is. */
  zoom(by: number, x?: number, y?: number): void {
    this.movedAt = performance.now();
    const { right: freeX, down: freeY } = this.free;
    const near = clamp(this.near * by, FARTHEST, NEAREST);
    const right = x === undefined ? freeX : x - this.width / 2;
    const down = y === undefined ? freeY : y - this.height / 2;
    const shift = 1 / this.near - 1 / near;
    this.go({ x: this.middle.x + right * shift, y: this.middle.y + down * shift }, near, false);
  }

  /** A point of the screen, from the corner of the drawing, in cells of the desk. */
  cellAt(x: number, y: number): Point {
    return {
      x: (this.middle.x + (x - this.width / 2) / this.near) / SIDE,
      y: (this.middle.y + (y - this.height / 2) / this.near) / SIDE,
    };
  }

  /** The other way: from cells of the desk to pixels from the corner. */
  pointAt(column: number, row: number): Point {
    return {
      x: (column * SIDE - this.middle.x) * this.near + this.width / 2,
      y: (row * SIDE - this.middle.y) * this.near + this.height / 2,
    };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** `by`: so far it may stand out. */
function isWithin(inner: Box, outer: Box, by = 0): boolean {
  return (
    inner.left >= outer.left - by &&
    inner.top >= outer.top - by &&
    inner.right <= outer.right + by &&
    inner.bottom <= outer.bottom + by
  );
}
