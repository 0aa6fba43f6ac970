// What was told, as lines to read: the sentences of each number, without what the board shows.

import type { GameEvent, Told, Viewer } from "../lib/types";

export interface Spoken {
  text: string;
  /** Of whom it tells; null where of nobody in particular. */
  seat: number | null;
  kind: string;
}

export interface Passage {
  number: number;
  /** The round that begins here, if one does. */
  round: number | null;
  lines: Spoken[];
}

export interface Hearing {
  /** Kinds of events that the board shows already. */
  drawn: ReadonlySet<string>;
  /** Only what tells of this player. */
  only: number | null;
}

function seatOf(event: GameEvent): number | null {
  return "seat" in event && event.seat >= 0 ? event.seat : null;
}

/** The passages that are left to read, oldest first. */
export function passagesOf(told: Told[], hearing: Hearing): Passage[] {
  const passages: Passage[] = [];
  let round: number | null = null;
  let opens: number | null = null;
  for (const { number, events, sentences } of told) {
    const lines: Spoken[] = [];
    let begun: number | null = null;
    events.forEach((event, n) => {
      const now = "round" in event ? event.round : round;
      if (now !== round) [round, begun] = [now, now];
      const seat = seatOf(event);
      const text = sentences[n] ?? "";
      if (!text || hearing.drawn.has(event.event)) return;
      if (hearing.only !== null && seat !== hearing.only) return;
      lines.push({ text, seat, kind: event.event });
    });
    if (lines.length) {
      passages.push({ number, round: opens, lines });
      opens = null;
    }
    // A round begins after what was said with its beginning: it stands above the next passage.
    opens = begun ?? opens;
  }
  return passages;
}

/** Whose line it is, where several play and the line itself does not say so; else empty. */
export function ownerOf(line: Spoken, viewer: Viewer, names: string[]): string {
  if (line.seat === null || names.length < 2) return "";
  const name = names[line.seat] ?? `player ${line.seat + 1}`;
  if (line.text.includes(name)) return "";
  if (line.seat !== viewer) return name;
  return /\byou(r|rself)?\b/i.test(line.text) ? "" : "You";
}

/** The number of the last answer that this viewer got to something of his own. */
export function ownLast(passages: Passage[], viewer: Viewer): number | undefined {
  const own = passages.filter((passage) => passage.lines.some((line) => line.seat === viewer));
  return own.at(-1)?.number;
}

/** Why nothing can be said now, or what is asked: one sentence for the line above the board. */
export function waitingFor(
  turn: number[],
  viewer: Viewer,
  names: string[],
  places: { kind: string; here: boolean }[],
): string {
  const others = turn.filter((seat) => seat !== viewer);
  if (!others.length) return "Waiting for the others.";
  const said = others.map((seat) => {
    const name = names[seat] ?? `player ${seat + 1}`;
    const place = places[seat];
    if (place?.kind === "bot") return `${name}, a bot`;
    return place && !place.here ? `${name}, who is away` : name;
  });
  return `Waiting for ${said.join(" and ")}.`;
}
