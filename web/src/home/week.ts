// One try a week: which table this browser tries it at, and the key by which it is known again.

import { keep, kept } from "../lib/kept";
import type { Entered } from "./calls";

const KEY = "week";
const BROWSER = "browser";

export interface Tried {
  week: number;
  table: string;
  mark: string;
}

/** Made at random once, and told to nobody but this server. */
export function browserKey(): string {
  const known = kept(BROWSER, "");
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(BROWSER, made);
  return made;
}

/** This browser's try at the labyrinth of a week, if it has had one. */
export function triedAt(week: number): Tried | undefined {
  const tried = kept<Tried | null>(KEY, null);
  return tried?.week === week ? tried : undefined;
}

export function keepTried(entered: Entered): void {
  keep(KEY, { week: entered.week, table: entered.opened.id, mark: entered.mark });
}

/** Minutes and seconds. */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, rest] = [Math.floor(whole / 3600), whole % 3600];
  const clock = `${String(Math.floor(rest / 60)).padStart(hours ? 2 : 1, "0")}:${String(rest % 60).padStart(2, "0")}`;
  return hours ? `${String(hours)}:${clock}` : clock;
}
