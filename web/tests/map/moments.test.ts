import { expect, test } from "vitest";
import { bookSaid } from "../../src/lib/shelf";
import type { GameEvent, Told } from "../../src/lib/types";
import { Fresh, isStruck, momentsIn, type Whereabouts } from "../../src/map/moments";
import { fatalIn } from "../../src/map/noticing";
import { happened } from "../happened";

const told = (number: number, ...events: GameEvent[]): Told => ({ number, events, sentences: [], strokes: [] });
const at = (x: number, y: number) => ({ x, y });

/** The viewer stood on 2,2 and is on 2,1 now; the one on seat 1 stands on 5,5. */
function whereabouts(first = 0, apart = 0): Whereabouts {
  return {
    now: (seat) => (seat === 1 ? at(5, 5) : at(2, 1)),
    before: (seat) => (seat === 1 ? at(5, 5) : at(2, 2)),
    square: (n) => (apart ? at((n - first) % apart, Math.floor((n - first) / apart)) : null),
  };
}

function seen(book: string, ...events: GameEvent[]): unknown[] {
  const { looks } = bookSaid(book)!;
  const where = whereabouts(...looks.squares);
  return momentsIn(looks, [told(1, ...events)], where)
    .map(({ kind, x, y, text = "" }) => [kind, x, y, text]);
}

test("a blow is seen where it falls, with what it cost", () => {
  const { squares: [first, apart] } = bookSaid("cc3k")!.looks;
  const cell = first + 3 * apart + 7;
  expect(seen("cc3k",
    happened("Struck", { cell, enemy: "orc", damage: 20, left: 120 }),
    happened("Hurt", { cell, enemy: "orc", damage: 24, hit_points: 14 }),
    happened("Recovered", { amount: 5, hit_points: 19 }),
  )).toEqual([["hit", 7, 3, "−20"], ["hit", 2, 1, "−24"], ["heal", 2, 1, "+5"]]); // prettier-ignore
});

test("a walk ends where somebody strikes, also if the blow goes wide or comes from afar", () => {
  const { looks } = bookSaid("cc3k")!;
  const after = (event: GameEvent) => momentsIn(looks, [told(1, event)], whereabouts(...looks.squares));
  expect(isStruck(after(happened("Dodged", { cell: 3, enemy: "dragon" })), at(2, 1))).toBe(true);
  expect(isStruck(after(happened("Missed", { cell: 3, enemy: "orc" })), at(2, 1))).toBe(false);
  expect(isStruck(after(happened("Recovered", { amount: 5, hit_points: 19 })), at(2, 1))).toBe(false);
});

test("the attacker is not told what it cost, the victim is", () => {
  expect(seen("dungeon-of-dooom", happened("Hit", { seat: 0, target: 1 }))).toEqual([["hit", 5, 5, ""]]);
  expect(seen("dungeon-of-dooom", happened("Hurt", { seat: 0, by: 1, damage: 2, hit_points: 1 })))
    .toEqual([["hit", 2, 1, "−2"]]);
});

test("a fall is seen where one fell, a bump where one stands", () => {
  const went = (fields: object) =>
    happened("Answered", { seat: 0, told: [{ told: "Went", way: 1, blocked: "", entered: "", reached: "", ...fields }] });
  expect(seen("labyrinth", went({ entered: "P" }))).toEqual([["fall", 3, 2, ""]]);
  expect(seen("labyrinth", went({ blocked: "wall" }))).toEqual([["bump", 2, 1, ""]]);
  expect(seen("labyrinth", went({ entered: "L" })), "a step slides by itself").toEqual([]);
});

test("a shot flies, what explodes explodes", () => {
  const fired = (ammunition: string) =>
    happened("Fired", { seat: 1, ammunition, count: 1, way: 3, wall: "" });
  expect(seen("dungeonlab", fired("bullet"), fired("grenade")))
    .toEqual([["shot", 5, 5, ""], ["blast", 5, 5, ""]]);
});

test("only a step ahead is seen to happen: not the way back, nor a leap", () => {
  const all = Array.from({ length: 40 }, (_, n) => told(n + 1));
  const fresh = new Fresh();
  const numbers = (upTo: number) => fresh.take(all.slice(0, upTo)).map(({ number }) => number);
  expect(numbers(5), "what was before one came").toEqual([]);
  expect(numbers(7)).toEqual([6, 7]);
  expect(numbers(3)).toEqual([]);
  expect(numbers(4)).toEqual([4]);
  expect(numbers(40)).toEqual([]);
});

test("the end says who struck the last blow, and only then", () => {
  const page = bookSaid("cc3k");
  const hurt = (enemy: string, hit_points: number) => happened("Hurt", { cell: 3, enemy, damage: 24, hit_points });
  const died = happened("Died", { gold: 4, score: 4 });
  expect(fatalIn(page, told(9, hurt("H", 12), hurt("O", 0), died))).toBe("An orc struck the last blow.");
  expect(fatalIn(page, told(9, happened("Drank", { way: 0, potion: "PH", hit_points: 0 }), died)))
    .toBe("A poisonous potion took the last hit points.");
  expect(fatalIn(page, told(9, hurt("O", 3), happened("GaveUp")))).toBe("");
  expect(fatalIn(page, undefined)).toBe("");
});
