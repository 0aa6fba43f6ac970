// Typed requests to the server; what goes wrong comes back as a Problem with a sentence for people.

import { kept } from "../browser/kept";
import { remember } from "./shelf";
import type {
  BookLine, BookPage, CheckedPlan, Choice, Claimed, DrawnPlan, OpenTable, Opened, Plain, PlanStroke, RulesPage, Sat, SentNews, SentTold, ShownBook, Summary, Thought, ViewMessage,
} from "./types"; // prettier-ignore
import { t } from "../words/common";
import { language } from "../words/language.svelte";

const BASE = "/api/v1";

/** Why a request was not granted, in one sentence (`message`). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    detail: string,
    readonly place = "",
  ) {
    super(detail);
    this.name = "Problem";
  }
}

interface Asking {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  token?: string | undefined;
  signal?: AbortSignal;
}

async function answerOf(path: string, asking: Asking): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (asking.token) headers["Authorization"] = `Bearer ${asking.token}`;
  if (asking.body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      method: asking.method ?? "GET",
      headers,
      ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
      ...(asking.signal ? { signal: asking.signal } : {}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Problem(0, "no answer", t("common-unreached"));
  }
  if (response.ok) return response;
  // What the server says then is meant for programs: a browser without the key cannot send it.
  if (response.status === 401 && !asking.token) throw new Problem(401, "", t("common-not-yours"));
  throw await problemOf(response);
}

async function problemOf(response: Response): Promise<Problem> {
  const said: unknown = await response.json().catch(() => null);
  const words = (said !== null && typeof said === "object" ? said : {}) as Record<string, unknown>;
  const text = (field: string, otherwise: string): string =>
    typeof words[field] === "string" && words[field] ? (words[field] as string) : otherwise;
  const title = text("title", response.statusText);
  const detail = text("detail", title || t("common-answered", { status: String(response.status) }));
  return new Problem(response.status, title, detail, text("place", ""));
}

/** A request whose answer is JSON, or nothing (204). */
export async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  const text = await (await answerOf(path, asking)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** A request whose answer is text: a plan, a record. */
export async function askText(path: string, asking: Asking = {}): Promise<string> {
  return (await answerOf(path, asking)).text();
}

/** A request whose answer is a JSON value a line; blank lines are heartbeats. */
export async function askLines<T>(path: string, asking: Asking = {}): Promise<T[]> {
  const lines = (await askText(path, asking)).split("\n");
  return lines.filter((line) => line.trim()).map((line) => JSON.parse(line) as T);
}

export function part(text: string | number): string {
  return encodeURIComponent(text);
}

export function query(words: Record<string, string | number | undefined>): string {
  const said = Object.entries(words).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

// ---- the shelf

/** The language that the server is to answer in; who asks within an effect asks again when it
 * is changed. English is what it answers in anyway. */
const lang = (): string => (language() === "en" ? "" : language());
const asked = new Map<string, Promise<unknown>>();

/** Asked for once, in each language. */
function once<T>(path: string, then: (answer: T) => void = () => {}): Promise<T> {
  const address = path + query({ lang: lang() });
  let answer = asked.get(address) as Promise<T> | undefined;
  if (answer === undefined) {
    answer = ask<T>(address);
    answer.then(() => undefined, () => asked.delete(address));
    asked.set(address, answer);
  }
  void answer.then(then, () => undefined);
  return answer;
}

/** The books. */
export const getBooks = (): Promise<BookLine[]> => once("/books");

const wholeAt = (book: string): string => `/books/${part(book)}`;

/** All about one book. */
export const getBook = (book: string): Promise<BookPage> => once<BookPage>(wholeAt(book), remember);

/** As much of a book as a table shows; anyone who has asked for all of it needs nothing more. */
export function getShownBook(book: string): Promise<ShownBook> {
  const isAsked = (): boolean => asked.has(wholeAt(book) + query({ lang: lang() }));
  if (isAsked()) return getBook(book);
  return once<ShownBook>(`${wholeAt(book)}/shown`, (page) => {
    if (!isAsked()) remember(page);
  });
}

export const getRules = (book: string, preset = ""): Promise<RulesPage> =>
  ask(`/books/${part(book)}/rules${query({ preset, lang: lang() })}`);

/** What a table agrees on, in one sentence; `wish` is its options, terms and seats as JSON. */
export const putIntoWords = (book: string, wish: string): Promise<{ sentence: string }> =>
  ask(`/books/${part(book)}/agreed${query({ lang: lang() })}`, { method: "POST", body: JSON.parse(wish) });

/** Commands as they are said in a language. */
export const sayCommands = (book: string, commands: string[], lang: string): Promise<{ said: string[] }> =>
  ask(`/books/${part(book)}/offers${query({ lang })}`, { method: "POST", body: { commands } });

export const getTerms = (): Promise<Choice[]> => ask(`/terms${query({ lang: lang() })}`);

// ---- plans

export interface PlanQuestion {
  plan: string;
  options?: Plain;
  preset?: string;
  players?: number;
}

export const checkPlan = (
  book: string,
  body: PlanQuestion,
  signal?: AbortSignal,
): Promise<CheckedPlan> =>
  ask(`/books/${part(book)}/plans/check${query({ lang: lang() })}`, {
    method: "POST", body, ...(signal ? { signal } : {}),
  });

/** The text with these strokes, and its picture. */
export const drawPlan = (
  book: string,
  body: { plan: string; strokes?: readonly PlanStroke[]; lang?: string },
  signal?: AbortSignal,
): Promise<DrawnPlan> =>
  ask(`/books/${part(book)}/plans/draw`, { method: "POST", body, ...(signal ? { signal } : {}) });

export const generatePlan = (
  book: string,
  body: { settings?: Plain; options?: Plain; preset?: string } = {},
): Promise<{ plan: string }> => ask(`/books/${part(book)}/plans/generate`, { method: "POST", body });

// ---- tables

/** How this person is spoken of, where they have said so. */
const spokenOf = (): { gender?: "she" | "he" } => {
  const gender = kept<string>("gender", "");
  return gender === "she" || gender === "he" ? { gender } : {};
};

export const openTable = (wish: OpenTable, token?: string): Promise<Opened> =>
  ask("/tables", { method: "POST", body: { ...wish, ...(wish.name ? spokenOf() : {}) }, token });

export const getTable = (id: string): Promise<Summary> => ask(`/tables/${part(id)}`);

export const takeSeat = (
  id: string,
  wish: { name: string; seat?: number; from?: string },
  host?: string,
): Promise<Sat> =>
  ask(`/tables/${part(id)}/seats`, { method: "POST", body: { ...wish, ...spokenOf() }, token: host });

/** Anyone who lost their link asks the others for another. */
export const askForSeat = (id: string, seat: number): Promise<Claimed> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/ask`, { method: "POST" });

/** Yes or no to anyone who asks under this code. */
export const agreeTo = (
  id: string,
  seat: number,
  answer: { code: string; yes: boolean },
  token: string,
): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/agree`, { method: "POST", body: answer, token });

export const leaveSeat = (id: string, seat: number, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}`, { method: "DELETE", token });

export const putBot = (id: string, seat: number, bot: string, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/bot`, { method: "POST", token, body: { bot } });

