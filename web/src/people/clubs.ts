// Clubs: what the page asks the server about them, and which of them this browser is in.

import { keep, kept } from "../browser/kept";
import { accountToken } from "../lib/account";
import { ask } from "../lib/api";
import type { components } from "../lib/api.gen";
import { browserKey } from "../lib/attempt";

type Shapes = components["schemas"];
export type Club = Shapes["Club"];
export type Member = Shapes["Member"];
type Joined = Shapes["Joined"];

/** A club that this browser has seen from within. */
export interface Mine {
  key: string;
  name: string;
  mark: string;
}

const KEY = "clubs";

export const myClubs = (): Mine[] => kept<Mine[]>(KEY, []);
export const markIn = (key: string): string => myClubs().find((club) => club.key === key)?.mark ?? "";

export function keepClub(mine: Mine): void {
  keep(KEY, [mine, ...myClubs().filter(({ key }) => key !== mine.key)]);
}

export function forgetClub(key: string): void {
  keep(KEY, myClubs().filter((club) => club.key !== key));
}

const at = (key: string): string => `/clubs/${encodeURIComponent(key)}`;

/** As the account of this browser, or else as the browser. */
function say<T>(path: string, body: object): Promise<T> {
  const token = accountToken();
  return ask<T>(path, { method: "POST", body: { ...body, browser: browserKey() }, ...(token ? { token } : {}) });
}

export function getClub(key: string): Promise<Club> {
  const token = accountToken();
  return ask<Club>(at(key), token ? { token } : {});
}

export const foundClub = (name: string, member: string): Promise<Joined> => say("/clubs", { name, member });
export const joinClub = (key: string, member: string): Promise<Joined> => say(`${at(key)}/members`, { member });
export const leaveClub = (key: string, mark: string): Promise<void> => say(`${at(key)}/leave`, { mark });
export const renameClub = (key: string, name: string): Promise<void> => say(`${at(key)}/rename`, { name });
export const bringTable = (key: string, table: string): Promise<void> => say(`${at(key)}/tables`, { table });
export const dropTable = (key: string, table: string): Promise<void> => say(`${at(key)}/tables/drop`, { table });
