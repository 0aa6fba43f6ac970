import { expect, test } from "vitest";
import { inCommon, ownWords } from "../../src/table/wording";

test("what all names of a group have in common stands for the group", () => {
  expect(inCommon(["продаю 2 шкуры льва", "продаю 2 лодки"])).toBe("продаю");
  expect(inCommon(["2 Löwenfelle verkaufen", "ein Boot verkaufen"])).toBe("verkaufen");
  expect(inCommon(["стреляю вверх; иду вниз", "стреляю вверх"])).toBe("стреляю");
  expect(inCommon(["да", "нет"])).toBe("");
});

test("a way is what its movement does not share with the others", () => {
  const german = ["nach oben gehen", "nach links gehen"];
  expect(german.map((each) => ownWords(each, german))).toEqual(["oben", "links"]);
  const russian = ["иду вверх", "иду влево", "иду по течению"];
  expect(russian.map((each) => ownWords(each, russian))).toEqual(["вверх", "влево", "по течению"]);
});