export const comeBack = (id: string, seat: number, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/back`, { method: "POST", token });

/** A day where moves have days, else a minute. */
export const giveTime = (id: string, seat: number, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/time`, { method: "POST", token });

export const takeHoliday = (id: string, seat: number, days: number, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/holiday`, { method: "POST", token, body: { days } });

export const endHoliday = (id: string, seat: number, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/holiday`, { method: "DELETE", token });

export const startTable = (id: string, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/start`, { method: "POST", token });

export const voteOn = (
  id: string,
  vote: { option: string; value: string },
  token: string,
): Promise<Summary> => ask(`/tables/${part(id)}/vote`, { method: "POST", body: vote, token });

export const abandonTable = (id: string, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/abandon`, { method: "POST", token });

export const rematch = (id: string, token: string): Promise<Opened> =>
  ask(`/tables/${part(id)}/rematch`, { method: "POST", token });

/** The winner leaves it to another to compile the next plan. */
export const handOverCompiling = (id: string, seat: number, token: string): Promise<Summary> =>
  ask(`/tables/${part(id)}/compiler`, { method: "POST", body: { seat }, token });

/** The next table, led by the one who compiles its plan: a saved one, or one of the generator. */
export const compileNext = (
  id: string, plan: { plan_id?: string; plan_key?: string }, token: string,
): Promise<Opened> => ask(`/tables/${part(id)}/compile`, { method: "POST", body: plan, token });

/** What a viewer knows now, in words. */
export const getView = (id: string, token?: string): Promise<ViewMessage> =>
  ask(`/tables/${part(id)}/view${query({ words: lang() })}`, { token });

export const getTranscript = (
  id: string,
  since: number,
  limit: number,
  token?: string,
): Promise<{ entries: SentTold[]; more: boolean }> =>
  ask(`/tables/${part(id)}/transcript${query({ since, limit, words: "phrases" })}`, { token });

export const sayMove = (
  id: string,
  move: { do: string; n?: number; id?: string },
  token: string,
): Promise<SentNews> => ask(`/tables/${part(id)}/moves`, { method: "POST", body: move, token });

export type Asked = "certain" | "possible" | "why" | "hint" | "map";

const thinking = new Map<string, Promise<unknown>>();

/** Asks the assistant: what follows from what this seat was told, or what to do next.
 *
 * It thinks about one question of a seat at a time and refuses the next meanwhile, so whatever on
 * the page asks it (the map by itself, the hint by a press) waits until the one before is answered. */
export function think(id: string, token: string, asked: Asked, about = ""): Promise<Thought> {
  const seat = `${id} ${token}`;
  const answer = (thinking.get(seat) ?? Promise.resolve()).then(() =>
    ask<Thought>(`/tables/${part(id)}/knowledge/${asked}${query({ about })}`, {
      token, ...(asked === "hint" ? { method: "POST" } : {}),
    }),
  ); // prettier-ignore
  thinking.set(seat, answer.catch(() => undefined));
  return answer;
}
