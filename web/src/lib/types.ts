// The shapes of the API and of the messages, under the names that the page uses for them.

import type { components } from "./api.gen";

type Shapes = components["schemas"];

export type Plain = Record<string, boolean | number | string>;
/** A place at the table: a player's from 0, or one of the two that never play. */
export type Viewer = number | "watcher" | "master";

/** One option as data: what a form needs to show it. What it does not have is left out. */
export type Choice = Omit<Shapes["Choice"], "kind" | "low" | "high" | "values" | "group" | "chance"> & {
  kind: "number" | "yes or no" | "choice" | "text";
  low?: number;
  high?: number;
  values?: string[];
  group?: string;
  chance?: boolean;
};
export type BotLine = Shapes["BotLine"];
export type BookLine = Shapes["BookLine"];
export type BookPage = Omit<Shapes["BookPage"], "options" | "settings"> & {
  options: Choice[];
  settings: Choice[];
};
export type ShownBook = Shapes["ShownBook"];
export type NotebookMarks = Shapes["NotebookMarks"];
export type Emblem = Shapes["Emblem"];
export type Rule = Shapes["Rule"];
export type RulesPage = Shapes["RulesPage"];

export type Ladder = Shapes["ShownLadder"];
export type Scores = Shapes["Scores"];
export type DailyShown = Shapes["ShownDaily"];
export type DailyVerdict = Shapes["ShownVerdict"];
export type DailyHint = Shapes["ShownHint"];
export type DailyPlan = Shapes["ShownPlan"];
export type DailyResult = Shapes["DailyResult"];
export type MyDailies = Shapes["MyDailies"];
export type How = Shapes["ResultWish"]["how"][number];
export type PuzzleShown = Shapes["ShownPuzzle"];
export type PuzzleStep = Shapes["ShownStep"];
export type PuzzleSolution = Shapes["Solution"];
/** One step of an argument, to read and to draw over the plan. */
export type ArgumentStep = Shapes["SaidStep"];
export type PuzzleWorld = Shapes["ShownWorld"];

export type PlanProblem = Shapes["Problem"];
export type CheckedPlan = Shapes["Checked"];
/** A plan as the server reads it: what is in each cell and on each side, and where in the text. */
export type Picture = Shapes["Picture"];
export type PictureCell = Shapes["PictureCell"];
export type PictureSide = Shapes["PictureSide"];
export type TextPlace = Shapes["TextPlace"];
export type PlanStroke = Shapes["StampCells"] | Shapes["DrawSide"] | Shapes["Resize"];
/** A moment of a finished game that is worth seeing. */
export type Highlight = Shapes["Moment"];
/** A fact as a notebook shows it. */
export type Mark = Shapes["Mark"];
export type Thought = Shapes["Answer"];
export type Given = Shapes["Hint"];
export type WhatIf = Shapes["WhatIf"];
export type Explained = Shapes["Explained"];
export type Review = Shapes["Review"];
/** A moment to learn from, and what a mark there was worth. */
export type MissedMoment = Shapes["MissedMoment"];
export type MissedVerdict = Shapes["MissedVerdict"];
export type Marked = Shapes["Marked"];
export type ReviewedChair = Shapes["ReviewedChair"];
export type Stretch = Shapes["Stretch"];
export type Found = Shapes["Found"];
export type DrawnPlan = Shapes["DrawnPlan"];

export type Offer = Shapes["Offer"];
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
/** In words already, or a message of the book that the page says itself. */
export type Words = string | Shapes["Phrase"];
export type SentScreen = Shapes["Screen"];
export type SentTold = Shapes["Heard"];
export type SentView = Omit<Shapes["ViewMessage"], "seat"> & { seat: Viewer };
export type SentNews = Shapes["NewsMessage"];

// What follows is in words: see lib/said.ts.
export type Screen = Omit<SentScreen, "status"> & {
  status: Row[];
};
/** A number that can be drawn as a bar; `full` is 0 where nothing says how much is full. */
export interface Count {
  now: number;
  full: number;
  /** In words, where one row counts several things: “2 of 3 burns”. */
  says: string;
}
export interface Row {
  id: string;
  label: string;
  value: string;
  counts: Count[];
}
/** Only the rows that changed: number of the row -> characters and shades. */
export type ScreenChange = Shapes["Rows"];
export type Prompt = Omit<Shapes["Asked"], "asks"> & { asks: string; id?: string };
export type Told = Omit<SentTold, "sentences"> & {
  sentences: string[];
  /** Which of them speak to anyone who hears them. */
  toYou?: boolean[];
};
/** What an answer lets a player draw into a notebook. */
export type Stroke = NonNullable<Told["strokes"]>[number];
export type SheetStroke = Shapes["SheetStroke"];

/** The same shape with text for every phrase. */
export type InWords<T> = T extends Shapes["Phrase"] ? string : T extends object ? { [K in keyof T]: InWords<T[K]> } : T;
/** How a move of several parts is put together, as its book describes it. */
export type Compound = InWords<Shapes["Compound"]>;

export type ViewMessage = Omit<SentView, "screen" | "transcript" | "prompt" | "recall" | "compound"> & {
  compound?: Compound;
  /** Says so where not everything can be read again. */
  recall?: string;
  screen: Screen | null;
  transcript: Told[];
  prompt: Prompt | null;
};
export type TableMessage = Shapes["TableMessage"];
export type ClockMessage = Shapes["ClockMessage"];
export type ChatMessage = Omit<Shapes["ChatMessage"], "seat"> & { seat: Viewer };
export type Message =
  | SentView
  | SentNews
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
  old: SentScreen | null,
  change: SentScreen | ScreenChange | null,
): SentScreen | null {
  if (change === null) return old;
  if ("board" in change) return change;
  if (old === null) return null;
  const board = [...old.board];
  const shades = [...old.shades];
  for (const [row, [characters, shade]] of Object.entries(change.rows)) {
    board[Number(row)] = characters;
    shades[Number(row)] = shade;
  }
  return { ...old, board, shades, status: change.status ?? old.status };
}
