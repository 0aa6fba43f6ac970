import fc from "fast-check";
import { expect, test } from "vitest";
import { glue, meetIn, offsetOn } from "../../src/notebook/glue";
import { act, startHistory, undo } from "../../src/notebook/history";
import { join, meet, offPlan } from "../../src/notebook/meet";
import type { Claim, Spot } from "../../src/notebook/meet";
import { emptyNotebook, fragmentOf, PLAN, sheetOf } from "../../src/notebook/model";
import type { Cell, Notebook, Sheet } from "../../src/notebook/model";
import { back, cellKey, edgeKey, moved, movedCell, movedEdge, placeOf } from "../../src/notebook/places";
import type { Place } from "../../src/notebook/places";
import { reduce } from "../../src/notebook/reduce";
import { notebooks, offsets, SHAPE, sheets, WORDS } from "./drawn";

const at = (column: number, row: number): Place => ({ column, row, level: 0 });

function shifted(sheet: Sheet, by: Place): Sheet {
  const keys = <T>(record: Readonly<Record<string, T>>, to: (key: string, by: Place) => string) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [to(key, by), value]));
  return { cells: keys(sheet.cells, movedCell), edges: keys(sheet.edges, movedEdge) };
}

function inOrder(spots: readonly Spot[]): string[] {
  return spots.map((spot) => JSON.stringify(spot)).sort();
}

/** Whether a sheet still says what a claim says, at its key. */
function says(sheet: Sheet, key: string, claim: Claim): boolean {
  if (claim.about === "edge") return sheet.edges[key] === claim.is;
  if (claim.about === "number") return sheet.cells[key]?.number === claim.is;
  return claim.about === "stamp" && sheet.cells[key]?.stamps[claim.stamp] === claim.as;
}

test("laying a piece over another is the same as laying the other under it", () => {
  fc.assert(
    fc.property(sheets, sheets, offsets, (one, other, by) => {
      const there = meet(one, other, by, WORDS);
      const here = meet(other, one, back(by), WORDS);
      const swapped = (spots: readonly Spot[]) =>
        spots.map(({ where, key, upper, lower }) => ({
          where,
          key: where === "edge" ? movedEdge(key, by) : movedCell(key, by),
          upper: lower,
          lower: upper,
        }));
      expect(inOrder(swapped(here.contradictions))).toEqual(inOrder(there.contradictions));
      expect(inOrder(swapped(here.agreements))).toEqual(inOrder(there.agreements));
    }),
  );
});

test("where two pieces meet does not depend on where they lie together", () => {
  fc.assert(
    fc.property(sheets, sheets, offsets, offsets, (one, other, by, along) => {
      const near = join(one, other, by, WORDS);
      expect(shifted(near, along)).toEqual(join(one, shifted(other, along), moved(by, along), WORDS));
      const far = meet(one, shifted(other, along), moved(by, along), WORDS);
      const same = meet(shifted(one, along), shifted(other, along), by, WORDS);
      expect(far.contradictions.length).toBe(meet(one, other, by, WORDS).contradictions.length);
      expect(inOrder(same.contradictions)).toEqual(inOrder(far.contradictions));
    }),
  );
});

test("a contradiction is found exactly where both say different sure things", () => {
  fc.assert(
    fc.property(sheets, sheets, offsets, (one, other, by) => {
      const found = new Set(meet(one, other, by, WORDS).contradictions.map(({ key }) => key));
      const expected = new Set<string>();
      const walls = ["wall", "solid"];
      for (const [key, is] of Object.entries(one.edges)) {
        const there = other.edges[movedEdge(key, by)];
        const bothWalls = walls.includes(is) && walls.includes(there ?? "");
        if (there && is !== "maybe" && there !== "maybe" && is !== there && !bothWalls) {
          expected.add(movedEdge(key, by));
        }
      }
      const groups = [["land", "pit", "river"], ["flow-0", "flow-1"]];
      for (const [key, mine] of Object.entries(one.cells)) {
        const theirs = other.cells[movedCell(key, by)];
        if (!theirs) continue;
        const opposed = Object.keys(mine.stamps).some((stamp) =>
          ["sure,not", "not,sure"].includes(`${mine.stamps[stamp]},${theirs.stamps[stamp]}`),
        );
        const sure = (from: Cell, group: string[]) => group.find((s) => from.stamps[s] === "sure");
        const kinds = groups.some((group) => {
          const [own, their] = [sure(mine, group), sure(theirs, group)];
          return own && their && own !== their;
        });
        const numbers = mine.number && theirs.number && mine.number !== theirs.number;
        if (opposed || kinds || numbers) expected.add(movedCell(key, by));
      }
      expect([...found].sort()).toEqual([...expected].sort());
    }),
  );
});

test("glued without a contradiction, nothing that either of them said is lost", () => {
  let glued = 0;
  fc.assert(
    fc.property(notebooks, fc.constantFrom(PLAN, "f2"), (notebook, target) => {
      const one = glue(notebook, "f1", target);
      if (!one) return;
      glued += 1;
      const by = moved(fragmentOf(notebook, "f1")!.at, back(fragmentOf(notebook, target)?.at ?? at(0, 0)));
      for (const [index, layer] of one.layers.entries()) {
        const before = notebook.layers[index]!;
        const result = sheetOf(layer, target);
        expectKept(shifted(sheetOf(before, "f1"), by), result);
        expectKept(sheetOf(before, target), result);
        expect(layer.sheets["f1"]).toBeUndefined();
      }
      expect(one.fragments.map(({ id }) => id)).toEqual(["f2"]);
      expect(one.steps.tracks[0]).toMatchObject({ sheet: target, at: moved(at(1, 0), by) });
    }),
    { numRuns: 400 },
  );
  expect(glued).toBeGreaterThan(10);
});

