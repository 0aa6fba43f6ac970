/** The notebook of a seat as it was: the last one that it had kept when it had heard so much. */

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
