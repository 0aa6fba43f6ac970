/** A cell or side of the plan as it is asked about, and the fact that is about it. */

import type { Mark } from "../lib/types";
import { cellKey, edgeKey, letters, placeOf, sidesOf } from "./places";
import type { Way } from "./places";
import type { Vocabulary } from "./vocabulary";

export const isEdgeKey = (key: string): boolean => /[ul]$/.test(key);

/** “c2”, or “c2 up” for a side, from a cell that is inside. */
export function aboutOf(key: string, vocabulary: Vocabulary, isInside: (cell: string) => boolean): string {
  if (!isEdgeKey(key)) {
    const { column, row } = placeOf(key);
    return `${letters(Math.max(column, 0))}${row + 1}`;
  }
  const [near, far] = sidesOf(key);
  const inside = isInside(cellKey(near));
  const { column, row } = inside ? near : far;
  const way = key.endsWith("u") ? (inside ? 0 : 2) : inside ? 3 : 1;
  return `${letters(Math.max(column, 0))}${row + 1} ${vocabulary.ways[way]}`;
}

/** The first of these facts that is drawn at this place. */
export function factAt<Fact extends { mark?: Mark | null }>(facts: readonly Fact[], key: string): Fact | undefined {
  return facts.find(({ mark }) => {
    if (!mark) return false;
    const at = { column: mark.at.column, row: mark.at.row, level: mark.at.level ?? 0 };
    if (isEdgeKey(key)) return Boolean(mark.edge) && edgeKey(at, (mark.way ?? 0) as Way) === key;
    return Boolean(mark.stamp) && cellKey(at) === key;
  });
}
