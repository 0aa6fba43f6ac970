// What was pressed and written before the script had come (`public/early.js` remembers it) is done
// now. A control that is in the built page has a name for this: `data-early`.

import { flushSync } from "svelte";

interface Early {
  /** The last button that was pressed; one press is one wish. */
  press: string;
  fields: Record<string, string>;
}
declare global {
  interface Window {
    early?: Early;
  }
}
type Field = HTMLInputElement | HTMLSelectElement;

const control = <Kind extends HTMLElement>(name: string): Kind | null =>
  document.querySelector<Kind>(`[data-early="${CSS.escape(name)}"]`);

/** Replaces what was drawn before by `show`; nothing of what somebody did there is lost. */
export function takeUp(show: () => void): void {
  const { early } = window;
  const held = (document.activeElement as HTMLElement | null)?.dataset?.["early"];
  delete window.early;
  show();
  if (early === undefined) return;
  flushSync();
  for (const [name, value] of Object.entries(early.fields)) {
    const field = control<Field>(name);
    if (field === null) continue;
    field.value = value;
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
  if (held !== undefined) control(held)?.focus();
  flushSync();
  if (early.press) control(early.press)?.click();
}
