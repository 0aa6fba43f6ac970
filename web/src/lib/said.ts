// What the server sent without a language, in words: the same shape, with text for every phrase.

import type {
  Compound, InWords, Prompt, Row, Screen, SentScreen, SentTold, SentView, Told, ViewMessage, Words,
} from "./types";
import type { Speaker } from "../words/speaker";

type Kept<Sent extends object, Said> = WeakMap<Speaker, WeakMap<Sent, Said>>;
const LINES: Kept<SentTold, Told> = new WeakMap();
const COMPOUNDS: Kept<object, Compound> = new WeakMap();

/** What was said before is not said again. */
function kept<Sent extends object, Said>(
  all: Kept<Sent, Said>, sent: Sent, speaker: Speaker, say: () => Said,
): Said {
  let known = all.get(speaker);
  if (known === undefined) all.set(speaker, (known = new WeakMap()));
  let said = known.get(sent);
  if (said === undefined) known.set(sent, (said = say()));
  return said;
}

/** A view in words. Lines that were said before are not said again. */
export function saidView(view: SentView, speaker: Speaker): ViewMessage {
  const { recall, compound, ...others } = view;
  const { prompt, screen } = view;
  return {
    ...others,
    screen: screen && saidScreen(screen, speaker),
    transcript: view.transcript.map((told) => saidLine(told, speaker)),
    prompt: prompt && saidPrompt(prompt, speaker),
    ...(recall === undefined ? {} : { recall: speaker.speak(recall) }),
    ...(compound === undefined ? {} : { compound: kept(COMPOUNDS, compound, speaker, () => inWords(compound, speaker)) }),
    result: view.result && {
      ...view.result,
      reason: view.result.ending ? speaker.speak(view.result.ending) : view.result.reason,
    },
  };
}

export function saidScreen(screen: SentScreen, speaker: Speaker): Screen {
  return {
    ...screen,
    status: screen.status.map((row) => saidRow(row, speaker)),
  };
}

function saidRow({ id, label, value, counts }: SentScreen["status"][number], speaker: Speaker): Row {
  const said = (counts ?? []).map(({ now, full, says }) => ({ now, full: full ?? 0, says: speaker.speak(says ?? "") }));
  return { id, label: speaker.speak(label), value: speaker.speak(value), counts: said };
}

function saidPrompt(prompt: { n: number; asks: Words }, speaker: Speaker): Prompt {
  return { n: prompt.n, asks: speaker.speak(prompt.asks), id: idOf(prompt.asks) };
}

function saidLine(told: SentTold, speaker: Speaker): Told {
  return kept(LINES, told, speaker, () => {
    const sentences = told.sentences.map((each) => speaker.speak(each));
    return { ...told, sentences, toYou: told.sentences.map(isToYou) };
  });
}

/** Data of any shape, with words in the place of every phrase. */
export function inWords<T>(sent: T, speaker: Speaker): InWords<T> {
  const said = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(said);
    if (typeof value !== "object" || value === null) return value;
    if ("id" in value) return speaker.speak(value as Words);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, said(each)]));
  };
  return said(sent) as InWords<T>;
}

/** The message that a label or a prompt is; what came as text is its own. */
export function idOf(words: Words): string {
  return typeof words === "string" ? words : words.id;
}

/** Whether a sentence speaks to anyone who hears it: some player in it is “you”. */
export function isToYou(words: Words): boolean {
  if (typeof words === "string") return /\byou(r|rself)?\b/i.test(words);
  return Object.values(words.args ?? {}).some((value) => {
    if (value === "you") return true;
    if (Array.isArray(value)) return value.some((item) => typeof item === "object" && isToYou(item));
    return typeof value === "object" && isToYou(value);
  });
}
