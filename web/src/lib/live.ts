// The live wire to a table: one WebSocket that comes back by itself and misses nothing.

import type { Message } from "./types";

export type Wire = "connecting" | "open" | "lost" | "closed";

export interface LiveEars {
  heard: (message: Message) => void;
  /** The wire's state; when lost, in how many seconds it is tried again. */
  wire: (state: Wire, seconds: number) => void;
}

interface Waiting {
  text: string;
  id: string;
}

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;
/** A move that is not answered for so long may have gone into a dead wire: try another one. */
const PATIENCE = 10;
/** How the server closes on somebody who may not listen here: trying again would not help. */
const NOT_ALLOWED = 1008;

/** Everything the wire needs from the world, so that a test can give it another. */
export interface World {
  open: (address: string) => WebSocket;
  later: (seconds: number, then: () => void) => () => void;
  chance: () => number;
}

const REAL: World = {
  open: (address) => new WebSocket(address),
  later: (seconds, then) => {
    const timer = setTimeout(then, seconds * 1000);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

/**
 * Listens at a table. Moves that were said but not answered when the wire broke are said again
 * under the same id, which the server does once.
 */
export class Live {
  private socket: WebSocket | undefined;
  private number: number | undefined;
  private wait = FIRST_WAIT;
  private stopWaiting: (() => void) | undefined;
  private readonly unanswered: Waiting[] = [];
  private readonly unsent: string[] = [];
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly token: string | undefined,
    private readonly ears: LiveEars,
    private readonly world: World = REAL,
  ) {
    this.connect();
  }

  /** Says a move; returns its id, which comes back in news.answer, answered or refused. */
  move(text: string, n: number | undefined, sure = true): string {
    const id = newId();
    const said = JSON.stringify({
      type: "move", do: text, id, ...(n === undefined ? {} : { n }), ...(sure ? {} : { sure }),
    });
    this.unanswered.push({ text: said, id });
    if (this.isOpen) this.socket?.send(said);
    this.world.later(PATIENCE, () => {
      if (this.unanswered.some((waiting) => waiting.id === id) && this.isOpen) this.drop();
    });
    return id;
  }

  chat(text: string): void {
    const said = JSON.stringify({ type: "chat", text });
    if (this.isOpen) this.socket?.send(said);
    else this.unsent.push(said);
  }

  close(): void {
    this.ended = true;
    this.stopWaiting?.();
    this.socket?.close();
    this.ears.wire("closed", 0);
  }

  /** The device says that it is offline: the wire is dead, whether it knows it or not. */
  drop(): void {
    const socket = this.socket;
    if (socket === undefined || this.ended) return;
    this.lost();
    socket.close();
  }

  /** Try now instead of waiting. */
  hurry(): void {
    if (this.socket !== undefined || this.ended) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  private connect(): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
    this.ears.wire("connecting", 0);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/v1/tables/${this.table}/live`;
    const socket = this.world.open(address);
    this.socket = socket;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = (message) => {
      if (this.socket === socket) this.take(JSON.parse(String(message.data)) as Message);
    };
    socket.onclose = (closing) => {
      if (this.socket !== socket) return;
      if (closing.code === NOT_ALLOWED) this.close();
      else this.lost();
    };
  }

  private hello(socket: WebSocket): void {
    const hello: Record<string, unknown> = { type: "hello", words: "phrases", screen: true };
    if (this.token !== undefined) hello["token"] = this.token;
    if (this.number !== undefined) hello["since"] = this.number;
    socket.send(JSON.stringify(hello));
    for (const waiting of this.unanswered) socket.send(waiting.text);
    for (const text of this.unsent.splice(0)) socket.send(text);
  }

  private take(message: Message): void {
    this.wait = FIRST_WAIT;
    this.ears.wire("open", 0);
    switch (message.type) {
      case "view":
        this.number = message.number;
        break;
      case "news":
        if (this.number !== undefined && message.number <= this.number) return;
        this.number = message.number;
        if (message.answer !== undefined) this.answered(message.answer);
        break;
      case "answered":
      case "refused":
        this.answered(message.id);
        break;
    }
    this.ears.heard(message);
  }

  private answered(id: string): void {
    const at = this.unanswered.findIndex((waiting) => waiting.id === id);
    if (at >= 0) this.unanswered.splice(at, 1);
  }

  private lost(): void {
    this.socket = undefined;
    if (this.ended) return;
    const seconds = this.wait * (0.75 + this.world.chance() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.ears.wire("lost", seconds);
    this.stopWaiting = this.world.later(seconds, () => this.connect());
  }
}

/** An id for a move. (`crypto.randomUUID` is not there on a page of a plain http address.) */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
