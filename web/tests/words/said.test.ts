// The page says what Python says: kept by tests/web/test_said.py, of every book.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shaper } from "../../src/words/pseudo";
import { type Phrase, Speaker } from "../../src/words/speaker";

const KEPT = new URL("said/", import.meta.url);

interface Kept {
  words: string;
  said: Record<string, { phrase: Phrase; en: string; xx: string }>;
}

describe.each(readdirSync(KEPT))("%s", (file) => {
  const kept = JSON.parse(readFileSync(new URL(file, KEPT), "utf8")) as Kept;

  test.each(["en", "xx"] as const)("says the same in %s", (language) => {
    const faults: string[] = [];
    const shape = language === "xx" ? shaper("xx") : undefined;
    const speaker = new Speaker(language, null, (fault) => faults.push(fault), shape);
    speaker.learn(kept.words);
    const said = Object.entries(kept.said);
    expect(said.length).toBeGreaterThan(20);
    for (const [key, { phrase, [language]: sentence }] of said) {
      expect([key, speaker.speak(phrase)]).toEqual([key, sentence]);
    }
    expect(faults).toEqual([]);
  });
});
