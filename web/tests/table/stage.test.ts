import { render } from "svelte/server";
import { expect, test } from "vitest";
import { bookSaid, remember } from "../../src/lib/shelf";
import type { ViewMessage } from "../../src/lib/types";
import Stage from "../../src/table/Stage.svelte";

const page = bookSaid("dungeon-of-dooom")!;
remember({ ...page, name: "islands", looks: { ...page.looks, secret: ["islands-asks-cache"] } });

const choosing = (prompt: string): string => {
  const view = {
    seat: 0, names: ["Ann", "Bob"], screen: null, transcript: [], offers: [{ say: "dig a 1" }],
    prompt: { id: prompt, n: 0, asks: "where", args: {} },
  } as unknown as ViewMessage;
  const level = { level: 0, columns: [0], rows: [0], commands: { "0 0": "dig a 1" } };
  const cells = { verb: "dig", levels: [level] };
  return render(Stage, { props: { id: "t", book: "islands", view, token: "", covers: 0, cells } }).body;
};

test("that nobody else sees a choice is said only where the book says so", () => {
  expect(choosing("islands-asks-cache")).toContain("Choose on the map; nobody else will see it.");
  expect(choosing("islands-asks-dig")).toContain("Choose on the map.");
  expect(choosing("islands-asks-dig")).not.toContain("nobody else");
});
