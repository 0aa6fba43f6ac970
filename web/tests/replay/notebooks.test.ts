import { expect, test } from "vitest";
import { everyNotebook } from "../../src/replay/notebooks";

const KEPT = [0, 3, 4, 9, 20].map((number) => ({ number, doc: `as of ${number}` }));

test("a notebook that comes in parts is put together in order", async () => {
  const asked: number[] = [];
  const found = await everyNotebook(async (first) => {
    asked.push(first);
    const left = KEPT.filter(({ number }) => number >= first);
    return { notebooks: left.slice(0, 2), more: left.length > 2 };
  });
  expect(found).toEqual(KEPT);
  expect(asked).toEqual([0, 4, 10]);
});

test("a seat that wrote nothing is asked once", async () => {
  let asked = 0;
  expect(await everyNotebook(async () => (asked++, { notebooks: [], more: false }))).toEqual([]);
  expect(asked).toBe(1);
});
