/** A record read in the page: what was promised, what was kept, and who heard which entry. */

import type { Plain, Viewer } from "./types";
import { sha256 } from "./sha256";

export interface Header {
  asterion: number;
  book: string;
  options: Plain;
  names: string[];
  plan: string;
  salt: string;
  commitment: string;
}

export interface RecordEntry {
  n: number;
  seat: number;
  do: string;
  events: { event: string; to: number; [field: string]: unknown }[];
}

export interface GameRecord {
  header: Header;
  entries: RecordEntry[];
  sealed: boolean;
}

const MASTER = -2;
const PUBLIC = -1;

export function readRecord(text: string): GameRecord {
  const lines = text.split("\n").filter((line) => line !== "");
  const first = lines.shift();
  if (first === undefined) throw new Error("the record is empty");
  const header = JSON.parse(first) as Header;
  const sealed = lines.at(-1)?.startsWith('{"result"') ?? false;
  if (sealed) lines.pop();
  return { header, entries: lines.map((line) => JSON.parse(line) as RecordEntry), sealed };
}

/** The bytes that were hashed: the compact JSON list of book, drawing, options and salt.
 *
 * The options keep the order in which the header has them, which is that of the book.
 */
export function sealedBytes(header: Header): Uint8Array {
  const list = [header.book, header.plan, header.options, header.salt];
  return new TextEncoder().encode(JSON.stringify(list));
}

export interface PromiseCheck {
  promised: string;
  found: string;
  kept: boolean;
}

/** Whether the plan in the record is the one that was promised at the start. */
export async function checkPromise(header: Header, promised: string): Promise<PromiseCheck> {
  const found = await sha256(sealedBytes(header));
  return { promised, found, kept: found === promised && header.commitment === promised };
}

/** Whether the seal, the last line, fits every byte above it. */
export async function checkSeal(text: string): Promise<boolean> {
  const lines = text.split("\n");
  const last = lines.at(-1) === "" ? lines.length - 2 : lines.length - 1;
  const line = lines[last] ?? "";
  if (!line.startsWith('{"result"')) return false;
  const above = lines.slice(0, last).join("\n") + "\n";
  const seal = JSON.parse(line) as { sha256: string };
  return seal.sha256 === (await sha256(new TextEncoder().encode(above)));
}

/** For each entry, the number of messages that this chair had heard once it was made. */
export function heardNumbers(entries: readonly RecordEntry[], chair: Viewer): number[] {
  const seat = chair === "master" ? MASTER : chair === "watcher" ? PUBLIC : chair;
  let number = 0;
  return entries.map((entry) => {
    const told = entry.events.some((event) => hears(event.to, seat));
    if (told || entry.seat === seat || entry.n === 0) number += 1;
    return number;
  });
}

/** One bit a listener, of which there may be more than 32; everyone is a negative number. */
function hears(to: number, seat: number): boolean {
  const bit = 2 ** (seat + 2);
  return Math.floor(to / bit) % 2 !== 0;
}
