import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawn, type Shown } from "./strokes";

// What the pictures show here is held against what the game itself reads, in tests/web. After a
// change to the editor that is meant, KEEP_STROKES=1 writes them anew.
const kept = new URL("strokes.json", import.meta.url);
const MOST: Record<string, number> = {
  labyrinth: 9, dungeonlab: 6, "dungeon-of-dooom": 6, cc3k: 2,
};

test("the hand that draws anything still draws what is kept", () => {
  const all = Object.entries(MOST).flatMap(([book, most]) => drawn(book, most));
  const lines = `[\n${all.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`;
  if (process.env["KEEP_STROKES"]) writeFileSync(kept, lines);
  expect(JSON.parse(readFileSync(kept, "utf8")) as Shown[]).toEqual(all);
  expect(new Set(all.map((each) => each.text)).size).toBeGreaterThan(all.length * 0.9);
});
