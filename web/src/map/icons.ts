// The paths of icons, of which those that few games show are fetched when one of them is drawn.

import { SvelteMap } from "svelte/reactivity";
import usual, { drawers } from "virtual:icons";

interface Paths {
  default: Record<string, string>;
}
const LOADS: Record<string, () => Promise<Paths>> = {
  maze: () => import("virtual:icons/maze"),
  kit: () => import("virtual:icons/kit"),
  crawl: () => import("virtual:icons/crawl"),
  beasts: () => import("virtual:icons/beasts"),
};
const LAST = "beasts";
const known = new SvelteMap<string, string>(Object.entries(usual));
const coming = new Map<string, Promise<void>>();

function open(drawer: string): Promise<void> {
  let under = coming.get(drawer);
  if (under === undefined) {
    under = LOADS[drawer]!().then(
      ({ default: paths }) => {
        for (const [name, path] of Object.entries(paths)) known.set(name, path);
      },
      () => {
        coming.delete(drawer); // not connected just now: the next one that is drawn asks again
      },
    );
    coming.set(drawer, under);
  }
  return under;
}

/** Once this is done, every icon is here. */
export async function allIcons(): Promise<void> {
  await Promise.all(Object.keys(LOADS).map(open));
}

/** The path of an icon; empty until it has loaded, and reactive, so what shows it is drawn again. */
export function iconPath(name: string): string {
  const path = known.get(name);
  if (path === undefined) void open(drawers[name] ?? LAST);
  return path ?? "";
}
