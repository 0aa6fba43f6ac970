/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/lib/types";
import type { Help } from "../../src/notebook/hear";
import { act, startHistory } from "../../src/notebook/history";
import { emptyNotebook, layerOf, PLAN, sheetOf, STEPS } from "../../src/notebook/model";
import type { Notebook, Sheet } from "../../src/notebook/model";
import { edgeOf, movedCell, movedEdge, placeOf } from "../../src/notebook/places";
import type { Place } from "../../src/notebook/places";
import { reduce } from "../../src/notebook/reduce";

// ---- a kept game of three, with its truth

interface Entry {
  seat: number;
  events: (GameEvent & { to: number })[];
}

function recordOf(name: string) {
  const file = new URL(`../../../tests/games/${name}.jsonl`, import.meta.url);
  const [header = "", ...lines] = readFileSync(file, "utf8").trim().split("\n");
  const entries = lines.map((line) => JSON.parse(line)).filter((line) => "events" in line);
  return { header: JSON.parse(header) as { plan: string }, entries: entries as Entry[] };
}

/** The news of one seat, numbered as the server numbers them. */
function newsOf(entries: readonly Entry[], seat: number) {
  const bit = 4 << seat;
  return entries
    .map((entry) => ({ own: entry.seat === seat, events: entry.events.filter(({ to }) => to & bit) }))
    .filter(({ own, events }) => own || events.length > 0)
    .map(({ events }, index) => ({ number: index + 1, events: events as GameEvent[] }));
}

function hearAll(book: string, entries: readonly Entry[], seat: number, help: Help): Notebook {
  const shape = { columns: 5, rows: 5, levels: 2, mask: [] };
  return newsOf(entries, seat).reduce<Notebook>(
    (notebook, news) => reduce(notebook, { do: "hear", seat, help, carries: false, ...news }),
    emptyNotebook(book, shape),
  );
}

const KINDS: Record<string, string> = {
  ".": "land", T: "land", F: "land", H: "hospital", W: "weaponry", P: "pit", D: "delta",
  E: "encephalitis", "^": "river", ">": "river", v: "river", "<": "river",
}; // prettier-ignore

