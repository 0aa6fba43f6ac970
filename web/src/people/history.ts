// The games that somebody has played to their end: a line each, and what they come to book by book.

import { keep, kept } from "../browser/kept";
import type { BookLine, Summary } from "../lib/types";

export interface Played {
  id: string;
  book: string;
  seat: number;
  names: string[];
  won: boolean;
  /** Nobody won: a draw, or a game that one plays for points. */
  undecided: boolean;
  /** By the book's own measure; null where it did not come to that. */
  score: number | null;
  ended: number;
}

/** One book's games: how many, and how it went on. */
export interface Course {
  book: string;
  played: number;
  won: number;
  best: number | null;
  /** From 0 to 1, game by game: of the last ten the share that was won, or the score beside the best. */
  curve: number[];
}

const KEY = "history";
const MOST = 500;
const LATELY = 10;

/** Null while it goes on: until then nothing about it is for a profile. */
export function playedOf(table: Summary, seat: number): Played | null {
  if (table.phase !== "finished" || table.result === null || table.played_on) return null;
  if (table.places[seat] === undefined) return null;
  return {
    id: table.id,
    book: table.book,
    seat,
    names: table.places.map(({ name }) => name),
    won: table.result.winners.includes(seat),
    undecided: table.result.winners.length === 0,
    score: table.scores[seat] ?? null,
    ended: table.ended ?? table.made,
  };
}

/** What this browser remembers, the newest first. */
export const remembered = (): Played[] => kept<Played[]>(KEY, []);

/** With these, each game once. */
export function remember(lines: readonly Played[]): Played[] {
  const all = joined(remembered(), lines);
  keep(KEY, all);
  return all;
}

export function joined(...lists: (readonly Played[])[]): Played[] {
  const found = new Map(lists.flat().map((line) => [line.id, line]));
  return [...found.values()].sort((one, other) => other.ended - one.ended).slice(0, MOST);
}

/** Book by book, the one with the most games first. */
export function coursesOf(lines: readonly Played[], books: readonly BookLine[]): Course[] {
  const names = [...new Set(lines.map(({ book }) => book))];
  const courses = names.map((book) => {
    const line = books.find(({ name }) => name === book);
    const games = lines.filter((each) => each.book === book).sort((one, other) => one.ended - other.ended);
    return courseOf(book, games, line?.most ?? false, line?.most_players === 1);
  });
  return courses.sort((one, other) => other.played - one.played);
}

function courseOf(book: string, games: readonly Played[], most: boolean, alone: boolean): Course {
  const scores = games.flatMap(({ score }) => (score === null ? [] : [score]));
  const best = scores.length ? (most ? Math.max(...scores) : Math.min(...scores)) : null;
  const highest = Math.max(1, ...scores);
  const curve = games.map(({ score }, n) => {
    if (alone && most) return (score ?? 0) / highest;
    const lately = games.slice(Math.max(0, n + 1 - LATELY), n + 1);
    return lately.filter(({ won }) => won).length / lately.length;
  });
  return { book, played: games.length, won: games.filter(({ won }) => won).length, best, curve };
}
