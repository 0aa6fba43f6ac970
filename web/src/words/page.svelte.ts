// What the page says, by areas: `web/src/words/<language>/<area>.ftl`. English comes with anyone who
// imports an area; the same area of another language is loaded when that language is spoken.

import { fileOf } from "./files";
import { language, nearest, PSEUDO, setLanguage } from "./language.svelte";
import { type Args, Speaker } from "./speaker";

const english = new Speaker("en");
const areas = new Map<string, string>();
const speakers = new Map<string, Speaker>([["en", english]]);
const loading = new Map<string, Promise<void>>();
/** What is on its way: until it has come, nothing is said, rather than English. */
const awaited = new Map<string, Set<string>>();
// Changes whenever a language has learnt something, so that what was said already is said again.
const learnt = $state({ times: 0 });

/** How an area says its messages: `t("table-send")`. What all areas share is in `common.ftl`. */
export type Say<Area extends string> = (
  id: `${Area}-${string}` | `common-${string}`,
  args?: Args,
) => string;

/** An area of the page, with its English; gives back its `t`. */
export function area<Area extends string>(name: Area, text: string): Say<Area> {
  if (!areas.has(name)) {
    areas.set(name, text);
    english.learn(text);
    for (const known of speakers.keys()) {
      if (known !== "en") void load(known, name).catch(() => undefined);
    }
  }
  return say;
}

/** All that is on the page, in the language that is spoken now; wait for it before showing it. */
export async function ready(name: string = language()): Promise<void> {
  if (name !== "en") await Promise.all([...areas.keys()].map((each) => load(name, each)));
}

/** Speak another language from now on, as soon as it has the words for what is shown. */
export async function speakIn(name: string): Promise<void> {
  const chosen = nearest(name);
  await ready(chosen || "en").catch(() => undefined);
  setLanguage(chosen);
}

function say(id: string, args?: Args): string {
  const name = language();
  if (name !== "en" && !speakers.has(name)) void ready(name).catch(() => undefined);
  void learnt.times;
  if (isAwaited(name, id)) return "";
  return (speakers.get(name) ?? english).say(id, args);
}

/** Whether the words of this message's area are on their way. */
function isAwaited(name: string, id: string): boolean {
  const under = awaited.get(name);
  if (under === undefined || under.size === 0) return false;
  return [...under].some((area) => id.startsWith(area.split("-")[0] ?? area));
}

function load(name: string, area: string): Promise<void> {
  const key = `${name}/${area}`;
  let under = loading.get(key);
  if (under === undefined) {
    if (!awaited.has(name)) awaited.set(name, new Set());
    awaited.get(name)?.add(area);
    under = fetched(name, area)
      .catch((error: unknown) => {
        loading.delete(key); // not connected just now: English until it is asked for again
        throw error;
      })
      .finally(() => {
        awaited.get(name)?.delete(area);
        learnt.times += 1;
      });
    loading.set(key, under);
  }
  return under;
}

async function fetched(name: string, area: string): Promise<void> {
  const pseudo = PSEUDO.includes(name);
  const text = pseudo ? (areas.get(area) ?? "") : await fileOf(name, area);
  const shape = pseudo ? (await import("./pseudo")).shaper(name) : undefined;
  let speaker = speakers.get(name);
  if (speaker === undefined) {
    speaker = new Speaker(name, english, undefined, shape);
    speakers.set(name, speaker);
  }
  speaker.learn(text);
}
