// What the page asks the server about people: accounts, and word when it is their turn.

import { ask } from "../lib/api";
import type { components } from "../lib/api.gen";
import type { Summary } from "../lib/types";

type Shapes = components["schemas"];
export type Notices = Shapes["Notices"];
export type Bell = Shapes["Bell"];
export type Habits = Shapes["Habits"];
export type BellState = Shapes["BellState"];
export type Session = Shapes["Session"];
export type Here = Shapes["Here"];

interface Credentials {
  name: string;
  password: string;
}

const post = "POST" as const;

export const getNotices = (): Promise<Notices> => ask("/notices");

/** Under which other addresses this server can be reached; asked on its own machine only. */
export const getHere = (): Promise<Here> => ask("/here");

/** Of a seat, or of the account whose token it is where there is no table. */
const bells = (table: string): string => (table ? `/tables/${encodeURIComponent(table)}/bells` : "/me/bells");
const bellAt = (table: string, bell: string): string => `${bells(table)}/${encodeURIComponent(bell)}`;

export const getBells = (table: string, token: string): Promise<Bell[]> => ask(bells(table), { token });

export const addBell = (
  table: string,
  body: { mail?: string; push?: unknown; app?: string },
  token: string,
): Promise<Bell> => ask(bells(table), { method: post, body, token });

/** The code of the first message. */
export const proveBell = (table: string, bell: string, code: string, token: string): Promise<Bell> =>
  ask(`${bellAt(table, bell)}/code`, { method: post, body: { code }, token });

/** When word may come. */
export const changeBell = (table: string, bell: string, body: Habits, token: string): Promise<Bell> =>
  ask(bellAt(table, bell), { method: "PUT", body, token });

export const dropBell = (table: string, bell: string, token: string): Promise<void> =>
  ask(bellAt(table, bell), { method: "DELETE", token });

/** What the link of a letter asks for. */
export const answerBell = (bell: string, code: string, yes: boolean): Promise<BellState> =>
  ask(`/bells/${encodeURIComponent(bell)}/${yes ? "confirm" : "stop"}?code=${encodeURIComponent(code)}`, {
    method: post,
  });

export const makeAccount = (body: Credentials): Promise<Session> => ask("/accounts", { method: post, body });

export const logIn = (body: Credentials): Promise<Session> => ask("/sessions", { method: post, body });

export const logOut = (token: string): Promise<void> => ask("/sessions", { method: "DELETE", token });

export const getMe = (token: string): Promise<{ name: string; tables: Summary[]; seats: number[] }> => ask("/me", { token });

/** Cannot be undone, so the password is asked for once more. */
export const deleteMe = (token: string, password: string): Promise<void> =>
  ask("/me/delete", { method: post, body: { password }, token });
