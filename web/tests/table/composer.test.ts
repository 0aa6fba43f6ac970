import { describe, expect, it, test } from "vitest";
import type { Compound, Offer } from "../../src/lib/types";
import {
  actionFor, amongPlayers, dropCondition, factsOf, firstOf, isAimed, isComposed, movementsOf, neededOf, newDeed, newMove, newStep,
  partsOf, putCondition, shifted, slotsOf, tell, written, type Move,
} from "../../src/table/composer";
import kept from "./composed.json";

interface Kept {
  names: string[];
  compound: Compound;
  moves: { move: Omit<Move, "go"> & { go: Move["go"] | null }; said: string }[];
}
const TABLES = Object.entries(kept as unknown as Record<string, Kept>);

describe.each(TABLES)("what Python puts together at random, %s", (_, { names, compound, moves }) => {
  const among = amongPlayers(compound, names, 0);
  it.each(moves)("$said", ({ move, said }) => {
    expect(written(among, { ...move, go: move.go ?? newStep() })).toBe(said);
  });
});

/** Of a ship: no word of it is known to the page. */
const SHIP: Compound = {
  movements: [
    { say: "steer forward", label: "forward", way: "n" },
    { say: "steer to port", label: "port", way: "w" },
    { say: "drift", label: "drift" },
  ],
  moving: "steer …",
  actions: [
    { say: "fire {gun}", label: "fire", follows: true },
    { say: "anchor at {berth}", label: "anchor", before: false },
    { say: "hail {whom}", label: "hail", after: false },
  ],
  slots: {
    gun: { label: "Gun", choices: [{ say: "the bow gun", label: "bow", way: "n" }, { say: "{side} guns", label: "broadside", way: "w" }] },
    side: { label: "Side", choices: [{ say: "port", label: "port" }, { say: "both", label: "both" }] },
    berth: { label: "Berth", kind: "cell", pattern: "[a-z][0-9]" },
    whom: { label: "Whom", kind: "player", pattern: "\\w+" },
    log: { label: "Log", kind: "several", choices: ["depth", "wind", "stars"].map((say) => ({ say, label: say })), last: " & " },
  },
  join: " / ",
  conditions: {
    facts: [{ say: "fog", label: "fog", told: "wind" }, { say: "a leak", label: "a leak" }],
    negated: "no {fact}", then: "when {fact}: {then}", otherwise: "when {fact}: {then} or {otherwise}", within: "<{part}>",
  },
  tellings: [{ say: "", label: "all" }, { say: " !", label: "none", tells: "none" }, { say: " log {log}", label: "some", tells: "chosen", chosen: "log" }],
  prefaces: [{ verb: "signal", say: "signal {berth}: ", slot: "berth" }],
};
const AT_SEA = amongPlayers(SHIP, ["Ann", "Bo Li", "Cy"], 0);
const offered = (...said: string[]): Offer[] => said.map((say) => ({ say }));
const does = (say: string, values: Record<string, string> = {}) => newStep({ say, values });

function steering(...before: ReturnType<typeof does>[]): Move {
  return { ...newMove(), before, go: does("steer to port") };
}

test("nothing is said while something is to be chosen or typed", () => {
  const move = { ...newMove(), before: [does("fire {gun}")] };
  expect(written(AT_SEA, move)).toBe("");
  expect(written({ ...AT_SEA, still: true }, move)).toBe("fire the bow gun");
  move.go = does("drift");
  expect(written(AT_SEA, move)).toBe("fire the bow gun / drift");
  const after = (typed: string): Move => ({ ...move, after: [does("anchor at {berth}", { berth: typed })] });
  expect(written(AT_SEA, after("b"))).toBe("");
  expect(partsOf(AT_SEA, after("b")).map(({ words, whole }) => [words, whole]).at(-1)).toEqual(["anchor at …", false]);
  expect(written(AT_SEA, after(" B3 "))).toBe("fire the bow gun / drift / anchor at b3");
});

test("what is chosen in a gap has gaps of its own", () => {
  const deed = newDeed("fire {gun}");
  expect(slotsOf(AT_SEA, deed).map(([name]) => name)).toEqual(["gun"]);
  deed.values["gun"] = "{side} guns";
  expect(slotsOf(AT_SEA, deed).map(([name]) => name)).toEqual(["gun", "side"]);
  expect(written(AT_SEA, steering(newStep(deed)))).toBe("fire port guns / steer to port");
});

test("what is filled by a way is aimed", () => {
  expect(["gun", "side", "berth"].map((name) => isAimed(AT_SEA.slots[name]!))).toEqual([true, false, false]);
});