/** "Maybe" may have become sure, words may have been joined to others: nothing else may change. */
function expectKept(said: Sheet, result: Sheet): void {
  for (const [key, is] of Object.entries(said.edges)) {
    const now = result.edges[key];
    const finer = is === "maybe" ? now !== undefined : is === "wall" && now === "solid";
    if (!finer) expect(now).toBe(is);
  }
  for (const [key, { stamps, number, text }] of Object.entries(said.cells)) {
    const now = result.cells[key]!;
    for (const [stamp, as] of Object.entries(stamps)) {
      if (as === "maybe") expect(now.stamps[stamp]).toBeDefined();
      else expect(now.stamps[stamp]).toBe(as);
    }
    if (number) expect(now.number).toBe(number);
    expect(now.text).toContain(text);
  }
}

test("where they contradict, nothing is glued until it is said whose marks stay", () => {
  let refused = 0;
  fc.assert(
    fc.property(notebooks, fc.constantFrom(PLAN, "f2"), (notebook, target) => {
      const fragment = fragmentOf(notebook, "f1")!;
      const { contradictions } = meetIn(notebook, fragment, target);
      if (contradictions.length === 0) return;
      refused += 1;
      expect(glue(notebook, "f1", target)).toBeNull();
      for (const keep of ["fragment", "target"] as const) {
        const glued = glue(notebook, "f1", target, keep)!;
        for (const [index, layer] of glued.layers.entries()) {
          const before = notebook.layers[index]!;
          const offset = offsetOn(notebook, fragment, target);
          const [upper, lower] = [sheetOf(before, "f1"), sheetOf(before, target)];
          for (const spot of meet(upper, lower, offset, WORDS).contradictions) {
            const [stays, goes] =
              keep === "fragment" ? [spot.upper, spot.lower] : [spot.lower, spot.upper];
            const off = keep === "target" && target === PLAN ? offPlan(upper, offset, SHAPE) : [];
            if (off.some(({ key }) => key === spot.key)) continue;
            expect(says(sheetOf(layer, target), spot.key, stays)).toBe(true);
            expect(says(sheetOf(layer, target), spot.key, goes)).toBe(false);
          }
        }
      }
    }),
    { numRuns: 300 },
  );
  expect(refused).toBeGreaterThan(30);
});

test("glue and undo is as if nothing had been glued", () => {
  fc.assert(
    fc.property(notebooks, fc.constantFrom(PLAN, "f2"), (notebook, target) => {
      const start = startHistory(notebook);
      const glued = act(start, { do: "glue", id: "f1", target, keep: "fragment" });
      expect(glued.present).not.toEqual(notebook);
      expect(undo(glued).present).toBe(notebook);
    }),
  );
});

test("moved together, two pieces are glued to the same thing elsewhere", () => {
  fc.assert(
    fc.property(notebooks, offsets, (notebook, along) => {
      const carried = ["f1", "f2"].reduce((book, id) => {
        const to = moved(fragmentOf(book, id)!.at, along);
        return reduce(book, { do: "move", id, at: to });
      }, notebook);
      const here = glue(notebook, "f1", "f2", "target")!;
      const there = glue(carried, "f1", "f2", "target")!;
      expect(there.layers).toEqual(here.layers);
    }),
  );
});

test("a piece that a player drew fits on the plan where he meets what he knows", () => {
  const draw = (notebook: Notebook, sheet: string, where: Place, stamp: string) =>
    reduce(notebook, {
      do: "stamp", layer: "ink", sheet, cell: cellKey(where), stamp, as: "sure",
    }); // prettier-ignore
  const wall = (notebook: Notebook, sheet: string, where: Place, is: string) =>
    reduce(notebook, { do: "edges", layer: "ink", sheet, edges: [edgeKey(where, 1)], is });
  let book = emptyNotebook("labyrinth", { ...SHAPE, levels: 1 });
  book = draw(book, PLAN, at(2, 2), "hospital");
  book = wall(book, PLAN, at(2, 2), "wall");
  const fragment = { id: "f1", name: "A", mark: "A", colour: 0, seat: null, at: at(2, 1) };
  book = reduce(book, { do: "begin", fragment });
  book = draw(book, "f1", at(0, 0), "pit");
  book = draw(book, "f1", at(0, 1), "hospital");
  book = wall(book, "f1", at(0, 1), "open");
  const met = meetIn(book, fragment, PLAN);
  expect(met.agreements.map(({ key }) => key)).toEqual(["2,2,0"]);
  expect(met.contradictions).toEqual([
    {
      where: "edge",
      key: "3,2,l",
      upper: { about: "edge", is: "open" },
      lower: { about: "edge", is: "wall" },
    },
  ]);
  const glued = reduce(book, { do: "glue", id: "f1", target: PLAN, keep: "target" });
  const plan = sheetOf(glued.layers[1]!, PLAN);
  expect(Object.keys(plan.cells).map(placeOf)).toEqual([at(2, 2), at(2, 1)]);
  expect(plan.edges).toEqual({ "3,2,l": "wall" });
  const off = meetIn(book, fragment, PLAN, at(-1, 1)).contradictions;
  expect(off.map(({ key, lower }) => [key, lower.about])).toEqual([
    ["-1,1,0", "outside"],
    ["-1,2,0", "outside"],
  ]);
});
