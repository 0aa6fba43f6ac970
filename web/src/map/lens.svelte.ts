// The camera of one map: where it looks, who moved it last, and what it does when the map changes.

import {
  centred, fitted, following, ROOM, showsAll, within, zoomed, type Extent, type Room, type View,
} from "./camera";

interface Followed {
  x: number;
  y: number;
}

export class Lens {
  view = $state.raw<View>({ x: 0, y: 0, cell: 32 });
  room = $state.raw<Room>(ROOM);
  /** Whether it moves by itself just now, and so glides. */
  glides = $state(false);
  /** The person moved it: it stays there for the next answer. */
  private held = false;
  private placed = false;
  private extent: Extent = { left: 0, top: 0, width: 0, height: 0 };
  private who: Followed | undefined;

  constructor(
    private least: number,
    private most: number,
  ) {}

  get whole(): boolean {
    return showsAll(this.view, this.extent, this.room);
  }

  sizes(least: number, most: number): void {
    this.least = least;
    this.most = most;
  }

  /** The map or the window has changed. */
  look(extent: Extent, who: Followed | undefined, room: Room): void {
    const resized = room.width !== this.room.width || room.height !== this.room.height
      || room.bottom !== this.room.bottom || room.top !== this.room.top;
    const wasWhole = this.whole;
    const moved = who?.x !== this.who?.x || who?.y !== this.who?.y;
    [this.extent, this.who, this.room] = [extent, who, room];
    if (!room.width || !room.height || !extent.width) return;
    if (!this.placed) {
      this.placed = true;
      this.fit(false);
    } else if (resized && !this.held) {
      // What was in sight as a whole stays so; else as much of it as fits, and no smaller.
      this.fit(false, wasWhole ? 0 : this.view.cell);
    } else if (moved && who) {
      if (this.held) this.held = false;
      else this.follow();
    } else if (!who && !this.held) this.fit(false);
  }

  /** As much of the map as can be seen well, with whoever is followed in it. */
  fit(byHand = true, cell = 0): void {
    this.held = false;
    this.glides = byHand;
    this.view = fitted(this.extent, this.room, cell || this.least, cell || this.most);
    if (!this.whole && this.who) {
      const { x, y } = this.who;
      const there = centred(x + 0.5, y + 0.5, this.view.cell, this.room);
      this.view = within(there, this.extent, this.room);
    }
  }

  follow(): void {
    if (!this.who) return;
    this.glides = true;
    this.view = following(this.view, this.who.x, this.who.y, this.extent, this.room);
  }

  /** Has a cell in the window, as for a cursor. */
  show(x: number, y: number): void {
    this.glides = true;
    this.view = following(this.view, x, y, this.extent, this.room);
  }

  pan(dx: number, dy: number): void {
    this.held = true;
    this.glides = false;
    const moved = { ...this.view, x: this.view.x + dx, y: this.view.y + dy };
    this.view = within(moved, this.extent, this.room);
  }

  zoom(by: number, x = this.room.width / 2, y = this.room.height / 2): void {
    this.held = true;
    this.glides = false;
    this.view = within(zoomed(this.view, by, x, y), this.extent, this.room);
  }

  /** With this place of the map in the middle, as a click on the minimap wants it. */
  centre(x: number, y: number): void {
    this.held = true;
    this.glides = true;
    this.view = within(centred(x, y, this.view.cell, this.room), this.extent, this.room);
  }

  /** The cell under a point of the window. */
  cellAt(px: number, py: number): { x: number; y: number } {
    const { x, y, cell } = this.view;
    return { x: Math.floor((px - x) / cell), y: Math.floor((py - y) / cell) };
  }
}
