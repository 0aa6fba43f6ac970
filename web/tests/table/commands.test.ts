import { expect, test } from "vitest";
import { completions, helpForms, isWalking, keyCommand, keyName, labelOf, offersOf } from "../../src/table/commands";
import { looksOf } from "../../src/lib/looks";
import { aimed, alone, MOVES, onCells } from "../offers";

const dooom = looksOf("dungeon-of-dooom");
const cc3k = looksOf("cc3k");
const dungeonlab = looksOf("dungeonlab");
const answers = alone("yes", "no");
const crawling = aimed("", ["no", "n"], ["so", "s"]);

test("what has a way is a pad, and what has none a button", () => {
  const offers = offersOf([...MOVES, ...aimed("attack", ["attack west", "w"]), ...alone("pick up", "end")], dooom);
  expect(offers.moves?.ways).toEqual({ n: "move north", e: "move east", s: "move south" });
  expect(offers.pads.map((pad) => pad.stem)).toEqual(["attack"]);
  expect(offers.singles.map((offer) => offer.command)).toEqual(["pick up", "end"]);
});

test("no is north to a crawler, and an answer to who is asked", () => {
  const asked = offersOf(answers, dungeonlab);
  expect(asked.pads).toEqual([]);
  expect(asked.singles.map((offer) => offer.command)).toEqual(["yes", "no"]);
  expect(keyCommand("n", false, answers, dungeonlab)).toBe("no");
  expect(keyCommand("y", false, answers, dungeonlab)).toBe("yes");
  expect(keyCommand("n", false, MOVES, dungeonlab)).toBeNull();
  expect(offersOf(crawling, cc3k).moves).toEqual({ stem: "", label: "move", ways: { n: "no", s: "so" } });
});

test("a ship's ways have their places in the rose, whatever they are called", () => {
  const ship = { ...dooom, moving: ["sail"] };
  const sailing = aimed("sail", ["sail forward", "n"], ["sail starboard", "e"], ["sail aft", "s"], ["sail port", "w"]);
  const { moves, pads, singles } = offersOf(sailing, ship);
  expect(moves?.ways).toEqual({ n: "sail forward", e: "sail starboard", s: "sail aft", w: "sail port" });
  expect([...pads, ...singles]).toEqual([]);
  expect(keyCommand("ArrowLeft", false, sailing, ship)).toBe("sail port");
  const silent = { ...dooom, moving: [] };
  expect(offersOf(sailing, silent).moves?.ways, "a book that says nothing has its rose, too").toEqual(moves?.ways);
  expect(keyCommand("ArrowUp", false, sailing, silent)).toBe("sail forward");
  expect(keyCommand("ArrowUp", true, sailing, silent)).toBeNull();
});

test("every command is offered exactly once", () => {
  const shots = [
    ...aimed("shoot", ["shoot 10 bullets north", "n"], ["shoot 10 bullets east", "e"]).map((each) => ({ ...each, group: "shoot 10 bullets" })),
    ...aimed("shoot", ["shoot 1 grenade south", "s"]).map((each) => ({ ...each, group: "shoot 1 grenade" })),
  ];
  const levels = [...aimed("up", ["up", "above"]), ...aimed("down", ["down", "below"])];
  const all = [...MOVES, ...levels, ...shots, ...alone("look", "pass", "suicide")];
  const offers = offersOf(all, dungeonlab);
  const said = [
    ...Object.values(offers.moves?.ways ?? {}),
    ...offers.pads.flatMap((pad) => Object.values(pad.ways)),
    ...offers.groups.flatMap((group) => group.offers.map((offer) => offer.command)),
    ...offers.singles.map((offer) => offer.command),
  ];
  expect(said.sort()).toEqual(all.map(({ say }) => say).sort());
  expect(offers.pads.map((pad) => pad.label)).toEqual(["shoot 10 bullets", "shoot 1 grenade"]);
});

test("cells are offered as a sheet, in the order of people", () => {
  const rows = { j10: 9, j2: 1, a2: 1, aa1: 0 };
  const columns = { j10: 9, j2: 9, a2: 0, aa1: 26 };
  const starts = onCells("start", Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [`start ${name}`, [columns[name as "j2"], row, 0]])));
  const sheet = offersOf(starts, looksOf("labyrinth")).cells;
  expect(sheet?.levels[0]?.columns).toEqual([0, 9, 26]);
  expect(sheet?.levels[0]?.rows).toEqual([0, 1, 9]);
  expect(sheet?.levels[0]?.commands["9 9"]).toBe("start j10");
  const landings = onCells("land", {
    "land 1 1 1": [0, 0, 0], "land 2 1 1": [1, 0, 0], "land 1 1 2": [0, 0, 1], "land 2 1 2": [1, 0, 1],
  });
  const levels = offersOf(landings, dungeonlab);
  expect(levels.cells?.levels.map((level) => level.level)).toEqual([0, 1]);
  expect(levels.singles).toEqual([]);
});

test("keys say what is offered, and nothing else", () => {
  const now = [...aimed("move", ["move north", "n"]), ...aimed("attack", ["attack east", "e"]), ...alone("end")];
  expect(keyCommand("ArrowUp", false, now, dooom)).toBe("move north");
  expect(keyCommand("k", false, now, dooom)).toBe("move north");
  expect(keyCommand("l", false, now, dooom)).toBe("attack east");
  expect(keyCommand("ArrowDown", false, now, dooom)).toBeNull();
  expect(keyCommand(".", false, now, dooom)).toBe("end");
  expect(keyCommand(",", false, now, dooom)).toBeNull();
  const potion = aimed("u", ["u nw", "nw"]);
  expect(keyCommand("Y", true, [...potion, ...aimed("", ["nw", "nw"])], cc3k)).toBe("u nw");
  expect(keyCommand("y", false, potion, cc3k)).toBeNull();
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
    "   continued\nif I hit a wall, shoot up   a condition\nfor the master:   time NAME";
  expect(helpForms(help)).toEqual(["up", "down", "shoot left; go up", "if I hit a wall, shoot up"]);
});

test("a direction key that says nothing is answered by what is asked, where no way is", () => {
  expect(isWalking(alone("s", "d", "v", "g", "t"))).toBe(false);
  expect(isWalking(crawling)).toBe(true);
  expect(isWalking(answers)).toBe(false);
  expect(keyName("ArrowUp")).toBe("↑");
  expect(keyName("k")).toBe("k");
});
