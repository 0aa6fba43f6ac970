/** What can be voted on at a table, each with how it is now. */

import type { BookPage, Choice, Plain, Summary } from "../lib/types";

export interface Motion {
  /** As the vote says it: "skips", "plan.width", "time.clock". */
  name: string;
  part: "" | "plan" | "time";
  choice: Choice;
  now: Plain[string] | undefined;
}

/** All of the book's ballot; a plan that is there already is not voted on. */
export function motionsOf(
  book: Pick<BookPage, "ballot" | "options" | "settings">,
  terms: Choice[],
  table: Pick<Summary, "generated" | "options" | "settings" | "terms">,
): Motion[] {
  const named = (part: Motion["part"], choices: Choice[], now: Plain): Motion[] =>
    choices.map((choice) => ({
      name: part ? `${part}.${choice.name}` : choice.name,
      part,
      choice,
      now: now[choice.name] ?? choice.default,
    }));
  const plan = table.generated ? named("plan", book.settings, table.settings as Plain) : [];
  const all = [
    ...plan,
    ...named("time", terms, table.terms as unknown as Plain),
    ...named("", book.options, table.options as Plain),
  ];
  return all.filter((motion) => book.ballot.includes(motion.name));
}
