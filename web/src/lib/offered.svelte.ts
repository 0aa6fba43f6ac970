// What may be said, in the language of the page: the server knows how, and is asked once for each
// command. Until it has answered a command is shown as records have it.

import { SvelteMap } from "svelte/reactivity";
import { sayCommands } from "./api";
import { FIRST, isHeard } from "../words/files";
import { language } from "../words/language.svelte";

/** This many at once; the others are asked for when they are shown again. */
const MOST = 300;
/** What is longer is shown as it was said. */
const LONGEST = 300;
const known = new SvelteMap<string, string>();
const asked = new Set<string>();
/** What is to be asked for, by language and book. */
const waiting = new Map<string, Set<string>>();

const keyOf = (room: string, command: string): string => `${room} ${command}`;

/** A command as a button names it, and as it is told of. */
export function offered(book: string, command: string): string {
  if (language() === FIRST || !command) return command;
  const room = `${language()} ${book}`;
  ask(room, command);
  return known.get(keyOf(room, command)) || command;
}

/** A command as it can be typed: in the language of the page only where moves are heard in it. */
export function typed(book: string, command: string): string {
  return isHeard(language()) ? offered(book, command) : command;
}

/** Ask beforehand for what will be shown. */
export function learn(book: string, commands: readonly string[]): void {
  for (const command of commands) offered(book, command);
}

function ask(room: string, command: string): void {
  if (asked.has(keyOf(room, command)) || command.length > LONGEST) return;
  const wanted = waiting.get(room) ?? new Set();
  if (wanted.size >= MOST) return;
  if (!waiting.size) setTimeout(askAll);
  waiting.set(room, wanted.add(command));
  asked.add(keyOf(room, command));
}

function askAll(): void {
  for (const [room, wanted] of waiting) {
    const commands = [...wanted];
    const keys = commands.map((each) => keyOf(room, each));
    const [lang = "", book = ""] = room.split(" ");
    void sayCommands(book, commands, lang).then(
      ({ said }) => keys.forEach((key, n) => known.set(key, said[n] ?? "")),
      () => keys.forEach((key) => asked.delete(key)),
    );
  }
  waiting.clear();
}
