import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "../../src/lib/api";
import * as api from "../../src/lib/api";
import { Assistant } from "../../src/lib/assistant.svelte";
import type { Thought } from "../../src/lib/types";

const KNOWN = { lines: [], why: [], hint: null } as unknown as Thought;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that lets one ask this often per minute, as ours does. */
function server(perMinute: number): { asked: number; refused: number } {
  const count = { asked: 0, refused: 0 };
  let tokens = 10;
  let since = Date.now();
  vi.spyOn(api, "think").mockImplementation(() => {
    tokens = Math.min(10, tokens + ((Date.now() - since) / 60_000) * perMinute);
    since = Date.now();
    count.asked += 1;
    if (tokens < 1) {
      count.refused += 1;
      return Promise.reject(new Problem(429, "too many", "too often"));
    }
    tokens -= 1;
    return Promise.resolve(KNOWN);
  });
  return count;
}

test("an assistant who looks after each of a hundred quick answers is never told that it asks too often", async () => {
  const count = server(30);
  const assistant = new Assistant("t", "token");
  for (let number = 1; number <= 100; number += 1) {
    void assistant.look(number);
    await vi.advanceTimersByTimeAsync(700);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(assistant.knownAt).toBe(100);
  expect(count.refused).toBe(0);
});

test("where it was too often all the same, it asks again by itself", async () => {
  const count = server(4);
  const assistant = new Assistant("t", "token");
  for (let number = 1; number <= 30; number += 1) {
    void assistant.look(number);
    await vi.advanceTimersByTimeAsync(1000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count.refused).toBeGreaterThan(0);
  expect(assistant.knownAt).toBe(30);
});
