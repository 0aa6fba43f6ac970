// From a book to a game: opening a table and going there.

import { accountToken } from "./account";
import { openTable } from "./api";
import { navigate } from "./router";
import { keepName, keepOpened } from "./seats";
import type { BookLine, OpenTable, SeatWish } from "./types";

const FOR_NEWCOMERS = "beginner";

/** As much of a book as one must know to sit down to it. */
export type Playable = Pick<
  BookLine, "name" | "most_players" | "presets" | "bots" | "strengths" | "opponents"
> & {
  notebook?: boolean;
  coach?: boolean;
};

/** How well bots play, the weakest first. */
export const STRENGTHS = ["easy", "normal", "hard"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** One person in this seat, and bots on the others that the book needs or usually has. */
export function usualSeats(book: Playable, strength: Strength = "easy", seat = 0): SeatWish[] {
  const bot = book.strengths[strength] ?? book.bots[0]?.name;
  const wanted = book.opponents;
  const bots = bot === undefined ? 0 : Math.min(wanted, book.most_players - 1);
  const seats: SeatWish[] = Array.from({ length: bots }, () => ({ kind: "bot", bot: bot! }));
  seats.splice(seat, 0, { kind: "person" });
  return seats;
}

/** A game against bots, at once; where one draws one's map, it notes one's own steps by itself. */
export function quickGame(
  book: Playable, name: string, strength: Strength = "easy", seat = 0,
): OpenTable {
  const preset = book.presets.includes(FOR_NEWCOMERS) ? { preset: FOR_NEWCOMERS } : {};
  const notes = book.notebook ? { notebook: "own steps" as const } : {};
  const hints = book.coach ? { assistant: "own answers" as const } : {};
  const terms = { terms: { ...notes, ...hints } };
  return { book: book.name, ...preset, ...terms, seats: usualSeats(book, strength, seat), name };
}

/** As much of a book as one must know to make the next game harder. */
export interface Graded {
  strengths: Record<string, string>;
  presets: Record<string, unknown>;
  /** Presets, the gentlest first; empty: the book as it is. */
  harder: readonly string[];
}

/** What makes the next game harder: stronger bots, or the next preset; null where nothing does. */
export function harderThan(
  book: Graded, bots: readonly string[], options: Record<string, unknown>,
): { strength: Strength; preset?: string } | null {
  const at = Math.max(...STRENGTHS.map((each, n) => (bots.includes(book.strengths[each] ?? "") ? n : -1)));
  const [now, next] = [STRENGTHS[at], STRENGTHS[at + 1]];
  if (now && next && book.strengths[next] !== book.strengths[now]) return { strength: next };
  const isPlayed = (preset: string): boolean =>
    Object.entries(book.presets[preset] ?? {}).every(([option, value]) => options[option] === value);
  const rung = book.harder.reduce((found, preset, n) => (isPlayed(preset) ? n : found), -1);
  const preset = rung < 0 ? undefined : book.harder[rung + 1];
  return preset === undefined ? null : { strength: now ?? "easy", preset };
}

/** Opens a table, keeps its tokens, and goes there. */
export async function openAndGo(wish: OpenTable): Promise<void> {
  if (wish.name) keepName(wish.name);
  const opened = await openTable(wish, accountToken());
  keepOpened(opened);
  navigate(`/t/${opened.id}`);
}
