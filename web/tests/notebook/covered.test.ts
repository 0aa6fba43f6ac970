import { expect, test } from "vitest";
import { coveredBy } from "../../src/notebook/covered";

const phone = {
  width: 390, covers: 100, hasDrawer: false, levels: 2, hasInsets: true, isChoosing: false, isMirrored: false,
}; // prettier-ignore

test("on a phone nothing counts as seen that lies under the pictures of the levels", () => {
  expect(coveredBy(phone).bottom).toBeGreaterThan(phone.covers + 80);
  expect(coveredBy({ ...phone, levels: 1, hasInsets: false }).bottom).toBe(phone.covers);
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
