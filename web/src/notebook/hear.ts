/** Steps drawn by themselves: what the master told, put down in pencil as far as it shows a way. */

import type { GameEvent } from "../lib/types";
import { hearDungeon } from "./hearDungeon";
import { hearLabyrinth } from "./hearLabyrinth";
import type { Notebook } from "./model";
import { Pencil } from "./pencil";

export type Help = "paper" | "own steps" | "all steps";

export interface Hearing {
  /** Whose notebook it is. */
  readonly seat: number;
  readonly help: Help;
  /** The number of the news, as this seat counts what it heard. */
  readonly number: number;
  readonly events: readonly GameEvent[];
  /** Whether rivers and pits carry whoever is placed on them at this table. */
  readonly carries: boolean;
}

/** The notebook after one piece of news; paper hears nothing, and nothing is heard twice. */
export function hear(notebook: Notebook, hearing: Hearing): Notebook {
  const { heard } = notebook.steps;
  if (hearing.help === "paper" || hearing.number <= heard) return notebook;
  const pencil = new Pencil(notebook, hearing);
  if (hearing.number > heard + 1) pencil.loseEverybody();
  for (const told of hearing.events) {
    if (hearing.help === "own steps" && "seat" in told && told["seat"] !== hearing.seat) continue;
    if (notebook.book === "dungeonlab") hearDungeon(pencil, told);
    else hearLabyrinth(pencil, told, hearing.events);
  }
  return pencil.finish(hearing.number);
}
