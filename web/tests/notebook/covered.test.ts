import { expect, test } from "vitest";
import { coveredBy } from "../../src/notebook/covered";

const phone = {
  width: 390, height: 600, shape: { columns: 6, rows: 5, levels: 2 }, covers: 100, hasDrawer: false,
  hasInsets: true, isChoosing: false, hasPen: false, isMirrored: false,
}; // prettier-ignore

test("on a phone nothing counts as seen that lies under the pictures of the levels", () => {
  expect(coveredBy(phone).bottom).toBeGreaterThan(phone.covers + 80);
  expect(coveredBy({ ...phone, hasInsets: false }).bottom).toBe(phone.covers);
});

test("while a cell is chosen there they take less, and the bubble is above", () => {
  const choosing = coveredBy({ ...phone, isChoosing: true });
  expect(choosing.bottom).toBeLessThan(coveredBy(phone).bottom);
  expect(choosing.top).toBeGreaterThan(0);
});

test("on a desk the pictures are at the side and the drawer at the other, mirrored or not", () => {
  const desk = { ...phone, width: 1280, covers: 0, hasDrawer: true };
  const { left, right, bottom } = coveredBy(desk);
  expect([left > 0, right > left]).toEqual([true, true]);
  // How things are drawn is said at the foot, and the plan does not lie over it.
  expect(bottom).toBeGreaterThan(20);
  expect(bottom).toBeLessThan(40);
  expect(coveredBy({ ...desk, isMirrored: true })).toMatchObject({ left: right, right: left });
});

test("the pen's button covers the foot of a wide plan and the side of a high one", () => {
  const bare = { ...phone, hasInsets: false, hasPen: true };
  expect(coveredBy(bare)).toMatchObject({ right: 0, bottom: phone.covers + 56 });
  const high = { ...bare, height: 360, shape: { columns: 3, rows: 8, levels: 1 } };
  expect(coveredBy(high)).toMatchObject({ right: 56, bottom: phone.covers });
  expect(coveredBy({ ...high, isMirrored: true })).toMatchObject({ left: 56, right: 0 });
});
