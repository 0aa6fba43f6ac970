// A cell in words: what it is, and how one knows.

import { t } from "../words/map";
import { Atlas, you } from "./picture";

export interface Told {
  title: string;
  lines: string[];
}

/** "2 north, 1 east", or "here". */
export function bearing(dx: number, dy: number): string {
  const parts: string[] = [];
  if (dy) parts.push(t(dy < 0 ? "map-north" : "map-south", { steps: Math.abs(dy) }));
  if (dx) parts.push(t(dx < 0 ? "map-west" : "map-east", { steps: Math.abs(dx) }));
  return parts.join(", ") || t("map-here");
}

/** What is there, as a card shows it and a screen reader says it. */
export function told(atlas: Atlas, x: number, y: number): Told {
  const cell = atlas.at(x, y);
  const tokens = atlas.picture.tokens.filter((token) => token.x === x && token.y === y);
  if (cell === undefined && !tokens.length) return { title: t("map-unknown"), lines: [] };
  const marks = cell?.marks ?? [];
  const words = [...tokens, ...marks].map(({ word }) => word).filter(Boolean);
  const title = words.join(", ") || cell?.word || t("map-unknown");
  const lines = marks.flatMap((mark) => (mark.about ? [mark.about] : []));
  if (cell && words.length && cell.layer === "remembered") lines.push(t("map-remembered"));
  return { title, lines };
}

/** The same in one breath, with where it is. */
export function spoken(atlas: Atlas, x: number, y: number): string {
  const { title, lines } = told(atlas, x, y);
  const me = you(atlas.picture);
  const where = me ? bearing(x - me.x, y - me.y) : t("map-place", { column: x + 1, row: y + 1 });
  return [`${title}: ${where}.`, ...lines].join(" ");
}
