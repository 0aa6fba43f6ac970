// Chance for drawings: the same seed gives the same stroke, so that a wall is never redrawn otherwise.

/** A number from 0 up to 1 that depends on nothing but the numbers given. */
export function chance(...numbers: number[]): number {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ Math.round(number * 8), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 4294967296;
}

/** From -1 to 1, without jumps along `t`. */
export function noise(seed: number, t: number): number {
  const before = Math.floor(t);
  const part = t - before;
  const eased = part * part * (3 - 2 * part);
  const one = chance(seed, before);
  return (one + (chance(seed, before + 1) - one) * eased) * 2 - 1;
}

/** A seed from a name: the id of a table, the key of a stamp. */
export function seedOf(name: string): number {
  let seed = 7;
  for (let n = 0; n < name.length; n++) seed = (Math.imul(seed, 31) + name.charCodeAt(n)) | 0;
  return seed & 0xffff;
}
