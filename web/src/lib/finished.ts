// Typed requests about a game that is over, or as it was.

import { ask, askLines, askText, part, query } from "./api";
import { tokenAt } from "./seats";
import type { Highlight, Marked, MissedMoment, MissedVerdict, Opened, Review, SentNews, SentView, Thought, WhatIf } from "./types";

/** A table for practice, from a moment of this game; without one, before that chair's last word. */
export const playOn = (id: string, seat: number, move?: number): Promise<Opened> =>
  ask(`/tables/${part(id)}/play-on`, {
    method: "POST", token: tokenAt(id), body: { seat, ...(move === undefined ? {} : { move }) },
  }); // prettier-ignore

/** What the master would have answered; nothing of it happens. */
export const whatIf = (id: string, move: number, seat: number, said: string): Promise<WhatIf> =>
  ask(`/tables/${part(id)}/what-if`, {
    method: "POST", token: tokenAt(id), body: { move, seat, do: said },
  }); // prettier-ignore

/** What a chair was told: the whole game, or until an entry. */
export const getReplay = (id: string, as: string, until?: number): Promise<(SentView | SentNews)[]> =>
  askLines(`/tables/${part(id)}/replay${query({ as, words: "phrases", until })}`);

/** Moments at which something was certain that this chair did not use; nothing of what is right. */
export const getMissed = (id: string, as: string): Promise<{ done: number; of: number; moments: MissedMoment[] | null }> =>
  ask(`/tables/${part(id)}/missed${query({ as })}`);

/** Whether a mark was certain, and the proof of what was. */
export const markMissed = (id: string, as: string, number: number, marked: Marked): Promise<MissedVerdict> =>
  ask(`/tables/${part(id)}/missed/${String(number)}${query({ as })}`, { method: "POST", body: marked });

/** What each chair could have proved; until that is known, how far the thought is. */
export const getReview = (id: string): Promise<{ done: number; of: number; review: Review | null }> =>
  ask(`/tables/${part(id)}/review`);

/** Why something was certain for a chair at a moment. */
export const getWhyThen = (id: string, as: string, move: number, about: string): Promise<Thought> =>
  ask(`/tables/${part(id)}/review/why${query({ as, move: String(move), about })}`);

/** What is worth seeing again, of what a chair was told. */
export const getHighlights = (id: string, as: string): Promise<Highlight[]> =>
  ask(`/tables/${part(id)}/highlights${query({ as })}`);

/** A seat's notebook through the game, from a number on; `more`: there is more than this. */
export const getNotebooks = (
  id: string, as: number, first: number,
): Promise<{ notebooks: { number: number; doc: unknown }[]; more: boolean }> =>
  ask(`/tables/${part(id)}/notebooks${query({ as: String(as), first: String(first) })}`);

export const getRecord = (id: string): Promise<string> => askText(`/tables/${part(id)}/record`);

export const getCertificate = (id: string): Promise<{ lines: string[] }> =>
  ask(`/tables/${part(id)}/certificate`);

/** What the bots were after in the end. */
export const getAims = (id: string): Promise<{ name: string; aims: string[] }[]> =>
  ask(`/tables/${part(id)}/aims`);

export const getPlan = (id: string): Promise<string> => askText(`/tables/${part(id)}/plan`);
