/** The lesson of each book. */

import { CC3K } from "./cc3k";
import { DUNGEON_OF_DOOOM, LABYRINTH_OF_DOOOM } from "./dooom";
import { DUNGEONLAB } from "./dungeonlab";
import { LABYRINTH } from "./labyrinth";
import type { Lesson } from "./lesson";

export const LESSONS: Lesson[] = [
  LABYRINTH, DUNGEON_OF_DOOOM, LABYRINTH_OF_DOOOM, CC3K, DUNGEONLAB,
];

export function lessonOf(book: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.book === book);
}
