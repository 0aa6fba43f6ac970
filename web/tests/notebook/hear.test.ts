/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Stroke } from "../../src/lib/types";
import type { Help } from "../../src/notebook/hear";
import { act, startHistory } from "../../src/notebook/history";
import { emptyNotebook, layerOf, PLAN, sheetOf, STEPS } from "../../src/notebook/model";
import type { Notebook, Sheet } from "../../src/notebook/model";
import { edgeKey, edgeOf, movedCell, movedEdge, placeOf } from "../../src/notebook/places";
import type { Place, Way } from "../../src/notebook/places";
import { reduce } from "../../src/notebook/reduce";

// ---- kept games, as the game master itself draws them: tests/web/test_heard.py writes them

interface Game {
  plan: string;
  /** Walls that were blown up, as `b3 1`: the cell, and the side of it. */
  gone: string[];
  /** The news of each seat, numbered as the server numbers them. */
  seats: { number: number; strokes: Stroke[] }[][];
}

const file = new URL("heard.json", import.meta.url);
const GAMES = JSON.parse(readFileSync(file, "utf8")) as Record<"labyrinth" | "dungeonlab", Game>;

function hearAll(book: "labyrinth" | "dungeonlab", seat: number, help: Help): Notebook {
  const shape = { columns: 5, rows: 5, levels: 2, mask: [] };
  return GAMES[book].seats[seat]!.reduce<Notebook>(
    (notebook, news) => reduce(notebook, { do: "hear", seat, help, ...news }),
    emptyNotebook(book, shape),
  );
}

const KINDS: Record<string, string> = {
  ".": "land", T: "land", F: "land", H: "hospital", W: "weaponry", P: "pit", D: "delta",
  E: "encephalitis", "^": "river", ">": "river", v: "river", "<": "river",
}; // prettier-ignore

/** The plan of the record: kinds by cell, walls at the start and those that were blown up. */
function truthOf({ plan, gone: blown }: Game) {
  const lines = plan.split("\n").slice(1).map((line) => line.padEnd(16));
  const kinds: Record<string, string> = {};
  const walls = new Set<string>();
  for (let row = 0; row <= 5; row += 1) {
    for (let column = 0; column <= 5; column += 1) {
      if (lines[row * 2]?.[column * 3 + 1] === "-") walls.add(`${column},${row},u`);
      if (lines[row * 2 + 1]?.[column * 3] === "|") walls.add(`${column},${row},l`);
      const kind = KINDS[lines[row * 2 + 1]?.[column * 3 + 1] ?? ""];
      if (kind && row < 5 && column < 5) kinds[`${column},${row},0`] = kind;
    }
  }
  const gone = new Set<string>();
  for (const wall of blown) {
    const [place = "", way = "0"] = wall.split(" ");
    const [column, row] = [place.charCodeAt(0) - 97, Number(place.slice(1)) - 1];
    const key = [`${column},${row},u`, `${column + 1},${row},l`, `${column},${row + 1},u`, `${column},${row},l`];
    gone.add(key[Number(way)] ?? "");
  }
  return { kinds, walls, gone };
}

type Truth = ReturnType<typeof truthOf>;

/** Marks that cannot be true with the sheet's own 0,0 on this place. */
function lies(sheet: Sheet, at: Place, truth: Truth): string[] {
  const found: string[] = [];
  for (const [key, { stamps }] of Object.entries(sheet.cells)) {
    const kind = Object.keys(stamps).find((stamp) => Object.values(KINDS).includes(stamp));
    const there = movedCell(key, at);
    if (kind && stamps[kind] === "sure" && truth.kinds[there] !== kind) found.push(`${there} ${kind}`);
  }
  for (const [key, is] of Object.entries(sheet.edges)) {
    const there = movedEdge(key, at);
    const wall = truth.walls.has(there);
    const wrong =
      is === "wall" || is === "solid" ? !wall : is !== "maybe" && wall && !truth.gone.has(there);
    if (wrong) found.push(`${there} ${is}`);
  }
  return found;
}

const TRUTH = truthOf(GAMES.labyrinth);
const EVERYWHERE: Place[] = [];
for (let row = -5; row < 10; row += 1) {
  for (let column = -5; column < 10; column += 1) EVERYWHERE.push({ column, row, level: 0 });
}

