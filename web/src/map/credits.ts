// Who drew the icons: their licence (CC BY 3.0) asks that every author is named.

import authors from "./icons.json";

export interface Credit {
  author: string;
  icons: string[];
}

export const SOURCE = "https://game-icons.net";
export const LICENCE = "https://creativecommons.org/licenses/by/3.0/";

/** The authors, each with their icons, those with the most icons first. */
export function credits(): Credit[] {
  const found = new Map<string, string[]>();
  for (const [icon, author] of Object.entries(authors)) {
    found.set(author, [...(found.get(author) ?? []), icon]);
  }
  return [...found]
    .map(([author, icons]) => ({ author, icons }))
    .sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));
}
