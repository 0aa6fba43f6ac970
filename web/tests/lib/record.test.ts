import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkPromise, checkSeal, heardNumbers, readRecord, sealedBytes, type Header,
} from "../../src/lib/record";
import { ownSha256, sha256 } from "../../src/lib/sha256";

const games = new URL("../../../tests/games/", import.meta.url);
const commitments = new URL("commitments.json", import.meta.url);
const duel = readFileSync(new URL("labyrinth-of-dooom/1/the-pit-duel.jsonl", games), "utf8");
const headers = JSON.parse(readFileSync(commitments, "utf8")) as Header[];

describe("SHA-256 of our own", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of a standard's vector", (text, digest) => {
    expect(ownSha256(new TextEncoder().encode(text))).toBe(digest);
  });

  test("is that of Node for bytes of any length", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const right = createHash("sha256").update(bytes).digest("hex");
        expect(ownSha256(bytes)).toBe(right);
        expect(await sha256(bytes)).toBe(right);
      }),
    );
  });
});

describe("the promise", () => {
  test.each(headers.map((header) => [header.book, header] as const))(
    "of %s is found again from the header",
    async (_book, header) => {
      expect(await checkPromise(header, header.commitment)).toEqual({
        promised: header.commitment,
        found: header.commitment,
        kept: true,
      });
    },
  );

  test("is broken by another wall, another option, another salt", async () => {
    const header = headers[0]!;
    const changed: Header[] = [
      { ...header, plan: header.plan.replace("#", ".") },
      { ...header, options: { ...header.options, hit_points: 9 } },
      { ...header, salt: `${header.salt}x` },
      { ...header, commitment: "0".repeat(64) },
    ];
    for (const other of changed) {
      expect((await checkPromise(other, header.commitment)).kept).toBe(false);
    }
  });

  test("is of bytes, not of characters", () => {
    const text = new TextDecoder().decode(sealedBytes(headers[0]!));
    expect(text).toContain('Ärger “im” \\"Keller\\" \\\\ 🐂');
  });
});

describe("a record", () => {
  test("is read into header and entries, and its seal is checked", async () => {
    const record = readRecord(duel);
    expect(record.header.book).toBe("labyrinth-of-dooom");
    expect(record.entries.map((entry) => entry.n)).toEqual(record.entries.map((_, n) => n));
    expect(await checkSeal(duel)).toBe(true);
    expect(await checkSeal(duel.replace('"salt"', '"malt"'))).toBe(false);
    expect(await checkSeal(duel.split("\n").slice(0, -2).join("\n"))).toBe(false);
  });

  test("tells who heard what: the master all, the others no more than that", () => {
    const { entries } = readRecord(duel);
    const master = heardNumbers(entries, "master");
    expect(master).toEqual(entries.map((_, n) => n + 1));
    for (const chair of [0, 1, "watcher"] as const) {
      const numbers = heardNumbers(entries, chair);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)!).toBeLessThanOrEqual(entries.length);
      expect(numbers.every((number, n) => n === 0 || number - numbers[n - 1]! <= 1)).toBe(true);
    }
    const watcher = heardNumbers(entries, "watcher").at(-1)!;
    expect(watcher).toBeLessThan(entries.length);
  });

  test("everyone but one is everyone but one", () => {
    const entry = (to: number, seat: number) => ({
      n: 1, seat, do: "", events: [{ event: "X", to }],
    });
    expect(heardNumbers([entry(-5, 1)], 0)).toEqual([0]);
    expect(heardNumbers([entry(-5, 1)], 1)).toEqual([1]);
    expect(heardNumbers([entry(-5, 0)], 0)).toEqual([1]);
    expect(heardNumbers([entry(2 ** 33 + 1, 0)], 31)).toEqual([1]);
    expect(heardNumbers([entry(2 ** 33 + 1, 0)], 30)).toEqual([0]);
  });
});
