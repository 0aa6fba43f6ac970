// What others play now, asked for all at once while it is looked at, and not at all behind another tab.

import type { Summary } from "../lib/types";
import { getNow, type Board, type Now } from "./calls";

const EVERY = 5000;

class Others {
  boards = $state.raw<Board[]>([]);
  open = $state.raw<Summary[]>([]);
  playing = $state.raw<Summary[]>([]);

  private take({ boards, waiting, playing }: Now): void {
    this.boards = boards;
    this.open = waiting.filter((table) => table.places.some(({ kind }) => kind === "open"));
    this.playing = playing.filter(({ terms }) => terms.watchers);
  }

  /** Asks at once and again and again, until what is returned is called. */
  watch(): () => void {
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = (): void => void getNow().then((now) => this.take(now), () => undefined);
    const turn = (): void => {
      clearInterval(timer);
      if (document.hidden) return;
      look();
      timer = setInterval(look, EVERY);
    };
    turn();
    document.addEventListener("visibilitychange", turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turn);
    };
  }
}

export const others = new Others();
