// What the first page asks the server: the labyrinth of the week, and boards as small pictures.

import { ask } from "../lib/api";
import type { components } from "../lib/api.gen";
import type { Summary } from "../lib/types";

type Shapes = components["schemas"];
export type Week = Shapes["Week"];
export type WeekLine = Shapes["Line"];
export type Entered = Shapes["Entered"];
export type Board = Shapes["Board"];
export type Sketch = Shapes["Sketch"];

/** With an account's token it also says which try is one's own. */
export const getWeek = (token?: string): Promise<Week> => ask("/weeks/now", { token });

export const enterWeek = (body: { name: string; browser: string }, token?: string): Promise<Entered> =>
  ask("/weeks/now/tries", { method: "POST", body, token });

/** What others play: tables that wait or play, and a few of their boards. */
export type Now = Omit<Shapes["Now"], "waiting" | "playing"> & { waiting: Summary[]; playing: Summary[] };
export const getNow = (): Promise<Now> => ask("/now");

/** What this token's seat knows; without one, what everybody may know. */
export const getBoard = (id: string, token?: string): Promise<Board> =>
  ask(`/tables/${encodeURIComponent(id)}/board`, { token });
