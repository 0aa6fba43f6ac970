import { expect, test } from "vitest";
import { bookSaid } from "../../src/lib/shelf";
import { atRest, gaugesOf } from "../../src/table/status";

const health = (value: string) => gaugesOf(bookSaid("cc3k"), [["HP", value]], {});

test("who has little left is warned, in words", () => {
  expect(health("10 of 120").map(({ low, warning }) => [low, warning])).toEqual([[true, "death is near"]]);
  expect(health("110 of 120").map(({ low, warning }) => [low, warning])).toEqual([[false, ""]]);
});

test("whoever is dead is not near death", () => {
  const [gauge] = atRest(health("0 of 120"));
  expect(gauge).toMatchObject({ value: "0 of 120", low: false, warning: "" });
});
