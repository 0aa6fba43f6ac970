/** After the end: the plan as it was, to be laid under what the player had drawn or seen. */

import { drawPlan, getPlan } from "../lib/api";
import type { Picture } from "../map/picture";
import { looksOf } from "./looks";

export class Truth {
  /** Level by level. */
  pictures = $state.raw<readonly Picture[]>([]);
  /** A map of tiles as its text has them, to be held against a board. */
  tiles = $state.raw<readonly string[]>([]);
  isShown = $state(true);
  private asked = "";

  /** Once for a table; where the plan cannot be had, the player's own map stays alone. */
  async load(id: string, book: string): Promise<void> {
    if (this.asked === id) return;
    this.asked = id;
    try {
      const { mappedOf } = await import("../plans/mapped");
      const { picture } = await drawPlan(book, { plan: await getPlan(id) });
      const looks = looksOf(book);
      this.tiles = picture.levels[0]?.tiles ?? [];
      this.pictures = picture.levels.map((_, level) => mappedOf(picture, looks, level));
    } catch {
      this.asked = "";
    }
  }
}
