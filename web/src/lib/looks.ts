// How a book is shown, as it says itself: its symbols, keys and few words of guidance.

import { offered, typed } from "./offered.svelte";
import { bookSaid, wordsIn } from "./shelf";
import type { ShownBook } from "./types";

/** By custom of all books: where the person who looks at the board is. */
export const YOU = "@";

export type Tone = "ink" | "gold" | "good" | "bad" | "water" | "odd" | "stone" | "ground";

export interface Look {
  word: string;
  tone: Tone;
  /** The name of a drawing in glyphs.ts; without one the symbol itself is written. */
  glyph?: string;
  /** What it does, in a line. */
  about?: string;
  /** Whether it is dead, or is there no more as it was. */
  dead?: boolean;
  /** Whether every mark of this shape is one: “a1” any letter with a digit. */
  alike?: boolean;
  /** What all marks of its shape are called, where the word says which one it is. */
  of?: string;
}

export interface Looks {
  /** "tiles": a character a square. "lines": cells with walls drawn between them. */
  style: "tiles" | "lines" | "text";
  symbols: Record<string, Look>;
  /** The same for what is dead, by the mark that it has then. */
  dead: Record<string, Look>;
  /** Symbols that look otherwise while the status has a row, by the message of its label. */
  moods: { row: string; symbols: Record<string, Look> }[];
  /** What stands between two cells. */
  sides: Record<string, Look>;
  /** How much higher than wide a tile is. */
  tall: number;
  hint: string;
  /** What a movement with a direction key is called here, the first legal one is said. */
  moving: string[];
  /** Whether one moves aslant, too. */
  aslant: boolean;
  /** The command in the middle of the rose. */
  middle: string;
  /** Whether columns are called a, b, c. */
  lettered: boolean;
  /** With Shift held. */
  shifted: string[];
  /** Other keys, and the commands that they say, the first legal one. */
  keys: Record<string, string[]>;
  /** Short commands of the book in whole words. */
  words: Record<string, string>;
  /** A command as it is said in the language of the page. */
  offered: (command: string) => string;
  /** A command as it can be typed. */
  typed: (command: string) => string;
  /** The drawing on a command's button, by a word of the command. */
  tiles: Record<string, string>;
  /** Choices for the whole game, and what each means. */
  explains: Record<string, string>;
  /** Questions whose answer everyone hears, and what is said before the first of them. */
  heard: Record<string, string>;
  /** What is asked, in words for a newcomer. */
  asks: Record<string, string>;
  /** Not to be said by one careless press: only written into the line. */
  careful: string[];
  /** Tiles of whom one strikes only after confirmation. */
  peaceful: string[];
  /** Tiles to which one press walks. */
  travel: string[];
  /** Said at any time, offered quietly; NAME stands for each other player. */
  always: string[];
  /** The row that says what lies under oneself; empty where none does. */
  under: string;
  /** Whether the board wants the whole width of the page. */
  wide: boolean;
  /** What one of several levels is called. */
  storey: string;
}

const NAMED = new WeakMap<ShownBook, Looks>();

const PLAIN: Looks = {
  style: "text", symbols: {}, dead: {}, moods: [], sides: {}, tall: 1, hint: "", moving: [], aslant: false, middle: "", lettered: false, shifted: [], keys: {},
  words: {}, offered: (command) => command, typed: (command) => command, tiles: {}, explains: {}, heard: {}, asks: {}, careful: [], peaceful: [], travel: [], always: [], wide: false, under: "", storey: "",
};

/** A book that has not said anything yet is shown as it draws itself. */
export function looksOf(book: string): Looks {
  const page = bookSaid(book);
  if (page === undefined) return PLAIN;
  let looks = NAMED.get(page);
  if (looks === undefined) NAMED.set(page, (looks = named(page)));
  return looks;
}

/** A book's looks with its words in the place of their ids. */
function named(page: ShownBook): Looks {
  const { looks } = page;
  const say = (id: string): string => wordsIn(page, id);
  const each = <T>(list: Record<string, T>, to: (key: string, value: T) => [string, string]) =>
    Object.fromEntries(Object.entries(list).map(([key, value]) => to(key, value)));
  const look = ({ word, tone, tile, about, alike }: ShownBook["looks"]["symbols"][number]): Look => ({
    word: say(word), tone,
    ...(tile ? { glyph: tile } : {}), ...(about ? { about: say(about) } : {}), ...(alike ? { alike } : {}),
  });
  const byMark = (symbols: ShownBook["looks"]["symbols"]): Record<string, Look> =>
    Object.fromEntries(symbols.map((symbol) => [symbol.mark, look(symbol)]));
  return {
    ...looks,
    symbols: byMark(looks.symbols),
    moods: looks.moods.map(({ row, symbols }) => ({ row, symbols: byMark(symbols) })),
    dead: Object.fromEntries(
      looks.symbols.filter(({ dead }) => dead).map((symbol) => [symbol.dead, { ...look(symbol), dead: true }])),
    sides: Object.fromEntries(looks.sides.map((symbol) => [symbol.mark, look(symbol)])),
    hint: say(looks.goal),
    under: looks.under,
    lettered: looks.notebook?.lettered ?? looks.drawing?.lettered ?? false,
    storey: looks.drawing ? say(looks.drawing.storey) : "",
    offered: (command) => offered(page.name, command),
    typed: (command) => typed(page.name, command),
    words: each(looks.words, (command, id) => [command, say(id)]),
    explains: each(looks.explains, (command, id) => [command, say(id)]),
    heard: each(looks.heard, (command, id) => [command, say(id)]),
    asks: each(looks.asks, (prompt, id) => [say(prompt), say(id)]),
  };
}

/** The drawing on the button of a command: its own, or that of one of its words; empty: none. */
export function tileFor(command: string, looks: Looks): string {
  const word = command.split(" ").find((each) => looks.tiles[each] !== undefined) ?? "";
  return looks.tiles[command] ?? looks.tiles[word] ?? "";
}

/** As things look while the status has these rows: anyone who was struck is peaceful no more. */
export function inMood(looks: Looks, rows: readonly string[] = []): Looks {
  const moods = looks.moods.filter(({ row }) => rows.includes(row));
  if (!moods.length) return looks;
  return { ...looks, symbols: moods.reduce((all, { symbols }) => ({ ...all, ...symbols }), looks.symbols) };
}

/** A mark in words and tone: by itself, as what is dead, or by its shape. */
export function lookOf(looks: Looks, mark: string): Look {
  return found(looks, mark) ?? { word: "", tone: "ink" };
}

export const isKnown = (looks: Looks, mark: string): boolean => found(looks, mark) !== undefined;

function found(looks: Looks, mark: string): Look | undefined {
  const shape = mark.replace(/[a-z]/g, "a").replace(/[0-9]/g, "1");
  const look = looks.symbols[mark] ?? looks.dead[mark] ?? looks.symbols[shape];
  if (!look?.alike) return mark in looks.symbols || mark in looks.dead ? look : undefined;
  return { ...look, of: look.word, word: `${look.word} ${mark.replace(/[^a-z0-9]/g, "")}` };
}
