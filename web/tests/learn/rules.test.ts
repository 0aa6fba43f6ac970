import { expect, test } from "vitest";
import { valueOf } from "../../src/home/options";
import { chaptersOf, found, optionsBy, piecesOf } from "../../src/learn/rules";

const rules = [
  { number: "L6", heading: "Set-up", text: "Inner walls can be blown, see L67." },
  { number: "L7", heading: "Set-up", text: "The outer wall cannot." },
  { number: "L67", heading: "Items", text: "A grenade (three at most) blows a wall." },
];

test("rules stand in the chapters of the book", () => {
  expect(chaptersOf(rules).map((chapter) => [chapter.heading, chapter.rules.length])).toEqual([
    ["Set-up", 2], ["Items", 1],
  ]);
});

test("every word must be there; a number alone is its rule", () => {
  const numbers = (looked: string) => found(rules, looked).map((rule) => rule.number);
  expect(numbers("wall")).toEqual(["L6", "L7", "L67"]);
  expect(numbers("WALL grenade")).toEqual(["L67"]);
  expect(numbers("L6")).toEqual(["L6"]);
  expect(numbers("67")).toEqual(["L67"]);
  expect(numbers("items")).toEqual(["L67"]);
  expect(numbers("dragon")).toEqual([]);
});

test("numbers of rules that there are become links, no others", () => {
  const numbers = new Set(["L6", "L67"]);
  expect(piecesOf("As L67 has it, not L99.", numbers)).toEqual([
    { text: "As " }, { text: "L67", rule: "L67" }, { text: " has it, not L99." },
  ]);
});

test("what was looked for is marked, whatever signs it has", () => {
  expect(piecesOf("A grenade (three", new Set(), "(three")).toEqual([
    { text: "A grenade " }, { text: "(three", looked: true },
  ]);
  expect(piecesOf("Walls and walls", new Set(), "walls").filter((piece) => piece.looked)).toHaveLength(2);
  expect(piecesOf("", new Set())).toEqual([]);
});

test("an option stands with its rules, and is said in words", () => {
  const option = {
    name: "mites", kind: "yes or no", default: true, rule: "L55, L80", text: "", label: "encephalitis",
  } as const;
  expect([...optionsBy([option]).keys()]).toEqual(["L55", "L80"]);
  expect([true, false, "yes", "no"].map((value) => valueOf(option, value))).toEqual(["yes", "no", "yes", "no"]);
  const number = { ...option, kind: "number" as const, chance: true };
  expect([13, -1].map((value) => valueOf(number, value))).toEqual(["13", "random"]);
  const choice = { ...option, kind: "choice" as const, values: ["at once", "at the end"], labels: ["now", "then"] };
  expect(["at the end", "never"].map((value) => valueOf(choice, value))).toEqual(["then", "never"]);
});
