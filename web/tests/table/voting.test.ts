import { expect, test } from "vitest";
import { motionsOf } from "../../src/table/voting";
import type { Choice, Summary } from "../../src/lib/types";

const choice = (name: string, value: number | string | boolean): Choice => ({
  name, kind: "number", default: value, rule: "", text: name, label: name,
}) as Choice;
const book = {
  ballot: ["skips", "plan.width", "plan.height", "time.clock"],
  options: [choice("skips", false), choice("master", "computer")],
  settings: [choice("width", 5), choice("height", 5), choice("players", 3)],
};
const terms = [choice("clock", "none"), choice("chat", false)];
const table = { generated: true, options: { skips: true }, settings: { width: 4 }, terms: { clock: "live" } };

test("all of the ballot is voted on, with how it is now", () => {
  const motions = motionsOf(book, terms, table as unknown as Summary);
  expect(motions.map(({ name, now }) => [name, now])).toEqual([
    ["plan.width", 4], ["plan.height", 5], ["time.clock", "live"], ["skips", true],
  ]);
});

test("a plan that is there already is not voted on", () => {
  const motions = motionsOf(book, terms, { ...table, generated: false } as unknown as Summary);
  expect(motions.map(({ name }) => name)).toEqual(["time.clock", "skips"]);
});
