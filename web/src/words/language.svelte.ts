// The language of the page: what the address asks for, else what was chosen, else the browser's,
// if it is offered.

import { keep, kept } from "../browser/kept";
import { FIRST, LANGUAGES, OFFERED } from "./files";

/** Made from English, for tests and for anyone who looks for what was forgotten. */
export const PSEUDO: readonly string[] = ["xx", "xr"];
const RIGHT_TO_LEFT: readonly string[] = ["ar", "fa", "he", "ur", "yi", "xr"];
const ALIAS: Readonly<Record<string, string>> = { pseudo: "xx", "pseudo-rtl": "xr" };

const now = $state({ language: wanted() });

/** The language that is spoken; anyone who asks for it in a component is drawn again when it changes. */
export function language(): string {
  return now.language;
}

export function direction(name: string = now.language): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(name.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/** The language for `Intl`: numbers and dates of a pseudo-language are English. */
export function dates(): string {
  return PSEUDO.includes(now.language) ? FIRST : now.language;
}

/** The nearest language there is: “ru” for “ru-RU”; nothing if there is none. */
export function nearest(name: string, known: readonly string[] = LANGUAGES): string {
  if (!name) return "";
  const said = ALIAS[name] ?? name.replaceAll("_", "-").toLowerCase();
  if (PSEUDO.includes(said)) return said;
  for (let parts = said.split("-"); parts.length; parts = parts.slice(0, -1)) {
    const found = known.find((each) => each.toLowerCase() === parts.join("-"));
    if (found !== undefined) return found;
  }
  return known.find((each) => each.split("-")[0] === said.split("-")[0]) ?? "";
}

/** Speak another language from now on; kept for the next time. `speakIn` waits for its words. */
export function setLanguage(name: string): void {
  now.language = nearest(name) || FIRST;
  keepLanguage(now.language);
  showLanguage();
}

/** The server is told too, so that it sends no first page in words of another language. */
function keepLanguage(name: string): void {
  keep("language", name);
  if (typeof document !== "undefined") {
    document.cookie = `language=${name}; path=/; max-age=31536000; samesite=lax`;
  }
}

/** Tells the browser (and anyone who reads the page aloud) what is spoken. */
export function showLanguage(): void {
  document.documentElement.lang = now.language;
  document.documentElement.dir = direction();
}

function wanted(): string {
  if (typeof location === "undefined") return FIRST; // a test without a browser
  const asked = nearest(new URLSearchParams(location.search).get("lang") ?? "");
  if (asked) keepLanguage(asked);
  const chosen = asked || nearest(kept("language", ""));
  if (chosen) return chosen;
  return navigator.languages.map((name) => nearest(name, OFFERED)).find(Boolean) ?? FIRST;
}
