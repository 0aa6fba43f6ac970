// The paths of icons, of which those that few games show are fetched when one of them is drawn.

import { SvelteMap } from "svelte/reactivity";
import usual from "virtual:icons";

const known = new SvelteMap<string, string>(Object.entries(usual));
let coming: Promise<void> | undefined;

/** Once this is done, every icon is here. */
export function allIcons(): Promise<void> {
  coming ??= import("virtual:icons/others").then(
    ({ default: others }) => {
      for (const [name, path] of Object.entries(others)) known.set(name, path);
    },
    () => {
      coming = undefined; // not connected just now: the next one that is drawn asks again
    },
  );
  return coming;
}

/** The path of an icon; empty until it has come: whoever draws it is drawn again then. */
export function iconPath(name: string): string {
  const path = known.get(name);
  if (path === undefined) void allIcons();
  return path ?? "";
}
