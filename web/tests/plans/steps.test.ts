import { describe, expect, test } from "vitest";
import type { PlanStroke } from "../../src/lib/types";
import { Problem } from "../../src/lib/api";
import { Asking, type AskWorld } from "../../src/plans/asking";
import { Steps } from "../../src/plans/steps";
import { TILES } from "./pictured";

const stamp = (mark: string, ...cells: [number, number][]): PlanStroke => ({
  draw: "stamp", mark, cells,
});
const tiles = (steps: Steps): string[] => steps.picture!.levels[0]!.tiles;

function known(): Steps {
  const steps = new Steps("first");
  steps.answer(steps.question!, "first", TILES);
  return steps;
}

describe("steps", () => {
  test("what was typed at one go is taken back at once", () => {
    const steps = new Steps("a");
    steps.type("ab", "typed", 0);
    steps.type("abc", "typed", 100);
    steps.type("abcd", "typed", 5000);
    steps.type("X", "done", 5001);
    const back = (): string => (steps.undo(), steps.text);
    expect([back(), back(), back(), back()]).toEqual(["abcd", "abc", "a", "a"]);
    const on = (): string => (steps.redo(), steps.text);
    expect([on(), on(), on(), on()]).toEqual(["abc", "abcd", "X", "X"]);
  });

  test("a stroke is shown before it is answered, and its text comes with the answer", () => {
    const steps = known();
    steps.stroke(stamp("G", [1, 1]), "done");
    expect(tiles(steps)).toEqual(["###", "#G#"]);
    expect(steps.text).toBe("first");
    expect(steps.question).toMatchObject({ plan: "first", strokes: [stamp("G", [1, 1])] });
    steps.answer(steps.question!, "second", TILES);
    expect([steps.text, steps.question]).toEqual(["second", null]);
  });

  test("an answer that comes late belongs to its own step", () => {
    const steps = known();
    steps.stroke(stamp("G", [1, 1]), "done");
    const asked = steps.question!;
    steps.stroke(stamp("E", [0, 0]), "done");
    steps.answer(asked, "with G", TILES);
    expect(steps.question).toMatchObject({ plan: "with G", strokes: [stamp("E", [0, 0])] });
    steps.undo();
    expect([steps.text, steps.isSettled]).toEqual(["with G", true]);
    steps.redo();
    expect(steps.waiting).toEqual([stamp("E", [0, 0])]);
  });

  test("a line is one stroke, taken back whole", () => {
    const steps = known();
    steps.stroke(stamp("G", [0, 0]), "done");
    steps.answer(steps.question!, "one", TILES);
    steps.stroke(stamp("G", [1, 0]), "more");
    expect(steps.waiting).toEqual([stamp("G", [0, 0], [1, 0])]);
    expect(steps.text).toBe("first");
    steps.undo();
    expect([steps.text, steps.canUndo]).toEqual(["first", false]);
  });

  test("what is drawn without a connection is kept, and taken back without one", () => {
    const steps = known();
    for (const x of [0, 1, 2]) steps.stroke(stamp("G", [x, 0]), "done");
    steps.undo();
    expect(tiles(steps)).toEqual(["GG#", "#.#"]);
    const again = new Steps(steps.text, steps.waiting);
    expect(again.question).toMatchObject({ plan: "first", strokes: steps.waiting });
  });

  test("what cannot be drawn is taken back", () => {
    const steps = known();
    steps.stroke(stamp("G", [0, 0]), "done");
    steps.refuse(steps.question!);
    expect([steps.text, steps.question, steps.canRedo]).toEqual(["first", null, false]);
  });
});

test("one question at a time; without a connection it is asked again", async () => {
  const steps = known();
  const asked: PlanStroke[][] = [];
  const later: (() => void)[] = [];
  let answer: (error?: Error) => void = () => {};
  const world: AskWorld = {
    now: () => 0,
    later: (_milliseconds, then) => (later.push(then), () => {}),
    ask: (_plan, strokes) =>
      new Promise((done, fail) => {
        asked.push(strokes);
        answer = (error) =>
          error ? fail(error) : done({ plan: `${strokes.length} strokes`, picture: TILES });
      }),
  };
  const waited: string[] = [];
  const asking = new Asking(world, {
    question: () => steps.question,
    answered: (question, drawn) => steps.answer(question, drawn.plan, drawn.picture),
    refused: (question) => steps.refuse(question),
    waits: (why) => waited.push(why),
  });
  steps.stroke(stamp("G", [0, 0]), "done");
  asking.go();
  steps.stroke(stamp("G", [1, 0]), "done");
  asking.go();
  expect(asked.length).toBe(1);
  answer(new Problem(0, "offline", "not connected"));
  await expect.poll(() => waited).toEqual(["not connected"]);
  later.at(-1)!();
  expect(asked.at(-1)).toEqual([stamp("G", [0, 0]), stamp("G", [1, 0])]);
  answer();
  await expect.poll(() => steps.text).toBe("2 strokes");
  expect(steps.question).toBeNull();
});
