/** When a notebook is sent to the server, as a machine of plain states; time comes from outside. */

import { t } from "../words/notebook";
import { tooLarge } from "./file";

/** Milliseconds after the last stroke. */
export const PAUSE = 700;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 30_000;

export interface Keeping {
  /** The server's version of `kept`. */
  readonly version: number;
  /** The text that the server is known to have; what a clash is compared with. */
  readonly kept: string;
  /** The text as it is drawn now. */
  readonly drawn: string;
  /** What is under way: a text that was sent, or the other window's that was asked for. */
  readonly underWay: { readonly sent: string } | "asking" | null;
  /** When to send next. */
  readonly due: number | null;
  readonly failures: number;
  /** Why it cannot be saved, in words. */
  readonly trouble: string;
  /** No more is sent: the server will never take it. */
  readonly given: boolean;
}

export type KeepingEvent =
  | { readonly is: "drew"; readonly text: string; readonly now: number }
  | { readonly is: "tick"; readonly now: number }
  | { readonly is: "hid"; readonly now: number }
  | { readonly is: "answered"; readonly version: number; readonly now: number }
  | { readonly is: "clashed" }
  /** The other window's, and this one's put together with it. */
  | {
      readonly is: "reunited";
      readonly version: number;
      readonly theirs: string;
      readonly text: string;
      readonly now: number;
    }
  | {
      readonly is: "failed";
      readonly status: number;
      readonly why: string;
      readonly now: number;
    };

export type Order =
  | { readonly do: "send"; readonly version: number; readonly text: string; readonly last: boolean }
  | { readonly do: "ask" }
  /** Keep a copy in this browser until the server has it. */
  | { readonly do: "copy"; readonly copy: Copy }
  | { readonly do: "forget" };

export interface Copy {
  readonly version: number;
  readonly kept: string;
  readonly drawn: string;
}

export function startKeeping(version: number, kept: string): Keeping {
  return {
    version,
    kept,
    drawn: kept,
    underWay: null,
    due: null,
    failures: 0,
    trouble: "",
    given: false,
  };
}

export function isKept(keeping: Keeping): boolean {
  return keeping.drawn === keeping.kept;
}

/** The small word beside the notebook. */
export function wordOf(keeping: Keeping): string {
  if (isKept(keeping)) return t("notebook-kept");
  return keeping.trouble ? t("notebook-not-kept", { why: keeping.trouble }) : t("notebook-not-yet-kept");
}

type Next = readonly [Keeping, readonly Order[]];

export function nextKeeping(keeping: Keeping, event: KeepingEvent): Next {
  switch (event.is) {
    case "drew":
      return drew(keeping, event.text, event.now);
    case "tick":
      if (keeping.due === null || event.now < keeping.due) return [keeping, []];
      return send(keeping, false);
    case "hid":
      return isKept(keeping) || keeping.underWay ? [keeping, []] : send(keeping, true);
    case "answered":
      return answered(keeping, event.version, event.now);
    case "clashed":
      return [{ ...keeping, underWay: "asking", due: null }, [{ do: "ask" }]];
    case "reunited": {
      const settled = { ...startKeeping(event.version, event.theirs), drawn: event.text };
      if (isKept(settled)) return [settled, [{ do: "forget" }]];
      return [{ ...settled, due: event.now }, [copyOf(settled)]];
    }
    case "failed":
      return failed(keeping, event.status, event.why, event.now);
  }
}

function copyOf({ version, kept, drawn }: Keeping): Order {
  return { do: "copy", copy: { version, kept, drawn } };
}

function drew(keeping: Keeping, text: string, now: number): Next {
  if (text === keeping.drawn) return [keeping, []];
  const drawn = { ...keeping, drawn: text };
  if (isKept(drawn)) return [{ ...drawn, due: null, trouble: "" }, [{ do: "forget" }]];
  const trouble = tooLarge(text);
  if (trouble) return [{ ...drawn, due: null, trouble }, [copyOf(drawn)]];
  if (keeping.given) return [drawn, [copyOf(drawn)]];
  // After a failure the server is given its time; a stroke does not hurry it.
  const due = keeping.failures > 0 ? (keeping.due ?? now) : now + PAUSE;
  return [{ ...drawn, due: keeping.underWay ? null : due }, [copyOf(drawn)]];
}

function send(keeping: Keeping, last: boolean): Next {
  if (keeping.underWay || keeping.given || isKept(keeping) || tooLarge(keeping.drawn)) {
    return [{ ...keeping, due: null }, []];
  }
  const { version, drawn } = keeping;
  const order: Order = { do: "send", version, text: drawn, last };
  return [{ ...keeping, underWay: { sent: drawn }, due: null }, [order]];
}

function answered(keeping: Keeping, version: number, now: number): Next {
  const { underWay } = keeping;
  if (!underWay || underWay === "asking") return [keeping, []];
  const kept: Keeping = {
    ...keeping,
    version,
    kept: underWay.sent,
    underWay: null,
    failures: 0,
    trouble: tooLarge(keeping.drawn),
  };
  if (isKept(kept)) return [kept, [{ do: "forget" }]];
  return [{ ...kept, due: kept.trouble ? null : now + PAUSE }, [copyOf(kept)]];
}

function failed(keeping: Keeping, status: number, why: string, now: number): Next {
  const failures = keeping.failures + 1;
  const passing = status === 0 || status === 408 || status === 429 || status >= 500;
  if (!passing) {
    return [{ ...keeping, underWay: null, due: null, failures, trouble: why, given: true }, []];
  }
  const wait = Math.min(FIRST_RETRY * 2 ** (failures - 1), LONGEST_RETRY);
  return [{ ...keeping, underWay: null, due: now + wait, failures, trouble: why }, []];
}
