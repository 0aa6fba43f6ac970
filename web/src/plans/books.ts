/** How each book's plans are drawn, and the plan that an empty sheet begins with. */

import { DUNGEONLAB } from "./dungeonlab";
import { LABYRINTH } from "./labyrinth";
import {
  CC3K_TILES, DOOOM_TILES, DUNGEONLAB_STAMPS, LABYRINTH_STAMPS, type StampGroup,
} from "./palettes";
import { CC3K, DOOOM, type TileDrawing } from "./tiles";
import type { WallDrawing } from "./walls";

export type Drawing =
  | { kind: "tiles"; how: TileDrawing; palette: StampGroup[]; first: string }
  | { kind: "walls"; how: WallDrawing; palette: StampGroup[]; first: string };

const DOOOM_FIRST = `name A New Map
win 2
###############
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
#.............#
###############
`;

const EDGE = `|${"-".repeat(77)}|`;
const CHAMBER = ["|------------|", ...Array<string>(5).fill("|............|"), "|------------|"];

/** One chamber on a floor of 25 rows and 79 columns, to begin with. */
function firstFloor(): string {
  const rows = Array.from({ length: 23 }, (_, row) => {
    const drawn = CHAMBER[row - 3] ?? "";
    return `|${`    ${drawn}`.padEnd(77)}|`;
  });
  return [EDGE, ...rows, EDGE, ""].join("\n");
}

const LABYRINTH_FIRST = `name A New Labyrinth
+--+--+--+--+--+
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+--+--+--+--+--+
`;

const DUNGEONLAB_FIRST = `name A New Dungeon

walls
+##+##+##+##+##+
#              #
+  +  +  +  +  +
#              #
+  +  +  +  +  +
#              #
+  +  +  +  +  +
#              #
+  +  +  +  +  +
#              #
+##+##+##+##+##+

level 1
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
`;

const DOOOM_MAP: Drawing = { kind: "tiles", how: DOOOM, palette: DOOOM_TILES, first: DOOOM_FIRST };

const DRAWINGS: Record<string, Drawing> = {
  "dungeon-of-dooom": DOOOM_MAP,
  "labyrinth-of-dooom": DOOOM_MAP,
  cc3k: { kind: "tiles", how: CC3K, palette: CC3K_TILES, first: firstFloor() },
  labyrinth: { kind: "walls", how: LABYRINTH, palette: LABYRINTH_STAMPS, first: LABYRINTH_FIRST },
  dungeonlab: {
    kind: "walls", how: DUNGEONLAB, palette: DUNGEONLAB_STAMPS, first: DUNGEONLAB_FIRST,
  },
};

/** How this book's plans are drawn; a book that is not known here is drawn as text alone. */
export function drawingOf(book: string): Drawing | undefined {
  return DRAWINGS[book];
}

/** The name that the text gives its plan. */
export function nameIn(text: string): string {
  return /^[ \t]*name[ \t]+(.*)$/m.exec(text)?.[1]?.trim() ?? "";
}
