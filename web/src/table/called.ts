// What the words of a move are called in the language of the page; said is the word itself.

import { t } from "../words/composer";

/** “I hit a wall” or “second lowest”, as a person reads it. */
export function called(word: string): string {
  return t(`composer-word-${word.toLowerCase().replace(/[^a-z]+/g, "-")}`);
}
