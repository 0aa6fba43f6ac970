import { expect, test } from "vitest";
import { harderThan, usualSeats, type Graded, type Playable } from "../../src/lib/playing";

const STRENGTHS = { easy: "scout:easy", normal: "scout", hard: "scout:hard" };
const PRESETS = { classic: { beasts: false, maps: false }, everything: { beasts: true, maps: true } };
const graded = (more: Partial<Graded> = {}): Graded =>
  ({ strengths: STRENGTHS, presets: PRESETS, harder: ["classic", "everything"], ...more });

test("stronger bots first, by the same rules", () => {
  expect(harderThan(graded(), ["scout:easy"], PRESETS.classic)).toEqual({ strength: "normal" });
  expect(harderThan(graded(), ["scout", "scout:easy"], PRESETS.classic)).toEqual({ strength: "hard" });
});

test("then, and for a player alone, the next preset", () => {
  expect(harderThan(graded(), ["scout:hard"], PRESETS.classic)).toEqual({ strength: "hard", preset: "everything" });
  expect(harderThan(graded(), [], PRESETS.classic)).toEqual({ strength: "easy", preset: "everything" });
  expect(harderThan(graded(), [], PRESETS.everything)).toBeNull();
});

test("a book as it is is a rung as well", () => {
  const crawl = graded({ presets: { hard: { pursuit: true } }, harder: ["", "hard"] });
  expect(harderThan(crawl, [], { pursuit: false })).toEqual({ strength: "easy", preset: "hard" });
  expect(harderThan(crawl, [], { pursuit: true })).toBeNull();
});

test("nothing is harder where bots are alike and no preset is next", () => {
  const alike = graded({ strengths: { easy: "walker", normal: "walker", hard: "walker" }, harder: [] });
  expect(harderThan(alike, ["walker"], {})).toBeNull();
  expect(harderThan(graded(), [], { beasts: true, maps: false }), "rules of one's own").toBeNull();
});

test("one sits in any seat, and bots in the others", () => {
  const book: Playable = {
    name: "dig", most_players: 4, presets: [], bots: [], strengths: { easy: "digger" }, opponents: 2,
  };
  const kinds = (seat?: number): string[] => usualSeats(book, "easy", seat).map((each) => each.kind ?? "");
  expect(kinds()).toEqual(["person", "bot", "bot"]);
  expect(kinds(1)).toEqual(["bot", "person", "bot"]);
  expect(kinds(2)).toEqual(["bot", "bot", "person"]);
});
