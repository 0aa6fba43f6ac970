/** What was told, put down in pencil: the strokes that came with the news, one after another. */

import type { Stroke, ViewMessage } from "../lib/types";
import { isBare } from "../map/board";
import { looksOf } from "../lib/looks";
import type { Notebook } from "./model";
import { Pencil } from "./pencil";
import { beside } from "./places";
import type { Place, Way } from "./places";

export type Help = "paper" | "own steps" | "all steps";

/** How much the table lets be drawn. Where the master shows a map of one's own steps, that much. */
export function helpAt(view: ViewMessage | null): Help {
  const help = view?.table.terms.notebook ?? "paper";
  const shows = view?.screen && !isBare(view.screen, looksOf(view.table.book));
  return help === "paper" && shows ? "own steps" : help;
}

export interface Hearing {
  /** Whose notebook it is. */
  readonly seat: number;
  readonly help: Help;
  /** The number of the news, as this seat counts what it heard. */
  readonly number: number;
  readonly strokes: readonly Stroke[];
}

/** The notebook after one piece of news; paper hears nothing, and nothing is heard twice. */
export function hear(notebook: Notebook, hearing: Hearing): Notebook {
  const { heard } = notebook.steps;
  if (hearing.help === "paper" || hearing.number <= heard) return notebook;
  const pencil = new Pencil(notebook, hearing.number);
  if (hearing.number > heard + 1) pencil.loseEverybody();
  for (const stroke of hearing.strokes) {
    const isOwn = !("seat" in stroke) || stroke.seat === hearing.seat;
    if (!isOwn && hearing.help !== "all steps") continue;
    pencil.about = "seat" in stroke ? stroke.seat : -1;
    draw(pencil, stroke);
  }
  return pencil.finish();
}

type SomeStroke<Kind> = Extract<Stroke, { draw: Kind }>;

function draw(pencil: Pencil, stroke: Stroke): void {
  switch (stroke.draw) {
    case "sheet": // the notebook's own shape, which is known before anything is drawn
      return;
    case "place":
      return pencil.place(stroke.seat, stroke.at);
    case "lose":
      return pencil.lose(stroke.seat);
    case "forget":
      return pencil.forgetStarts();
    case "leave":
      return pencil.leave(stroke.seat);
    case "learn":
      return pencil.learn(stroke.seat, stroke.what);
    case "step":
      return step(pencil, stroke);
  }
  if (stroke.draw === "stamp" && stroke.at) {
    return pencil.stamp("plan", stroke.at, stroke.stamp, certainty(stroke));
  }
  const track = pencil.track(stroke.seat);
  const { sheet, at, outside } = track;
  if (outside !== null) return; // nothing that is told out there is on the plan
  switch (stroke.draw) {
    case "out":
      pencil.edge(sheet, at, stroke.way as Way, stroke.edge);
      pencil.follow(stroke.seat, { ...track, outside: stroke.way });
      return;
    case "carry":
      pencil.carry(stroke.seat, at, stroke.level ?? -1, stroke.near);
      return;
    case "stamp":
      return stamp(pencil, stroke);
    case "edge":
      return edge(pencil, stroke, sheet, at);
  }
}

function certainty({ sure = true }: SomeStroke<"stamp">): "sure" | "maybe" {
  return sure ? "sure" : "maybe";
}

/** A player outside comes back onto the cell from which they left. */
function step(pencil: Pencil, { seat, way, levels = 0, edge = "" }: SomeStroke<"step">): void {
  const track = pencil.track(seat);
  if (track.outside !== null) {
    pencil.follow(seat, { ...track, outside: null });
    return;
  }
  if (edge) pencil.edge(track.sheet, track.at, way as Way, edge);
  const to = sideOf(track.at, way);
  pencil.follow(seat, { ...track, at: { ...to, level: to.level + levels } }, true);
}

function stamp(pencil: Pencil, stroke: SomeStroke<"stamp">): void {
  const { sheet, at, learned } = pencil.track(stroke.seat);
  const there = sideOf(at, stroke.way ?? -1);
  if (!stroke.doubt || !learned.includes(stroke.doubt)) {
    pencil.stamp(sheet, there, stroke.stamp, certainty(stroke));
  } else if (!stroke.unless || !pencil.hasStamp(sheet, there, stroke.unless)) {
    pencil.stamp(sheet, there, stroke.stamp, "maybe");
  }
}

function edge(pencil: Pencil, stroke: SomeStroke<"edge">, sheet: string, at: Place): void {
  const way = stroke.way as Way;
  if (stroke.over && !stroke.over.includes(pencil.edgeAt(sheet, at, way))) return;
  const ends = stroke.outline && pencil.isOutline(sheet, at, way);
  pencil.edge(sheet, at, way, (ends && stroke.outline) || stroke.edge);
}

/** The cell on that side, or the cell itself for -1. */
function sideOf(at: Place, way: number): Place {
  return way < 0 ? at : beside(at, way as Way);
}
