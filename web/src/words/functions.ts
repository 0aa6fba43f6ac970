// What a message may call besides NUMBER: LIST, FORM and CAPITAL, as asterion/words/functions.py.

import { type FluentFunction, FluentNone, FluentType, type FluentValue } from "@fluent/bundle";
import type { Item, Phrase, Speaker, Value } from "./speaker";

/** What a variable stands for in a message. */
export type Meaning = string | number | FluentType<unknown>;

/** A phrase within a phrase: said in the language of the whole. */
class Said extends FluentType<Phrase> {
  constructor(
    phrase: Phrase,
    private readonly speaker: Speaker,
  ) {
    super(phrase);
  }
  override toString(): string {
    return this.speaker.speak(this.value);
  }
}

/** Several at once; plainly shown they are joined by commas and an “and”. */
class Several extends FluentType<readonly Item[]> {
  constructor(
    items: readonly Item[],
    private readonly speaker: Speaker,
  ) {
    super(items);
  }
  override toString(): string {
    return joined(this.speaker, this.value, "and");
  }
}

export function meant(value: Value, speaker: Speaker): Meaning {
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value !== "object") return value;
  return isList(value) ? new Several(value, speaker) : new Said(value, speaker);
}

export function functionsOf(speaker: Speaker): Record<string, FluentFunction> {
  const shown = (value: FluentValue): string =>
    typeof value === "string" ? value : shownBy(speaker, value);

  return {
    /** LIST($items), LIST($items, type: "or"), LIST($items, type: "join"). */
    LIST([value], { type = "and" }) {
      if (type !== "and" && type !== "or" && type !== "join") {
        throw new Error(`the type of a list is “and”, “or” or “join”, not “${String(type)}”`);
      }
      if (value === undefined || value instanceof FluentNone) return new FluentNone();
      return value instanceof Several ? joined(speaker, value.value, type) : shown(value);
    },
    /** FORM($what, "accusative"): that attribute of the phrase's message, where it has one. */
    FORM([value, name]) {
      if (typeof name !== "string") throw new Error("its second argument is the name of an attribute");
      const formed = (item: Item): Item =>
        typeof item === "object" ? speaker.form(item, name) : item;
      if (value instanceof Several) return new Several(value.value.map(formed), speaker);
      if (value instanceof Said) return speaker.form(value.value, name);
      return value ?? new FluentNone();
    },
    /** CAPITAL($sentence): its first letter large. */
    CAPITAL([value]) {
      const text = value === undefined ? "" : shown(value);
      return text.slice(0, 1).toUpperCase() + text.slice(1);
    },
  };
}

/** The items from the left, with the glue that the language's own messages are. */
function joined(speaker: Speaker, items: readonly Item[], kind: "and" | "or" | "join"): string {
  const texts = items.map((item) => plain(speaker, item)).filter((text) => text !== "");
  return texts.reduce((before, next, index) => {
    const glue = index === texts.length - 1 ? kind : "join";
    return speaker.say(`list-${glue}`, { before, next });
  }, texts.shift() ?? "");
}

function plain(speaker: Speaker, item: Item): string {
  if (typeof item === "object") return speaker.speak(item);
  if (typeof item === "number") return speaker.number(item);
  return String(item);
}

function shownBy(speaker: Speaker, value: FluentType<unknown>): string {
  if (value instanceof Said || value instanceof Several) return value.toString();
  return typeof value.value === "number" ? speaker.number(value.value) : String(value.value);
}

function isList(value: Phrase | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}