/** The plan of the record: kinds by cell, walls at the start and those that were blown up. */
function truthOf({ header, entries }: ReturnType<typeof recordOf>) {
  const lines = header.plan.split("\n").slice(1).map((line) => line.padEnd(16));
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
  for (const event of entries.flatMap(({ events }) => events)) {
    if (event.event !== "WallGone") continue;
    const place = String(event["place"]);
    const [column, row] = [place.charCodeAt(0) - 97, Number(place.slice(1)) - 1];
    const way = Number(event["way"]);
    const key = [`${column},${row},u`, `${column + 1},${row},l`, `${column},${row + 1},u`, `${column},${row},l`];
    gone.add(key[way] ?? "");
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

const GAME = recordOf("three-mappers-of-labyrinth");
const TRUTH = truthOf(GAME);
const EVERYWHERE: Place[] = [];
for (let row = -5; row < 10; row += 1) {
  for (let column = -5; column < 10; column += 1) EVERYWHERE.push({ column, row, level: 0 });
}

describe.each([0, 1, 2])("the steps of a whole game, heard by seat %i", (seat) => {
  test.each(["own steps", "all steps"] as const)("%s: every mark is true", (help) => {
    const notebook = hearAll("labyrinth", GAME.entries, seat, help);
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
    expect(hearAll("labyrinth", GAME.entries, seat, "paper").steps.heard).toBe(0);
    const once = hearAll("labyrinth", GAME.entries, seat, "all steps");
    const again = newsOf(GAME.entries, seat).reduce<Notebook>(
      (notebook, news) =>
        reduce(notebook, { do: "hear", seat, help: "all steps", carries: false, ...news }),
      once,
    );
    expect(again).toBe(once);
  });
});

// ---- single answers

const went = (way: number, entered: string, reached = "", blocked = "") => ({
  told: "Went", way, blocked, entered, reached,
}); // prettier-ignore

function answered(told: object[], more: object = {}): GameEvent {
  return {
    event: "Answered", seat: 0, style: "plain", request: "go", ordered: false, told, ...more,
  }; // prettier-ignore
}

function hearing(...events: GameEvent[][]): Notebook {
  const start: GameEvent[] = [
    { event: "ChoseStart", seat: 0, cell: "b2" },
    { event: "Placed", seat: 0, kind: "L", told: [] },
  ];
  const empty = emptyNotebook("labyrinth", { columns: 4, rows: 4, levels: 1, mask: [] });
  return [start, ...events].reduce<Notebook>(
    (notebook, told, index) =>
      reduce(notebook, {
        do: "hear", seat: 0, help: "own steps", number: index + 1, carries: false, events: told,
      }),
    empty,
  ); // prettier-ignore
}

const plan = (notebook: Notebook) => sheetOf(layerOf(notebook, STEPS)!, PLAN);

test("a wall, a step, an exit, and back in", () => {
  const out = hearing(
    [answered([went(0, "", "", "wall")])],
    [answered([went(3, "L")])],
    [answered([went(3, "O")])],
  );
  expect(plan(out).edges).toEqual({ "1,1,u": "wall", "1,1,l": "open", "0,1,l": "exit" });
  expect(out.steps.tracks[0]).toMatchObject({ at: { column: 0, row: 1, level: 0 }, outside: 3 });
  const back = hearing([answered([went(3, "L")])], [answered([went(3, "O")])], [answered([went(1, "L")])]);
  expect(back.steps.tracks[0]).toMatchObject({ at: { column: 0, row: 1, level: 0 }, outside: null });
});

test("who falls into a pit begins a new piece, and comes out there the next time, too", () => {
  const fell = [answered([went(1, "P")])];
  const once = hearing(fell);
  expect(plan(once).cells["2,1,0"]).toEqual({ stamps: { pit: "sure" }, number: "", text: "→ A" });
  const [piece] = once.fragments;
  expect(sheetOf(layerOf(once, STEPS)!, piece!.id).cells).toEqual({
    "0,0,0": { stamps: { pit: "sure" }, number: "", text: "" },
  });
  const ordered = (cell: string): GameEvent[] => [
    { event: "ShowedCell", seat: 0, cell },
    answered([went(1, "P")], { ordered: true }),
  ];
  const twice = hearing(fell, [answered([went(0, "L")])], ordered("b2"));
  expect(twice.fragments).toHaveLength(1);
  expect(twice.steps.tracks[0]).toMatchObject({ sheet: piece!.id, at: { column: 0, row: 0 } });
});

test("the river carries to a new piece; a dark move and the unknown begin one", () => {
  const carried = hearing([answered([went(1, "R", "D")])]);
  expect(plan(carried).cells["2,1,0"]?.stamps).toEqual({ river: "sure" });
  const [piece] = carried.fragments;
  expect(sheetOf(layerOf(carried, STEPS)!, piece!.id).cells["0,0,0"]?.stamps).toEqual({ delta: "sure" });
  const dark = hearing([answered([], { style: "dark" })]);
  expect(dark.steps.tracks[0]?.sheet).toBe(dark.fragments[0]?.id);
});

test("a wall that stands after a grenade is one that no grenade breaks", () => {
  const threw = { told: "ThrewGrenade", way: 0, missing: null, gone: null };
  const stands = hearing([answered([threw, went(0, "", "", "wall")])]);
  expect(plan(stands).edges).toEqual({ "1,1,u": "solid" });
  const unsure = hearing([answered([went(0, "", "", "wall")])], [answered([threw, went(1, "L")])]);
  expect(plan(unsure).edges).toEqual({ "1,1,u": "maybe", "2,1,l": "open" });
});

test("a piece that was glued goes on as a part of the plan", () => {
  const fell = hearing([answered([went(1, "P")])]);
  const id = fell.fragments[0]!.id;
  const glued = [
    { do: "move", id, at: { column: 3, row: 3, level: 0 } } as const,
    { do: "glue", id, target: PLAN } as const,
  ].reduce<Notebook>(reduce, fell);
  const on = reduce(glued, {
    do: "hear", seat: 0, help: "own steps", number: 3, carries: false,
    events: [answered([went(0, "W")])],
  }); // prettier-ignore
  expect(on.fragments).toEqual([]);
  expect(plan(on).cells["3,2,0"]?.stamps).toEqual({ weaponry: "sure" });
});

test("news that were missed lose everybody, for nobody knows what was in them", () => {
  const start = startHistory(hearing());
  const gap = act(start, {
    do: "hear", seat: 0, help: "own steps", number: 9, carries: false,
    events: [answered([went(0, "L")])],
  }); // prettier-ignore
  expect(gap.present.steps.tracks[0]?.sheet).not.toBe(PLAN);
  expect(plan(gap.present).edges).toEqual({});
});

test("DungeonLab: a landing, steps and walls of a scout's whole game", () => {
  const { entries } = recordOf("a-scout-alone");
  const notebook = hearAll("dungeonlab", entries, 0, "own steps");
  const drawn = sheetOf(layerOf(notebook, STEPS)!, PLAN);
  const landed = entries.flatMap(({ events }) => events).find(({ event }) => event === "Landed")!;
  const [column, row, level] = ["column", "row", "level"].map((name) => Number(landed[name]) - 1);
  const places = Object.keys(drawn.cells).map(placeOf);
  expect(places).toContainEqual({ column, row, level });
  expect(Object.values(drawn.edges)).toContain("open");
  expect(places.every((place) => place.level === 0 || place.level === 1)).toBe(true);
  const edges = Object.keys(drawn.edges).map(edgeOf);
  expect(edges.every((edge) => edge.column >= 0 && edge.column <= 5 && edge.row <= 5)).toBe(true);
});

test("whoever was infected may be immune, and hears of land where a mite is", () => {
  const infected = { told: "Infected", moves: 5, killed: false };
  const heard = (...told: object[]) => {
    const notebook = hearing(
      [{ event: "ChoseStart", seat: 0, cell: "a1" }],
      [answered([went(1, "E"), ...told])],
      [answered([went(1, "H"), { told: "Healed" }])],
      [answered([went(1, "L")])],
    );
    return sheetOf(layerOf(notebook, STEPS)!, PLAN).cells["3,0,0"]?.stamps;
  };
  expect(heard(infected)).toEqual({ land: "maybe" });
  expect(heard()).toEqual({ land: "sure" });
});
