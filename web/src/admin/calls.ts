// What the page of the operator of the server asks; every request carries the token in its header.

import { ask } from "../lib/api";
import type { components } from "../lib/api.gen";

type Shapes = components["schemas"];
export type AdminTable = Shapes["AdminTable"];
export type AdminTables = Shapes["AdminTables"];
export type Load = Shapes["Load"];
export type Ban = Shapes["Ban"];

const post = "POST" as const;

export const getLoad = (token: string): Promise<Load> => ask("/admin/load", { token });

export const getTables = (token: string, phase: string): Promise<AdminTables> =>
  ask(`/admin/tables?phase=${encodeURIComponent(phase)}`, { token });

export const closeTable = (token: string, table: string, why: string): Promise<void> =>
  ask(`/admin/tables/${encodeURIComponent(table)}/close`, { method: post, body: { why }, token });

export const getBans = (token: string): Promise<Ban[]> => ask("/admin/bans", { token });

export const addBan = (token: string, network: string, why: string): Promise<Ban> =>
  ask("/admin/bans", { method: post, body: { network, why }, token });

export const dropBan = (token: string, network: string): Promise<void> =>
  ask("/admin/bans/drop", { method: post, body: { network }, token });
