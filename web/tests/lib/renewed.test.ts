import { expect, test } from "vitest";
import { isWorthReloading } from "../../src/lib/renewed";

test("a renewed page is loaded once, and not for ever", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(isWorthReloading(storage, 1_000_000)).toBe(true);
  expect(isWorthReloading(storage, 1_030_000)).toBe(false);
  expect(isWorthReloading(storage, 1_070_000)).toBe(true);
});
