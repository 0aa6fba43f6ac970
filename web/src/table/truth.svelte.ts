/** After the end: the plan as it was, to be laid under what the player had drawn or seen. */

import { drawPlan } from "../lib/api";
import type { Viewer } from "../lib/types";
import type { Picture } from "../map/picture";
import { looksOf } from "../lib/looks";
import type { Stood } from "../map/pictured";

export class Truth {
  /** Level by level. */
  pictures = $state.raw<readonly Picture[]>([]);
  /** Of a plan of tiles: where on it the player's piece was. */
  stood = $state.raw<Stood | null>(null);
  isShown = $state(true);
  private asked = "";

  /** Once for a table; where the plan cannot be had, the player's own map stays alone. */
  async load(id: string, book: string, seat: Viewer, names: string[]): Promise<void> {
    if (this.asked === id) return;
    this.asked = id;
    try {
      const [{ getPlan }, { mappedOf }] = await Promise.all([
        import("../lib/finished"), import("../map/mapped"),
      ]);
      const { picture } = await drawPlan(book, { plan: await getPlan(id) });
      const looks = looksOf(book);
      const isTiled = Boolean(picture.levels[0]?.tiles.length) && !looks.wide;
      if (isTiled && typeof seat === "number") this.stood = await stoodAt(id, book, seat, names);
      this.pictures = picture.levels.map((_, level) => mappedOf(picture, looks, level));
    } catch {
      this.asked = "";
    }
  }
}

/** As the master saw it, from the first moment at which the piece was on the plan. */
async function stoodAt(id: string, book: string, seat: number, names: string[]): Promise<Stood | null> {
  const [{ getReplay }, { Chronicle, streamOf }, { standing }] = await Promise.all([
    import("../lib/finished"), import("../lib/position"), import("../map/pictured"),
  ]);
  const chronicle = new Chronicle(streamOf(await getReplay(id, "master")));
  const at = (number: number) => {
    const { screen } = chronicle.at(number);
    // Of the status nothing is read, so it need not be put into words.
    return screen ? standing({ ...screen, status: [] }, looksOf(book), seat, names) : null;
  };
  for (let number = chronicle.first; number <= chronicle.last; number += 1) {
    const began = at(number);
    if (began) return { began, ended: at(chronicle.last) };
  }
  return null;
}
