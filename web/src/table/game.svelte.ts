// One table as this browser knows it: what the server told, and what is being said.

import { getTable, getTranscript, Problem } from "../lib/api";
import { applyNews, forgetful } from "../lib/fold";
import { Live, type Wire } from "../lib/live";
import type {
  ChatMessage, ClockMessage, Message, SentView, Summary, ViewMessage, Words,
} from "../lib/types";
import { speakerOf } from "../lib/book.svelte";
import { idOf, saidView } from "../lib/said";

const EARLIER = 200;

export interface Saying {
  id: string;
  text: string;
}

/** The message by which the server asks back. */
const SURE = "core-sure";

/** What was refused, and why; the words are given back to be corrected. */
export interface Refusal {
  text: string;
  why: string;
  /** It cannot be taken back, and was asked back. */
  unsure?: boolean;
}

export class Game {
  /** All that this viewer has been told, without a language; null until the first message. */
  private sent = $state.raw<SentView | null>(null);
  /** The same in the language of the page; null also until the book's words have come. */
  view = $derived.by(() => this.inWords());
  table = $state.raw<Summary | null>(null);
  clock = $state.raw<(ClockMessage & { at: number }) | null>(null);
  chats = $state.raw<ChatMessage[]>([]);
  /** How many of the chat's messages this window has shown. */
  private chatsRead = $state(0);
  wire = $state<Wire>("connecting");
  /** When the wire is lost: in how many seconds it is tried again. */
  retry = $state(0);
  /** Said, and not answered yet. */
  saying = $state.raw<Saying | null>(null);
  private refused = $state.raw<{ text: string; why: string; says: Words } | null>(null);
  refusal = $derived.by(() => this.refusalInWords());
  /** Why the server does not want this listener. */
  farewell = $state("");
  /** The table does not exist. */
  isMissing = $state(false);
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
    return this.sent?.seat ?? "watcher";
  }

  get isMyTurn(): boolean {
    return this.sent?.prompt != null && this.sent.result === null;
  }

  /** Says a command. Nothing is sent twice while an answer is awaited. What was typed is not sure:
      before something that cannot be taken back the server asks first. */
  say(text: string, sure = true): boolean {
    const said = text.trim();
    if (!said || this.saying !== null) return false;
    this.refused = null;
    const id = this.live.move(said, this.sent?.prompt?.n, sure);
    this.saying = { id, text: said };
    return true;
  }

  get unread(): number {
    const seat = this.seat;
    return this.chats.slice(this.chatsRead).filter((chat) => chat.seat !== seat).length;
  }

  readChat(): void {
    this.chatsRead = this.chats.length;
  }

  chat(text: string): void {
    if (text.trim()) this.live.chat(text.trim());
  }

  /** Asks for a piece of what was told before the oldest line that is here. */
  async showEarlier(): Promise<void> {
    const first = this.sent?.transcript[0]?.number ?? 1;
    const since = Math.max(0, first - 1 - EARLIER);
    const { entries } = await getTranscript(this.id, since, EARLIER, this.token);
    if (this.sent === null) return;
    const known = this.sent.transcript;
    const older = entries.filter((told) => told.number < (known[0]?.number ?? Infinity));
    this.sent = { ...this.sent, transcript: [...older, ...known], earlier: since > 0 };
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
    if (state === "lost" && this.sent === null) void this.lookForIt();
    this.wire = state;
    this.retry = seconds;
  }

  /** A browser is not told why a wire did not open; whether there is such a table can be asked. */
  private async lookForIt(): Promise<void> {
    try {
      await getTable(this.id);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404) return;
      [this.farewell, this.isMissing] = [error.message, true];
      this.live.close();
    }
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "view":
        this.sent = message;
        this.table = message.table;
        break;
      case "news":
        if (this.sent !== null) this.sent = forgetful(applyNews(this.sent, message), message.readable);
        if (message.answer !== undefined) this.answered(message.answer);
        break;
      case "table":
        this.table = message.table;
        if (this.sent !== null) this.sent = { ...this.sent, table: message.table, ...this.named() };
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
        this.refuse(message.id, message.why, message.says);
        break;
      case "error":
        this.refuse(this.saying?.id ?? "", message.why, message.says);
        break;
      case "bye":
        this.farewell = message.why;
        break;
    }
  }

  /** Before anything is told, the names are those of the seats. */
  private named(): { names?: string[] } {
    if (this.sent === null || this.sent.number > 0 || this.table === null) return {};
    const taken = this.table.places.filter((place) => place.kind !== "open");
    return { names: taken.map((place) => place.name) };
  }

  private answered(id: string): void {
    if (this.saying?.id === id) this.saying = null;
  }

  private refuse(id: string, why: string, says: Words): void {
    if (this.saying?.id !== id) return;
    this.refused = { text: this.saying.text, why, says };
    this.saying = null;
  }

  private inWords(): ViewMessage | null {
    const speaker = this.sent && speakerOf(this.sent.table.book);
    return this.sent && speaker ? saidView(this.sent, speaker) : null;
  }

  private refusalInWords(): Refusal | null {
    if (this.refused === null) return null;
    const { text, why, says } = this.refused;
    const speaker = this.sent && speakerOf(this.sent.table.book);
    // The server's own refusals are not among the words of a book: those it has said itself.
    const id = idOf(says);
    return { text, why: speaker?.has(id) ? speaker.speak(says) : why, unsure: id === SURE };
  }
}
