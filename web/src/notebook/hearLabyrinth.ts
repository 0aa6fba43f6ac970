/** Labyrinth's answers as steps on paper: a wall hit, a cell walked onto, a pit fallen into. */

import type { GameEvent } from "../lib/types";
import type { Pencil } from "./pencil";
import { beside, placeNamed } from "./places";
import type { Place, Way } from "./places";
import { EXIT, MAYBE, OPEN, SOLID, WALL } from "./vocabulary";

const KINDS: Readonly<Record<string, string>> = {
  L: "land",
  H: "hospital",
  W: "weaponry",
  P: "pit",
  R: "river",
  D: "delta",
  E: "encephalitis",
};
const OUTSIDE = "O";
const BY_THE_RIVER = "B";
const FLOW = 4;
const UNTOLD = ["dark", "semi-dark"];
const FOUND = {
  treasures: "treasure",
  bullets: "bullets",
  grenades: "grenades",
  landmines: "landmine",
  corpses: "corpse",
} as const;

/** One piece of an answer; `told` says what it is. */
interface Telling {
  readonly told: string;
  readonly [field: string]: unknown;
}

interface Went {
  readonly way: number;
  readonly blocked: string;
  readonly entered: string;
  readonly reached: string;
}

export function hearLabyrinth(pencil: Pencil, told: GameEvent, all: readonly GameEvent[]): void {
  const seat = Number(told["seat"]);
  switch (told.event) {
    case "ChoseStart":
      return placeOn(pencil, seat, told["cell"]);
    case "Voided":
      return pencil.loseEverybody();
    case "CellTold":
      return tellCell(pencil, told);
    case "Placed":
      return placed(pencil, seat, String(told["kind"]), tellings(told));
    case "Answered":
      return answered(pencil, seat, told, all);
    case "Skipped":
      return tell(pencil, seat, tellings(told));
    case "Died":
    case "Lost":
    case "Resigned":
    case "Flagged":
      return pencil.leave(seat);
  }
}

function tellings(told: GameEvent): readonly Telling[] {
  return Array.isArray(told["told"]) ? (told["told"] as Telling[]) : [];
}

function placeOn(pencil: Pencil, seat: number, cell: unknown): void {
  const at = placeNamed(String(cell));
  if (at) pencil.place(seat, at);
}

function tellCell(pencil: Pencil, told: GameEvent): void {
  const at = placeNamed(String(told["cell"]));
  const kind = KINDS[String(told["kind"])];
  if (at && kind) pencil.stamp("plan", at, kind);
}

function placed(pencil: Pencil, seat: number, kind: string, told: readonly Telling[]): void {
  // Where rivers and pits carry on placement, only a cell that carries nobody is surely his own.
  if (pencil.hearing.carries && ["R", "D", "P"].includes(kind)) pencil.lose(seat);
  arrive(pencil, seat, kind);
  tell(pencil, seat, told);
}

function answered(pencil: Pencil, seat: number, told: GameEvent, all: readonly GameEvent[]): void {
  if (told["ordered"]) {
    const shown = all.find((one) => one.event === "ShowedCell" && one["seat"] === seat);
    const at = shown && placeNamed(String(shown["cell"]));
    if (at && !pencil.hearing.carries) pencil.place(seat, at);
    else pencil.lose(seat);
  }
  if (UNTOLD.includes(String(told["style"]))) pencil.lose(seat);
  else tell(pencil, seat, tellings(told));
}

/** The parts of one answer, in the order in which they happened. */
function tell(pencil: Pencil, seat: number, told: readonly Telling[]): void {
  const blown = new Set<number>();
  for (const telling of told) {
    const { sheet, at, outside } = pencil.track(seat);
    switch (telling.told) {
      case "Went":
        go(pencil, seat, telling as unknown as Went, blown);
        break;
      case "ThrewGrenade":
        if (outside === null) grenade(pencil, sheet, at, telling, blown);
        break;
      case "Found":
        if (outside === null) find(pencil, sheet, at, telling);
        break;
      case "Woke":
        pencil.stamp(sheet, at, "encephalitis");
        break;
      case "SetLandmine":
        setMine(pencil, sheet, at, Number(telling["way"]));
        break;
      case "Infected":
        // Healed, he is immune; of what somebody is healed, the master does not say.
        pencil.follow(seat, { ...pencil.track(seat), immune: true });
        break;
      case "Aspect":
        if (telling["facet"] === "cell") arrive(pencil, seat, String(telling["value"]));
        break;
    }
  }
}

