// What the page asks the server about people: accounts, and word when it is their turn.

import { ask } from "../lib/api";
import type { components } from "../lib/api.gen";
import type { Summary } from "../lib/types";

type Shapes = components["schemas"];
export type Notices = Shapes["Notices"];
export type Bell = Shapes["Bell"];
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

const bells = (table: string): string => `/tables/${encodeURIComponent(table)}/bells`;

export const getBells = (table: string, token: string): Promise<Bell[]> => ask(bells(table), { token });

export const addBell = (
  table: string,
  body: { mail?: string; push?: unknown },
  token: string,
): Promise<Bell> => ask(bells(table), { method: post, body, token });

export const dropBell = (table: string, bell: string, token: string): Promise<void> =>
  ask(`${bells(table)}/${encodeURIComponent(bell)}`, { method: "DELETE", token });

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
