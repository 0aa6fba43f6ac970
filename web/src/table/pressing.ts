// What the keyboard does at a table, wherever the focus is.

/** Somebody types there: letters are letters. */
export function isTyping(at: HTMLElement): boolean {
  return at.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}

/** Enter has a meaning of its own there. */
export function takesEnter(at: HTMLElement): boolean {
  return at.closest("button, a, summary, [role=button]") !== null;
}

export function isChord(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
