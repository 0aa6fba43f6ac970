import { describe, expect, it } from "vitest";
import { beingsOf, momentsBetween } from "../../src/map/beings";
import { Atlas } from "../../src/map/picture";
import { spoken, told } from "../../src/map/describe";
import { chunksOf } from "../../src/map/terrain";
import { nearest, newInSight, wayTo } from "../../src/map/ways";
import { looksOf } from "../../src/lib/looks";
import { pictureOf, standing, withTruth } from "../../src/map/pictured";
import { aimed, alone, MOVES } from "../offers";
import { row, tiled } from "../screens";
import { stepCommand } from "../../src/table/commands";
import { Walk, wayBetween } from "../../src/table/walking.svelte";

const dooom = looksOf("dungeon-of-dooom");
const cc3k = looksOf("cc3k");
const ANN = { names: ["Ann"], seat: 0 };

const screen = tiled;

const HALL = pictureOf(screen(["#######", "#@..G.#", "#.###.#", "#.....#", "#######"]), dooom, ANN);

describe("a screen as a picture", () => {
  it("has the piece of the viewer, with their initial, and ground under everything", () => {
    expect(HALL.tokens).toMatchObject([{ id: "you", x: 1, y: 1, initial: "A", you: true }]);
    const atlas = new Atlas(HALL);
    expect(atlas.at(4, 1)).toMatchObject({ ground: "floor", marks: [{ tile: "treasure" }] });
    expect(atlas.at(0, 0)?.ground).toBe("rock");
  });

  it("tells the pieces apart where a master has every floor of a plan before them", () => {
    const master = { names: ["Ann"], seat: "master" as const };
    const floors = pictureOf(screen(["|--|", "|@.|", "|--|", "|--|", "|.@|", "|--|"]), cc3k, master);
    expect(new Set(floors.tokens.map(({ id }) => id)).size).toBe(2);
  });

  it("leaves out what was never seen", () => {
    const picture = pictureOf(screen(["#.G", "#@E"], { shades: ["kss", "ks "] }), dooom, ANN);
    const atlas = new Atlas(picture);
    expect(atlas.at(2, 1)).toBeUndefined();
    expect(atlas.at(0, 0)?.layer).toBe("remembered");
    expect(told(atlas, 2, 1).title).toBe("not known yet");
    expect(JSON.stringify(chunksOf(atlas))).not.toContain("truth");
  });

  it("shows what lies under oneself, as the status says", () => {
    const on = pictureOf(screen(["#@#"], { status: [row("dooom-label-under-you", "treasure")] }), dooom, ANN);
    expect(new Atlas(on).at(1, 0)?.marks).toMatchObject([{ tile: "treasure" }]);
  });

  it("stays where it was when the board grows to the left and up", () => {
    const before = pictureOf(screen(["..#", ".@#"]), dooom, ANN);
    const after = pictureOf(screen(["    ", " ..#", " .@#"], {}, { column: -1, row: -1 }), dooom, ANN);
    expect([after.left, after.top, after.width]).toEqual([-1, -1, 4]);
    expect(after.tokens).toEqual(before.tokens);
    expect(after.cells).toEqual(before.cells);
  });

  /** A cellar that looks the same from both ends: only where one stood tells them apart. */
  const CELLAR = ["#######", "#.....#", "#######"];
  const truthOf = (rows: string[]) => pictureOf(screen(rows), dooom, { names: [], seat: "master" });
  const corner = ({ left, top }: { left: number; top: number }) => [left, top];

  it("lies on the plan where its player stood at the end", () => {
    const own = pictureOf(screen(["..", ".@"], {}, { column: 1, row: 0 }), dooom, ANN);
    const laid = withTruth(own, truthOf(CELLAR), { began: { x: 3, y: 1 }, ended: { x: 5, y: 1 } });
    expect(corner(laid)).toEqual([2 - 5, 1 - 1]);
    expect(laid.width).toBe(7);
    expect(laid.cells.filter(({ x, y }) => x === 2 && y === 1)).toHaveLength(1);
  });

  it("counts from where they began, once they are dead", () => {
    const own = pictureOf(screen(["...", "..."], {}, { column: -1, row: 0 }), dooom, ANN);
    expect(corner(withTruth(own, truthOf(CELLAR), { began: { x: 5, y: 1 }, ended: null }))).toEqual([-5, -1]);
  });

  it("finds a piece on the master's board by its number", () => {
    expect(standing(screen(["#1.2#"]), dooom, 1, ["Ann", "Ben"])).toEqual({ x: 3, y: 0 });
    expect(standing(screen(["#1..#"]), dooom, 1, ["Ann", "Ben"])).toBeNull();
  });

  it("says a cell in words, counted from oneself", () => {
    const atlas = new Atlas(HALL);
    expect(spoken(atlas, 4, 1)).toContain("treasure: 3 east.");
    expect(spoken(atlas, 1, 1)).toContain("you: here.");
    expect(spoken(atlas, 0, 0)).toBe("wall: 1 north, 1 west.");
  });
});

