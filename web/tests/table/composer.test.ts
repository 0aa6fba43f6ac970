import { expect, test } from "vitest";
import { newAction, newMove, playable, written } from "../../src/table/composer";

test("nothing is said without a movement", () => {
  const move = newMove();
  move.before.push(newAction("shoot"));
  expect(written(move)).toBe("");
});

test("actions before and after, in the order in which they stand", () => {
  const move = newMove();
  move.go.way = "left";
  move.before.push({ ...newAction("shoot"), way: "left" });
  move.before.push({ ...newAction("blow"), way: "left" });
  move.after.push({ ...newAction("leave"), thing: "bullet", count: 2 });
  move.after.push({ ...newAction("take"), thing: "everything" });
  expect(written(move)).toBe(
    "shoot left; blow the left wall; go left; leave two bullets; take everything",
  );
});

test("conditions, orders and what is told", () => {
  const move = newMove();
  move.order = " B3 ";
  move.go = { way: "left", when: "a scream is heard", not: false, otherwise: "right" };
  move.before.push({ ...newAction("shoot"), way: "left" });
  move.after.push({ ...newAction("shoot"), way: "up", when: "I hit a wall", not: true });
  expect(written(move)).toBe(
    "order b3; shoot left; if a scream is heard, go left, else go right; " +
      "if not I hit a wall, shoot up",
  );
  const dark = newMove();
  dark.go.way = "by the flow";
  dark.telling = "dark";
  expect(written(dark)).toBe("go by the flow, don't tell the result");
  dark.telling = "only";
  dark.facets = ["what I find", "whether I hit a wall", "my status"];
  expect(written(dark)).toBe(
    "go by the flow, tell only whether I hit a wall, what I find and my status",
  );
});

test("only what the table plays is offered", () => {
  const simple = playable(["go up", "go left", "skip", "shoot up; go up"]);
  expect(simple.ways).toEqual(["up", "left"]);
  expect(simple.skip).toBe(true);
  expect(simple.verbs).not.toContain("throw");
  expect([simple.conditions, simple.dark, simple.order]).toEqual([false, false, false]);
  const full = playable([
    "go up", "go by the loop", "order a1; go up", "go up, don't tell the result",
    "go up; if I hit a wall, shoot up", "throw a corpse up; go right", "set a landmine here; go up",
  ]);
  expect(full.ways).toEqual(["up", "by the loop"]);
  expect([full.conditions, full.dark, full.semiDark, full.order]).toEqual([true, true, false, true]);
  expect(full.things).toContain("landmine");
});
