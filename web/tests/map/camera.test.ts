import { describe, expect, it } from "vitest";
import {
  cellIn, centred, fitted, inWindow, isWithin, revealed, roomAround, seenIn, within, zoomed, type Room,
} from "../../src/map/camera";
import { Camera, type Scene } from "../../src/map/camera.svelte";

const CRAWL = { left: -1, top: -1, right: 80, bottom: 26 };
const desktop: Room = { width: 930, height: 800, top: 0, right: 0, bottom: 0, left: 0 };
const phone: Room = { width: 390, height: 750, top: 0, right: 0, bottom: 380, left: 0 };
const unit = (x: number, y: number) => ({ left: x, top: y, right: x + 1, bottom: y + 1 });

describe("the camera's sums", () => {
  it("has cells of a size that can be read, also where the map is too wide for the window", () => {
    const view = fitted(CRAWL, desktop, 24, 32);
    expect(view.cell).toBe(24);
    expect(isWithin(CRAWL, seenIn(view, desktop))).toBe(false);
    expect(fitted({ ...CRAWL, right: 9, bottom: 9 }, desktop, 24, 32).cell).toBe(32);
  });

  it("keeps a walker in the free part of the window, on a phone above the sheet", () => {
    for (const room of [desktop, phone]) {
      let view = within(centred(5, 5, 28, room), CRAWL, room);
      for (let x = 5; x < 75; x++) {
        view = within(revealed(view, unit(x, 20), roomAround(room, view.cell, 0.3)), CRAWL, room);
        expect(isWithin(unit(x, 20), seenIn(view, room))).toBe(true);
      }
    }
  });

  it("does not move for a step in the middle of the window", () => {
    const view = within(centred(40, 12, 28, desktop), CRAWL, desktop);
    expect(revealed(view, unit(41, 12), roomAround(desktop, 28, 0.3))).toEqual(view);
  });

  it("keeps the point under the pointer where it is when it zooms", () => {
    const view = { x: -200, y: -50, cell: 30 };
    const near = zoomed(view, 1.5, 300, 200);
    expect((300 - near.x) / near.cell).toBeCloseTo((300 - view.x) / view.cell);
    expect(zoomed(view, 100, 0, 0).cell).toBe(200);
  });

  it("never shows empty paper alone", () => {
    const lost = within({ x: 99_999, y: -99_999, cell: 30 }, CRAWL, desktop);
    const seen = inWindow(lost, desktop);
    expect(seen.left).toBeLessThan(79);
    expect(seen.right).toBeGreaterThan(0);
    expect(seen.bottom).toBeGreaterThan(0);
    expect(seen.top).toBeLessThan(25);
  });
});

describe("the camera", () => {
  const at = (x: number, y: number, known = unit(x, y)): Scene => ({
    boxes: [known], you: unit(x, y), share: 0.3, least: 24, most: 32, bounds: CRAWL, subject: "", turn: `${x} ${y}`,
  });

  it("fits what is known into the part of the window that nothing covers", () => {
    const camera = new Camera();
    const known = { left: 30, top: 8, right: 42, bottom: 16 };
    camera.look(at(35, 10, known), phone);
    expect(cellIn(known, phone)).toBeGreaterThan(32);
    expect(camera.view.cell).toBe(32);
    expect(camera.sees(known)).toBe(true);
    // More becomes known: all of it stays in sight while it can be read.
    const more = { ...known, right: 46 };
    camera.look(at(36, 10, more), phone);
    expect(isWithin(more, camera.seen, 0.01)).toBe(true);
    // The sheet comes up.
    const higher = { ...phone, bottom: 450 };
    camera.look(at(36, 10, more), higher);
    expect(isWithin(unit(36, 10), camera.seen)).toBe(true);
  });

  it("follows a step, but not the first one after the person has looked elsewhere", () => {
    const camera = new Camera();
    camera.look(at(5, 5), desktop);
    camera.centre(60, 12);
    const { view } = camera;
    camera.look(at(6, 5), desktop);
    expect(camera.view).toEqual(view);
    camera.look(at(6, 5), desktop); // the same answer brought something else
    expect(camera.view).toEqual(view);
    camera.look(at(7, 5), desktop);
    expect(isWithin(unit(7, 5), camera.seen)).toBe(true);
  });

  it("looks at another subject from its beginning, wherever the person had looked", () => {
    const camera = new Camera();
    camera.look(at(5, 5), desktop);
    camera.centre(60, 12);
    camera.look({ ...at(5, 5), subject: "the truth" }, desktop);
    expect(isWithin(unit(5, 5), camera.seen)).toBe(true);
  });

  it("has a piece that jumped out of sight in the middle, one that walks out of it at the edge", () => {
    const camera = new Camera();
    camera.look({ ...at(5, 5), bounds: { left: -99, top: -99, right: 199, bottom: 199 } }, phone);
    const scene = (x: number): Scene => ({ ...at(x, 5), boxes: [{ left: 0, top: 0, right: 150, bottom: 9 }] });
    const away = Math.ceil(camera.seen.right);
    camera.look({ ...scene(away + 20), bounds: { left: -99, top: -99, right: 199, bottom: 199 } }, phone);
    expect((camera.seen.left + camera.seen.right) / 2).toBeCloseTo(away + 20.5);
    const edge = Math.floor(camera.seen.right);
    camera.look({ ...scene(edge), share: 0, bounds: { left: -99, top: -99, right: 199, bottom: 199 } }, phone);
    expect(camera.seen.right).toBeCloseTo(edge + 1);
  });
});
