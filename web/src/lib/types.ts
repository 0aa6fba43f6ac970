// The shapes of the API and of the messages, under the names that the page uses for them.

import type { components } from "./api.gen";

type Shapes = components["schemas"];

export type Plain = Record<string, boolean | number | string>;
/** A place at the table: a player's from 0, or one of the two that never play. */
export type Viewer = number | "watcher" | "master";

/** One option as data: what a form needs to show it. What it does not have is left out. */
export type Choice = Omit<Shapes["Choice"], "kind" | "low" | "high" | "values"> & {
  kind: "number" | "yes or no" | "choice" | "text";
  low?: number;
  high?: number;
  values?: string[];
};
export type BotLine = Shapes["BotLine"];
export type BookLine = Shapes["BookLine"];
export type BookPage = Omit<Shapes["BookPage"], "options" | "settings"> & {
  options: Choice[];
  settings: Choice[];
};
export type NotebookMarks = Shapes["NotebookMarks"];
export type Emblem = Shapes["Emblem"];
export type Rule = Shapes["Rule"];
export type RulesPage = Shapes["RulesPage"];

export type PlanProblem = Shapes["Problem"];

export type Result = Shapes["Outcome"];
export type Terms = Shapes["Terms"];
export type Place = Shapes["PlaceSummary"];
/** What everyone may know of a table. */
export type Summary = Shapes["Summary"];
export type Phase = Summary["phase"];
export type SeatWish = Pick<Shapes["SeatFor"], "kind"> & Partial<Shapes["SeatFor"]>;
/** What is said to open a table: the book, and whatever is not to be as usual. */
export type OpenTable = Omit<Partial<Shapes["OpenTableBody"]>, "book" | "terms" | "seats"> & {
  book: string;
  terms?: Partial<Terms>;
  seats?: SeatWish[] | number;
};
export type Sat = Shapes["Sat"];
export type Claimed = Shapes["Claimed"];
export type Opened = Shapes["Opened"];

/** One event as the viewer may know it: `event` says of which kind it is, and so what it holds. */
export type GameEvent = Shapes["Event"];
export type Screen = Shapes["Screen"];
/** Only the rows that changed: number of the row -> characters and shades. */
export type ScreenChange = Shapes["Rows"];
export type Prompt = Shapes["Asked"];
export type Told = Shapes["Heard"];
/** What an answer lets a player draw into a notebook. */
export type Stroke = NonNullable<Told["strokes"]>[number];
export type SheetStroke = Shapes["SheetStroke"];

export type ViewMessage = Omit<Shapes["ViewMessage"], "seat"> & { seat: Viewer };
export type NewsMessage = Shapes["NewsMessage"];
export type TableMessage = Shapes["TableMessage"];
export type ClockMessage = Shapes["ClockMessage"];
export type ChatMessage = Omit<Shapes["ChatMessage"], "seat"> & { seat: Viewer };
export type Message =
  | ViewMessage
  | NewsMessage
  | TableMessage
  | ClockMessage
  | ChatMessage
  | Shapes["AnsweredMessage"]
  | Shapes["RefusedMessage"]
  | Shapes["ErrorMessage"]
  | Shapes["ByeMessage"];

/** Seen, known, dark: the shade of one character of a board. */
export const SEEN = "s";
export const KNOWN = "k";

/** The screen after a change to it; the old one is left as it was. */
export function changedScreen(
  old: Screen | null,
  change: Screen | ScreenChange | null,
): Screen | null {
  if (change === null) return old;
  if ("board" in change) return change;
  if (old === null) return null;
  const board = [...old.board];
  const shades = [...old.shades];
  for (const [row, [characters, shade]] of Object.entries(change.rows)) {
    board[Number(row)] = characters;
    shades[Number(row)] = shade;
  }
  return { board, shades, status: change.status ?? old.status };
}
