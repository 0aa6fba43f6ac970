// The form of a table: which options stand in front, what was changed, and what is sent.

import type { Choice, Plain } from "../lib/types";

/** Option names in words: `moves_to_heal` is "moves to heal". */
export function nameOf(choice: Choice): string {
  return choice.name.replaceAll("_", " ");
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
  if (typeof value !== "number" || !Number.isInteger(value)) return "a whole number, please";
  if (choice.low !== undefined && value < choice.low) return `at least ${choice.low}`;
  if (choice.high !== undefined && value > choice.high) return `at most ${choice.high}`;
  return "";
}
