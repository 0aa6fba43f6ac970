// What this browser keeps for its person; where storage is forbidden, only until the page is left.

const instead = new Map<string, string>();

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return instead.get(key) ?? null;
  }
}

function write(storage: () => Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    if (text === null) instead.delete(key);
    else instead.set(key, text);
  }
}

const forEver = (): Storage => localStorage;
const forThisTab = (): Storage => sessionStorage;

/** A value kept for good, or `otherwise`. */
export function kept<T>(key: string, otherwise: T): T {
  const text = read(forEver, `asterion.${key}`);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  write(forEver, `asterion.${key}`, JSON.stringify(value));
}

/** What is being typed somewhere: kept over a reload, for this tab alone. */
export function draft(key: string): string {
  return read(forThisTab, `asterion.draft.${key}`) ?? "";
}

export function keepDraft(key: string, text: string): void {
  write(forThisTab, `asterion.draft.${key}`, text || null);
}
