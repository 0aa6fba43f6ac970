/** Between the table and the notebook: news that were missed, and two windows' notebooks. */

import { ask, Problem } from "../lib/api";
import type { Told } from "../lib/types";
import { read, write } from "./file";
import type { Help } from "./hear";
import { reunite } from "./lost";
import type { Notebook, Shape } from "./model";
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

export interface Reunited {
  readonly text: string;
  readonly notebook: Notebook;
  /** Whether something of this window had to go onto a layer of its own. */
  readonly isNew: boolean;
}

/** Two windows' notebooks as one, each of them with the same news heard. */
export function reuniteTexts(
  theirs: string,
  mine: string,
  base: string,
  book: string,
  shape: Shape,
  hear: (notebook: Notebook) => Notebook,
): Reunited {
  const open = (text: string) => hear(read(text, book, shape));
  const { notebook, layer } = reunite(open(theirs), open(mine), base ? open(base) : null);
  return { text: write(notebook), notebook, isNew: layer !== "" };
}