function go(pencil: Pencil, seat: number, went: Went, blown: ReadonlySet<number>): void {
  const { sheet, at, outside } = pencil.track(seat);
  if (outside !== null) {
    if (went.entered) enter(pencil, seat, at, went);
    return;
  }
  if (went.way >= FLOW) {
    if (went.blocked && !went.reached) return;
    carry(pencil, seat, at, went.reached || "P");
    return;
  }
  const way = went.way as Way;
  if (went.blocked) {
    if (went.blocked === "river") {
      pencil.stamp(sheet, beside(at, way), "river");
      pencil.stamp(sheet, beside(at, way), `flow-${(way + 2) % 4}`);
    } else {
      pencil.edge(sheet, at, way, blown.has(way) ? SOLID : WALL);
      if (went.reached) carry(pencil, seat, at, went.reached);
    }
  } else if (went.entered === OUTSIDE) {
    pencil.edge(sheet, at, way, EXIT);
    pencil.follow(seat, { ...pencil.track(seat), outside: way });
  } else {
    pencil.edge(sheet, at, way, OPEN);
    enter(pencil, seat, beside(at, way), went);
  }
}

/** Onto a cell, and on with the river or into the next pit. */
function enter(pencil: Pencil, seat: number, at: Place, went: Went): void {
  const along = went.entered === BY_THE_RIVER;
  const entered = along ? went.reached || "R" : went.entered;
  pencil.follow(seat, { ...pencil.track(seat), at, outside: null });
  arrive(pencil, seat, entered);
  if (went.reached && !along) carry(pencil, seat, at, went.reached);
  else if (entered === "P") carry(pencil, seat, at, "P");
}

function carry(pencil: Pencil, seat: number, from: Place, kind: string): void {
  pencil.carry(seat, from);
  arrive(pencil, seat, kind);
}

/** The kind of the cell on which he stands. An immune one hears “land” of a mite's cell, too. */
function arrive(pencil: Pencil, seat: number, kind: string): void {
  const { sheet, at, immune } = pencil.track(seat);
  const stamp = KINDS[kind];
  if (!stamp) return;
  if (kind === "L" && immune) {
    if (!pencil.hasStamp(sheet, at, "encephalitis")) pencil.stamp(sheet, at, stamp, "maybe");
  } else pencil.stamp(sheet, at, stamp);
}

/** It may have been a wall, and may be gone: only what was told is drawn as sure. */
function grenade(
  pencil: Pencil,
  sheet: string,
  at: Place,
  telling: Telling,
  blown: Set<number>,
): void {
  const way = Number(telling["way"]) as Way;
  blown.add(way);
  if (telling["gone"] === true || telling["missing"] === true) {
    pencil.edge(sheet, at, way, pencil.isOutline(sheet, at, way) ? EXIT : OPEN);
  } else if (pencil.edgeAt(sheet, at, way) === WALL) pencil.edge(sheet, at, way, MAYBE);
}

/** What lies there is mostly taken at once, so it is only maybe still there. */
function find(pencil: Pencil, sheet: string, at: Place, found: Telling): void {
  for (const [field, stamp] of Object.entries(FOUND)) {
    if (Number(found[field]) > 0) pencil.stamp(sheet, at, stamp, "maybe");
  }
}

function setMine(pencil: Pencil, sheet: string, at: Place, way: number): void {
  pencil.stamp(sheet, way < 0 ? at : beside(at, way as Way), "landmine", "maybe");
}
