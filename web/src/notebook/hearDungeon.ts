/** DungeonLab's news as steps on paper: landings, steps, walls met, and what was in a cell. */

import type { GameEvent } from "../lib/types";
import type { Pencil } from "./pencil";
import { beside } from "./places";
import type { Way } from "./places";
import { OPEN, stampOf, vocabularyOf, WALL } from "./vocabulary";

const WALLS: Readonly<Record<string, string>> = {
  "no wall": OPEN,
  "a wall": WALL,
  "a simple wall": "simple",
  "a barbed wire": "wire",
  "a monolith": "monolith",
  "the exit": "exit",
};
const GLOWS: Readonly<Record<string, string>> = {
  lights: "lights",
  "green eyes": "green eyes",
  "a hole in the darkness": "hole in the darkness",
};
const VOCABULARY = vocabularyOf("dungeonlab");

export function hearDungeon(pencil: Pencil, told: GameEvent): void {
  const seat = Number(told["seat"]);
  switch (told.event) {
    case "Landed":
      return pencil.place(seat, {
        column: Number(told["column"]) - 1,
        row: Number(told["row"]) - 1,
        level: Number(told["level"]) - 1,
      });
    case "Walked":
      return walk(pencil, seat, Number(told["way"]) as Way, told["through"] === true);
    case "Flew":
      step(pencil, seat, Number(told["way"]) as Way);
      return step(pencil, seat, Number(told["way"]) as Way);
    case "Bumped":
      return wall(pencil, seat, Number(told["way"]) as Way, String(told["wall"]));
    case "Felt":
      return list(told["walls"]).forEach((is, way) => wall(pencil, seat, way as Way, is));
    case "ChangedLevel":
      return changeLevel(pencil, seat, Number(told["by"]));
    case "Carried":
      return pencil.lose(seat);
    case "Looked":
      return list(told["seen"]).forEach((glow, way) => look(pencil, seat, way as Way, glow));
    case "Here":
      return find(pencil, seat, list(told["found"]));
    case "Died":
      return pencil.leave(seat);
  }
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function step(pencil: Pencil, seat: number, way: Way): void {
  const track = pencil.track(seat);
  pencil.follow(seat, { ...track, at: beside(track.at, way) });
}

function walk(pencil: Pencil, seat: number, way: Way, through: boolean): void {
  const { sheet, at } = pencil.track(seat);
  pencil.edge(sheet, at, way, through ? WALL : OPEN);
  step(pencil, seat, way);
}

/** A kind of wall that is known is not replaced by “a wall”. */
function wall(pencil: Pencil, seat: number, way: Way, told: string): void {
  const { sheet, at } = pencil.track(seat);
  const is = WALLS[told] ?? WALL;
  const known = pencil.edgeAt(sheet, at, way);
  if (is !== WALL || known === "" || known === OPEN) pencil.edge(sheet, at, way, is);
}

function changeLevel(pencil: Pencil, seat: number, by: number): void {
  const track = pencil.track(seat);
  const at = { ...track.at, level: track.at.level + by };
  pencil.follow(seat, { ...track, at });
}

function look(pencil: Pencil, seat: number, way: Way, glow: string): void {
  const { sheet, at } = pencil.track(seat);
  const stamp = GLOWS[glow];
  if (stamp) pencil.stamp(sheet, beside(at, way), stamp);
}

function find(pencil: Pencil, seat: number, found: readonly string[]): void {
  const { sheet, at } = pencil.track(seat);
  if (found.length === 0) pencil.stamp(sheet, at, "empty");
  for (const what of found) {
    const [label = ""] = what.split(":");
    if (stampOf(VOCABULARY, label)) pencil.stamp(sheet, at, label);
  }
}
