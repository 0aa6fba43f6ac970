/** Where a replay stands, the same moment for every chair, and what each chair knew then. */

import { applyNews } from "./fold";
import type { SentNews, SentView, Viewer } from "./types";
import { heardNumbers, type RecordEntry } from "./record";

/** Every message of one chair, from the start to the end of the game. */
export interface Stream {
  view: SentView;
  news: SentNews[];
}

export function streamOf(messages: readonly (SentView | SentNews)[]): Stream {
  const [view, ...rest] = messages;
  if (view?.type !== "view") throw new Error("a replay begins with a view");
  return { view, news: rest.filter((message) => message.type === "news") };
}

const EVERY = 64;

/** A chair's knowledge at any number, quick to reach from anywhere: a view is kept now and then. */
export class Chronicle {
  private kept: SentView[];

  constructor(private stream: Stream) {
    this.kept = [stream.view];
    let view = stream.view;
    stream.news.forEach((news, n) => {
      // The transcript is cut from the stream itself; carrying it along would cost its square.
      view = { ...applyNews(view, news), transcript: [] };
      if ((n + 1) % EVERY === 0) this.kept.push(view);
    });
  }

  get first(): number {
    return this.stream.view.number;
  }

  get last(): number {
    return this.stream.news.at(-1)?.number ?? this.first;
  }

  /** What this chair knew when it had heard this many messages. */
  at(number: number): SentView {
    const count = this.heard(number);
    const start = Math.floor(count / EVERY);
    let view = this.kept[start]!;
    for (const news of this.stream.news.slice(start * EVERY, count)) {
      view = { ...applyNews(view, news), transcript: [] };
    }
    const told = this.stream.news.slice(0, count);
    const before = this.stream.view.transcript;
    return {
      ...view,
      transcript: [
        ...before,
        ...told.map(({ number, events, sentences, strokes = [] }) => ({
          ...{ number, events, sentences, strokes },
        })),
      ],
    };
  }

  /** How many of the news have a number up to this one; they are in order. */
  private heard(number: number): number {
    let low = 0;
    let high = this.stream.news.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.stream.news[middle]!.number <= number) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Moments are the entries of the record; a chair's own numbers are looked up in them.
 *
 * So a change of chairs stays at the same moment of the game, and a step goes to the next moment
 * at which the one who is watched heard something.
 */
export class Moments {
  private numbers = new Map<Viewer, number[]>();

  constructor(private entries: readonly RecordEntry[]) {}

  get count(): number {
    return this.entries.length;
  }

  private of(chair: Viewer): number[] {
    let found = this.numbers.get(chair);
    if (found === undefined) {
      found = heardNumbers(this.entries, chair);
      this.numbers.set(chair, found);
    }
    return found;
  }

  /** The number of this chair's last message at a moment. */
  number(chair: Viewer, moment: number): number {
    return this.of(chair)[moment] ?? 0;
  }

  /** The moment at which this chair was sent the message of this number. */
  momentOf(chair: Viewer, number: number): number {
    return Math.max(this.of(chair).indexOf(number), 0);
  }

  /** The next moment at which this chair hears something, or the last one. */
  next(chair: Viewer, moment: number): number {
    const numbers = this.of(chair);
    for (let at = moment + 1; at < numbers.length; at += 1) {
      if (numbers[at] !== numbers[moment]) return at;
    }
    return numbers.length - 1;
  }

  /** The moment at which this chair heard what it heard before, or the first one. */
  previous(chair: Viewer, moment: number): number {
    const numbers = this.of(chair);
    let at = moment;
    while (at > 0 && numbers[at - 1] === numbers[at]) at -= 1;
    at -= 1;
    while (at > 0 && numbers[at - 1] === numbers[at]) at -= 1;
    return Math.max(at, 0);
  }
}
