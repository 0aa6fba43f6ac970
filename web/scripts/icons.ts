// The icons of game-icons.net that our tiles use, and no others, as two modules of path data: those
// that most games show, and the others, which are fetched when one of them is drawn.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const NAMES = ["virtual:icons", "virtual:icons/others"];
/** What lies about in most labyrinths. */
const USUAL = new Set([
  "bullets", "crossed-pistols", "crossed-swords", "grenade", "knapsack", "land-mine",
  "open-treasure-chest", "skull-crossed-bones", "tick",
]);

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
    resolveId: (id) => (NAMES.includes(id) ? `\0${id}` : null),
    async load(id) {
      const asked = NAMES.indexOf(id.replace("\0", ""));
      if (asked < 0) return null;
      const folder = import.meta.dirname;
      const wanted = JSON.parse(
        await readFile(resolve(folder, "../src/map/icons.json"), "utf-8"),
      ) as Record<string, string>;
      const all = JSON.parse(
        await readFile(resolve(folder, "../node_modules/@iconify-json/game-icons/icons.json"), "utf-8"),
      ) as Collection;
      const paths: Record<string, string> = {};
      for (const name of Object.keys(wanted)) {
        if (USUAL.has(name) === (asked > 0)) continue;
        const icon = all.icons[name];
        if (icon === undefined) throw new Error(`icons.json: game-icons has no icon “${name}”`);
        paths[name] = pathOf(icon.body);
      }
      return `export default ${JSON.stringify(paths)};`;
    },
  };
}
