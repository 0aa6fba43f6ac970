// The device's mouth and ear: what everybody hears is said aloud, and moves are heard.

import { keep, kept } from "../browser/kept";
import { dates } from "../words/language.svelte";

const mouth = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === "undefined" ? undefined : speechSynthesis;

export const voice = $state({ on: kept("tabletop.voice", true), listening: false });

export const canSpeak = (): boolean => mouth() !== undefined;

/** Says it aloud, in the language of the page; what was being said is broken off. */
export function speak(text: string): void {
  const speaks = mouth();
  if (!speaks || !text) return;
  speaks.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = dates();
  speaks.speak(said);
}

export function switchVoice(): void {
  voice.on = !voice.on;
  keep("tabletop.voice", voice.on);
  if (!voice.on) mouth()?.cancel();
}

export function hush(): void {
  mouth()?.cancel();
}

// ---- hearing, where the browser can

interface Recognised {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
interface Recognition {
  lang: string;
  start: () => void;
  abort: () => void;
  onresult: ((heard: Recognised) => void) | null;
  onend: (() => void) | null;
}

function ear(): (new () => Recognition) | undefined {
  const known = globalThis as unknown as Record<string, (new () => Recognition) | undefined>;
  return known["SpeechRecognition"] ?? known["webkitSpeechRecognition"];
}

export const canHear = (): boolean => ear() !== undefined;

/** Listens once; `then` is given what was understood. */
export function listen(then: (text: string) => void): void {
  const Ear = ear();
  if (Ear === undefined || voice.listening) return;
  hush(); // it would hear itself
  const listening = new Ear();
  listening.lang = dates();
  listening.onresult = (heard) => {
    const text = heard.results[0]?.[0]?.transcript ?? "";
    if (text) then(text.trim().replace(/[.!]$/, "").toLowerCase());
  };
  listening.onend = () => (voice.listening = false);
  voice.listening = true;
  listening.start();
}
