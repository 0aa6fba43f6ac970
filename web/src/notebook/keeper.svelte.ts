/** Carries out what `keeping` orders: requests to the server, and a copy in this browser. */

import { ask, Problem } from "../lib/api";
import { keep, kept } from "../browser/kept";
import { t } from "../words/notebook";
import { isKept, nextKeeping, startKeeping, wordOf } from "./keeping";
import type { Copy, Keeping, KeepingEvent, Order } from "./keeping";

/** The largest request, in bytes, that a browser still sends for a page that is being closed. */
const LARGEST_LAST = 60_000;

interface OnServer {
  readonly version: number;
  readonly doc: unknown;
}

export interface Hands {
  /** What puts another window's notebook and this one's together, fetched when it is needed. */
  reunion(): Promise<(theirs: string, mine: string, base: string) => string>;
}

export class Keeper {
  private state = $state.raw<Keeping>(startKeeping(0, ""));
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private hasCopy = false;
  readonly word = $derived(wordOf(this.state));
  readonly isKept = $derived(isKept(this.state));

  constructor(
    private readonly table: string,
    private readonly seat: number,
    private readonly token: string,
    private readonly hands: Hands,
  ) {}

  private get path(): string {
    return `/tables/${encodeURIComponent(this.table)}/notebook`;
  }

  private get key(): string {
    return `notebook.${this.table}.${this.seat}`;
  }

  /** The text to begin with: the server's, with what this browser had not yet sent. */
  async open(): Promise<string> {
    const copy = kept<Copy | null>(this.key, null);
    this.hasCopy = copy !== null;
    try {
      const { version, text } = await this.fetched();
      this.state = startKeeping(version, text);
      this.hasCopy &&= copy?.drawn !== text;
      if (!copy || !this.hasCopy) return text;
      if (copy.version === version) return copy.drawn;
      return (await this.hands.reunion())(text, copy.drawn, copy.kept);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // What is drawn now goes over the version that was last seen here; a clash is settled then.
      this.state = startKeeping(copy?.version ?? 0, copy?.kept ?? "");
      return copy?.drawn ?? "";
    }
  }

  /** The notebook as it was loaded, in today's form: this much is saved already. */
  opened(text: string): void {
    if (this.hasCopy) this.drew(text);
    else this.state = startKeeping(this.state.version, text);
  }

  drew(text: string): void {
    this.be({ is: "drew", text, now: Date.now() });
  }

  hide(): void {
    this.be({ is: "hid", now: Date.now() });
  }

  close(): void {
    this.hide();
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private be(event: KeepingEvent): void {
    const [state, orders] = nextKeeping(this.state, event);
    this.state = state;
    for (const order of orders) this.carryOut(order);
    clearTimeout(this.timer);
    if (state.due === null || this.isClosed) return;
    const wait = Math.max(0, state.due - Date.now());
    this.timer = setTimeout(() => this.be({ is: "tick", now: Date.now() }), wait);
  }

  private carryOut(order: Order): void {
    switch (order.do) {
      case "copy":
        return keep(this.key, order.copy);
      case "forget":
        return keep(this.key, null);
      case "send":
        return void this.send(order.version, order.text, order.last);
      case "ask":
        return void this.settle();
    }
  }

  private async fetched(): Promise<{ version: number; text: string }> {
    const { version, doc } = await ask<OnServer>(this.path, { token: this.token });
    return { version, text: doc === null ? "" : JSON.stringify(doc) };
  }

  private async send(version: number, text: string, last: boolean): Promise<void> {
    try {
      const answer = await fetch(`/api/v1${this.path}`, {
        method: "PUT",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.token}` },
        body: `{"version":${version},"doc":${text}}`,
        keepalive: last && text.length < LARGEST_LAST,
      });
      const said = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
      if (answer.ok) {
        this.be({ is: "answered", version: Number(said["version"]), now: Date.now() });
      } else if (answer.status === 409) this.be({ is: "clashed" });
      else this.fail(answer.status, String(said["detail"] ?? t("notebook-not-taken")));
    } catch {
      this.fail(0, t("common-unreached"));
    }
  }

  private fail(status: number, why: string): void {
    this.be({ is: "failed", status, why, now: Date.now() });
  }

  /** Another window was first: take its notebook, and put what was drawn here over it. */
  private async settle(): Promise<void> {
    try {
      const [{ version, text: theirs }, reunite] = await Promise.all([this.fetched(), this.hands.reunion()]);
      const { drawn, kept: base } = this.state;
      const text = reunite(theirs, drawn, base);
      this.be({ is: "reunited", version, theirs, text, now: Date.now() });
    } catch (error) {
      const status = error instanceof Problem ? error.status : 0;
      this.fail(status, error instanceof Error ? error.message : "");
    }
  }
}
