/** Between the table and the notebook: what was told, and what of it was missed. */

import { ask, Problem } from "../lib/api";
import type { Told } from "../lib/types";
import type { Help } from "./hear";
import type { Notebook } from "./model";
import { reduce } from "./reduce";

export interface Reader {
  readonly seat: number;
  readonly help: Help;
}

/** The notebook with all these news drawn into it, as far as the table's help goes. */
export function hearNews(notebook: Notebook, news: readonly Told[], reader: Reader): Notebook {
  return news.reduce<Notebook>(
    (heard, { number, strokes = [] }) =>
      reduce(heard, { do: "hear", ...reader, number, strokes }),
    notebook,
  );
}

interface Transcript {
  readonly entries: readonly Told[];
}

/** What was told between the last news that were drawn and the first that are at hand. */
export async function missedNews(
  table: string,
  token: string,
  heard: number,
  news: readonly Told[],
): Promise<Told[]> {
  const first = news[0]?.number;
  const missed: Told[] = [];
  const last = news.at(-1)?.number ?? 0;
  if (first === undefined || first <= heard + 1 || last <= heard) return missed;
  try {
    for (let since = heard; since < first - 1; since = missed.at(-1)?.number ?? first) {
      const path = `/tables/${encodeURIComponent(table)}/transcript?since=${since}`;
      const { entries } = await ask<Transcript>(path, { token });
      const earlier = entries.filter(({ number }) => number > since && number < first);
      if (earlier.length === 0) break;
      missed.push(...earlier);
    }
  } catch (error) {
    // Then the steps go on from a new piece of paper, as on a table where one was not there.
    if (!(error instanceof Problem)) throw error;
  }
  return missed;
}
