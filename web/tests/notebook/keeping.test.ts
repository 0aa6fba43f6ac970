import fc from "fast-check";
import { expect, test } from "vitest";
import { isKept, nextKeeping, PAUSE, startKeeping, wordOf } from "../../src/notebook/keeping";
import type { Copy, Keeping, KeepingEvent, Order } from "../../src/notebook/keeping";

/** The machine with a clock of its own, and all that it ordered. */
class Desk {
  now = 0;
  orders: Order[] = [];
  copy: Copy | null = null;
  constructor(public state: Keeping = startKeeping(0, "")) {}

  be(event: KeepingEvent): Order[] {
    const [state, orders] = nextKeeping(this.state, event);
    this.state = state;
    for (const order of orders) {
      if (order.do === "copy") this.copy = order.copy;
      if (order.do === "forget") this.copy = null;
    }
    this.orders.push(...orders);
    return orders.filter((order) => order.do === "send" || order.do === "ask");
  }

  draw = (text: string) => this.be({ is: "drew", text, now: this.now });
  answer = (version: number) => this.be({ is: "answered", version, now: this.now });
  fail = (status: number, why = "away") => this.be({ is: "failed", status, why, now: this.now });
  wait(milliseconds: number) {
    this.now += milliseconds;
    return this.be({ is: "tick", now: this.now });
  }
}

test("it is sent once the hand has rested, and kept when the server has it", () => {
  const desk = new Desk();
  desk.draw("a");
  expect(desk.wait(PAUSE - 1)).toEqual([]);
  desk.draw("ab");
  expect(desk.wait(PAUSE - 1)).toEqual([]);
  expect(wordOf(desk.state)).toBe("not saved yet");
  expect(desk.wait(1)).toEqual([{ do: "send", version: 0, text: "ab", last: false }]);
  expect(desk.copy?.drawn).toBe("ab");
  desk.answer(1);
  expect(wordOf(desk.state)).toBe("saved");
  expect(desk.copy).toBeNull();
});

test("what is drawn while it is under way is sent after it, over the new version", () => {
  const desk = new Desk();
  desk.draw("a");
  desk.wait(PAUSE);
  desk.draw("ab");
  expect(desk.wait(10 * PAUSE)).toEqual([]);
  desk.answer(1);
  expect(wordOf(desk.state)).toBe("not saved yet");
  expect(desk.wait(PAUSE)).toEqual([{ do: "send", version: 1, text: "ab", last: false }]);
});

test("when the page is hidden it goes at once", () => {
  const desk = new Desk(startKeeping(4, "a"));
  expect(desk.be({ is: "hid", now: 0 })).toEqual([]);
  desk.draw("ab");
  expect(desk.be({ is: "hid", now: 1 })).toEqual([
    { do: "send", version: 4, text: "ab", last: true },
  ]);
});

test("a server that is away is tried again, less and less often, and nothing is lost", () => {
  const desk = new Desk();
  desk.draw("a");
  desk.wait(PAUSE);
  const waits: number[] = [];
  for (let failure = 0; failure < 7; failure += 1) {
    desk.fail(503);
    desk.draw(`a${failure}`);
    const due = desk.state.due ?? NaN;
    waits.push(due - desk.now);
    expect(desk.wait(due - desk.now - 1)).toEqual([]);
    expect(desk.wait(1)).toHaveLength(1);
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  expect(wordOf(desk.state)).toBe("not saved: away");
  desk.answer(1);
  expect(wordOf(desk.state)).toBe("saved");
});

test("what the server will never take is not sent for ever, and said", () => {
  const desk = new Desk();
  desk.draw("a");
  desk.wait(PAUSE);
  desk.fail(403, "only players have a notebook");
  desk.draw("ab");
  expect(desk.wait(100_000)).toEqual([]);
  expect(wordOf(desk.state)).toBe("not saved: only players have a notebook");
  expect(desk.copy?.drawn).toBe("ab");
});

test("another window was first: its notebook is asked for, and both put together are sent", () => {
  const desk = new Desk(startKeeping(1, "base"));
  desk.draw("base+mine");
  desk.wait(PAUSE);
  expect(desk.be({ is: "clashed" })).toEqual([{ do: "ask" }]);
  const both = "base+theirs+mine";
  desk.be({ is: "reunited", version: 2, theirs: "base+theirs", text: both, now: desk.now });
  expect(desk.copy).toEqual({ version: 2, kept: "base+theirs", drawn: both });
  expect(desk.wait(0)).toEqual([{ do: "send", version: 2, text: both, last: false }]);
  desk.answer(3);
  expect(isKept(desk.state)).toBe(true);
});

test("too large is said at once, not sent, and good again when something was dropped", () => {
  const desk = new Desk();
  desk.draw("x".repeat(300 * 1024));
  expect(desk.wait(10_000)).toEqual([]);
  expect(wordOf(desk.state)).toContain("300 KiB");
  desk.draw("x");
  expect(desk.wait(PAUSE)).toHaveLength(1);
});

test("whatever happens: one thing under way, and a copy here of all the server has not", () => {
  const happenings = fc.array(
    fc.oneof(
      fc.record({ is: fc.constant("drew" as const), text: fc.constantFrom("", "a", "b", "c") }),
      fc.constantFrom(
        { is: "tick" as const },
        { is: "hid" as const },
        { is: "answer" as const },
        { is: "away" as const },
        { is: "clash" as const },
      ),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(happenings, (happened) => {
      const desk = new Desk();
      const server = { version: 0, text: "" };
      let sent: Extract<Order, { do: "send" }> | null = null;
      const take = (orders: Order[]) => {
        for (const order of orders) {
          expect(sent).toBeNull();
          if (order.do === "send") sent = order;
        }
      };
      for (const one of happened) {
        desk.now += 5000;
        if (one.is === "drew") take(desk.draw(one.text));
        else if (one.is === "tick") take(desk.be({ is: "tick", now: desk.now }));
        else if (one.is === "hid") take(desk.be({ is: "hid", now: desk.now }));
        else if (sent !== null) {
          const order = sent as Extract<Order, { do: "send" }>;
          sent = null;
          if (one.is === "away") take(desk.fail(0));
          else if (one.is === "clash") {
            server.version += 1;
            server.text = `window ${server.version}`;
            take(desk.be({ is: "clashed" }).filter(({ do: what }) => what !== "ask"));
            const text = `${server.text}+${desk.state.drawn}`.slice(0, 40);
            const { version, text: theirs } = server;
            take(desk.be({ is: "reunited", version, theirs, text, now: desk.now }));
          } else {
            expect(order.version).toBe(server.version);
            server.version += 1;
            server.text = order.text;
            take(desk.answer(server.version));
          }
        }
        if (desk.state.drawn !== server.text) expect(desk.copy?.drawn).toBe(desk.state.drawn);
        if (isKept(desk.state)) expect(server.text).toBe(desk.state.drawn);
      }
      for (let more = 0; more < 3 && !isKept(desk.state); more += 1) {
        if (sent === null) take(desk.wait(60_000));
        const order = sent as Extract<Order, { do: "send" }> | null;
        sent = null;
        if (order === null) continue;
        server.version += 1;
        server.text = order.text;
        take(desk.answer(server.version));
      }
      expect(wordOf(desk.state)).toBe("saved");
    }),
  );
});
