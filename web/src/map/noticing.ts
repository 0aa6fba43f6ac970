// Which events a book wants noticed, by a sound or a remark; see `asterion.core.contract.cues`.

import { wordsIn } from "../lib/shelf";
import type { GameEvent, ShownBook, Told, Viewer } from "../lib/types";

export interface Noticed {
  event: string;
  when?: Record<string, readonly string[]>;
}

export type Fields = Record<string, unknown>;

/** An event and the tellings inside it, each with the name of its kind; they tell of the same player. */
function parts(event: GameEvent): { kind: string; fields: Fields }[] {
  const found = [{ kind: event.event as string, fields: event as unknown as Fields }];
  const whose = "seat" in event ? { seat: event.seat } : {};
  for (const value of Object.values(event as unknown as Fields)) {
    if (!Array.isArray(value)) continue;
    for (const each of value as unknown[]) {
      const kind = (each as Fields | null)?.["told"];
      if (typeof kind === "string") found.push({ kind, fields: { ...whose, ...(each as Fields) } });
    }
  }
  return found;
}

function fits(noticed: Noticed, kind: string, fields: Fields): boolean {
  if (noticed.event !== kind) return false;
  return Object.entries(noticed.when ?? {}).every(([field, values]) =>
    values.includes(String(fields[field])),
  );
}

/** Whether it tells of this viewer: of their seat, or of nobody in particular. */
export function isOwn(event: GameEvent, viewer: Viewer): boolean {
  return !("seat" in event) || event.seat === viewer;
}

/** What is to be noticed of an answer, in the order of its events; the first that fits each. */
export function noticedIn<T extends Noticed>(
  all: readonly T[],
  told: Told,
  of: (event: GameEvent) => boolean = () => true,
): T[] {
  return noticedWith(all, told, of).map(({ noticed }) => noticed);
}

/** The same, each with the fields of what it was found in. */
export function noticedWith<T extends Noticed>(
  all: readonly T[],
  told: Told,
  of: (event: GameEvent) => boolean = () => true,
): { noticed: T; fields: Fields }[] {
  return told.events.filter(of).flatMap(parts).flatMap(({ kind, fields }) => {
    const found = all.find((each) => fits(each, kind, fields));
    return found === undefined ? [] : [{ noticed: found, fields }];
  });
}

/** What put an end to a player, in words, from the last answer; empty where nothing did. */
export function fatalIn(page: ShownBook | undefined, told: Told | undefined): string {
  if (page === undefined || told === undefined) return "";
  const found = noticedIn(page.looks.fatal, told).at(-1);
  return found === undefined ? "" : wordsIn(page, found.word);
}
