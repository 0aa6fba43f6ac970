import { describe, expect, it } from "vitest";
import type { Screen } from "../../src/lib/types";
import { Ear } from "../../src/table/ear.svelte";
import { looksOf } from "../../src/lib/looks";
import { tiled } from "../screens";

const seen = (...board: string[]): Screen => tiled(board);

function said(...screens: Screen[]): string {
  const ear = new Ear();
  screens.forEach((screen, n) => ear.hear(screen, n + 1, looksOf("dungeon-of-dooom"), ["Ann"], 0));
  return ear.said[screens.length] ?? "";
}

describe("what came in sight", () => {
  it("is said with its way from you, the nearest first", () => {
    expect(said(seen("#.G.#", "#...#", "#@.S#"))).toBe("In sight: sword 2 east; treasure 2 north, 1 east.");
  });

  it("is said once, with what is ahead", () => {
    const before = seen("#####", "#.@.#", "#..S#");
    expect(said(before, seen("#####", "#..@#", "#..S#"))).toBe("In sight: wall ahead.");
  });

  it("is not said again where nothing changed, or nothing is known", () => {
    expect(said(seen("#@.S#"), seen("#@.S#"))).toBe("");
    expect(said(seen("...S"))).toBe("");
  });
});
