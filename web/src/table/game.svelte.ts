// One table as this browser knows it: what the server told, and what is being said.

import { getTable, getTranscript, Problem } from "../lib/api";
import { applyNews } from "../lib/fold";
import { Live, type Wire } from "../lib/live";
import type { ChatMessage, ClockMessage, Message, Summary, ViewMessage } from "../lib/types";

const EARLIER = 200;

export interface Saying {
  id: string;
  text: string;
}

/** What was refused, and why; the words are given back to whoever typed them. */
export interface Refusal {
  text: string;
  why: string;
}

export class Game {
  /** Everything this viewer was told so far; null until the first message. */
  view = $state.raw<ViewMessage | null>(null);
  table = $state.raw<Summary | null>(null);
  clock = $state.raw<(ClockMessage & { at: number }) | null>(null);
  chats = $state.raw<ChatMessage[]>([]);
  wire = $state<Wire>("connecting");
  /** When the wire is lost: in how many seconds it is tried again. */
  retry = $state(0);
  /** Said, and not answered yet. */
  saying = $state.raw<Saying | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Why the server does not want this listener. */
  farewell = $state("");
  /** The wire broke and came back since the page was opened. */
  wasLost = $state(false);

  private readonly live: Live;

  constructor(
    readonly id: string,
    private readonly token: string | undefined,
  ) {
    this.live = new Live(id, token, {
      heard: (message) => this.hear(message),
      wire: (state, seconds) => this.wired(state, seconds),
    });
  }

  get seat(): ViewMessage["seat"] {
    return this.view?.seat ?? "watcher";
  }

  get isMyTurn(): boolean {
    return this.view?.prompt != null && this.view.result === null;
  }

  /** Says a command. Nothing is sent twice while an answer is awaited. */
  say(text: string): boolean {
    const said = text.trim();
    if (!said || this.saying !== null) return false;
    this.refusal = null;
    const id = this.live.move(said, this.view?.prompt?.n);
    this.saying = { id, text: said };
    return true;
  }

  chat(text: string): void {
    if (text.trim()) this.live.chat(text.trim());
  }

  /** Asks for a piece of what was told before the oldest line that is here. */
  async showEarlier(): Promise<void> {
    const first = this.view?.transcript[0]?.number ?? 1;
    const since = Math.max(0, first - 1 - EARLIER);
    const { entries } = await getTranscript(this.id, since, EARLIER, this.token);
    if (this.view === null) return;
    const known = this.view.transcript;
    const older = entries.filter((told) => told.number < (known[0]?.number ?? Infinity));
    this.view = { ...this.view, transcript: [...older, ...known], earlier: since > 0 };
  }

  /** The device went offline. */
  drop(): void {
    this.live.drop();
  }

  hurry(): void {
    this.live.hurry();
  }

  close(): void {
    this.live.close();
  }

  private wired(state: Wire, seconds: number): void {
    if (state === "lost") this.wasLost = true;
    if (state === "lost" && this.view === null) void this.lookForIt();
    this.wire = state;
    this.retry = seconds;
  }

  /** A browser is not told why a wire did not open; whether there is such a table can be asked. */
  private async lookForIt(): Promise<void> {
    try {
      await getTable(this.id);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404) return;
      this.farewell = error.message;
      this.live.close();
    }
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "view":
        this.view = message;
        this.table = message.table;
        break;
      case "news":
        if (this.view !== null) this.view = applyNews(this.view, message);
        if (message.answer !== undefined) this.answered(message.answer);
        break;
      case "table":
        this.table = message.table;
        if (this.view !== null) this.view = { ...this.view, table: message.table, ...this.named() };
        break;
      case "clock":
        this.clock = { ...message, at: performance.now() };
        break;
      case "chat":
        if (!this.chats.some((chat) => chat.number === message.number)) {
          this.chats = [...this.chats, message];
        }
        break;
      case "answered":
        this.answered(message.id);
        break;
      case "refused":
        this.refuse(message.id, message.why);
        break;
      case "error":
        this.refuse(this.saying?.id ?? "", message.why);
        break;
      case "bye":
        this.farewell = message.why;
        break;
    }
  }

  /** Before anything was told, the names are those of whoever sits there. */
  private named(): { names?: string[] } {
    if (this.view === null || this.view.number > 0 || this.table === null) return {};
    const taken = this.table.places.filter((place) => place.kind !== "open");
    return { names: taken.map((place) => place.name) };
  }

  private answered(id: string): void {
    if (this.saying?.id === id) this.saying = null;
  }

  private refuse(id: string, why: string): void {
    if (this.saying?.id !== id) return;
    this.refusal = { text: this.saying.text, why };
    this.saying = null;
  }
}
