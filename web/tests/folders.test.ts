import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../src");
/** From the ground up: a folder takes from those before it, so none takes from itself in a circle. */
const ORDER = [
  "browser", "words", "lib", "styles", "ui", "map", "notebook", "puzzle", "people", "daily", "home", "table", "replay",
  "plans", "tabletop", "learn", "admin", "pages",
];

const folderOf = (path: string): string => relative(ROOT, path).split(sep)[0]!;

function reaching(): string[] {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf-8" }).filter((name) => /\/.*\.(ts|svelte)$/.test(name));
  const pairs = files.flatMap((name) => {
    const path = join(ROOT, name);
    const taken = readFileSync(path, "utf-8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
    return [...taken].map(([, from = ""]) => [folderOf(path), folderOf(resolve(dirname(path), from))] as const);
  });
  const up = pairs.filter(([from, to]) => to !== ".." && ORDER.indexOf(to) > ORDER.indexOf(from));
  return [...new Set(up.map(([from, to]) => `${from}>${to}`))].sort();
}

test("a folder takes from those below it, and all of them are in the order", () => {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...ORDER].sort());
  expect(reaching()).toEqual([]);
});
