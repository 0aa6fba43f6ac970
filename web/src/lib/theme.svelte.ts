// Light or dark: as the device has it, until the person says otherwise.

import { keep, kept } from "../browser/kept";

type Choice = "" | "light" | "dark";

const asked = $state<{ choice: Choice }>({ choice: kept<Choice>("theme", "") });
const dark = matchMedia("(prefers-color-scheme: dark)");

export function isDark(): boolean {
  return asked.choice ? asked.choice === "dark" : dark.matches;
}

export function showTheme(): void {
  if (asked.choice) document.documentElement.dataset["theme"] = asked.choice;
  else delete document.documentElement.dataset["theme"];
}

export function switchTheme(): void {
  asked.choice = isDark() ? "light" : "dark";
  keep("theme", asked.choice);
  showTheme();
}
