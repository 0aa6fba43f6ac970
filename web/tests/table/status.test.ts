import { render } from "svelte/server";
import { expect, test } from "vitest";
import { bookSaid } from "../../src/lib/shelf";
import StatusStrip from "../../src/table/StatusStrip.svelte";
import { atRest, gaugesOf } from "../../src/table/status";
import { row } from "../screens";

const health = (now: number) => gaugesOf(bookSaid("cc3k"), [row("cc3k-label-hp", `${now} von 120`, [now, 120])]);

test("who has little left is warned, in words", () => {
  expect(health(10).map(({ low, warning }) => [low, warning])).toEqual([[true, "death is near"]]);
  expect(health(110).map(({ low, warning }) => [low, warning])).toEqual([[false, ""]]);
});

test("whoever is dead is not near death", () => {
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
