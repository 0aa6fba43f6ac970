import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live, type World } from "../../src/lib/live";
import type { Message } from "../../src/lib/types";

/** The other end of the wire, in the hands of the test. */
class Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (closing: { code: number }) => void;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.drop(1000);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: Socket[];
let waiting: (() => void)[];
let patience: (() => void)[];
let heard: Message[];
let states: string[];
const world: World = {
  open: () => {
    const socket = new Socket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  later: (seconds, then) => {
    if (seconds < 10) waiting.push(then);
    else patience.push(then);
    return () => undefined;
  },
  chance: () => 0.5,
};

function listen(): Live {
  return new Live("table", "seat_x", {
    heard: (message) => heard.push(message),
    wire: (state) => states.push(state),
  }, world);
}
const news = (number: number, answer?: string): object => ({
  type: "news", number, events: [], sentences: [], ...(answer ? { answer } : {}),
});

beforeEach(() => {
  [sockets, waiting, patience, heard, states] = [[], [], [], [], []];
  vi.stubGlobal("location", { protocol: "http:", host: "127.0.0.1" });
});
afterEach(() => vi.unstubAllGlobals());

test("after a break it asks for exactly what it missed, and hears nothing twice", () => {
  listen();
  sockets[0]!.open();
  expect(sockets[0]!.sent).toEqual([{ type: "hello", words: "phrases", screen: true, token: "seat_x" }]);
  sockets[0]!.tell({ type: "view", number: 4 });
  sockets[0]!.tell(news(5));
  sockets[0]!.drop();
  expect(states.at(-1)).toBe("lost");
  waiting.shift()!();
  sockets[1]!.open();
  expect(sockets[1]!.sent).toEqual([
    { type: "hello", words: "phrases", screen: true, token: "seat_x", since: 5 },
  ]);
  sockets[1]!.tell(news(5));
  sockets[1]!.tell(news(6));
  expect(heard.map((message) => (message as { number: number }).number)).toEqual([4, 5, 6]);
});

test("a move that was not answered is said again under its id, and only then", () => {
  const live = listen();
  sockets[0]!.open();
  sockets[0]!.tell({ type: "view", number: 1 });
  const answered = live.move("go up", 3);
  sockets[0]!.tell(news(2, answered));
  const unanswered = live.move("go left", 4);
  sockets[0]!.drop();
  const whileAway = live.move("status", undefined);
  waiting.shift()!();
  sockets[1]!.open();
  expect(sockets[1]!.sent.slice(1)).toEqual([
    { type: "move", do: "go left", id: unanswered, n: 4 },
    { type: "move", do: "status", id: whileAway },
  ]);
});

test("a window that may not listen is not tried again", () => {
  listen();
  sockets[0]!.open();
  sockets[0]!.tell({ type: "bye", why: "this token is not good here" });
  sockets[0]!.drop(1008);
  expect(states.at(-1)).toBe("closed");
  expect(waiting).toEqual([]);
  expect(heard.at(-1)).toEqual({ type: "bye", why: "this token is not good here" });
});

test("a wire that swallows a move is given up for another one", () => {
  const live = listen();
  sockets[0]!.open();
  sockets[0]!.tell({ type: "view", number: 1 });
  const id = live.move("go up", 0);
  patience.shift()!();
  expect(states.at(-1)).toBe("lost");
  waiting.shift()!();
  sockets[1]!.open();
  expect(sockets[1]!.sent.at(-1)).toEqual({ type: "move", do: "go up", id, n: 0 });
  sockets[1]!.tell({ type: "answered", id, number: 2 });
  sockets[0]!.tell(news(9));
  expect(heard.at(-1)).toEqual({ type: "answered", id, number: 2 });
});
