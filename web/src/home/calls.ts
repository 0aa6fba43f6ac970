// What the first page asks the server: the labyrinth of the week, and boards as small pictures.

import { ask } from "../lib/api";
import type { components } from "../lib/api.gen";

type Shapes = components["schemas"];
export type Week = Shapes["Week"];
export type WeekLine = Shapes["Line"];
export type Entered = Shapes["Entered"];
export type Board = Shapes["Board"];
export type Sketch = Shapes["Sketch"];

export const getWeek = (): Promise<Week> => ask("/weeks/now");

export const enterWeek = (body: { name: string; browser: string }, token?: string): Promise<Entered> =>
  ask("/weeks/now/tries", { method: "POST", body, token });

export const getBoards = (): Promise<Board[]> =>
  ask<{ boards: Board[] }>("/boards").then((found) => found.boards);

/** What this token's seat knows; without one, what everybody may know. */
export const getBoard = (id: string, token?: string): Promise<Board> =>
  ask(`/tables/${encodeURIComponent(id)}/board`, { token });
