/** What a press, a stroke or a drag does on the paper. */

import type { Drag, Gestures, Point } from "../map/pointer";
import type { Desk } from "./desk.svelte";
import { aimAt, isCorner } from "./layout";
import type { Box } from "./boxes";
import type { Aim } from "./layout";
import { fragmentOf } from "./model";
import { moved } from "./places";

/** What the paper does with a press that draws nothing. */
export interface Pressing {
  /** On a cell that may say something, and whether it did: a start, or the next step. */
  press(aim: Aim): boolean;
  /** Whether a cell is to be chosen now. */
  isAsked(): boolean;
  /** A long press or the other button: a note. */
  note(aim: Aim): void;
}

export class Hand implements Gestures {
  /** The edges of a stroke that is being drawn. */
  stroke = $state.raw<{ readonly sheet: string; readonly edges: readonly string[] } | null>(null);
  /** The edge or cell under the pointer. */
  aim = $state.raw<Aim | null>(null);

  constructor(
    private readonly desk: Desk,
    private readonly papers: () => Readonly<Record<string, Box>>,
    private readonly isReadonly: () => boolean,
    private readonly pressing: Pressing,
  ) {}

  private aimed({ x, y }: Point): Aim | null {
    const { desk } = this;
    return aimAt(desk.notebook, this.papers(), desk.cursor.sheet, x, y, desk.level);
  }

  hover(at: Point | null): void {
    this.aim = at && this.aimed(at);
  }

  take(at: Point, event: PointerEvent): Drag | null {
    this.aim = null;
    const piece = (event.target as Element).closest("[data-piece]")?.getAttribute("data-piece");
    if (piece) return this.carry(piece, at);
    const aim = this.aimed(at);
    const isFree = !this.isReadonly() && !this.pressing.isAsked();
    // With a stamp in the hand the whole cell is meant, however near its side.
    const draws = isFree && event.pointerType !== "touch" && this.desk.tool !== "cell";
    return draws && aim?.edge ? this.draw(aim, aim.edge) : null;
  }

  /** On the letter of a fragment: it goes where the pointer goes. */
  private carry(id: string, start: Point): Drag | null {
    const { desk } = this;
    const fragment = fragmentOf(desk.notebook, id);
    if (!fragment) return null;
    desk.choose(id);
    const move = (now: Point): void => {
      if (this.isReadonly()) return;
      const by = { column: Math.round(now.x - start.x), row: Math.round(now.y - start.y), level: 0 };
      const to = moved(fragment.at, by);
      const at = desk.carried?.at ?? fragment.at;
      if (to.column !== at.column || to.row !== at.row) desk.carry(id, to);
    };
    return { move, end: () => desk.putDown(), cancel: () => (desk.carried = null) };
  }

  /** Along the edges of one sheet; of one alone, the next kind. */
  private draw({ sheet, at: cell }: Aim, first: string): Drag {
    const { desk } = this;
    const edges = [first];
    const move = (at: Point): void => {
      const aim = isCorner(at.x, at.y) ? null : this.aimed(at);
      if (!aim?.edge || aim.sheet !== sheet || edges.includes(aim.edge)) return;
      edges.push(aim.edge);
      this.stroke = { sheet, edges: [...edges] };
    };
    const end = (): void => {
      this.stroke = null;
      if (edges.length > 1) return desk.drawEdges(sheet, edges);
      desk.put({ sheet, at: cell });
      desk.cycleEdge(sheet, first);
    };
    return { move, end, cancel: () => (this.stroke = null) };
  }

  note(at: Point): void {
    const aim = this.aimed(at);
    if (!aim) return;
    this.desk.put({ sheet: aim.sheet, at: aim.at });
    this.pressing.note(aim);
  }

  press(point: Point): void {
    const aim = this.aimed(point);
    if (!aim) return;
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
}
