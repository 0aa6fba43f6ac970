// The seats this browser holds: its secret tokens, table by table, and the person's name.

import { accountToken } from "./account";
import { keep, kept } from "../browser/kept";
import type { Claimed, Opened, Sat } from "./types";

export interface Held {
  /** The seat's number and token, if this browser sits there. */
  seat?: number;
  token?: string;
  name?: string;
  /** The token of anyone who opened the table. */
  host?: string;
  /** The token of a human game master. */
  master?: string;
  /** A seat that was asked for, until the others have answered. */
  claim?: Claimed;
  book?: string;
  title?: string;
  /** The game there is over: the first page keeps no room for it. */
  over?: boolean;
  at: number;
}

const MOST = 60;
const KEY = "seats";

function all(): Record<string, Held> {
  return kept<Record<string, Held>>(KEY, {});
}

/** What this browser holds at a table. */
export function heldAt(table: string): Held | undefined {
  return all()[table];
}

/** The token to speak with at a table: the seat's, the master's, the host's, or the account's. */
export function tokenAt(table: string): string | undefined {
  const held = heldAt(table);
  return held?.token ?? held?.master ?? held?.host ?? accountToken();
}

/** The token that may start, remove and abandon. */
export function hostTokenAt(table: string): string | undefined {
  return heldAt(table)?.host;
}

function save(table: string, change: Partial<Held>): void {
  const seats = all();
  seats[table] = { ...seats[table], ...change, at: Date.now() };
  const newest = Object.entries(seats).sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

export function keepSat(
  table: string,
  sat: Sat,
  about: { book?: string; title?: string } = {},
): void {
  save(table, { seat: sat.seat, token: sat.token, name: sat.name, ...about });
}

export function keepOpened(opened: Opened): void {
  const { book, title } = opened.summary;
  const sat = opened.seat;
  save(opened.id, {
    host: opened.host,
    book,
    title,
    ...(opened.master ? { master: opened.master } : {}),
    ...(sat ? { seat: sat.seat, token: sat.token, name: sat.name } : {}),
  });
}

// ---- a link of one's own

const OWN = /^#(seat_[A-Za-z0-9_-]{43})$/;

/** The address that is one's seat. What stands behind # is never sent to any server. */
export function ownLink(origin: string, table: string, token: string): string {
  return `${origin}/t/${table}#${token}`;
}

/** The seat's token in an address, if it is somebody's own link. */
export function tokenIn(hash: string): string | undefined {
  return OWN.exec(hash)?.[1];
}

/** Anyone who opens their own link sits there from now on; the seat's number is told by the table. */
export function keepToken(table: string, token: string): void {
  if (heldAt(table)?.token === token) return;
  forgetSeat(table);
  save(table, { token });
}

// ---- a seat that was lost

export function keepClaim(table: string, claim: Claimed): void {
  save(table, { claim });
}

export function forgetClaim(table: string): void {
  const seats = all();
  const held = seats[table];
  if (held === undefined) return;
  delete held.claim;
  keep(KEY, seats);
}

/** The seat was left or is not good any more; what the host holds stays. */
export function forgetSeat(table: string): void {
  const seats = all();
  const held = seats[table];
  if (held === undefined) return;
  delete held.seat;
  delete held.token;
  if (held.host === undefined && held.master === undefined) delete seats[table];
  keep(KEY, seats);
}

export function forgetTable(table: string): void {
  const seats = all();
  delete seats[table];
  keep(KEY, seats);
}

/** Tables where this browser holds something, the latest first. */
export function myTables(): [string, Held][] {
  return Object.entries(all()).sort(([, a], [, b]) => b.at - a.at);
}

/** Its game has come to an end. */
export function keepOver(table: string): void {
  const seats = all();
  const held = seats[table];
  if (held === undefined || held.over) return;
  held.over = true;
  keep(KEY, seats);
}

/** Tables at which somebody may still play. `public/early.js` counts the same, before anything is drawn. */
export function openTables(): string[] {
  return myTables().flatMap(([id, held]) => (held.over ? [] : [id]));
}

// ---- the person's name

const NAMES = [
  "Theseus", "Talos", "Europa", "Perdix", "Glaucus", "Catreus", "Deucalion", "Aethra",
  "Naucrate", "Polyidus", "Britomartis", "Acacallis",
];

/** The name used last, or one to begin with. */
export function myName(): string {
  const name = kept("name", "");
  if (name) return name;
  const suggested = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Guest";
  keep("name", suggested);
  return suggested;
}

export function keepName(name: string): void {
  if (name.trim()) keep("name", name.trim());
}
