import { describe, expect, it } from "vitest";
import {
  centred, fitted, following, inWindow, showsAll, within, zoomed, type Room,
} from "../../src/map/camera";

const CRAWL = { left: 0, top: 0, width: 79, height: 25 };
const desktop: Room = { width: 930, height: 800, top: 0, right: 0, bottom: 0, left: 0 };
const phone: Room = { width: 390, height: 750, top: 0, right: 0, bottom: 380, left: 0 };

/** Where the middle of a cell stands in the window. */
const where = (view: { x: number; y: number; cell: number }, x: number, y: number) =>
  [view.x + (x + 0.5) * view.cell, view.y + (y + 0.5) * view.cell] as const;

describe("the camera", () => {
  it("has cells of a size that can be read, also where the map is too wide for the window", () => {
    const view = fitted(CRAWL, desktop, 24, 32);
    expect(view.cell).toBe(24);
    expect(showsAll(view, CRAWL, desktop)).toBe(false);
    expect(fitted({ ...CRAWL, width: 9, height: 9 }, desktop, 24, 32).cell).toBe(32);
  });

  it("keeps whoever walks in the free part of the window, on a phone above the sheet", () => {
    for (const room of [desktop, phone]) {
      let view = within(centred(5, 5, 28, room), CRAWL, room);
      for (let x = 5; x < 75; x++) {
        view = following(view, x, 20, CRAWL, room);
        const [px, py] = where(view, x, 20);
        expect(px).toBeGreaterThan(0);
        expect(px).toBeLessThan(room.width);
        expect(py).toBeGreaterThan(0);
        expect(py).toBeLessThan(room.height - room.bottom);
      }
    }
  });

  it("does not move for a step in the middle of the window", () => {
    const view = within(centred(40, 12, 28, desktop), CRAWL, desktop);
    expect(following(view, 41, 12, CRAWL, desktop)).toEqual(view);
  });

  it("keeps the point under the pointer where it is when it zooms", () => {
    const view = { x: -200, y: -50, cell: 30 };
    const near = zoomed(view, 1.5, 300, 200);
    expect((300 - near.x) / near.cell).toBeCloseTo((300 - view.x) / view.cell);
    expect(zoomed(view, 100, 0, 0).cell).toBe(150);
  });

  it("never shows empty paper alone", () => {
    const lost = within({ x: 99_999, y: -99_999, cell: 30 }, CRAWL, desktop);
    const seen = inWindow(lost, desktop);
    expect(seen.left).toBeLessThan(79);
    expect(seen.left + seen.width).toBeGreaterThan(0);
    expect(seen.top + seen.height).toBeGreaterThan(0);
    expect(seen.top).toBeLessThan(25);
  });
});
