import { expect, test } from "vitest";
import { called } from "../../src/table/called";
import { FACETS, FACTS, playable, RANKS, THINGS, WAYS } from "../../src/table/composer";

const LEGAL = [
  "go up", "go by the flow", "go by the loop", "shoot up", "blow the up wall", "set a landmine here",
  "leave a bullet", "throw a treasure up", "take everything",
];

test("whatever hands can choose has a name", () => {
  const { ways, verbs } = playable(LEGAL);
  expect(ways).toEqual(["up", "by the flow", "by the loop"]);
  expect(verbs).toContain("don't restock");
  const words = [...WAYS, "here", "flow", "loop", "everything", ...ways, ...verbs, ...THINGS, ...RANKS, ...FACTS, ...FACETS];
  expect(words.filter((word) => called(word).startsWith("["))).toEqual([]);
  expect(called("blow")).toBe("blow the wall");
  expect(called("a trumpet")).toBe("[composer-word-a-trumpet]");
});
