/** SHA-256 where the browser's own is not to be had: crypto.subtle needs https or localhost. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = /* @__PURE__ */ constants(64, 1 / 3);
/** The same of the square roots of the first 8. */
const START = /* @__PURE__ */ constants(8, 1 / 2);

function constants(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let candidate = 2, n = 0; n < count; candidate += 1) {
    let prime = true;
    for (let by = 2; by * by <= candidate; by += 1) if (candidate % by === 0) prime = false;
    if (!prime) continue;
    found[n] = fraction(BigInt(candidate), power);
    n += 1;
  }
  return found;
}

/** Floating point does not carry 32 bits of every root with certainty, whole numbers do. */
function fraction(prime: bigint, power: number): number {
  const order = power === 1 / 2 ? 2n : 3n;
  const scaled = prime << (32n * order);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** order <= scaled) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The digest of some bytes as hexadecimal letters, computed here. */
export function ownSha256(bytes: Uint8Array): string {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  const state = new Uint32Array(START);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, words, view, at);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(state: Uint32Array, words: Uint32Array, view: DataView, at: number): void {
  for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(at + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const early = words[t - 15]!;
    const late = words[t - 2]!;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = words[t - 16]! + small + words[t - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number, number, number, number, number, number, number, number,
  ];
  for (let t = 0; t < 64; t += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const sumE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const sumA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const first = (h + sumE + chosen + ROUND[t]! + words[t]!) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumA + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = state[n]! + word));
}

/** The digest of some bytes; the browser's own implementation where it lends it. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return ownSha256(bytes);
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes.slice()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
