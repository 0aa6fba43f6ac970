import { expect, test } from "vitest";
import { aroundYou, spared } from "../../src/table/around";
import { looksOf } from "../../src/lib/looks";
import { pictureOf } from "../../src/map/pictured";
import { aimed } from "../offers";
import { row, tiled } from "../screens";

const cc3k = looksOf("cc3k");
const [north, east] = aimed("a", ["a no", "n"], ["a ea", "e"]);

test("a merchant is struck only after confirmation, an orc at once", () => {
  const beside = tiled(["|---|", "|.M.|", "|.@O|", "|---|"]);
  expect(aroundYou(beside, cc3k).n?.word).toBe("merchant");
  expect(spared(north, beside, cc3k)).toBe("merchant");
  expect(spared(east, beside, cc3k)).toBe("");
  expect(spared(aimed("", ["no", "n"])[0], beside, cc3k)).toBe("");
});

test("once merchants are hostile, the map shows it, and nobody thinks twice", () => {
  const market = ["|---|", "|.M.|", "|.@O|", "|---|"];
  const toneOf = (labels: string[]): string | undefined =>
    pictureOf(tiled(market, { status: labels.map((id) => row(id, "")) }), cc3k, { names: ["Ann"], seat: 0 })
      .cells.flatMap(({ marks }) => marks).find(({ letters }) => letters === "M")?.tone;
  expect(toneOf(["cc3k-label-gold"])).toBe("gold");
  expect(toneOf(["cc3k-label-gold", "cc3k-label-merchants"])).toBe("bad");
  const hostile = tiled(market, { status: [row("cc3k-label-merchants", "")] });
  expect(aroundYou(hostile, cc3k).n?.word).toBe("hostile merchant");
  expect(spared(north, hostile, cc3k)).toBe("");
});
