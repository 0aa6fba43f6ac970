/** Gluing a fragment to the plan or to another fragment, through all layers at once. */

import { fragmentOf, isEmpty, PLAN, sheetOf, without } from "./model";
import type { Fragment, Layer, Notebook, Sheet, Steps } from "./model";
import { join, meet, offPlan, withoutClaims } from "./meet";
import type { Claim, Meeting, Spot } from "./meet";
import { flat, shownLayers } from "./overlay";
import { back, between, cellKey, moved, movedCell, movedEdge, ORIGIN, placeOf } from "./places";
import type { Place } from "./places";
import { relaid } from "./trail";
import { vocabularyOf } from "./vocabulary";

/** Whose marks stay where the two contradict each other. */
export type Keep = "fragment" | "target";

/** Where a fragment's own 0,0,0 lies on the target, as they lie on the desk. */
export function offsetOn(notebook: Notebook, fragment: Fragment, target: string): Place {
  return between(fragmentOf(notebook, target)?.at ?? ORIGIN, fragment.at);
}

/** A fragment as it lies now, or would lie at `at`, against the plan or another fragment. */
export function meetIn(
  notebook: Notebook,
  fragment: Fragment,
  target: string,
  at: Place = fragment.at,
): Meeting {
  const vocabulary = vocabularyOf(notebook.book);
  const offset = offsetOn(notebook, { ...fragment, at }, target);
  const shown = shownLayers(notebook);
  const upper = flat(shown, fragment.id, vocabulary);
  const whole = meet(upper, flat(shown, target, vocabulary), offset, vocabulary);
  const spots = new Map<string, Spot>();
  const note = (found: readonly Spot[]) => {
    for (const spot of found) spots.set(JSON.stringify(spot), spot);
  };
  note(whole.contradictions);
  // A layer that is hidden, or covered by another, must not take in two truths either.
  for (const layer of notebook.layers) {
    const drawn = sheetOf(layer, fragment.id);
    note(meet(drawn, sheetOf(layer, target), offset, vocabulary).contradictions);
    if (target === PLAN) note(offPlan(drawn, offset, notebook.shape));
  }
  return { agreements: whole.agreements, contradictions: [...spots.values()] };
}

/** Every piece that the fragment touches where it lies: the plan first, then the others. */
export function targetsOf(notebook: Notebook, fragment: Fragment): string[] {
  const vocabulary = vocabularyOf(notebook.book);
  const cellsOn = (sheet: string) =>
    Object.keys(flat(notebook.layers, sheet, vocabulary).cells).map(placeOf);
  const own = cellsOn(fragment.id).map((place) => moved(place, fragment.at));
  const { columns, rows } = notebook.shape;
  const overPlan = own.some(
    ({ column, row }) => column >= 0 && row >= 0 && column < columns && row < rows,
  );
  const keys = new Set(own.map(cellKey));
  const others = notebook.fragments.filter(
    (other) =>
      other.id !== fragment.id &&
      cellsOn(other.id).some((place) => keys.has(cellKey(moved(place, other.at)))),
  );
  return [...(overPlan ? [PLAN] : []), ...others.map((other) => other.id)];
}

/** With the fragment on its target; null where they contradict and `keep` is not said. */
export function glue(
  notebook: Notebook,
  fragmentId: string,
  target: string,
  keep?: Keep,
): Notebook | null {
  const fragment = fragmentOf(notebook, fragmentId);
  const there = target === PLAN || fragmentOf(notebook, target);
  if (!fragment || !there || target === fragmentId) return null;
  const { contradictions } = meetIn(notebook, fragment, target);
  if (contradictions.length > 0 && !keep) return null;
  const offset = offsetOn(notebook, fragment, target);
  const layers = notebook.layers.map((layer) =>
    glueLayer(notebook, layer, fragmentId, target, offset, contradictions, keep),
  );
  const { steps, doubles } = carryOver(notebook.steps, fragmentId, target, offset);
  const fragments = notebook.fragments.filter(({ id }) => id !== fragmentId);
  return doubles.reduce(united, { ...notebook, layers, fragments, steps });
}

/** One pit or river leads to one cell: pieces that begin where it led are one piece, if they agree. */
function united(notebook: Notebook, [one, other]: readonly [string, string]): Notebook {
  const sorted = other.startsWith(`${PLAN}|`) ? [other, one] : [one, other];
  const [[target = "", on = ""], [id = "", from = ""]] = sorted.map((spot) => spot.split("|")) as [string[], string[]];
  const origin = target === PLAN ? ORIGIN : fragmentOf(notebook, target)?.at;
  if (!origin || target === id) return notebook;
  const at = moved(origin, between(placeOf(from), placeOf(on)));
  const fragments = notebook.fragments.map((piece) => (piece.id === id ? { ...piece, at } : piece));
  return glue({ ...notebook, fragments }, id, target) ?? notebook;
}

function glueLayer(
  notebook: Notebook,
  layer: Layer,
  fragmentId: string,
  target: string,
  offset: Place,
  contradictions: readonly Spot[],
  keep: Keep | undefined,
): Layer {
  let upper: Sheet = sheetOf(layer, fragmentId);
  let lower: Sheet = sheetOf(layer, target);
  if (keep === "target") upper = withoutClaims(upper, losing(contradictions, offset));
  if (keep === "fragment") {
    const claims = contradictions.map((spot) => ({ key: spot.key, claim: spot.lower }));
    lower = withoutClaims(lower, claims.filter(({ claim }) => claim.about !== "outside"));
  }
  const left = without(layer.sheets, fragmentId);
  if (isEmpty(upper)) {
    return lower === sheetOf(layer, target) && left === layer.sheets
      ? layer
      : { ...layer, sheets: { ...left, [target]: lower } };
  }
  const joined = join(upper, lower, offset, vocabularyOf(notebook.book));
  return { ...layer, sheets: { ...left, [target]: joined } };
}

/** The fragment's side of each contradiction, by the fragment's own keys. */
function losing(contradictions: readonly Spot[], offset: Place): { key: string; claim: Claim }[] {
  const home = back(offset);
  return contradictions.map((spot) => ({
    key: spot.where === "edge" ? movedEdge(spot.key, home) : movedCell(spot.key, home),
    claim: spot.lower.about === "outside" ? spot.lower : spot.upper,
  }));
}

/** Players who stood on the fragment, and where its pits lead, go along to the target. */
function carryOver(
  steps: Steps, fragmentId: string, target: string, offset: Place,
): { steps: Steps; doubles: [string, string][] } {
  const tracks = Object.entries(steps.tracks).map(([seat, track]) => {
    const on = track.sheet === fragmentId;
    return [seat, on ? { ...track, sheet: target, at: moved(track.at, offset) } : track] as const;
  });
  const relocated = (spot: string) => {
    const [sheet = "", key = "", ...how] = spot.split("|");
    return sheet === fragmentId ? [target, movedCell(key, offset), ...how].join("|") : spot;
  };
  const leads: Record<string, string> = {};
  const doubles: [string, string][] = [];
  for (const [from, to] of Object.entries(steps.leads)) {
    const known = (leads[relocated(from)] ??= relocated(to));
    if (known !== relocated(to)) doubles.push([known, relocated(to)]);
  }
  const trails = relaid(steps, fragmentId, target, offset);
  return { steps: { ...steps, ...trails, tracks: Object.fromEntries(tracks), leads }, doubles };
}
