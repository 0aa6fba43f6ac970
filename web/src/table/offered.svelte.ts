// What may be said, in the language of the page where moves are heard in it: the server knows how,
// and is asked once for each command. Until it has answered a command is shown as records have it.

import { SvelteMap } from "svelte/reactivity";
import { sayCommands } from "../lib/api";
import { isHeard } from "../words/files";
import { language } from "../words/language.svelte";
import { wayOf } from "./commands";

/** So many at once; what is beyond them is not shown by name anyway. */
const MOST = 300;
/** What is longer a person has composed: it is shown as it was said. */
const LONGEST = 100;
const known = new SvelteMap<string, string>();
const asked = new Set<string>();

const keyOf = (book: string, command: string): string => `${language()} ${book} ${command}`;

/** A command as a person says it here. */
export function offered(book: string, command: string): string {
  return (isHeard(language()) && known.get(keyOf(book, command))) || command;
}

/** Ask for those that are not known yet; nothing is asked in English. */
export function learn(book: string, commands: readonly string[]): void {
  if (!isHeard(language())) return;
  const wanted = [...new Set(commands)]
    .filter((each) => each.length <= LONGEST && !asked.has(keyOf(book, each)))
    .slice(0, MOST);
  if (!wanted.length) return;
  const keys = wanted.map((each) => keyOf(book, each));
  for (const key of keys) asked.add(key);
  void sayCommands(book, wanted).then(
    ({ said }) => keys.forEach((key, n) => known.set(key, said[n] ?? "")),
    () => keys.forEach((key) => asked.delete(key)),
  );
}

/** The commands of this moment, and the verbs of those that want a way: “attack north”, “attack”. */
export function sayable(legal: readonly string[], always: readonly string[]): string[] {
  const verbs = legal.flatMap((command) => wayOf(command)?.stem || []);
  return [...always, ...verbs, ...legal];
}
