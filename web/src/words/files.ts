// Which files of words there are besides English, and how each is loaded when it is wanted.

import known from "../../../src/asterion/words/languages.json";

const SHARED = "../../../src/asterion/words"; // lists, and a player in a sentence, as books say it
const others = import.meta.glob<string>(
  [
    "./*/*.ftl",
    "!./en/*.ftl",
    "../../../src/asterion/words/*/common.ftl",
    "!../../../src/asterion/words/en/common.ftl",
  ],
  { import: "default" },
);

export const FIRST = "en";
interface Offer {
  readonly name: string;
  readonly growing?: boolean;
  readonly in_english?: readonly string[];
  /** Whether a sentence is other words for a woman than for a man. */
  readonly gendered?: boolean;
  /** Whether moves may be said in it. */
  readonly heard?: boolean;
}
const OFFERS: Readonly<Record<string, Offer>> = known;

/** The languages there are; one that is still growing is spoken to anyone who names it. */
export const LANGUAGES: readonly string[] = Object.keys(OFFERS);
/** Those that say everything, and are offered to everybody. */
export const OFFERED: readonly string[] = LANGUAGES.filter((each) => !OFFERS[each]?.growing);

export function isGendered(language: string): boolean {
  return OFFERS[language]?.gendered ?? false;
}

export function isHeard(language: string): boolean {
  return OFFERS[language]?.heard ?? false;
}

/** A language by its own name, in its own letters. */
export function nameOf(language: string): string {
  return OFFERS[language]?.name ?? language;
}

/** Whether a language leaves English files of this name as they are, such as “rules.ftl”. */
export function isEnglishIn(language: string, file: string): boolean {
  return OFFERS[language]?.in_english?.includes(file) ?? false;
}

/** An area of the page in another language than English; nothing if it has no such file. */
export async function fileOf(language: string, area: string): Promise<string> {
  const shared = area === "shared" ? `${SHARED}/${language}/common.ftl` : "";
  return (await others[shared || `./${language}/${area}.ftl`]?.()) ?? "";
}
