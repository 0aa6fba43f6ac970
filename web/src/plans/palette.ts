/** What can be drawn into a plan, in the words of its book. */

import { bookSaid, wordsIn } from "../lib/shelf";

export interface Stamp {
  mark: string;
  name: string;
  /** What the button shows; the mark itself if there is nothing better. */
  shown: string;
}

export interface StampGroup {
  name: string;
  stamps: Stamp[];
}

export function paletteOf(book: string): StampGroup[] {
  const page = bookSaid(book);
  return (page?.looks.drawing?.palette ?? []).map(({ word, stamps }) => ({
    name: wordsIn(page!, word),
    stamps: stamps.map((stamp) => ({
      mark: stamp.mark,
      name: wordsIn(page!, stamp.word),
      shown: stamp.shown || stamp.mark,
    })),
  }));
}

/** What a mark of a wall is called. */
export function wallName(book: string, mark: string): string {
  const page = bookSaid(book);
  const id = page?.looks.drawing?.walls[mark];
  return page && id ? wordsIn(page, id) : "";
}

/** What one of several sheets of a plan is called: a floor, a level. */
export function storeyOf(book: string): string {
  const page = bookSaid(book);
  return page?.looks.drawing ? wordsIn(page, page.looks.drawing.storey) : "";
}

/** Whether columns are called a, b, c. */
export const isLettered = (book: string): boolean =>
  bookSaid(book)?.looks.drawing?.lettered ?? false;
