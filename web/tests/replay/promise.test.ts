import { expect, test } from "vitest";
import { notedPromise, notePromise } from "../../src/replay/promise";

test("the first promise that was heard stays, whatever is said later", () => {
  notePromise({ id: "one", phase: "waiting", commitment: "aa", options: {} });
  notePromise({ id: "one", phase: "playing", commitment: "bb", options: {} });
  expect(notedPromise("one")?.commitment).toBe("aa");
});

test("who comes when the game is over has heard no promise", () => {
  notePromise({ id: "two", phase: "finished", commitment: "aa", options: {} });
  notePromise({ id: "three", phase: "abandoned", commitment: "aa", options: {} });
  expect(notedPromise("two")).toBeUndefined();
  expect(notedPromise("three")).toBeUndefined();
});

test("a vote before the game changes the options, and so the promise", () => {
  notePromise({ id: "four", phase: "waiting", commitment: "", options: {} });
  expect(notedPromise("four")).toBeUndefined();
  notePromise({ id: "four", phase: "waiting", commitment: "aa", options: { skips: false } });
  notePromise({ id: "four", phase: "playing", commitment: "bb", options: { skips: true } });
  notePromise({ id: "four", phase: "playing", commitment: "cc", options: { skips: true } });
  expect(notedPromise("four")?.commitment).toBe("bb");
});