test("a name that could be read otherwise is a number, and nobody aims at themselves", () => {
  expect(AT_SEA.slots["whom"]?.choices?.map(({ say, label }) => [say, label])).toEqual([["2", "Bo Li"], ["Cy", "Cy"]]);
});

test("what follows the movement is aimed the same way", () => {
  expect(actionFor(AT_SEA, "fire {gun}", "steer to port").values).toEqual({ gun: "{side} guns" });
  expect(actionFor(AT_SEA, "fire {gun}", "drift").values).toEqual({});
});

test("conditions within conditions, with their own else", () => {
  const move = steering();
  putCondition(move.go, "fog", newDeed("drift"));
  putCondition(firstOf(move.go), "a leak", newDeed("steer forward"));
  move.go.fork!.not = true;
  expect(written(AT_SEA, move)).toBe("when no fog: <when a leak: steer to port or steer forward> or drift");
  firstOf(move.go).deed.say = "";
  expect(written(AT_SEA, move), "one of the ways is still to be chosen").toBe("");
  firstOf(move.go).deed.say = "steer forward";
  dropCondition(move.go);
  expect(written(AT_SEA, move)).toBe("steer forward");
  const shot = does("fire {gun}");
  putCondition(shot, "fog", null);
  firstOf(shot).deed.values["gun"] = "{side} guns";
  expect(shot.deed.values, "a branch is a deed of its own").toEqual({});
  expect(written(AT_SEA, { ...move, after: [shot] })).toBe("steer forward / when fog: fire port guns");
});

test("what a condition stands on is told, and what is not told is no condition", () => {
  const [all, none, some] = AT_SEA.tellings!;
  const move = steering();
  tell(AT_SEA, move, some!);
  expect(written(AT_SEA, move)).toBe("steer to port log depth");
  expect(factsOf(AT_SEA, move).map(({ say }) => say)).toEqual(["a leak"]);
  move.told = ["stars", "depth"];
  expect(written(AT_SEA, move)).toBe("steer to port log depth & stars");
  tell(AT_SEA, move, none!);
  expect(written(AT_SEA, move)).toBe("steer to port !");
  tell(AT_SEA, move, all!);
  putCondition(move.go, "fog", newDeed("drift"));
  expect(neededOf(AT_SEA, move)).toEqual(["wind"]);
  tell(AT_SEA, move, some!);
  expect(move.told).toEqual(["wind"]);
});

test("a preface stands before all", () => {
  const move = { ...steering(), prefaces: { signal: "C4" } };
  expect(written(AT_SEA, move)).toBe("signal c4: steer to port");
  move.prefaces.signal = "C";
  expect(written(AT_SEA, move)).toBe("");
});

test("a movement that is not offered by itself may follow something", () => {
  const ways = (move: Move) => movementsOf(AT_SEA, offered("drift"), move).map(({ say }) => say);
  expect(ways(newMove())).toEqual(["drift"]);
  expect(ways({ ...newMove(), before: [does("fire {gun}")] })).toHaveLength(3);
  expect(ways(steering())).toEqual(["steer to port", "drift"]);
  expect([isComposed(AT_SEA, offered("drift")), isComposed(AT_SEA, offered("row")), isComposed(undefined, [])]).toEqual([true, false, false]);
});

describe("the parts of a move", () => {
  const composed = (): Move => ({ ...steering(does("hail {whom}"), does("fire {gun}")), after: [does("fire {gun}", { gun: "{side} guns" })] });

  it("are said in their order", () => {
    expect(partsOf(AT_SEA, newMove())).toEqual([]);
    expect(partsOf(AT_SEA, composed()).map(({ words }) => words)).toEqual(["hail 2", "fire the bow gun", "steer to port", "fire port guns"]);
    const begun = { ...newMove(), before: [does("fire {gun}")] };
    expect(partsOf(AT_SEA, begun).map(({ words }) => words)).toEqual(["fire the bow gun", "steer …"]);
  });

  it.each([
    [1, 3, true, "hail 2 / steer to port / fire port guns / fire the bow gun"],
    [3, 0, true, "fire port guns / hail 2 / fire the bow gun / steer to port"],
    [0, 3, false, "hail 2 / fire the bow gun / steer to port / fire port guns"],
    [2, 1, true, "hail 2 / steer to port / fire the bow gun / fire port guns"],
  ])("change places from %i to %i: %s", (from, to, may, sentence) => {
    const move = composed();
    expect(shifted(AT_SEA, move, from, to)).toBe(may);
    expect(written(AT_SEA, move)).toBe(sentence);
  });
});
