import { expect, test } from "vitest";
import { aroundYou, spared } from "../../src/table/around";
import { looksOf } from "../../src/table/looks";
import { tiled } from "../screens";

const cc3k = looksOf("cc3k");

test("a merchant is struck only after a second thought, an orc at once", () => {
  const beside = tiled(["|---|", "|.M.|", "|.@O|", "|---|"]);
  expect(aroundYou(beside, cc3k).n?.word).toBe("merchant");
  expect(spared("a no", beside, cc3k)).toBe("merchant");
  expect(spared("a ea", beside, cc3k)).toBe("");
  expect(spared("no", beside, cc3k)).toBe("");
});
