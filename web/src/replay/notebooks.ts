/** The notebook of a seat as it was: the last one saved by the time it had heard this much. */

export interface KeptNotebook<Doc> {
  number: number;
  doc: Doc;
}

export function notebookAt<Doc>(kept: readonly KeptNotebook<Doc>[], number: number): Doc | null {
  let found: KeptNotebook<Doc> | null = null;
  for (const each of kept) {
    if (each.number <= number && (found === null || each.number >= found.number)) found = each;
  }
  return found?.doc ?? null;
}

/** All of them: the server gives a few at a time, from a number on. */
export async function everyNotebook<Doc>(
  get: (first: number) => Promise<{ notebooks: KeptNotebook<Doc>[]; more: boolean }>,
): Promise<KeptNotebook<Doc>[]> {
  const found: KeptNotebook<Doc>[] = [];
  for (;;) {
    const { notebooks, more } = await get((found.at(-1)?.number ?? -1) + 1);
    found.push(...notebooks);
    if (!more || notebooks.length === 0) return found;
  }
}
