// The icons of game-icons.net that our tiles use, and no others, as modules of path data: those that
// most games show, and drawers of others, each fetched when one of its icons is drawn.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const USUALLY = "virtual:icons";
/** What is on the first table of most games, before anything is found. */
const USUAL = new Set([
  "bullets", "crossed-pistols", "grenade", "knapsack",
]);

/** What is seen together is fetched together; what is in no drawer here is in the last. */
const DRAWERS: Record<string, ReadonlySet<string>> = {
  maze: new Set(["land-mine", "skull-crossed-bones", "tick"]),
  kit: new Set(["crossed-swords", "open-treasure-chest", "broadsword", "health-potion", "old-lantern", "shield", "two-coins"]),
  crawl: new Set([
    "dragon-head", "dwarf-face", "gold-stack", "goblin", "orc-head", "round-bottom-flask", "stairs",
    "swordman", "troll", "vampire-dracula", "woman-elf-face", "cowled",
  ]),
};
const LAST = "beasts";

function drawerOf(icon: string): string {
  if (USUAL.has(icon)) return "";
  return Object.keys(DRAWERS).find((drawer) => DRAWERS[drawer]?.has(icon)) ?? LAST;
}

interface Collection {
  icons: Record<string, { body: string }>;
}

/** A path with one decimal: on a square of 512 nobody sees the rest. Arcs have flags without
    spaces between them, so they are left as they are. */
function shorter(d: string): string {
  return d.replace(/[a-zA-Z][^a-zA-Z]*/g, (part) =>
    /^[aA]/.test(part) ? part : part.replace(/-?\d*\.\d\d+/g, (text) => {
      const whole = Math.round(Number(text) * 10) / 10;
      const written = String(whole).replace(/^(-?)0\./, "$1.");
      // Two numbers may stand side by side by their point alone: 1.25.5 is 1.25 and .5.
      return Number.isInteger(whole) ? `${whole}.0` : written;
    }),
  );
}

/** All that is drawn of one icon, as the data of one path. */
export function pathOf(body: string): string {
  return [...body.matchAll(/\sd="([^"]+)"/g)].map(([, d]) => shorter(d ?? "")).join("");
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(USUALLY) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${USUALLY}`)) return null;
      const drawer = id.slice(USUALLY.length + 2);
      const folder = import.meta.dirname;
      const wanted = JSON.parse(
        await readFile(resolve(folder, "../src/map/icons.json"), "utf-8"),
      ) as Record<string, string>;
      const all = JSON.parse(
        await readFile(resolve(folder, "../node_modules/@iconify-json/game-icons/icons.json"), "utf-8"),
      ) as Collection;
      const paths: Record<string, string> = {};
      const drawers: Record<string, string> = {};
      for (const name of Object.keys(wanted)) {
        const lies = drawerOf(name);
        if (lies && lies !== LAST) drawers[name] = lies;
        if (lies !== drawer) continue;
        const icon = all.icons[name];
        if (icon === undefined) throw new Error(`icons.json: game-icons has no icon “${name}”`);
        paths[name] = pathOf(icon.body);
      }
      const where = drawer ? "" : `export const drawers = ${JSON.stringify(drawers)};`;
      return `export default ${JSON.stringify(paths)};${where}`;
    },
  };
}
