/** The agreed shape of the plan, from what everyone is told: the opening, or the empty outline. */

import type { GameEvent } from "../lib/types";
import type { Shape } from "./model";

export const NO_SHAPE: Shape = { columns: 5, rows: 5, levels: 1, mask: [] };

/** From the event that opens a game; null if it is not among these. */
export function shapeFromEvents(events: readonly GameEvent[]): Shape | null {
  const began = events.find(({ event }) => event === "Began");
  if (!began) return null;
  if (typeof began["shape"] === "string") return shapeFromRows(began["shape"].split("/"));
  const [columns, rows, levels] = [began["columns"], began["rows"], began["levels"]].map(Number);
  if (!columns || !rows) return null;
  return { columns, rows, levels: levels || 1, mask: [] };
}

function shapeFromRows(mask: readonly string[]): Shape {
  const columns = Math.max(...mask.map((row) => row.length));
  const isFull = mask.every((row) => row === "#".repeat(columns));
  return { columns, rows: mask.length, levels: 1, mask: isFull ? [] : mask };
}

/** From Labyrinth's empty outline: a line of letters, then `  1  .   .   . ` for each row. */
export function shapeFromOutline(board: readonly string[]): Shape | null {
  const [letters = "", ...lines] = board;
  const columns = letters.split(/\s+/).filter((name) => name !== "").length;
  if (columns === 0 || lines.length === 0) return null;
  const rows = lines.map((line) =>
    Array.from({ length: columns }, (_, column) =>
      line.slice(4 + column * 4, 8 + column * 4).includes(".") ? "#" : ".",
    ).join(""),
  );
  return rows.every((row) => row.includes("#")) ? shapeFromRows(rows) : null;
}