describe("a way", () => {
  it("goes round rock, and not where nothing is known", () => {
    expect(wayTo(HALL, { x: 5, y: 2 }, false)).toEqual([
      { x: 2, y: 1 }, { x: 3, y: 1 }, { x: 4, y: 1 }, { x: 5, y: 1 }, { x: 5, y: 2 },
    ]);
    expect(wayTo(HALL, { x: 0, y: 0 }, false)).toBeNull();
    expect(wayTo(HALL, { x: 40, y: 40 }, true)).toBeNull();
  });

  it("goes aslant where the book does, and round creatures", () => {
    const room = pictureOf(screen(["|...|", "|@O.|", "|...|"]), cc3k, ANN);
    expect(wayTo(room, { x: 3, y: 1 }, true)).toHaveLength(2);
    expect(wayBetween({ x: 1, y: 1 }, { x: 2, y: 0 })).toBe("ne");
  });

  it("is walked step by step, and ends when something comes in sight", () => {
    const walk = new Walk();
    const offers = [...MOVES, ...alone("end")];
    expect(walk.begin({ x: 3, y: 1 }, HALL, offers, dooom)).toBe("move east");
    const next = pictureOf(screen(["#######", "#.@.G.#", "#.###.#", "#.....#", "#######"]), dooom, ANN);
    expect(walk.go(next, offers, dooom)).toBe("move east");
    const there = pictureOf(screen(["#######", "#..@G.#", "#.###.#", "#.....#", "#######"]), dooom, ANN);
    expect(walk.go(there, offers, dooom)).toBeNull();

    expect(walk.begin({ x: 3, y: 1 }, HALL, offers, dooom)).toBe("move east");
    const met = pictureOf(screen(["#######", "#.@.G.#", "#.###P#", "#.....#", "#######"]), dooom, ANN);
    expect(newInSight(HALL, met)).toEqual(["player"]);
    expect(walk.go(met, offers, dooom)).toBeNull();
  });

  it("finds the stairs, wherever they are on the floor", () => {
    const floor = pictureOf(screen(["|-----|", "|@...\\|", "|-----|"]), cc3k, ANN);
    expect(nearest(floor, cc3k.travel)).toMatchObject({ x: 5, y: 1, tile: "stairs", word: "stairs" });
    expect(nearest(HALL, dooom.travel)).toBeNull();
  });

  it("says nothing where the step is not legal", () => {
    expect(stepCommand("w", MOVES, dooom.moving)).toBeNull();
    expect(stepCommand("e", [...aimed("a", ["a ea", "e"]), ...aimed("", ["no", "n"])], cc3k.moving)).toBe("a ea");
    expect(new Walk().begin({ x: 2, y: 1 }, HALL, MOVES.slice(0, 1), dooom)).toBeNull();
  });
});

describe("between two pictures", () => {
  const before = pictureOf(screen(["|O..|", "|@.G|"]), cc3k, ANN);
  const after = pictureOf(screen(["|.O.|", "|..@|"]), cc3k, ANN);

  it("a player who moved keeps their number", () => {
    let n = 0;
    const first = beingsOf(before, [], () => (n += 1));
    const then = beingsOf(after, first, () => (n += 1));
    expect(then.map(({ id, x }) => [id, x])).toEqual([[first[0]!.id, 2]]);
  });

  it("gold that was taken glints", () => {
    expect(momentsBetween(before, after)).toEqual([{ kind: "glint", x: 3, y: 1 }]);
    expect(momentsBetween(after, after)).toEqual([]);
  });
});
