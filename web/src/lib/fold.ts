/** What a chair knows after one more message: pure, so that play and replay draw the same. */

import { changedScreen, type SentNews, type SentView } from "./types";

/** The view after these news. The view that was given is left as it was. */
export function applyNews(view: SentView, news: SentNews): SentView {
  const { number, events, sentences, strokes = [] } = news;
  return {
    ...view,
    number,
    names: news.names ?? view.names,
    screen: changedScreen(view.screen, news.screen),
    transcript: [...view.transcript, { number, events, sentences, strokes }],
    prompt: news.prompt,
    offers: news.offers,
    turn: news.turn,
    result: news.result,
  };
}

/** The same without what may not be read again, where a table does not recall everything. */
export function forgetful(view: SentView, readable: SentNews["readable"]): SentView {
  if (readable === undefined) return view;
  const { since, earlier } = readable;
  if (view.result === null) {
    const kept = view.transcript.filter(({ number }) => number >= since || earlier.includes(number));
    return { ...view, transcript: kept };
  }
  // It is over, and all of it can be asked for: from where nothing is missing any more.
  const missing = view.number - view.transcript.length;
  const transcript = view.transcript.filter(({ number }, at) => number === at + 1 + missing);
  const { recall: _, ...open } = view;
  return { ...open, transcript, earlier: (transcript[0]?.number ?? 1) > 1 };
}
