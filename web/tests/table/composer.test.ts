import { describe, expect, it, test } from "vitest";
import {
  dropCondition, FACTS, firstOf, newAction, newMove, newStep, partsOf, playable, putCondition, shifted, written,
  type Action, type Fork, type Move, type Step, type Verb,
} from "../../src/table/composer";

function does(verb: Verb, with_: Partial<Action> = {}): Step<Action> {
  return newStep({ ...newAction(verb), ...with_ });
}

/** On this condition, which begins with “not ” where it must not be announced. */
function when<Deed>(fact: string, then: Step<Deed>, otherwise: Step<Deed> | null): Step<Deed> {
  const not = fact.startsWith("not ");
  const fork: Fork<Deed> = { when: fact.replace(/^not /, ""), not, then, otherwise };
  return { deed: then.deed, fork };
}

test("nothing is said without a movement", () => {
  const move = newMove();
  move.before.push(does("shoot"));
  expect(written(move)).toBe("");
});

test("actions before and after, in the order in which they stand", () => {
  const move = newMove();
  move.go = newStep("left");
  move.before.push(does("shoot", { way: "left" }));
  move.before.push(does("blow", { way: "left" }));
  move.after.push(does("leave", { thing: "bullet", count: 2 }));
  move.after.push(does("take", { thing: "everything" }));
  expect(written(move)).toBe(
    "shoot left; blow the left wall; go left; leave two bullets; take everything",
  );
});

test("conditions, orders and what is told", () => {
  const move = newMove();
  move.order = " B3 ";
  move.go = when("a scream is heard", newStep("left"), newStep("right"));
  move.before.push(does("shoot", { way: "left" }));
  move.after.push(when("not I hit a wall", does("shoot", { way: "up" }), null));
  expect(written(move)).toBe(
    "order b3; shoot left; if a scream is heard, go left, else go right; " +
      "if not I hit a wall, shoot up",
  );
  const dark = newMove();
  dark.go = newStep("by the flow");
  dark.telling = "dark";
  expect(written(dark)).toBe("go by the flow, don't tell the result");
  dark.telling = "only";
  dark.facets = ["what I find", "whether I hit a wall", "my status"];
  expect(written(dark)).toBe(
    "go by the flow, tell only whether I hit a wall, what I find and my status",
  );
});

test("a condition within a condition stands in brackets, with its own else", () => {
  const move = newMove();
  move.go = when(
    "a scream is heard",
    when("I find a bullet", newStep("left"), newStep("up")),
    when("not I blow up", newStep("right"), newStep("down")),
  );
  const [up, left, down] = ["up", "left", "down"].map((way) => does("shoot", { way }));
  move.before.push(does("shoot", { way: "left" }));
  move.after.push(when("I hit a wall", when("I am healed", up!, null), down!));
  move.after.push(when("I hit a wall", when("I am healed", up!, left!), null));
  expect(written(move)).toBe(
    "shoot left; " +
      "if a scream is heard, (if I find a bullet, go left, else go up), " +
      "else (if not I blow up, go right, else go down); " +
      "if I hit a wall, (if I am healed, shoot up), else shoot down; " +
      "if I hit a wall, (if I am healed, shoot up, else shoot left)",
  );
});

test("a condition is put around what is done, and taken away again", () => {
  const move = newMove();
  move.go = newStep("left");
  putCondition(move.go, "right");
  putCondition(firstOf(move.go), "up");
  const [fact] = FACTS;
  expect(written(move)).toBe(`if ${fact}, (if ${fact}, go left, else go up), else go right`);
  firstOf(move.go).deed = "";
  expect(written(move), "one of the ways is still to be chosen").toBe("");
  firstOf(move.go).deed = "down";
  dropCondition(move.go);
  expect(written(move)).toBe("go down");
  const shot = does("shoot", { way: "left" });
  putCondition(shot, null);
  firstOf(shot).deed.way = "right";
  expect(shot.deed.way, "a branch is a deed of its own").toBe("left");
  move.after.push(shot);
  expect(written(move)).toBe(`go down; if ${fact}, shoot right`);
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

describe("the parts of a move", () => {
  const composed = (): Move => {
    const move = newMove();
    move.before = [newStep(newAction("shoot"))];
    move.go = newStep("left");
    move.after = [newStep(newAction("blow"))];
    return move;
  };

  it("are said in their order", () => {
    expect(partsOf(newMove())).toEqual([]);
    expect(partsOf(composed()).map(({ words }) => words)).toEqual(["shoot up", "go left", "blow the up wall"]);
    const begun = { ...newMove(), before: [newStep(newAction("shoot"))] };
    expect(partsOf(begun).map(({ words }) => words)).toEqual(["shoot up", "go …"]);
  });

  it.each([
    [0, 2, "go left; blow the up wall; shoot up"],
    [2, 0, "blow the up wall; shoot up; go left"],
    [1, 0, "go left; shoot up; blow the up wall"],
    [1, 1, "shoot up; go left; blow the up wall"],
  ])("change places from %i to %i", (from, to, sentence) => {
    const move = composed();
    shifted(move, from, to);
    expect(written(move)).toBe(sentence);
  });
});