describe.each([0, 1, 2])("the steps of a whole game, heard by seat %i", (seat) => {
  test.each(["own steps", "all steps"] as const)("%s: every mark is true", (help) => {
    const notebook = hearAll("labyrinth", seat, help);
    const pencil = layerOf(notebook, STEPS)!;
    expect(Object.keys(sheetOf(pencil, PLAN).cells).length).toBeGreaterThan(0);
    expect(lies(sheetOf(pencil, PLAN), { column: 0, row: 0, level: 0 }, TRUTH)).toEqual([]);
    for (const { id } of notebook.fragments) {
      const least = Math.min(...EVERYWHERE.map((at) => lies(sheetOf(pencil, id), at, TRUTH).length));
      expect(least).toBe(0);
    }
    const seats = new Set(notebook.fragments.map((fragment) => fragment.seat));
    if (help === "own steps") expect([...seats].every((of) => of === seat)).toBe(true);
    else expect(seats.size).toBeGreaterThan(1);
  });

  test("on paper nothing is drawn, and nothing drawn twice", () => {
    expect(hearAll("labyrinth", seat, "paper").steps.heard).toBe(0);
    const once = hearAll("labyrinth", seat, "all steps");
    const again = GAMES.labyrinth.seats[seat]!.reduce<Notebook>(
      (notebook, news) => reduce(notebook, { do: "hear", seat, help: "all steps", ...news }),
      once,
    );
    expect(again).toBe(once);
  });
});

// ---- single strokes: which of them an answer makes, is held in tests/books/*/test_paper.py

const step = (way: number): Stroke => ({ draw: "step", seat: 0, way, edge: "open" });
const wall = (way: number): Stroke => ({ draw: "edge", seat: 0, way, edge: "wall" });
const out = (way: number): Stroke => ({ draw: "out", seat: 0, way, edge: "exit" });
const stamp = (stamp: string, more: object = {}): Stroke => ({
  ...{ draw: "stamp", seat: 0, stamp }, ...more,
}); // prettier-ignore
const at = (column: number, row: number): Stroke => ({
  ...{ draw: "place", seat: 0, at: { column, row, level: 0 } },
});
const CARRY: Stroke = { draw: "carry", seat: 0 };

function hearing(...news: Stroke[][]): Notebook {
  const empty = emptyNotebook("labyrinth", { columns: 4, rows: 4, levels: 1, mask: [] });
  return [[at(1, 1), stamp("land")], ...news].reduce<Notebook>(
    (notebook, strokes, index) =>
      reduce(notebook, { do: "hear", seat: 0, help: "own steps", number: index + 1, strokes }),
    empty,
  );
}

const plan = (notebook: Notebook) => sheetOf(layerOf(notebook, STEPS)!, PLAN);

test("a wall, a step, an exit, and back in", () => {
  const gone = hearing([wall(0)], [step(3), stamp("land")], [out(3)]);
  expect(plan(gone).edges).toEqual({ "1,1,u": "wall", "1,1,l": "open", "0,1,l": "exit" });
  expect(gone.steps.tracks[0]).toMatchObject({ at: { column: 0, row: 1, level: 0 }, outside: 3 });
  const back = hearing([step(3)], [out(3)], [wall(0), stamp("pit")], [step(1), stamp("land")]);
  expect(back.steps.tracks[0]).toMatchObject({ at: { column: 0, row: 1, level: 0 }, outside: null });
  expect(plan(back).edges).toEqual({ "1,1,l": "open", "0,1,l": "exit" });
  expect(plan(back).cells["0,1,0"]?.stamps).toEqual({ land: "sure" });
});

test("who falls into a pit begins a new piece, and comes out there the next time, too", () => {
  const fell = [step(1), stamp("pit"), CARRY, stamp("pit")];
  const once = hearing(fell);
  expect(plan(once).cells["2,1,0"]).toEqual({ stamps: { pit: "sure" }, number: "", text: "→ A" });
  const [piece] = once.fragments;
  expect(sheetOf(layerOf(once, STEPS)!, piece!.id).cells).toEqual({
    "0,0,0": { stamps: { pit: "sure" }, number: "", text: "" },
  });
  const twice = hearing(fell, [step(0), stamp("land")], [at(1, 1), ...fell]);
  expect(twice.fragments).toHaveLength(1);
  expect(twice.steps.tracks[0]).toMatchObject({ sheet: piece!.id, at: { column: 0, row: 0 } });
});

