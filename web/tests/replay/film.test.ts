import { expect, test } from "vitest";
import { wholeOf } from "../../src/replay/film";

test("a film shows all that any of its frames shows", () => {
  expect(wholeOf(["0 0 100 80"])).toEqual([0, 0, 100, 80]);
  expect(wholeOf(["0 0 100 80", "-50 20 100 80"])).toEqual([-50, 0, 150, 100]);
});
