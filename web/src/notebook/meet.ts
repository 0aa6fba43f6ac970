/** One piece of paper laid over another: where they agree, and where they do not. */

import { EMPTY_CELL, isBlank, onPlan, without } from "./model";
import type { Cell, Certainty, Shape, Sheet } from "./model";
import { movedCell, movedEdge, placeOf, sidesOf } from "./places";
import type { Place } from "./places";
import { exclusive, finer, MAYBE } from "./vocabulary";
import type { Vocabulary } from "./vocabulary";

export type Claim =
  | { readonly about: "edge"; readonly is: string }
  | { readonly about: "stamp"; readonly stamp: string; readonly as: Certainty }
  | { readonly about: "number"; readonly is: string }
  | { readonly about: "outside" };

/** A cell or an edge, by its key on the lower sheet, and what each of the two says of it. */
export interface Spot {
  readonly where: "cell" | "edge";
  readonly key: string;
  readonly upper: Claim;
  readonly lower: Claim;
}

export interface Meeting {
  readonly agreements: readonly Spot[];
  readonly contradictions: readonly Spot[];
}

/** Lay `upper` over `lower`, its own 0,0,0 on `offset`. "Maybe" contradicts nothing. */
export function meet(
  upper: Sheet,
  lower: Sheet,
  offset: Place,
  vocabulary: Vocabulary,
): Meeting {
  const agreements: Spot[] = [];
  const contradictions: Spot[] = [];
  for (const [key, is] of Object.entries(upper.edges)) {
    const there = movedEdge(key, offset);
    const below = lower.edges[there];
    if (below === undefined || is === MAYBE || below === MAYBE) continue;
    const spot: Spot = {
      where: "edge",
      key: there,
      upper: { about: "edge", is },
      lower: { about: "edge", is: below },
    };
    (finer(vocabulary, is, below) === null ? contradictions : agreements).push(spot);
  }
  for (const [key, cell] of Object.entries(upper.cells)) {
    const there = movedCell(key, offset);
    const below = lower.cells[there];
    if (!below) continue;
    const both = compareCells(there, cell, below, vocabulary);
    agreements.push(...both.agreements);
    contradictions.push(...both.contradictions);
  }
  return { agreements, contradictions };
}

/** What two cells that lie over each other say of themselves. */
export function compareCells(
  key: string,
  upper: Cell,
  lower: Cell,
  vocabulary: Vocabulary,
): Meeting {
  const agreements: Spot[] = [];
  const contradictions: Spot[] = [];
  for (const [stamp, as] of Object.entries(upper.stamps)) {
    for (const [other, below] of Object.entries(lower.stamps)) {
      if (as === MAYBE || below === MAYBE) continue;
      const spot: Spot = {
        where: "cell",
        key,
        upper: { about: "stamp", stamp, as },
        lower: { about: "stamp", stamp: other, as: below },
      };
      if (stamp === other) (as === below ? agreements : contradictions).push(spot);
      else if (as === "sure" && below === "sure" && excludes(vocabulary, stamp, other)) {
        contradictions.push(spot);
      }
    }
  }
  if (upper.number && lower.number) {
    const spot: Spot = {
      where: "cell",
      key,
      upper: { about: "number", is: upper.number },
      lower: { about: "number", is: lower.number },
    };
    (upper.number === lower.number ? agreements : contradictions).push(spot);
  }
  return { agreements, contradictions };
}

function excludes(vocabulary: Vocabulary, one: string, other: string): boolean {
  const group = exclusive(vocabulary, one);
  return group !== null && group === exclusive(vocabulary, other);
}

/** The sure marks of a sheet that would lie off the plan, whose shape everyone knows. */
export function offPlan(sheet: Sheet, offset: Place, shape: Shape): Spot[] {
  const spots: Spot[] = [];
  const outside = { about: "outside" } as const;
  for (const [key, cell] of Object.entries(sheet.cells)) {
    const there = movedCell(key, offset);
    const sure = Object.entries(cell.stamps).find(([, as]) => as === "sure");
    if (!sure || onPlan(shape, placeOf(there))) continue;
    const upper: Claim = { about: "stamp", stamp: sure[0], as: "sure" };
    spots.push({ where: "cell", key: there, upper, lower: outside });
  }
  for (const [key, is] of Object.entries(sheet.edges)) {
    const there = movedEdge(key, offset);
    const inside = sidesOf(there).some((place) => onPlan(shape, place));
    if (is === MAYBE || inside) continue;
    spots.push({ where: "edge", key: there, upper: { about: "edge", is }, lower: outside });
  }
  return spots;
}

/** Both sheets as one, in the coordinates of the lower; only for two that do not contradict. */
export function join(upper: Sheet, lower: Sheet, offset: Place, vocabulary: Vocabulary): Sheet {
  const edges: Record<string, string> = { ...lower.edges };
  for (const [key, is] of Object.entries(upper.edges)) {
    const there = movedEdge(key, offset);
    const below = edges[there];
    edges[there] = below === undefined ? is : (finer(vocabulary, is, below) ?? is);
  }
  const cells: Record<string, Cell> = { ...lower.cells };
  for (const [key, cell] of Object.entries(upper.cells)) {
    const there = movedCell(key, offset);
    cells[there] = joinCells(cell, cells[there] ?? EMPTY_CELL);
  }
  const rest = upper.rest || lower.rest ? { ...upper.rest, ...lower.rest } : undefined;
  return rest ? { cells, edges, rest } : { cells, edges };
}

function joinCells(upper: Cell, lower: Cell): Cell {
  const stamps: Record<string, Certainty> = { ...lower.stamps };
  for (const [stamp, as] of Object.entries(upper.stamps)) {
    const below = stamps[stamp];
    stamps[stamp] = below === undefined || below === MAYBE ? as : below;
  }
  const texts = [lower.text, upper.text].filter((text) => text !== "");
  const text = texts[0] === texts[1] ? (texts[0] ?? "") : texts.join("; ");
  const rest = upper.rest || lower.rest ? { ...upper.rest, ...lower.rest } : undefined;
  const cell = { stamps, number: lower.number || upper.number, text };
  return rest ? { ...cell, rest } : cell;
}

/** A sheet without what is claimed at some spots; keys are those of the sheet itself. */
export function withoutClaims(
  sheet: Sheet,
  claims: readonly { readonly key: string; readonly claim: Claim }[],
): Sheet {
  const edges = { ...sheet.edges };
  const cells = { ...sheet.cells };
  for (const { key, claim } of claims) {
    const left = withoutClaim(cells[key] ?? EMPTY_CELL, claim);
    if (claim.about === "edge" || claim.about === "outside") delete edges[key];
    if (isBlank(left)) delete cells[key];
    else cells[key] = left;
  }
  return { ...sheet, cells, edges };
}

function withoutClaim(cell: Cell, claim: Claim): Cell {
  if (claim.about === "outside") return EMPTY_CELL;
  if (claim.about === "number") return { ...cell, number: "" };
  return claim.about === "stamp" ? { ...cell, stamps: without(cell.stamps, claim.stamp) } : cell;
}
