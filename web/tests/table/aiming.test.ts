import { expect, test } from "vitest";
import type { Compound } from "../../src/lib/types";
import { Composing } from "../../src/table/composing.svelte";

const SHIP = {
  movements: [{ say: "steer ahead", label: "ahead", way: "n" }],
  moving: "steer …",
  actions: [{ say: "fire {gun}", label: "fire" }, { say: "ring", label: "ring" }],
  slots: { gun: { label: "Gun", choices: [{ say: "ahead", label: "ahead", way: "n" }, { say: "to port", label: "port", way: "w" }] } },
  join: ", ",
} as unknown as Compound;

test("what is put together is aimed by the map; what has no aim leaves the press to the map", () => {
  const composing = new Composing();
  composing.follow(SHIP, [], 0);
  expect(composing.aim("w")).toBe(false);
  composing.go("steer ahead");
  composing.add("before", "fire {gun}");
  expect(composing.aim("w")).toBe(true);
  expect(composing.sentence).toBe("fire to port, steer ahead");
  expect(composing.aim("e")).toBe(false);
  composing.add("before", "ring");
  expect(composing.aim("n")).toBe(false);
  composing.open = composing.going;
  expect(composing.aim("w")).toBe(false);
});
