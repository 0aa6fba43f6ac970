// Says phrases from Fluent files, as asterion/words/speaker.py does: same files, same sentences.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functionsOf, type Meaning, meant } from "./functions";

/** A message by its id (`wall-hit`, or `wall-hit.title` for an attribute) and its variables. */
export interface Phrase {
  readonly id: string;
  readonly args?: Readonly<Record<string, Value>> | undefined;
}
export type Item = string | number | boolean | Phrase;
export type Value = Item | readonly Item[];
export type Args = Readonly<Record<string, Value>>;

/** Most players have not said how they are spoken of; then the default of a message is meant. */
const UNSAID = /: \$\w+Gender$/;

/** What is wrong in the words: it is shown in brackets and told, never thrown at a player. */
export type Complain = (text: string) => void;

export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly numbers: Intl.NumberFormat;

  /**
   * One language. What it has no words for is said by `following`, at last in English.
   * `shape` changes every message that is learnt: that is how a pseudo-language is made.
   */
  constructor(
    readonly language: string,
    private readonly following: Speaker | null = null,
    private readonly complain: Complain = (text) => console.error(text),
    private readonly shape: (resource: FluentResource) => FluentResource = (same) => same,
  ) {
    this.numbers = new Intl.NumberFormat(written(language));
    // There are no marks around variables, as in the terminal: names are short, and stand alone.
    this.bundle = new FluentBundle(written(language), {
      useIsolating: false,
      functions: functionsOf(this),
    });
  }

  /** The messages of a file; what is known already stays as it is. */
  learn(text: string): void {
    this.bundle.addResource(this.shape(new FluentResource(text)));
  }

  has(name: string): boolean {
    return this.patternOf(name) !== null || (this.following?.has(name) ?? false);
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.patternOf(id);
    if (pattern === null) {
      if (this.following !== null) return this.following.say(id, args);
      this.complain(`there is no message “${id}”`);
      return `[${id}]`;
    }
    const errors: Error[] = [];
    const given: Record<string, Meaning> = {};
    for (const [name, value] of Object.entries(args)) given[name] = meant(value, this);
    const text = this.bundle.formatPattern(pattern, given, errors);
    for (const { message } of errors) if (!UNSAID.test(message)) this.complain(`${id}: ${message}`);
    return text;
  }

  /** The phrase in this language; what is text already stays as it is. */
  speak(said: Phrase | string): string {
    return typeof said === "string" ? said : this.say(said.id, said.args);
  }

  /** That attribute of the phrase's message, or the message itself where it has none. */
  form(said: Phrase, attribute: string): string {
    const name = `${said.id}.${attribute}`;
    return this.say(this.has(name) ? name : said.id, said.args);
  }

  /** A whole number as this language writes it. */
  number(value: number): string {
    return this.numbers.format(value);
  }

  private patternOf(name: string): Pattern | null {
    const dot = name.indexOf(".");
    const message = this.bundle.getMessage(dot < 0 ? name : name.slice(0, dot));
    if (message === undefined) return null;
    return (dot < 0 ? message.value : message.attributes[name.slice(dot + 1)]) ?? null;
  }
}

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["attributes"][string];

/** The language whose numbers and plurals are meant: pseudo-languages have English ones. */
function written(language: string): string {
  return language === "xx" || language === "xr" ? "en" : language;
}
