// The camera of one map: where it looks, who moved it last, and what it does when the map changes.

import {
  cellIn, centred, fitted, inWindow, isWithin, revealed, ROOM, roomAround, seenIn, within, zoomed,
  type Box, type Room, type View,
} from "./camera";

/** What there is to be looked at. */
export interface Scene {
  /** All of it; or, where that would be too small, at least the second. */
  readonly boxes: readonly Box[];
  /** Who is followed, and how much of the window is left around them. */
  readonly you?: Box | undefined;
  readonly share?: number;
  /** Of a cell, in px, where the camera chooses; `readable` where not all of it can be seen. */
  readonly least: number;
  readonly most: number;
  readonly readable?: number;
  /** The camera is not moved off this. */
  readonly bounds?: Box;
  /** Another one than before: it is looked at from the beginning. */
  readonly subject: string;
  /** What has changed when the one who is followed has done something. */
  readonly turn: string;
}

const NOTHING: Scene = { boxes: [], least: 1, most: 1, subject: "", turn: "" };
/** How far, in cells, a box may reach beyond the window and still count as seen. */
const RAGGED = 0.6;
/** With less free height than this, in px, as behind an open sheet, nothing is arranged again. */
const LOW = 120;

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, cell: 32 });
  room = $state.raw<Room>(ROOM);
  /** Whether it moves by itself just now, and so glides. */
  glides = $state(false);
  isPlaced = $state(false);
  private scene: Scene = NOTHING;
  /** The person has moved it: from then on their zoom stays, and only their token is followed. */
  private isOwn = false;
  /** They have moved it since the last answer: it stays there for the next one. */
  private isHeld = false;
  private stays = "";

  /** What is in the window, in cells, and what of it nothing covers. */
  readonly shown: Box = $derived(inWindow(this.view, this.room));
  readonly seen: Box = $derived(seenIn(this.view, this.room));

  /** Whether all of a box is in the free part; of none, and before anything was shown, yes. */
  sees(box: Box | undefined): boolean {
    return box === undefined || !this.isPlaced || isWithin(box, this.seen, RAGGED);
  }

  /** How large a cell is if all of this box is to be seen. */
  cellIn(box: Box): number {
    return cellIn(box, this.room);
  }

  /** The map or the window has changed. */
  look(scene: Scene, room: Room): void {
    const [before, { subject, turn }] = [this.room, this.scene];
    const isResized = (Object.keys(room) as (keyof Room)[]).some((side) => room[side] !== before[side]);
    const isLow = room.height - room.top - room.bottom < LOW;
    [this.scene, this.room] = [scene, room];
    if (!room.width || !room.height || !scene.boxes.length) return;
    if (!this.isPlaced || subject !== scene.subject) this.arrange();
    else if (!this.isOwn && !isLow && (isResized || !scene.you)) this.arrange();
    else if (isResized) this.follow();
    else if (turn !== scene.turn) {
      if (this.isHeld) this.stays = scene.turn;
      this.isHeld = false;
      if (this.stays !== scene.turn) this.follow();
    }
  }

  /** All of it, if that is large enough; else as much as can be seen well, with the one who is followed. */
  arrange(glides = false): void {
    const { boxes, least, most, readable = least, you, bounds = boxes.at(-1) } = this.scene;
    const whole = boxes.find((box) => this.cellIn(box) >= least);
    if (whole) return this.show(whole, glides, most);
    const there = this.middle(you ?? boxes.at(-1)!, readable);
    this.go(bounds ? within(there, bounds, this.room) : there, glides);
    if (you) this.reveal(you, glides);
  }

  /** As the person wishes: from now on it chooses again by itself. */
  fit(box?: Box): void {
    this.isOwn = this.isHeld = false;
    if (box) this.show(box, true, this.scene.most);
    else this.arrange(true);
  }

  private follow(): void {
    const { boxes, you, share = 0, least } = this.scene;
    const [all] = boxes;
    if (!this.isOwn && all && this.cellIn(all) >= least) {
      if (!this.sees(all)) this.arrange(true);
    } else if (you && !this.touches(you)) {
      this.go(this.held(this.middle(you, this.view.cell)), true);
    } else if (you) this.reveal(you, true, share);
  }

  /** Whether some of a box is in the free part; after a jump, as into a pit, nothing is. */
  private touches({ left, top, right, bottom }: Box): boolean {
    const { seen } = this;
    return left < seen.right && right > seen.left && top < seen.bottom && bottom > seen.top;
  }

  /** All of a box in the free part. */
  show(box: Box, glides = false, most?: number): void {
    this.go(fitted(box, this.room, undefined, most), glides);
  }

  /** Moves as little as is needed to have a box in sight. */
  reveal(box: Box, glides = false, share = 0): void {
    const room = share ? roomAround(this.room, this.view.cell, share) : this.room;
    const view = revealed(this.view, box, room);
    if (view.x !== this.view.x || view.y !== this.view.y) this.go(this.held(view), glides);
  }

  private middle({ left, top, right, bottom }: Box, cell: number): View {
    return centred((left + right) / 2, (top + bottom) / 2, cell, this.room);
  }

  private held(view: View): View {
    const { bounds } = this.scene;
    return bounds ? within(view, bounds, this.room) : view;
  }

  private go(view: View, glides: boolean): void {
    this.isPlaced = true;
    this.glides = glides;
    this.view = view;
  }

  private take(view: View, glides = false): void {
    this.isOwn = this.isHeld = true;
    this.go(this.held(view), glides);
  }

  pan(dx: number, dy: number): void {
    this.take({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  zoom(by: number, x = this.room.width / 2, y = this.room.height / 2): void {
    this.take(zoomed(this.view, by, x, y));
  }

  /** With this place of the map in the middle, as a press on a small picture wants it. */
  centre(x: number, y: number): void {
    this.take(centred(x, y, this.view.cell, this.room), true);
  }

  /** A point of the window in cells of the map, and the other way. */
  cellAt(px: number, py: number): { x: number; y: number } {
    const { x, y, cell } = this.view;
    return { x: (px - x) / cell, y: (py - y) / cell };
  }

  pointAt(column: number, row: number): { x: number; y: number } {
    const { x, y, cell } = this.view;
    return { x: x + column * cell, y: y + row * cell };
  }
}
