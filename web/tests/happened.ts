import type { GameEvent } from "../src/lib/types";

/** An event of any kind, with no more fields than a test is about. */
export function happened(event: string, fields: object = {}): GameEvent {
  return { event, ...fields } as unknown as GameEvent;
}
