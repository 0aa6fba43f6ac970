/** What players note on their paper: stamps and kinds of edges, as the book says them. */

import { bookSaid, wordsIn } from "../lib/shelf";
import type { ShownBook, NotebookMarks } from "../lib/types";
import { tileName } from "../map/tiles";
import type { Tone } from "../map/tiles";

export type Group = "kind" | "flow" | "thing" | "player";

export interface Stamp {
  readonly key: string;
  readonly name: string;
  /** At most two letters, as it is drawn where it has no picture. */
  readonly letters: string;
  /** Of a kind or a flow a cell has one; things and players may be many. */
  readonly group: Group;
  /** The key that places it at the cursor, where there is one. */
  readonly shortcut: string;
  /** The heading under which the tools show it. */
  readonly shelf: string;
  /** What it does to a player who meets it: its colour. */
  readonly tone: Tone;
}

export interface EdgeKind {
  readonly key: string;
  readonly name: string;
  /** The more general kind that this one is a kind of: a wire is a wall. */
  readonly of: string;
}

export interface Vocabulary {
  readonly stamps: readonly Stamp[];
  readonly edges: readonly EdgeKind[];
  /** In which order a click goes through the edges. */
  readonly cycle: readonly string[];
  /** Whether cells are called b3, or by column, row and level. */
  readonly lettered: boolean;
  readonly ways: readonly [string, string, string, string];
  /** How many cells one sees along each open way; 0 where what is seen is not told. */
  readonly sight: number;
}

export const MAYBE = "maybe";
export const OPEN = "open";
export const WALL = "wall";
export const EXIT = "exit";

/** For a book that has not said anything: walls and nothing else. */
const PLAIN: Vocabulary = {
  lettered: false,
  sight: 0,
  ways: ["up", "right", "down", "left"],
  cycle: [WALL, OPEN, MAYBE, EXIT],
  edges: [
    { key: WALL, name: "wall", of: "" },
    { key: OPEN, name: "no wall", of: "" },
    { key: MAYBE, name: "maybe a wall", of: "" },
    { key: EXIT, name: "exit", of: "" },
  ],
  stamps: [],
};
const NAMED = new WeakMap<ShownBook, Vocabulary>();

/** What players of this book note, in the words of the book. */
export function vocabularyOf(book: string): Vocabulary {
  const page = bookSaid(book);
  if (!page?.looks.notebook) return PLAIN;
  let vocabulary = NAMED.get(page);
  if (vocabulary === undefined) {
    NAMED.set(page, (vocabulary = named(page, page.looks.notebook)));
  }
  return vocabulary;
}

function named(page: ShownBook, marks: NotebookMarks): Vocabulary {
  const say = (id: string): string => wordsIn(page, id);
  const [up, right, down, left] = marks.ways;
  return {
    lettered: marks.lettered,
    sight: marks.sight,
    ways: [say(up), say(right), say(down), say(left)],
    cycle: marks.cycle,
    edges: marks.edges.map(({ key, word, of }) => ({ key, name: say(word), of })),
    stamps: marks.stamps.map(({ word, shelf, ...stamp }) => ({
      ...stamp, name: say(word), shelf: say(shelf), tone: toneOf(page, stamp),
    })),
  };
}

/** As the book's own symbol for it says: the one with its tile, or else with its letters. */
function toneOf({ looks }: ShownBook, { key, letters }: { key: string; letters: string }): Tone {
  const name = tileName(key);
  const { symbols } = looks;
  const symbol =
    symbols.find(({ tile }) => tile && tileName(tile) === name) ??
    symbols.find(({ mark }) => mark === letters);
  return symbol?.tone ?? (name === "treasure" ? "gold" : "ink");
}

export function stampOf(vocabulary: Vocabulary, key: string): Stamp | undefined {
  return vocabulary.stamps.find((stamp) => stamp.key === key);
}

/** The group of which a cell has only one, or null: stamps of later versions exclude nothing. */
export function exclusive(vocabulary: Vocabulary, key: string): Group | null {
  const group = stampOf(vocabulary, key)?.group;
  return group === "kind" || group === "flow" ? group : null;
}

export function edgeName(vocabulary: Vocabulary, key: string): string {
  return vocabulary.edges.find((edge) => edge.key === key)?.name ?? key;
}

/** The more telling one of two kinds of an edge that can both be true; null if they cannot. */
export function finer(vocabulary: Vocabulary, one: string, other: string): string | null {
  if (one === other || other === MAYBE) return one;
  if (one === MAYBE) return other;
  const general = (key: string) => vocabulary.edges.find((edge) => edge.key === key)?.of;
  if (general(one) === other) return one;
  return general(other) === one ? other : null;
}
