// From a book to a game: opening a table and going there.

import { openTable } from "./api";
import { navigate } from "./router";
import { keepName, keepOpened } from "./seats";
import type { BookLine, OpenTable, SeatWish } from "./types";

/** How many opponents a newcomer meets, at most. */
const OPPONENTS: Record<string, number> = { labyrinth: 2 };
const FOR_NEWCOMERS = "beginner";

/** As much of a book as one must know to sit down to it. */
export type Playable = Pick<BookLine, "name" | "most_players" | "presets" | "bots">;

/** One person, and bots on the other seats that the book needs or usually has. */
export function usualSeats(book: Playable): SeatWish[] {
  const bot = book.bots[0]?.name;
  const wanted = OPPONENTS[book.name] ?? 1;
  const bots = bot === undefined ? 0 : Math.min(wanted, book.most_players - 1);
  const seats: SeatWish[] = [{ kind: "person" }];
  for (let n = 0; n < bots; n++) seats.push({ kind: "bot", bot: bot! });
  return seats;
}

/** A game against bots, at once. */
export function quickGame(book: Playable, name: string): OpenTable {
  const preset = book.presets.includes(FOR_NEWCOMERS) ? { preset: FOR_NEWCOMERS } : {};
  return { book: book.name, ...preset, seats: usualSeats(book), name };
}

/** Opens a table, keeps its tokens, and goes there. */
export async function openAndGo(wish: OpenTable): Promise<void> {
  if (wish.name) keepName(wish.name);
  const opened = await openTable(wish);
  keepOpened(opened);
  navigate(`/t/${opened.id}`);
}
