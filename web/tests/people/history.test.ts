import { beforeEach, expect, test } from "vitest";
import { keep } from "../../src/browser/kept";
import type { BookLine, Summary } from "../../src/lib/types";
import { coursesOf, joined, playedOf, remember, type Played } from "../../src/people/history";

const BOOKS = [
  { name: "labyrinth", title: "Labyrinth", counts: "turns", most: false, most_players: 6 },
  { name: "cc3k", title: "ChamberCrawler3000", counts: "score", most: true, most_players: 1 },
] as unknown as BookLine[];

const table = (change: Partial<Summary> = {}): Summary =>
  ({
    id: "one", book: "labyrinth", phase: "finished", made: 1, ended: 9, played_on: null,
    places: [{ name: "Ann" }, { name: "Theseus" }], scores: [12, null],
    result: { winners: [0], reason: "", ending: "" }, ...change,
  }) as unknown as Summary;
const game = (n: number, book: string, won: boolean, score: number | null): Played => ({
  id: `${book} ${n}`, book, seat: 0, names: ["Ann"], won, undecided: false, score, ended: n,
});

beforeEach(() => keep("history", []));

test("nothing of a game is in a profile before it is over", () => {
  expect(playedOf(table({ phase: "playing", result: null }), 0)).toBeNull();
  expect(playedOf(table({ played_on: { table: "x", move: 3 } }), 0)).toBeNull();
  expect(playedOf(table(), -1)).toBeNull();
  expect(playedOf(table(), 0)).toMatchObject({ won: true, undecided: false, score: 12, names: ["Ann", "Theseus"] });
  expect(playedOf(table(), 1)).toMatchObject({ won: false, score: null });
});

test("the best is the fewest turns in one book and the highest score in another", () => {
  const lines = [
    game(1, "labyrinth", true, 30), game(2, "labyrinth", false, null), game(3, "labyrinth", true, 19),
    game(4, "cc3k", false, 100), game(5, "cc3k", true, 400),
  ];
  const [labyrinth, cc3k] = coursesOf(lines, BOOKS);
  expect(labyrinth).toMatchObject({ book: "labyrinth", played: 3, won: 2, best: 19 });
  expect(labyrinth?.curve).toEqual([1, 0.5, 2 / 3]);
  expect(cc3k).toMatchObject({ best: 400, curve: [0.25, 1] });
});

test("a browser remembers each game once, the newest first", () => {
  remember([game(1, "cc3k", false, 5)]);
  const all = remember([game(2, "cc3k", false, 7), game(1, "cc3k", false, 5)]);
  expect(all.map(({ ended }) => ended)).toEqual([2, 1]);
  expect(joined(all, all)).toHaveLength(2);
});
