/** What lies over the paper: marks that somebody else makes for it, each kind on a layer of its own. */

import type { ArgumentStep, Mark } from "../lib/types";
import type { Sheet } from "./model";
import { cellKey, edgeKey } from "./places";
import type { Place, Way } from "./places";

/** Marks by the places of the plan where they stand. */
export interface Marked {
  readonly cells: Readonly<Record<string, readonly string[]>>;
  readonly edges: Readonly<Record<string, string>>;
  /** With a way, outside of the cell. */
  readonly players: readonly { readonly seat: number; readonly at: Place; readonly way: number }[];
  readonly leads: readonly { readonly from: Place; readonly to: Place }[];
}

/** Notes of the player's own, and whether each is true. */
export interface Judged {
  /** As they stand on the plan. */
  readonly own: Sheet;
  readonly cells: Readonly<Record<string, boolean>>;
  readonly edges: Readonly<Record<string, boolean>>;
}

export interface Overlays {
  /** What follows from what was told: gold. */
  readonly proved?: Marked | null;
  /** What is possible, where few cases are left: pencil. */
  readonly maybe?: Marked | null;
  /** The plan as it is, pale, under everything. */
  readonly truth?: Marked | null;
  readonly noted?: Judged | null;
  /** The places of notes that do not fit what follows. */
  readonly wrong?: readonly string[];
  /** A proof that is being read: what it proves. */
  readonly shown?: Marked | null;
  /** A step of an argument that is being read. */
  readonly argued?: ArgumentStep | null;
}

export function marked(marks: readonly Mark[]): Marked {
  const cells: Record<string, string[]> = {};
  const edges: Record<string, string> = {};
  const players: { seat: number; at: Place; way: number }[] = [];
  const leads: { from: Place; to: Place }[] = [];
  for (const { at: spot, stamp = "", way = -1, edge = "", seat = -1, to } of marks) {
    const at = { column: spot.column, row: spot.row, level: spot.level ?? 0 };
    if (stamp) (cells[cellKey(at)] ??= []).push(stamp);
    else if (edge) edges[edgeKey(at, way as Way)] = stronger(edges[edgeKey(at, way as Way)], edge);
    else if (seat >= 0) players.push({ seat, at, way });
    else if (to) leads.push({ from: at, to: { column: to.column, row: to.row, level: to.level ?? 0 } });
  }
  return { cells, edges, players, leads };
}

/** The same of places alone: a cell that is spoken of counts, whatever is on it. */
export function pointedAt(marks: readonly Mark[]): Marked {
  const found = marked(marks);
  const cells = marks.map(({ at }) => cellKey({ ...at, level: at.level ?? 0 }));
  return { ...found, cells: { ...Object.fromEntries(cells.map((key) => [key, []])), ...found.cells } };
}

/** Of two marks on one side the one that says more. */
function stronger(one: string | undefined, other: string): string {
  return one === "exit" ? one : other;
}
