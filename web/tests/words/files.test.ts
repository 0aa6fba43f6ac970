import { expect, test } from "vitest";
import { isEnglishIn } from "../../src/words/files";

test("German leaves the texts of rules in English, Russian does not", () => {
  expect(isEnglishIn("de", "rules.ftl")).toBe(true);
  expect(isEnglishIn("de", "sentences.ftl")).toBe(false);
  expect(isEnglishIn("ru", "rules.ftl")).toBe(false);
  expect(isEnglishIn("tlh", "rules.ftl")).toBe(false);
});
