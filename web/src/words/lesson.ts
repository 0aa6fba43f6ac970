// The lessons of the books: `lesson-BOOK-...`, a file for each family of books.

import cc3k from "./en/lesson-cc3k.ftl";
import dooom from "./en/lesson-dooom.ftl";
import dungeonlab from "./en/lesson-dungeonlab.ftl";
import labyrinth from "./en/lesson-labyrinth.ftl";
import english from "./en/lesson.ftl";
import "./common";
import { area } from "./page.svelte";

area("lesson-cc3k", cc3k);
area("lesson-dooom", dooom);
area("lesson-dungeonlab", dungeonlab);
area("lesson-labyrinth", labyrinth);
export const t = area("lesson", english);
