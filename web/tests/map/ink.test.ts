import { describe, expect, it } from "vitest";
import { chance, noise, seedOf } from "../../src/map/chance";
import { hatch } from "../../src/map/hatch";
import { brush, CELL, gridBrush, pebbles, ticks } from "../../src/map/ink";
import { pit } from "../../src/map/places";
import { side, SIDES } from "../../src/map/sides";
import { delta, river } from "../../src/map/water";

/** Every point of a path. */
function points(d: string): [number, number][] {
  return [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

const nothing = (): boolean => false;

describe("chance", () => {
  it("gives the same for the same numbers, and something else for others", () => {
    expect(chance(3, 4, 5)).toBe(chance(3, 4, 5));
    const drawn = new Set(Array.from({ length: 500 }, (_, n) => chance(n, 7)));
    expect(drawn.size).toBe(500);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(seedOf("k3b9")).toBe(seedOf("k3b9"));
    expect(seedOf("k3b9")).not.toBe(seedOf("k3b8"));
  });

  it("has noise without jumps", () => {
    for (let t = 0; t < 20; t += 0.05) {
      expect(Math.abs(noise(4, t + 0.05) - noise(4, t))).toBeLessThan(0.2);
    }
  });
});

describe("a wall", () => {
  it("stays near its line, and is as wide as it is told", () => {
    const outline = points(brush([[0, 0], [300, 0]], 8, 5));
    expect(Math.max(...outline.map(([, y]) => Math.abs(y)))).toBeLessThan(8);
    expect(Math.max(...outline.map(([, y]) => y))).toBeGreaterThan(2);
    expect(Math.max(...outline.map(([x]) => x))).toBe(300);
  });

  it("is drawn the same when more of it becomes known, but for its end", () => {
    const short = points(gridBrush(2, 3, 5, 3, 8));
    const long = points(gridBrush(2, 3, 9, 3, 8));
    const half = short.length / 2;
    expect(long.slice(0, half - 2)).toEqual(short.slice(0, half - 2));
  });

  it("of every kind is drawn the same each time, and differs from the other kinds", () => {
    const place = { x1: 2, y1: 3, x2: 3, y2: 3 };
    const drawn = SIDES.map((kind) => JSON.stringify(side(kind, place)));
    expect(SIDES.map((kind) => JSON.stringify(side(kind, place)))).toEqual(drawn);
    const alike = new Set(["solid", "monolith"]); // the same stone in two books
    expect(new Set(drawn).size).toBe(SIDES.length - alike.size + 1);
    expect(side("open", place)).toEqual([]);
    for (const kind of SIDES) {
      for (const stroke of side(kind, place)) expect(stroke.d).not.toMatch(/NaN|undefined/);
    }
  });

  it("has its shade on its lower right", () => {
    for (const [x, y] of points(ticks([0, 0], [100, 0], 3))) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x).toBeGreaterThan(0);
    }
  });
});

describe("hatched rock", () => {
  it("is the same for the same cell, and another for the next", () => {
    expect(hatch(4, 2, nothing)).toBe(hatch(4, 2, nothing));
    expect(hatch(4, 2, nothing).length).toBeGreaterThan(300);
    expect(hatch(5, 2, nothing)).not.toBe(hatch(4, 2, nothing));
  });

  it("never covers open ground", () => {
    const isOpen = (x: number, y: number): boolean => x === 5 || y === 1;
    for (const [x, y] of points(hatch(4, 2, isOpen))) {
      expect(x).toBeLessThanOrEqual(5 * CELL);
      expect(y).toBeGreaterThanOrEqual(2 * CELL);
    }
  });

  it("stays as it was where something farther away became known", () => {
    const before = hatch(4, 2, nothing);
    expect(hatch(4, 2, (x) => x > 5)).toBe(before);
  });
});

describe("water and pits", () => {
  it("are drawn in their cell, the same each time", () => {
    for (const draw of [
      () => river(3, 2, 3, 1), () => river(3, 2, 3, 2), () => river(3, 2, null, null),
      () => delta(3, 2, 0), () => pit(3, 2),
    ]) {
      const drawing = draw();
      expect(draw()).toEqual(drawing);
      for (const { d } of drawing) {
        expect(d).not.toMatch(/NaN|undefined/);
        for (const [x, y] of points(d)) {
          expect(x).toBeGreaterThan(2.9 * CELL);
          expect(x).toBeLessThan(4.1 * CELL);
          expect(y).toBeGreaterThan(1.9 * CELL);
          expect(y).toBeLessThan(3.1 * CELL);
        }
      }
    }
    expect(pebbles(3, 2)).toBe(pebbles(3, 2));
  });

  it("show where a river flows only when that is known", () => {
    expect(river(0, 0, null, null).length).toBeLessThan(river(0, 0, 3, 1).length);
  });
});
