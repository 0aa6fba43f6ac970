// What was told, as lines to read: the sentences of each number, without what the board shows.

import type { GameEvent, Told, Viewer } from "../lib/types";
import { t } from "../words/table";

export interface Spoken {
  text: string;
  /** Of whom it tells; null where of nobody in particular. */
  seat: number | null;
  kind: string;
  /** Whether it addresses its hearer. */
  toYou?: boolean;
  /** The map shows it: it is there for those who do not see the map. */
  unseen?: boolean;
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
  /** What the board shows is kept for those who listen, instead of left out. */
  aloud?: boolean;
}

function seatOf(event: GameEvent): number | null {
  return "seat" in event && event.seat >= 0 ? event.seat : null;
}

/** The passages that are left to read, oldest first. */
export function passagesOf(told: Told[], hearing: Hearing): Passage[] {
  const passages: Passage[] = [];
  let round: number | null = null;
  let opens: number | null = null;
  for (const { number, events, sentences, toYou } of told) {
    const lines: Spoken[] = [];
    let begun: number | null = null;
    events.forEach((event, n) => {
      const now = "round" in event ? event.round : round;
      if (now !== round) [round, begun] = [now, now];
      const seat = seatOf(event);
      const text = sentences[n] ?? "";
      const unseen = hearing.drawn.has(event.event);
      if (!text || (unseen && !hearing.aloud)) return;
      if (hearing.only !== null && seat !== hearing.only) return;
      lines.push({ text, seat, kind: event.event, toYou: toYou?.[n] ?? false, ...(unseen ? { unseen } : {}) });
    });
    if (lines.length) {
      passages.push({ number, round: opens, lines });
      opens = null;
    }
    // A round begins after what was said with its beginning: its heading is above the next passage.
    opens = begun ?? opens;
  }
  return passages;
}

/** Whether there is something in it for those who see the map. */
export function isSeen(passage: Passage): boolean {
  return passage.lines.some((line) => !line.unseen);
}

/** The round that is being played, as far as it was told; null in a game without rounds. */
export function roundOf(told: readonly Told[]): number | null {
  for (let n = told.length - 1; n >= 0; n--) {
    const [event] = told[n]!.events.filter((each) => "round" in each).slice(-1);
    if (event && "round" in event) return event.round;
  }
  return null;
}

/** Whose line it is, where several play and the line itself does not say so; else empty. */
export function ownerOf(line: Spoken, viewer: Viewer, names: string[]): string {
  if (line.seat === null || names.length < 2) return "";
  const name = names[line.seat] ?? t("common-player", { n: line.seat + 1 });
  if (line.text.includes(name)) return "";
  if (line.seat !== viewer) return name;
  return line.toYou ? "" : t("table-you");
}

/** The number of the last answer to a move of this viewer's own. */
export function ownLast(passages: Passage[], viewer: Viewer): number | undefined {
  const own = passages.filter(({ lines }) => lines.some((line) => line.seat === viewer && !line.unseen));
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
  if (!others.length) return t("table-waiting-others");
  const said = others.map((seat) => {
    const name = names[seat] ?? t("common-player", { n: seat + 1 });
    const place = places[seat];
    if (place?.kind === "bot") return t("table-is-bot", { name });
    return place && !place.here ? t("table-is-away", { name }) : name;
  });
  return t("table-waiting-for", { said });
}
