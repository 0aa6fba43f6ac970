import { expect, test } from "vitest";
import { notedPromise, notePromise } from "../../src/replay/promise";

test("the first promise that was heard stays, whatever is said later", () => {
  notePromise({ id: "one", phase: "waiting", commitment: "aa" });
  notePromise({ id: "one", phase: "playing", commitment: "bb" });
  expect(notedPromise("one")?.commitment).toBe("aa");
});

test("who comes when the game is over has heard no promise", () => {
  notePromise({ id: "two", phase: "finished", commitment: "aa" });
  notePromise({ id: "three", phase: "abandoned", commitment: "aa" });
  expect(notedPromise("two")).toBeUndefined();
  expect(notedPromise("three")).toBeUndefined();
});
