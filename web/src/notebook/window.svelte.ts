/** The window onto the desk: which part is seen, how near, and pointers that move it. */

import { SIDE } from "./layout";
import type { Box } from "./layout";

const NEAREST = 3;
const FARTHEST = 0.25;

interface Point {
  readonly x: number;
  readonly y: number;
}

export class DeskWindow {
  /** The size of the drawing on the screen, in pixels. */
  width = $state(600);
  height = $state(400);
  /** The middle of what is seen, in units of the drawing, and pixels for a unit. */
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  private near = $state(1);

  readonly viewBox = $derived.by(() => {
    const [width, height] = [this.width / this.near, this.height / this.near];
    return `${this.middle.x - width / 2} ${this.middle.y - height / 2} ${width} ${height}`;
  });

  /** Units of the drawing that one pixel is. */
  readonly pixel = $derived(1 / this.near);

  show(box: Box): void {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    this.middle = {
      x: ((box.left + box.right) / 2) * SIDE,
      y: ((box.top + box.bottom) / 2) * SIDE,
    };
    const near = Math.min(this.width / (width * SIDE), this.height / (height * SIDE));
    this.near = Math.min(1.5, Math.max(FARTHEST, near));
  }

  /** Moves as little as is needed to have a cell of the desk in sight. */
  reveal(column: number, row: number): void {
    const [half, down] = [this.width / this.near / 2, this.height / this.near / 2];
    const x = (column + 0.5) * SIDE;
    const y = (row + 0.5) * SIDE;
    const clamp = (value: number, at: number, room: number) =>
      Math.min(at + Math.max(0, room), Math.max(at - Math.max(0, room), value));
    this.middle = {
      x: clamp(this.middle.x, x, half - SIDE),
      y: clamp(this.middle.y, y, down - SIDE),
    };
  }

  pan(right: number, down: number): void {
    const { x, y } = this.middle;
    this.middle = { x: x - right / this.near, y: y - down / this.near };
  }

  /** Nearer or farther, with the point under the pointer staying where it is. */
  zoom(by: number, x = this.width / 2, y = this.height / 2): void {
    const near = Math.min(NEAREST, Math.max(FARTHEST, this.near * by));
    const [right, down] = [x - this.width / 2, y - this.height / 2];
    const shift = 1 / this.near - 1 / near;
    this.middle = { x: this.middle.x + right * shift, y: this.middle.y + down * shift };
    this.near = near;
  }

  /** A point of the screen, from the corner of the drawing, in cells of the desk. */
  cellAt(x: number, y: number): Point {
    return {
      x: (this.middle.x + (x - this.width / 2) / this.near) / SIDE,
      y: (this.middle.y + (y - this.height / 2) / this.near) / SIDE,
    };
  }
}
