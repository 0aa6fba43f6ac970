// The form of a table: which options stand in front, what was changed, and what is sent.

import type { Choice, Plain } from "../lib/types";
import { t } from "../words/common";

/** A setting that has this value is left to chance. */
export const CHANCE = -1;

/** What an option is if nobody changes it. */
export function usualOf(choice: Choice, base: Plain): Plain[string] {
  return base[choice.name] ?? choice.default;
}

/** Options under their headings, in their order. */
export function groupsOf(choices: Choice[]): { heading: string; members: Choice[] }[] {
  const groups: { heading: string; members: Choice[] }[] = [];
  for (const choice of choices) {
    const heading = choice.group ?? "";
    if (groups.at(-1)?.heading === heading) groups.at(-1)!.members.push(choice);
    else groups.push({ heading, members: [choice] });
  }
  return groups;
}

/** As it is kept, or as somebody typed it. */
const YES = ["true", "yes", "on", "1"];

/** A value in words, as the book calls it. */
export function valueOf(choice: Choice, value: Plain[string] | undefined): string {
  if (choice.kind === "yes or no") return t(YES.includes(String(value)) ? "common-yes" : "common-no");
  if (choice.chance && value === CHANCE) return t("common-random");
  return choice.labels?.[choice.values?.indexOf(String(value)) ?? -1] ?? String(value);
}

/** Only what differs from what it would be anyway. */
export function changed(choices: Choice[], values: Plain, base: Plain): Plain {
  const said: Plain = {};
  for (const choice of choices) {
    const value = values[choice.name];
    const usual = base[choice.name] ?? choice.default;
    if (value !== undefined && value !== usual) said[choice.name] = value;
  }
  return said;
}

/** Every option with its value: the preset's, or the book's own. */
export function valuesOf(choices: Choice[], preset: Plain = {}): Plain {
  return Object.fromEntries(
    choices.map((choice) => [choice.name, preset[choice.name] ?? choice.default]),
  );
}

/** Why a value cannot be sent, in a few words; empty if it can. */
export function faultOf(choice: Choice, value: Plain[string] | undefined): string {
  if (choice.kind !== "number") return "";
  if (typeof value !== "number" || !Number.isInteger(value)) return t("common-whole-number");
  if (choice.low !== undefined && value < choice.low) return t("common-at-least", { n: choice.low });
  if (choice.high !== undefined && value > choice.high) return t("common-at-most", { n: choice.high });
  return "";
}
