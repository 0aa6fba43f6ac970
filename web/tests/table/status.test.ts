import { readdirSync, readFileSync } from "node:fs";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import { bookSaid } from "../../src/lib/shelf";
import StatusStrip from "../../src/table/StatusStrip.svelte";
import { atRest, gaugesOf, goalOf, restOf } from "../../src/table/status";
import { shaper } from "../../src/words/pseudo";
import { saidScreen } from "../../src/lib/said";
import { Speaker } from "../../src/words/speaker";
import { row } from "../screens";

const WORDS = new URL("../../../src/asterion/books/cc3k/words/", import.meta.url);

/** Anyone who speaks of CC3k in a language; xx is the pseudo-language. */
function speaking(language: string): Speaker {
  const speaker = new Speaker(language, null, undefined, language === "xx" ? shaper("xx") : undefined);
  const folder = new URL(`${language === "xx" ? "en" : language}/`, WORDS);
  for (const file of readdirSync(folder)) speaker.learn(readFileSync(new URL(file, folder), "utf8"));
  return speaker;
}

const health = (now: number) => gaugesOf(bookSaid("cc3k"), [row("cc3k-label-hp", `${now} von 120`, [now, 120])]);

test("a bar is the same in every language, and so is its alarm", () => {
  const status = [{
    id: "cc3k-label-hp", label: { id: "cc3k-label-hp", args: {} },
    value: { id: "cc3k-value-hp", args: { points: 10, most: 120 } }, counts: [{ now: 10, full: 120, says: "" }],
  }];
  const drawn = ["en", "ru", "de", "xx"].map((language) => {
    const screen = saidScreen({ board: [], shades: [], sheets: [], status }, speaking(language));
    const [gauge] = gaugesOf(bookSaid("cc3k"), screen.status);
    return { label: gauge?.label, drawn: { shown: gauge?.shown, low: gauge?.low, counts: gauge?.counts } };
  });
  expect(new Set(drawn.map(({ label }) => label)).size, "each has its own word").toBeGreaterThan(2);
  for (const each of drawn) {
    expect(each.drawn).toEqual({ shown: "bar", low: true, counts: [{ now: 10, full: 120, says: "" }] });
  }
});

test("who has little left is warned, in words", () => {
  expect(health(10).map(({ low, warning }) => [low, warning])).toEqual([[true, "death is near"]]);
  expect(health(110).map(({ low, warning }) => [low, warning])).toEqual([[false, ""]]);
});

test("what to do next stands in the first line, and nowhere else", () => {
  const status = [row("cc3k-label-hp", "1", [1, 2]), row("goal", "Floor 2 of 5: find the stairs.")];
  expect(goalOf(status)).toBe("Floor 2 of 5: find the stairs.");
  expect(restOf([], status).map(({ id }) => id)).toEqual(["cc3k-label-hp"]);
  expect(goalOf([])).toBe("");
});

test("a dead player is not near death", () => {
  const [gauge] = atRest(health(0));
  expect(gauge).toMatchObject({ value: "0 von 120", low: false, warning: "" });
});

test("on a phone all that the strip says can be read with its labels", () => {
  const kit = "90 bullets, 15 grenades, 10 blasters and $5";
  const rows = [
    { ...row("dungeonlab-label-damage", "none"), label: "Damage" },
    { ...row("dungeonlab-label-carrying", kit), label: "Carrying" },
  ];
  const gauges = gaugesOf(bookSaid("dungeonlab"), rows);
  const strip = (phone: boolean): string =>
    render(StatusStrip, { props: { gauges, rest: [], phone } }).body.split("<details")[1] ?? "";
  for (const words of ["Damage", "none", "Carrying", kit]) expect(strip(true)).toContain(words);
  // With more room what is short has its label in the strip.
  expect(strip(false)).toContain(kit);
  expect(strip(false)).not.toContain("Damage");
});