test("a lost player begins a new piece", () => {
  const dark = hearing([{ draw: "lose", seat: 0 }]);
  expect(dark.steps.tracks[0]?.sheet).toBe(dark.fragments[0]?.id);
  expect(hearing([{ draw: "forget" }]).steps.tracks).toEqual({});
  expect(hearing([{ draw: "leave", seat: 0 }]).steps.tracks).toEqual({});
});

test("an edge over some kinds only, and another one where the plan ends", () => {
  const maybe: Stroke = { draw: "edge", seat: 0, way: 0, edge: "maybe", over: ["wall"] };
  expect(plan(hearing([maybe])).edges).toEqual({});
  expect(plan(hearing([wall(0)], [maybe])).edges).toEqual({ "1,1,u": "maybe" });
  const unnamed: Stroke = { draw: "edge", seat: 0, way: 0, edge: "wall", over: ["", "open"] };
  expect(plan(hearing([unnamed])).edges).toEqual({ "1,1,u": "wall" });
  const blown: Stroke = { draw: "edge", seat: 0, way: 3, edge: "open", outline: "exit" };
  expect(plan(hearing([blown], [step(3), blown])).edges).toEqual({
    "1,1,l": "open", "0,1,l": "exit",
  }); // prettier-ignore
});

test("a piece that was glued goes on as a part of the plan", () => {
  const fell = hearing([step(1), stamp("pit"), CARRY, stamp("pit")]);
  const id = fell.fragments[0]!.id;
  const glued = [
    { do: "move", id, at: { column: 3, row: 3, level: 0 } } as const,
    { do: "glue", id, target: PLAN } as const,
  ].reduce<Notebook>(reduce, fell);
  const on = reduce(glued, {
    do: "hear", seat: 0, help: "own steps", number: 3, strokes: [step(0), stamp("weaponry")],
  }); // prettier-ignore
  expect(on.fragments).toEqual([]);
  expect(plan(on).cells["3,2,0"]?.stamps).toEqual({ weaponry: "sure" });
});

test("news that were missed lose everybody, for nobody knows what was in them", () => {
  const gap = act(startHistory(hearing()), {
    do: "hear", seat: 0, help: "own steps", number: 9, strokes: [step(0), stamp("land")],
  }); // prettier-ignore
  expect(gap.present.steps.tracks[0]?.sheet).not.toBe(PLAN);
  expect(plan(gap.present).edges).toEqual({});
});

test("DungeonLab: a landing, steps and walls of a scout's whole game", () => {
  const notebook = hearAll("dungeonlab", 0, "own steps");
  const drawn = sheetOf(layerOf(notebook, STEPS)!, PLAN);
  const own = GAMES.dungeonlab.seats[0]!
    .flatMap((news) => news.strokes)
    .filter((stroke) => "seat" in stroke && stroke.seat === 0);
  const landed = own.find((stroke) => stroke.draw === "place")!;
  const first = own.find((stroke) => stroke.draw === "step")!;
  expect(drawn.edges[edgeKey(landed.at, first.way as Way)]).toBe("open");
  const places = Object.keys(drawn.cells).map(placeOf);
  expect(places.every((place) => place.level === 0 || place.level === 1)).toBe(true);
  const edges = Object.keys(drawn.edges).map(edgeOf);
  expect(edges.every((edge) => edge.column >= 0 && edge.column <= 5 && edge.row <= 5)).toBe(true);
});

test("what was learned of a player makes a stamp doubtful, and none where another one is", () => {
  const land = stamp("land", { doubt: "immune", unless: "encephalitis" });
  const learn: Stroke = { draw: "learn", seat: 0, what: "immune" };
  const cell = (...news: Stroke[][]) => plan(hearing(...news)).cells["2,1,0"]?.stamps;
  expect(cell([step(1), land])).toEqual({ land: "sure" });
  expect(cell([learn], [step(1), land])).toEqual({ land: "maybe" });
  const mite = [step(1), stamp("encephalitis")];
  expect(cell(mite, [learn], [land])).toEqual({ encephalitis: "sure" });
});
