// Typed requests to the server; what goes wrong comes back as a Problem with a sentence for people.

import { remember } from "./shelf";
import type {
  BookLine, BookPage, Choice, Claimed, NewsMessage, OpenTable, Opened, Plain, PlanProblem, RulesPage, Sat,
  Summary, Told, ViewMessage,
} from "./types";

const BASE = "/api/v1";

/** Why a request was not granted, in one sentence (`message`). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    detail: string,
    readonly place: string = "",
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
  const headers: Record<string, string> = {};
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
    throw new Problem(0, "no answer", "The server cannot be reached just now.");
  }
  if (response.ok) return response;
  throw await problemOf(response);
}

async function problemOf(response: Response): Promise<Problem> {
  const said: unknown = await response.json().catch(() => null);
  const words = (said !== null && typeof said === "object" ? said : {}) as Record<string, unknown>;
  const text = (field: string, otherwise: string): string =>
    typeof words[field] === "string" && words[field] ? (words[field] as string) : otherwise;
  const title = text("title", response.statusText);
  const detail = text("detail", title || `The server answered ${response.status}.`);
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

function part(text: string | number): string {
  return encodeURIComponent(text);
}

function query(words: Record<string, string | number | undefined>): string {
  const said = Object.entries(words).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : "";
}

// ---- the shelf

let shelf: Promise<BookLine[]> | undefined;
const pages = new Map<string, Promise<BookPage>>();

/** The books; asked for once. */
export function getBooks(): Promise<BookLine[]> {
  shelf ??= ask<BookLine[]>("/books").catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}

/** All about one book; asked for once. */
export function getBook(book: string): Promise<BookPage> {
  let page = pages.get(book);
  if (page === undefined) {
    page = ask<BookPage>(`/books/${part(book)}`);
    page.then(remember, () => pages.delete(book));
    pages.set(book, page);
  }
  return page;
}

export const getRules = (book: string, preset = ""): Promise<RulesPage> =>
  ask(`/books/${part(book)}/rules${query({ preset })}`);

export const getTerms = (): Promise<Choice[]> => ask("/terms");

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
): Promise<{ faults: number; problems: PlanProblem[] }> =>
  ask(`/books/${part(book)}/plans/check`, { method: "POST", body, ...(signal ? { signal } : {}) });

export const generatePlan = (
  book: string,
  body: { settings?: Plain; options?: Plain; preset?: string } = {},
): Promise<{ plan: string }> => ask(`/books/${part(book)}/plans/generate`, { method: "POST", body });

// ---- tables

export const getTables = (
  wish: { book?: string; phase?: string; before?: number } = {},
): Promise<Summary[]> =>
  ask<{ tables: Summary[] }>(`/tables${query(wish)}`).then((lobby) => lobby.tables);

export const openTable = (wish: OpenTable, token?: string): Promise<Opened> =>
  ask("/tables", { method: "POST", body: wish, token });

export const getTable = (id: string): Promise<Summary> => ask(`/tables/${part(id)}`);

export const takeSeat = (
  id: string,
  wish: { name: string; seat?: number; from?: string },
  host?: string,
): Promise<Sat> => ask(`/tables/${part(id)}/seats`, { method: "POST", body: wish, token: host });

/** Whoever lost their link asks the others for another. */
export const askForSeat = (id: string, seat: number): Promise<Claimed> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/ask`, { method: "POST" });

/** Yes or no to whoever asks under this code. */
export const agreeTo = (
  id: string,
  seat: number,
  answer: { code: string; yes: boolean },
  token: string,
): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/agree`, { method: "POST", body: answer, token });

export const leaveSeat = (id: string, seat: number, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}`, { method: "DELETE", token });

export const comeBack = (id: string, seat: number, token: string): Promise<void> =>
  ask(`/tables/${part(id)}/seats/${part(seat)}/back`, { method: "POST", token });

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

export const getView = (id: string, token?: string): Promise<ViewMessage> =>
  ask(`/tables/${part(id)}/view`, { token });

export const getTranscript = (
  id: string,
  since: number,
  limit: number,
  token?: string,
): Promise<{ entries: Told[]; more: boolean }> =>
  ask(`/tables/${part(id)}/transcript${query({ since, limit })}`, { token });

export const sayMove = (
  id: string,
  move: { do: string; n?: number; id?: string },
  token: string,
): Promise<NewsMessage> => ask(`/tables/${part(id)}/moves`, { method: "POST", body: move, token });

// ---- after the game

export const getReplay = (id: string, as: string): Promise<(ViewMessage | NewsMessage)[]> =>
  askLines(`/tables/${part(id)}/replay${query({ as })}`);

export const getRecord = (id: string): Promise<string> => askText(`/tables/${part(id)}/record`);

export const getCertificate = (id: string): Promise<{ lines: string[] }> =>
  ask(`/tables/${part(id)}/certificate`);

export const getPlan = (id: string): Promise<string> => askText(`/tables/${part(id)}/plan`);
