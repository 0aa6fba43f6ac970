// What the books have said about themselves, once somebody has asked for them.

import { SvelteMap } from "svelte/reactivity";
import type { ShownBook } from "./types";

const known = new SvelteMap<string, ShownBook>();

export function remember(page: ShownBook): void {
  known.set(page.name, page);
}

/** What a book says of itself, if it has been asked for; anyone who looks here sees it come. */
export function bookSaid(book: string): ShownBook | undefined {
  return known.get(book);
}

/** The words of an id of the book's looks; what has no words is shown as it is. */
export function wordsIn(page: ShownBook, id: string): string {
  return page.words[id] ?? id;
}
