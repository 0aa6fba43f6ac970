/** The hand on the paper: what a mouse, a finger or a pen does from going down to going up. */

import type { Desk } from "./desk.svelte";
import { aimAt, isCorner } from "./layout";
import type { Box } from "./boxes";
import type { Aim } from "./layout";
import { fragmentOf } from "./model";
import { moved } from "./places";
import type { Place } from "./places";
import type { DeskWindow } from "./window.svelte";

/** So many pixels a pointer may tremble and still mean one spot. */
const TREMBLE = 6;

type Doing =
  | { readonly what: "tap"; readonly aim: Aim | null }
  | { readonly what: "stroke"; readonly sheet: string; readonly edges: readonly string[] }
  | { readonly what: "pan" }
  | {
      readonly what: "carry";
      readonly id: string;
      readonly from: Place;
      readonly start: { readonly x: number; readonly y: number };
    };

/** So many milliseconds a finger lies still until a note is meant. */
const LONG = 550;

/** What the paper does with a press that draws nothing. */
export interface Pressing {
  /** On a cell that may say something, and whether it did: a start, or the next step. */
  press(aim: Aim): boolean;
  /** Whether a cell is to be chosen now. */
  isAsked(): boolean;
  /** A long press or the other button: a note. */
  note(aim: Aim): void;
}

export class Hand {
  /** The edges of a stroke that is being drawn. */
  stroke = $state.raw<{ readonly sheet: string; readonly edges: readonly string[] } | null>(null);
  /** The edge or cell under the pointer. */
  aim = $state.raw<Aim | null>(null);
  private doing: Doing | null = null;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private start = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly desk: Desk,
    private readonly window: DeskWindow,
    private readonly papers: () => Readonly<Record<string, Box>>,
    private readonly isReadonly: () => boolean,
    private readonly pressing: Pressing,
  ) {}

  /** While a pointer is down the window must not slide away under it. */
  get isDown(): boolean {
    return this.fingers.size > 0;
  }

  private aimed(x: number, y: number): Aim | null {
    const { desk } = this;
    const at = this.window.cellAt(x, y);
    return aimAt(desk.notebook, this.papers(), desk.cursor.sheet, at.x, at.y, desk.level);
  }

  down(pointer: number, x: number, y: number, isTouch: boolean): void {
    this.fingers.set(pointer, { x, y });
    if (this.fingers.size > 1) {
      this.stop();
      return;
    }
    this.start = { x, y };
    this.aim = null;
    const aim = this.aimed(x, y);
    const isFree = !this.isReadonly() && !this.pressing.isAsked();
    const draws = aim?.edge && this.meansEdge && isFree && !isTouch;
    if (isTouch && aim) this.waitForNote(aim);
    this.doing = draws
      ? { what: "stroke", sheet: aim.sheet, edges: [aim.edge ?? ""] }
      : { what: "tap", aim };
  }

  /** With a stamp in the hand the whole cell is meant, however near its side. */
  private get meansEdge(): boolean {
    return this.desk.tool !== "cell";
  }

  private waitForNote(aim: Aim): void {
    this.timer = setTimeout(() => {
      if (this.doing?.what !== "tap") return;
      this.doing = null;
      this.note(aim);
    }, LONG);
  }

  private note(aim: Aim): void {
    this.desk.put({ sheet: aim.sheet, at: aim.at });
    this.pressing.note(aim);
  }

  /** The other button of a mouse. */
  other(x: number, y: number): void {
    const aim = this.aimed(x, y);
    if (aim && this.fingers.size === 0) this.note(aim);
  }

  /** On the letter of a fragment: it goes where the pointer goes. */
  take(id: string, pointer: number, x: number, y: number): void {
    const fragment = fragmentOf(this.desk.notebook, id);
    if (!fragment) return;
    this.fingers.set(pointer, { x, y });
    this.aim = null;
    this.desk.choose(id);
    if (this.isReadonly()) return;
    this.doing = { what: "carry", id, from: fragment.at, start: this.window.cellAt(x, y) };
  }

  move(pointer: number, x: number, y: number): void {
    const before = this.fingers.get(pointer);
    if (!before) {
      this.aim = this.aimed(x, y);
      return;
    }
    if (this.fingers.size === 2) this.pinch(pointer, x, y);
    const far = Math.hypot(x - this.start.x, y - this.start.y) > TREMBLE;
    if (far) clearTimeout(this.timer);
    if (this.doing?.what === "tap" && far) this.doing = { what: "pan" };
    if (this.doing?.what === "pan") this.window.pan(x - before.x, y - before.y);
    else if (this.doing?.what === "stroke" && far) this.draw(this.doing, x, y);
    else if (this.doing?.what === "carry") this.carry(this.doing, x, y);
    this.fingers.set(pointer, { x, y });
  }

  private pinch(pointer: number, x: number, y: number): void {
    const before = this.fingers.get(pointer);
    const other = [...this.fingers].find(([id]) => id !== pointer)?.[1];
    if (!before || !other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(x - other.x, y - other.y);
    if (was > 0) this.window.zoom(is / was, (x + other.x) / 2, (y + other.y) / 2);
    this.window.pan((x - before.x) / 2, (y - before.y) / 2);
  }

  private draw(doing: Extract<Doing, { what: "stroke" }>, x: number, y: number): void {
    const at = this.window.cellAt(x, y);
    const aim = isCorner(at.x, at.y) ? null : this.aimed(x, y);
    if (!aim?.edge || aim.sheet !== doing.sheet || doing.edges.includes(aim.edge)) return;
    const edges = [...doing.edges, aim.edge];
    this.doing = { ...doing, edges };
    this.stroke = { sheet: doing.sheet, edges };
  }

  private carry(doing: Extract<Doing, { what: "carry" }>, x: number, y: number): void {
    const now = this.window.cellAt(x, y);
    const by = {
      column: Math.round(now.x - doing.start.x),
      row: Math.round(now.y - doing.start.y),
      level: 0,
    };
    const to = moved(doing.from, by);
    const { carried } = this.desk;
    const at = carried?.at ?? doing.from;
    if (to.column !== at.column || to.row !== at.row) this.desk.carry(doing.id, to);
  }

  up(pointer: number): void {
    this.fingers.delete(pointer);
    const { doing, desk } = this;
    this.stop();
    if (!doing) return;
    if (doing.what === "carry") desk.putDown();
    else if (doing.what === "stroke") this.finish(doing);
    else if (doing.what === "tap" && doing.aim) this.tap(doing.aim);
  }

  private finish({ sheet, edges }: Extract<Doing, { what: "stroke" }>): void {
    const [first = ""] = edges;
    if (edges.length > 1) this.desk.drawEdges(sheet, edges);
    else this.desk.cycleEdge(sheet, first);
  }

  private tap(aim: Aim): void {
    const { desk } = this;
    const { sheet, at, edge } = aim;
    desk.put({ sheet, at });
    if (this.isReadonly()) return;
    // Where a cell is asked for, the first press is an answer, whatever tool is in the hand.
    if (this.pressing.isAsked()) this.pressing.press(aim);
    else if (desk.tool === "cell") desk.stampCell(sheet, at);
    else if (edge) desk.cycleEdge(sheet, edge);
    else if (desk.tool === "rubber") desk.stampCell(sheet, at);
    else this.pressing.press(aim);
  }

  /** The pointer was lost, or a second finger came: nothing is drawn. */
  cancel(pointer: number): void {
    this.fingers.delete(pointer);
    this.desk.carried = null;
    this.stop();
  }

  leave(): void {
    this.aim = null;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.doing = null;
    this.stroke = null;
  }
}
