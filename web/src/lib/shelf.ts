// What the books have said about themselves, once somebody has asked for them.

import { SvelteMap } from "svelte/reactivity";
import type { BookPage } from "./types";

const known = new SvelteMap<string, BookPage>();

export function remember(page: BookPage): void {
  known.set(page.name, page);
}

/** All about a book, if it has been asked for; whoever looks here sees it come. */
export function bookSaid(book: string): BookPage | undefined {
  return known.get(book);
}

/** The words of an id of the book's looks; what has no words is shown as it is. */
export function wordsIn(page: BookPage, id: string): string {
  return page.words[id] ?? id;
}
