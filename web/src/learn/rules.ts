/** The rules of a book made ready to be read: in chapters, searched, with numbers as links. */

import type { Look } from "../lib/looks";
import type { Choice, Rule } from "../lib/types";

export interface Chapter {
  heading: string;
  rules: Rule[];
}

/** Rules under their headings, in the order of the book. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last?.heading === rule.heading) last.rules.push(rule);
    else chapters.push({ heading: rule.heading, rules: [rule] });
  }
  return chapters;
}

/** The rules that hold every word that was looked for; a number alone finds its rule. */
export function found(rules: readonly Rule[], looked: string): Rule[] {
  const words = looked.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = rules.filter((rule) => words.length === 1 && sameNumber(rule.number, words[0]!));
  if (exact.length > 0) return exact;
  return rules.filter((rule) => {
    const text = `${rule.number} ${rule.heading} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function sameNumber(number: string, word: string): boolean {
  return number.toLowerCase() === word || number.slice(1) === word;
}

export interface Piece {
  text: string;
  /** The number of the rule to which it leads. */
  rule?: string;
  /** Part of what was looked for. */
  looked?: boolean;
}

/** A text in pieces: the numbers of rules that there are, and the words that were looked for. */
export function piecesOf(text: string, numbers: ReadonlySet<string>, looked = ""): Piece[] {
  const words = looked.split(/\s+/).filter((word) => word.length > 1).map(escaped);
  const pattern = new RegExp(["\\b[A-Z][0-9]{1,3}\\b", ...words].join("|"), "gi");
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const word = match[0];
    const isRule = numbers.has(word);
    if (!isRule && !words.some((each) => new RegExp(`^${each}$`, "i").test(word))) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push(isRule ? { text: word, rule: word } : { text: word, looked: true });
    at = match.index + word.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The options that a rule leaves open. */
export function optionsBy(choices: readonly Choice[]): Map<string, Choice[]> {
  const by = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const number of choice.rule.split(/[\s,]+/).filter(Boolean)) {
      by.set(number, [...(by.get(number) ?? []), choice]);
    }
  }
  return by;
}

/** At most this many pictures stand beside a rule. */
const MOST_PICTURES = 3;

/** What a rule speaks of and the book has a picture of, in the order of the book. */
export function picturedIn(text: string, symbols: readonly Look[]): Look[] {
  const words = text.toLowerCase();
  const seen = new Set<string>();
  const found = symbols.filter(({ word, glyph, tone }) => {
    if (!glyph || tone === "ground" || word.length < 3 || seen.has(word)) return false;
    const at = words.search(new RegExp(`(?<!\\p{L})${escaped(word.toLowerCase())}(s|es)?(?!\\p{L})`, "u"));
    if (at >= 0) seen.add(word);
    return at >= 0;
  });
  return found.slice(0, MOST_PICTURES);
}
