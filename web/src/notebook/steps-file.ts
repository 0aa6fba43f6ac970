/** What a notebook has followed by itself, as JSON and back: players, trails, answers. */

import type { Run, Source, Steps, Track } from "./model";
import { cellKey } from "./places";
import { CELL, isJson, list, mapped, number, place, words } from "./plain";
import type { Json } from "./plain";

export function writtenSteps({ heard, tracks, leads, trails, sources }: Steps): Json {
  const any = (record: object) => (Object.keys(record).length > 0 ? record : undefined);
  return {
    heard,
    tracks: mapped(tracks, ({ sheet, at, outside, learned }) => ({
      ...{ sheet, at: cellKey(at), outside },
      ...(learned.length > 0 ? { learned } : {}),
    })),
    leads: mapped(leads, (to) => to),
    trails: any(
      mapped(trails, (runs) => runs.map(({ sheet, cells }) => `${sheet}|${cells.join(";")}`)),
    ),
    sources: any(
      mapped(sources, (known) => known.map(({ number, seat }) => `${number}:${seat}`).join(";")),
    ),
  };
}

/** The first notebooks knew of one such thing only, under a name of its own. */
function learnedOf(track: Json): string[] {
  const learned = list(track["learned"]).filter((what) => typeof what === "string");
  return learned.length === 0 && track["immune"] === true ? ["immune"] : learned;
}

export function readSteps(raw: Json): Steps {
  const tracks: Record<string, Track> = {};
  for (const [seat, track] of Object.entries(isJson(raw["tracks"]) ? raw["tracks"] : {})) {
    if (!isJson(track)) continue;
    tracks[seat] = {
      sheet: words(track["sheet"], "plan"),
      at: place(track["at"]),
      outside: typeof track["outside"] === "number" ? track["outside"] : null,
      learned: learnedOf(track),
    };
  }
  const leads: Record<string, string> = {};
  for (const [from, to] of Object.entries(isJson(raw["leads"]) ? raw["leads"] : {})) {
    if (typeof to === "string") leads[from] = to;
  }
  const trails: Record<string, readonly Run[]> = {};
  for (const [seat, runs] of Object.entries(isJson(raw["trails"]) ? raw["trails"] : {})) {
    trails[seat] = list(runs).map((run) => readRun(words(run)));
  }
  const sources: Record<string, readonly Source[]> = {};
  for (const [spot, known] of Object.entries(isJson(raw["sources"]) ? raw["sources"] : {})) {
    sources[spot] = words(known).split(";").map(readSource);
  }
  return { heard: number(raw["heard"], 0), tracks, leads, trails, sources };
}

function readRun(written: string): Run {
  const [sheet = "plan", cells = ""] = written.split("|");
  return { sheet, cells: cells.split(";").filter((cell) => CELL.test(cell)) };
}

function readSource(written: string): Source {
  const [number = 0, seat = -1] = written.split(":").map(Number);
  return { number, seat };
}
