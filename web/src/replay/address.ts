/** A link to a moment: `/r/ID?move=14&chair=Ann&layer=told,provable`. The move is the same for all chairs. */

import type { Viewer } from "../lib/types";

export const LAYERS = ["told", "provable", "noted", "truth"] as const;
export type LayerName = (typeof LAYERS)[number];
/** What is shown where nobody has chosen. */
export const USUAL: readonly LayerName[] = ["told", "provable", "noted"];

export interface Spot {
  move: number;
  chair: Viewer;
  /** What is drawn over one another. */
  layers: readonly LayerName[];
}

const MASTER = "master";
const PUBLIC = "public";

/** Where an address leads; what it does not say, or says of nobody here, is as `usual` has it. */
export function spotIn(search: string, names: readonly string[], last: number, usual: Spot): Spot {
  const query = new URLSearchParams(search);
  const move = Number.parseInt(query.get("move") ?? "", 10);
  return {
    move: Number.isNaN(move) ? usual.move : Math.min(Math.max(move, 0), last),
    chair: chairCalled(query.get("chair") ?? "", names) ?? usual.chair,
    layers: layersIn(query.get("layer")) ?? usual.layers,
  };
}

function layersIn(said: string | null): LayerName[] | undefined {
  if (said === null) return undefined;
  const asked = said.split(",");
  return LAYERS.filter((layer) => asked.includes(layer));
}

/** Whose chair an address means. */
export function chairCalled(said: string, names: readonly string[]): Viewer | undefined {
  const seat = names.findIndex((name) => name.toLowerCase() === said.toLowerCase());
  if (said !== "" && seat >= 0) return seat;
  if (said === MASTER) return "master";
  if (said === PUBLIC) return "watcher";
  const number = /^[0-9]{1,2}$/.test(said) ? Number(said) - 1 : -1;
  return number >= 0 && number < names.length ? number : undefined;
}

/** A chair as an address has it: the name, or the number where the name would mean another. */
export function called(chair: Viewer, names: readonly string[]): string {
  if (chair === "master") return MASTER;
  if (chair === "watcher") return PUBLIC;
  const name = names[chair] ?? "";
  return chairCalled(name, names) === chair ? name : String(chair + 1);
}

export function addressOf(id: string, spot: Spot, names: readonly string[]): string {
  const query = new URLSearchParams({ move: String(spot.move), chair: called(spot.chair, names) });
  const layers = LAYERS.filter((layer) => spot.layers.includes(layer));
  const isUsual = layers.join() === USUAL.join();
  // Commas may stand in an address as they are, and are easier to read.
  return `/r/${id}?${query.toString()}${isUsual ? "" : `&layer=${layers.join(",")}`}`;
}
