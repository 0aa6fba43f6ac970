import { expect, test } from "vitest";
import {
  completions, helpForms, isWalking, keyCommand, keyName, labelOf, offersOf, wayOf,
} from "../../src/table/commands";
import { looksOf } from "../../src/table/looks";

const dooom = looksOf("dungeon-of-dooom");
const cc3k = looksOf("cc3k");
const dungeonlab = looksOf("dungeonlab");

test("a direction is the last word; alone, up and down are levels", () => {
  expect(wayOf("shoot 10 bullets north")).toEqual({ stem: "shoot 10 bullets", way: "n" });
  expect(wayOf("go up")).toEqual({ stem: "go", way: "n" });
  expect(wayOf("so")).toEqual({ stem: "", way: "s" });
  expect(wayOf("up")).toBeNull();
  const offers = offersOf(["move north", "attack east", "pick up", "end"], dooom);
  expect(offers.pads.map((pad) => pad.stem)).toEqual(["attack"]);
  expect(offers.singles.map((offer) => offer.command)).toEqual(["end", "pick up"]);
});

test("no is north to a crawler, and an answer to who is asked", () => {
  const asked = offersOf(["yes", "no"], dungeonlab);
  expect(asked.pads).toEqual([]);
  expect(asked.singles.map((offer) => offer.command)).toEqual(["yes", "no"]);
  expect(keyCommand("n", false, ["yes", "no"], dungeonlab)).toBe("no");
  expect(keyCommand("y", false, ["yes", "no"], dungeonlab)).toBe("yes");
  expect(keyCommand("n", false, ["move north"], dungeonlab)).toBeNull();
  expect(offersOf(["no", "so"], cc3k).moves?.ways).toEqual({ n: "no", s: "so" });
});

test("every legal command is offered exactly once", () => {
  const legal = [
    "move north", "move west", "up", "down", "shoot 10 bullets north", "shoot 10 bullets east",
    "shoot 1 grenade south", "look", "pass", "suicide",
  ];
  const offers = offersOf(legal, dungeonlab);
  const said = [
    ...Object.values(offers.moves?.ways ?? {}),
    ...offers.pads.flatMap((pad) => Object.values(pad.ways)),
    ...offers.groups.flatMap((group) => group.offers.map((offer) => offer.command)),
    ...offers.singles.map((offer) => offer.command),
  ];
  expect(said.sort()).toEqual([...legal].sort());
  expect(offers.pads.map((pad) => pad.label)).toEqual(["shoot 10 bullets", "shoot 1 grenade"]);
});

test("cells are offered as a sheet, in the order of people", () => {
  const letters = ["a", "b", "j", "aa"];
  const legal = ["10", "2", "1"].flatMap((row) => letters.map((letter) => `start ${letter}${row}`));
  const sheet = offersOf(legal, looksOf("labyrinth")).cells;
  expect(sheet?.levels[0]?.columns).toEqual(letters);
  expect(sheet?.levels[0]?.rows).toEqual(["1", "2", "10"]);
  expect(sheet?.levels[0]?.commands["j 10"]).toBe("start j10");
  const levels = offersOf(["land 1 1 1", "land 2 1 1", "land 1 1 2", "land 2 1 2"], dungeonlab);
  expect(levels.cells?.levels.map((level) => level.level)).toEqual(["1", "2"]);
  expect(levels.singles).toEqual([]);
});

test("keys say what is legal, and nothing else", () => {
  const legal = ["move north", "attack east", "end"];
  expect(keyCommand("ArrowUp", false, legal, dooom)).toBe("move north");
  expect(keyCommand("k", false, legal, dooom)).toBe("move north");
  expect(keyCommand("l", false, legal, dooom)).toBe("attack east");
  expect(keyCommand("ArrowDown", false, legal, dooom)).toBeNull();
  expect(keyCommand(".", false, legal, dooom)).toBe("end");
  expect(keyCommand(",", false, legal, dooom)).toBeNull();
  expect(keyCommand("Y", true, ["u nw", "nw"], cc3k)).toBe("u nw");
  expect(keyCommand("y", false, ["u nw"], cc3k)).toBeNull();
});

test("the short words of a book are written out", () => {
  expect(labelOf("a no", cc3k)).toBe("attack north");
  expect(labelOf("s", cc3k)).toBe("shade");
  expect(labelOf("shoot 10 bullets north", dungeonlab)).toBe("shoot 10 bullets north");
});

test("completion offers what begins so, then what has the words", () => {
  const known = ["go up", "shoot up; go up", "go right", "status"];
  expect(completions("go", known)).toEqual(["go up", "go right", "shoot up; go up"]);
  expect(completions("up shoot", known)).toEqual(["shoot up; go up"]);
  expect(completions("go up", known)).toEqual(["shoot up; go up"]);
  expect(completions("  ", known)).toEqual([]);
});

test("help gives forms to complete, without placeholders and the master's words", () => {
  const help = "up, down      one level\nshoot left; go up   parts\nsay TEXT   talk\n" +
    "   continued\nfor the master:   time NAME";
  expect(helpForms(help)).toEqual(["up", "down", "shoot left; go up"]);
});

test("a direction key that says nothing is answered by what is asked, where no way is", () => {
  expect(isWalking(["s", "d", "v", "g", "t"], cc3k)).toBe(false);
  expect(isWalking(["no", "so", "f", "r", "q"], cc3k)).toBe(true);
  expect(isWalking(["yes", "no"], dungeonlab)).toBe(false);
  expect(keyName("ArrowUp")).toBe("↑");
  expect(keyName("k")).toBe("k");
});
