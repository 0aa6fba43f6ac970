// What is said at a table of a book, from the book's own Fluent files, which the server has.

import { SvelteMap } from "svelte/reactivity";
import { askText, getShownBook } from "./api";
import { language, PSEUDO } from "../words/language.svelte";
import { FIRST } from "../words/files";
import { Speaker } from "../words/speaker";

const AGAIN = 3000;
const speakers = new SvelteMap<string, Speaker>();
const loading = new Map<string, Promise<void>>();
const latest = new Map<string, Speaker>();

/** Who speaks of this book in the language of the page; until the words have come, who spoke
 * before a change of language, or nobody. */
export function speakerOf(book: string): Speaker | undefined {
  const name = language();
  const found = speakers.get(`${book}/${name}`);
  if (found === undefined) void learnt(book, name);
  else latest.set(book, found);
  return found ?? latest.get(book);
}

/** The words of a book are asked for once, and again where they could not be had. */
export function learnt(book: string, name: string = language()): Promise<void> {
  const key = `${book}/${name}`;
  let under = loading.get(key);
  if (under === undefined) {
    under = learn(book, name).catch(() => {
      setTimeout(() => {
        loading.delete(key);
        void learnt(book, name);
      }, AGAIN);
    });
    loading.set(key, under);
  }
  return under;
}

async function learn(book: string, name: string): Promise<void> {
  const key = `${book}/${name}`;
  const shape = PSEUDO.includes(name) ? (await import("../words/pseudo")).shaper(name) : undefined;
  // The server puts English in where the language has no words: nobody else need be asked.
  const speaker = new Speaker(name, null, undefined, shape);
  const { languages } = await getShownBook(book);
  const mark = languages[shape ? FIRST : name];
  if (mark !== undefined) {
    const from = `/books/${encodeURIComponent(book)}/words/${shape ? FIRST : name}/${mark}`;
    speaker.learn(await askText(from));
  }
  speakers.set(key, speaker);
}
