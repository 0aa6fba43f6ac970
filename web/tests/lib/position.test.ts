import { describe, expect, test } from "vitest";
import { applyNews, forgetful } from "../../src/lib/fold";
import type { SentNews, SentView } from "../../src/lib/types";
import { notebookAt } from "../../src/replay/notebooks";
import { Chronicle, Moments, streamOf } from "../../src/lib/position";
import type { RecordEntry } from "../../src/lib/record";
import { row, tiled } from "../screens";

const nothing = { prompt: null, offers: [], turn: [], result: null };

function view(): SentView {
  return {
    type: "view", number: 1, seat: 0, table: {} as SentView["table"], names: ["Ann"],
    screen: tiled(["..", ".."], { status: [row("Round", "0")] }),
    transcript: [{ number: 1, events: [], sentences: ["It begins."] }], earlier: false, ...nothing,
  };
}

function news(number: number, change: Partial<SentNews> = {}): SentNews {
  const told = { events: [], sentences: [`Sentence ${number}.`] };
  return { type: "news", number, ...told, screen: null, ...nothing, ...change };
}

describe("news", () => {
  test("change only the rows that they name, and the view before stays as it was", () => {
    const before = view();
    const rows: [string, string] = ["#.", "k "];
    const after = applyNews(before, news(2, { screen: { rows: { 1: rows }, status: [] } }));
    expect(after.screen).toEqual(tiled(["..", "#."], { shades: ["ss", "k "] }));
    expect(before).toEqual(view());
    expect(after.transcript.map((told) => told.number)).toEqual([1, 2]);
  });

  test("let go of what may not be read again, until the game is over", () => {
    let now: SentView = { ...view(), recall: "Only last moves are recalled." };
    for (const number of [2, 3, 4, 5]) now = applyNews(now, news(number));
    const numbers = (at: SentView): number[] => at.transcript.map((told) => told.number);
    expect(numbers(forgetful(now, undefined))).toEqual([1, 2, 3, 4, 5]);
    now = forgetful(now, { since: 4, earlier: [1, 2] });
    expect([numbers(now), now.earlier]).toEqual([[1, 2, 4, 5], false]);
    const over = applyNews(now, news(6, { result: { winners: [0], reason: "Ann has won.", ending: "" } }));
    const open = forgetful(over, { since: 6, earlier: [] });
    expect([numbers(open), open.earlier, open.recall]).toEqual([[4, 5, 6], true, undefined]);
  });

  test("without a screen leave it, with a whole one replace it", () => {
    expect(applyNews(view(), news(2)).screen).toEqual(view().screen);
    const whole = tiled(["x"]);
    expect(applyNews(view(), news(2, { screen: whole })).screen).toEqual(whole);
  });

  test("change names, question, turn and result", () => {
    const result = { winners: [0], reason: "Ann is out.", ending: "" };
    const change = { names: ["Ann", "Bob"], prompt: { n: 3, asks: "move" }, turn: [0], result };
    expect(applyNews(view(), news(2, change))).toMatchObject(change);
    expect(applyNews(view(), news(2)).names).toEqual(["Ann"]);
  });
});

describe("a chronicle", () => {
  const all = Array.from({ length: 200 }, (_, n) =>
    news(n + 2, { screen: { rows: { 0: [`${n}`, "s"] }, status: [] } }),
  );
  const chronicle = new Chronicle(streamOf([view(), ...all]));

  test("is at every number what folding one by one gives", () => {
    let folded = view();
    expect(chronicle.at(1)).toEqual(folded);
    for (const each of all) {
      folded = applyNews(folded, each);
      expect(chronicle.at(each.number)).toEqual(folded);
    }
    expect(chronicle.last).toBe(201);
  });

  test("before the first number is the first view, after the last the last", () => {
    expect(chronicle.at(0)).toEqual(view());
    expect(chronicle.at(999).number).toBe(201);
  });

  test("a stream that does not begin with a view is refused", () => {
    expect(() => streamOf([news(1)])).toThrow("begins with a view");
  });
});

describe("moments", () => {
  const entry = (n: number, seat: number, to: number): RecordEntry => ({
    n, seat, do: "", events: [{ event: "X", to }],
  });
  // the opening to all; two entries to seat 1 alone; one to all; the last to the master alone
  const entries = [
      entry(0, -2, -1), entry(1, 1, 9), entry(2, 1, 9), entry(3, 1, -1), entry(4, -2, 1),
    ];
  const moments = new Moments(entries);

  test("each chair has heard its own number of messages at the same moment", () => {
    expect([0, 1, 2, 3, 4].map((at) => moments.number("master", at))).toEqual([1, 2, 3, 4, 5]);
    expect([0, 1, 2, 3, 4].map((at) => moments.number(0, at))).toEqual([1, 1, 1, 2, 2]);
    expect([0, 1, 2, 3, 4].map((at) => moments.number(1, at))).toEqual([1, 2, 3, 4, 4]);
  });

  test("a step goes to where this chair hears something", () => {
    expect(moments.next("master", 0)).toBe(1);
    expect(moments.next(0, 0)).toBe(3);
    expect(moments.next(0, 3)).toBe(4);
    expect(moments.previous(0, 4)).toBe(0);
    expect(moments.previous(1, 3)).toBe(2);
    expect(moments.previous("watcher", 0)).toBe(0);
  });
});

test("a notebook is the last one kept by then", () => {
  const kept = [{ number: 2, doc: "b" }, { number: 5, doc: "c" }, { number: 1, doc: "a" }];
  expect([0, 1, 2, 4, 5, 9].map((at) => notebookAt(kept, at))).toEqual(
    [null, "a", "b", "b", "c", "c"],
  );
});
