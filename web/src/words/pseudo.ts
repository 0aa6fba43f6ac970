// Languages made from English, so that anyone who looks finds what was forgotten: “xx” is accented, a
// third longer and in brackets, “xr” reads from right to left. The twin of asterion/words/pseudo.py.

import type { FluentResource } from "@fluent/bundle";

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;
type Element = Exclude<Pattern, string>[number];

/** Attributes that messages select by: not text, so they are left alone. */
const GRAMMAR = ["gender"];
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"];
const FLIPPED = [..."ɐqɔpǝɟƃɥıɾʞʅɯuodbɹsʇnʌʍxʎz∀ԐↃᗡƎℲ⅁HIſӼ⅂WNOԀÒᴚS⊥∩ɅMX⅄Z"];
const [FROM_RIGHT, END] = ["\u202e", "\u202c"];
const LETTER = /\p{L}/u;
/** `<link>` and `</link>` are marks for the page, not text. */
const MARKS = /(<\/?[a-z]+>)/;

function accented(text: string): string {
  return [...text]
    .map((letter) => {
      const twice = "aeiouAEIOU".includes(letter) ? accent(letter.toLowerCase()) : "";
      return accent(letter) + twice;
    })
    .join("");
}

function accent(letter: string): string {
  return ACCENTED[PLAIN.indexOf(letter)] ?? letter;
}

function turned(text: string): string {
  const upside = (letter: string): string => FLIPPED[PLAIN.indexOf(letter)] ?? letter;
  return text
    .split("\n")
    .map((line) => (LETTER.test(line) ? FROM_RIGHT + [...line].map(upside).join("") + END : line))
    .join("\n");
}

/** What makes an English file one of “xx” or “xr”. */
export function shaper(language: string): (resource: FluentResource) => FluentResource {
  const [change, brackets] =
    language === "xr" ? [turned, ["", ""] as const] : [accented, ["⟦", "⟧"] as const];
  return (resource) => {
    resource.body = resource.body.map((entry) => shaped(entry, change, brackets));
    return resource;
  };
}

type Change = (text: string) => string;

function shaped(entry: Entry, change: Change, brackets: readonly [string, string]): Entry {
  const isTerm = entry.id.startsWith("-");
  const whole = (pattern: Pattern): Pattern => {
    const elements = patternIn(pattern, change);
    return isTerm || !hasLetters(pattern) ? elements : [brackets[0], ...elements, brackets[1]];
  };
  const attributes = Object.entries(entry.attributes).map(([name, pattern]) => [
    name,
    isTerm || GRAMMAR.includes(name) ? pattern : whole(pattern),
  ]);
  const value = entry.value === null ? null : whole(entry.value);
  return { ...entry, value, attributes: Object.fromEntries(attributes) } as Entry;
}

function patternIn(pattern: Pattern, change: Change): Element[] {
  return (typeof pattern === "string" ? [pattern] : pattern).map((element) => {
    if (typeof element === "string") {
      return element.split(MARKS).map((part, n) => (n % 2 ? part : change(part))).join("");
    }
    if (element.type === "str") return { ...element, value: change(element.value) };
    if (element.type !== "select") return element;
    const variants = element.variants.map((variant) => ({
      ...variant,
      value: patternIn(variant.value, change),
    }));
    return { ...element, variants };
  });
}

function hasLetters(pattern: Pattern): boolean {
  if (typeof pattern === "string") return LETTER.test(pattern);
  return pattern.some((element) => {
    if (typeof element === "string") return LETTER.test(element);
    return element.type === "select" && element.variants.some((one) => hasLetters(one.value));
  });
}
