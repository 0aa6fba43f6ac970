import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { act, canUndo, redo, startHistory, undo } from "../../src/notebook/history";
import type { History } from "../../src/notebook/history";
import { write } from "../../src/notebook/file";
import { emptyNotebook, INK, PLAN } from "../../src/notebook/model";
import type { Action } from "../../src/notebook/reduce";
import {
  MOST_ACTIONS, MOST_CHARACTERS, MOST_TABLES, recalled, recallHistory, remembered,
  rememberHistory, type Remembered,
} from "../../src/notebook/remembered"; // prettier-ignore
import { actions, notebooks, SHAPE } from "./drawn";

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
});

/** Through the browser's storage and back. */
const reloaded = (memory: Remembered | null): Remembered | null =>
  JSON.parse(JSON.stringify(memory)) as Remembered | null;

/** Every notebook on the way back to the beginning, and on the way forward again. */
function pages(history: History): string[] {
  const seen: string[] = [];
  let now = history;
  for (; canUndo(now); now = undo(now)) seen.push(write(now.present));
  for (; now.future.length > 0; now = redo(now)) seen.push(write(now.present));
  return [...seen, write(now.present)];
}

const EMPTY = emptyNotebook("labyrinth", SHAPE);
const stroke = (n: number): Action => ({
  do: "edges", layer: INK, sheet: PLAN, edges: [`${n % 5},${n % 3},u`], is: n % 2 ? "wall" : "open",
}); // prettier-ignore

test("whatever was drawn and undone, a reload changes nothing of undo and redo", () => {
  fc.assert(
    fc.property(
      notebooks, fc.array(actions, { maxLength: 20 }), fc.nat(6),
      (notebook, done, back) => {
        let history = done.reduce(act, startHistory(notebook));
        for (let n = 0; n < back; n++) history = undo(history);
        const again = recalled(reloaded(remembered(history)), history.present);
        if (history.past.length > 0) expect(pages(again!)).toEqual(pages(history));
        else expect(again).toBeNull();
      },
    ), // prettier-ignore
  );
});

test("a past that leads to another drawing than the server’s is no past", () => {
  const history = [stroke(1), stroke(2)].reduce(act, startHistory(EMPTY));
  const memory = reloaded(remembered(history));
  expect(recalled(memory, history.present)).not.toBeNull();
  expect(recalled(memory, act(history, stroke(3)).present)).toBeNull();
  expect(recalled(memory, EMPTY)).toBeNull();
});

test("what is no history at all is left alone", () => {
  const { base } = remembered(act(startHistory(EMPTY), stroke(1)))!;
  for (const odd of [{}, { base, past: 7 }, { base, past: [{ do: "fly" }], future: [] }, "x"]) {
    expect(recalled(odd as unknown as Remembered, EMPTY)).toBeNull();
  }
});

test("only so much is remembered: the last of it", () => {
  let history = startHistory(EMPTY);
  for (let n = 0; n < MOST_ACTIONS + 50; n++) history = act(history, stroke(n));
  const memory = remembered(history)!;
  expect(memory.past).toHaveLength(MOST_ACTIONS);
  expect(pages(recalled(reloaded(memory), history.present)!).slice(0, 100)).toEqual(
    pages(history).slice(0, 100),
  );
  const long: Action = {
    do: "text", layer: INK, sheet: PLAN, cell: "1,1,0", text: "x".repeat(MOST_CHARACTERS),
  }; // prettier-ignore
  expect(remembered(act(history, long)), "a single action that has no room").toBeNull();
});

test("each table and seat has its own, and the oldest tables are forgotten", () => {
  const one = act(startHistory(EMPTY), stroke(1));
  for (let n = 0; n <= MOST_TABLES; n++) rememberHistory(`t${n}`, 0, one);
  expect(recallHistory("t0", 0, one.present)).toBeNull();
  expect(recallHistory("t1", 0, one.present)).not.toBeNull();
  expect(recallHistory("t1", 1, one.present)).toBeNull();
  rememberHistory("t1", 0, undo(one));
  expect(recallHistory("t1", 0, EMPTY), "nothing was done that could be undone").toBeNull();
});
