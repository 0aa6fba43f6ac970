// What goes with an attempt of the day or of the week: which browser made it, and how long it took.

import { keep, kept } from "../browser/kept";

const BROWSER = "browser";

/** Made at random once, and told to nobody but this server. */
export function browserKey(): string {
  const known = kept(BROWSER, "");
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(BROWSER, made);
  return made;
}

/** Minutes and seconds. */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, rest] = [Math.floor(whole / 3600), whole % 3600];
  const clock = `${String(Math.floor(rest / 60)).padStart(hours ? 2 : 1, "0")}:${String(rest % 60).padStart(2, "0")}`;
  return hours ? `${String(hours)}:${clock}` : clock;
}
