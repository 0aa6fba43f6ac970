// Tables that are played around this device: it holds the seats of all who sit there.

import { openTable, takeSeat } from "../lib/api";
import { keep, kept } from "../browser/kept";

export interface HeldSeat {
  seat: number;
  token: string;
  name: string;
  /** Private things go to a phone of the player's own: this device does not listen there. */
  phone: boolean;
}

/** What is agreed on before the game. */
export interface Wish {
  book: string;
  preset: string;
  names: string[];
  /** For each move; 0: no clock. */
  seconds: number;
}

export interface HeldTable {
  host: string;
  seats: HeldSeat[];
  wish: Wish;
  at: number;
}

const KEY = "tabletop";
const MOST = 12;

const all = (): Record<string, HeldTable> => kept<Record<string, HeldTable>>(KEY, {});

export function heldTable(id: string): HeldTable | undefined {
  return all()[id];
}

export function keepTable(id: string, held: HeldTable): void {
  const tables = { ...all(), [id]: { ...held, at: Date.now() } };
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  keep(KEY, Object.fromEntries(newest.slice(0, MOST)));
}

/** The device opens the table, and sits down for everybody; returns the table's id. */
export async function openMiddle(wish: Wish): Promise<string> {
  const clock = wish.seconds ? { clock: "live" as const, move_seconds: wish.seconds } : {};
  const opened = await openTable({
    book: wish.book,
    ...(wish.preset ? { preset: wish.preset } : {}),
    seats: wish.names.map(() => ({ kind: "person" as const })),
    // Anyone who is out of sight still sits at the table: nobody is absent.
    terms: { absent: "wait" as const, ...clock },
  });
  const seats: HeldSeat[] = [];
  for (const [seat, name] of wish.names.entries()) {
    const sat = await takeSeat(opened.id, { name, seat }, opened.host);
    seats.push({ seat: sat.seat, token: sat.token, name: sat.name, phone: false });
  }
  keepTable(opened.id, { host: opened.host, seats, wish, at: 0 });
  return opened.id;
}
