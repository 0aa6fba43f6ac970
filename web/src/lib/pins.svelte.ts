// Pins between answers and the map: what is pointed at in one is shown in the other.

export const pins = $state({
  /** The answers that are pointed at in the transcript: the map shows what they drew. */
  answers: [] as readonly number[],
  /** The answers that drew what is pointed at on the map: the transcript marks them. */
  drew: [] as readonly number[],
});

/** Brings an answer into sight in the transcript, and shows what it drew. */
export function showAnswer(number: number): void {
  pins.answers = [number];
  const passage = document.getElementById(`told-${number}`);
  passage?.scrollIntoView({ block: "nearest" });
  passage?.querySelector("a")?.focus({ preventScroll: true });
}
