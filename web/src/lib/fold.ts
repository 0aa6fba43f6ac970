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
    legal: news.legal,
    turn: news.turn,
    result: news.result,
  };
}
