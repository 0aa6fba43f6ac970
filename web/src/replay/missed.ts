/** Marks on the map of a moment to learn from, and that map: only what had been told by then. */

import { getReplay } from "../lib/finished";
import type { Mark, Marked, MissedMoment, SentView, Summary, ViewMessage } from "../lib/types";
import { cellKey, placeOf, sidesOf } from "../notebook/places";
import type { Shape } from "../notebook/model";
import { learnt, speakerOf } from "../lib/book.svelte";
import { saidView } from "../lib/said";
import { Chronicle, streamOf } from "../lib/position";

/** As the mark is drawn while it is thought over. */
export function drawnAs({ at, way = -1 }: Marked): Mark[] {
  if (!at) return [];
  return [way < 0 ? { at, stamp: "land" } : { at, way, edge: "exit" }];
}

/** What a press on the map means here, if anything: a cell where a cell is asked for. */
export function markAt(key: string, asks: MissedMoment["asks"], shape: Shape): Marked | null {
  const isSide = /[ul]$/.test(key);
  if (asks === "cell" && !isSide) {
    const { column, row, level } = placeOf(key);
    return isOn(shape, column, row) ? { at: { column, row, level } } : null;
  }
  if (asks !== "side" || !isSide) return null;
  const [near, far] = sidesOf(key);
  const up = key.endsWith("u");
  const inside = isOn(shape, near.column, near.row) ? near : far;
  if (!isOn(shape, inside.column, inside.row)) return null;
  const way = inside === near ? (up ? 0 : 3) : up ? 2 : 1;
  return { at: { column: inside.column, row: inside.row, level: inside.level }, way };
}

const isOn = (shape: Shape, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < shape.columns && row < shape.rows;

/** The cells of a level in reading order, by key. */
export function cellsOf({ columns, rows }: Shape, level = 0): string[] {
  return Array.from({ length: columns * rows }, (_, n) =>
    cellKey({ column: n % columns, row: Math.floor(n / columns), level }),
  );
}

/** What this chair had then; each answer is called by its number in the game. */
export async function viewThen(id: string, table: Summary, seat: number, moment: MissedMoment): Promise<ViewMessage> {
  const chronicle = new Chronicle(streamOf(await getReplay(id, String(seat), moment.move)));
  const view: SentView = chronicle.at(chronicle.last);
  await learnt(table.book);
  const speaker = speakerOf(table.book);
  if (!speaker) throw new Error("no words");
  const said = saidView(view, speaker);
  const transcript = said.transcript.map((told, n) => ({ ...told, number: moment.heard[n] ?? told.number }));
  return { ...said, transcript };
}
