import { expect, test } from "vitest";
import { ownLink, tokenIn } from "../../src/lib/seats";

const TOKEN = `seat_${"aB-_".repeat(10)}xyz`;

test("one's own link holds the seat where no server is sent it", () => {
  const link = new URL(ownLink("https://games.example", "Jq3xkZ0aB-_9", TOKEN));
  expect(link.pathname).toBe("/t/Jq3xkZ0aB-_9");
  expect(link.search).toBe("");
  expect(tokenIn(link.hash)).toBe(TOKEN);
});

test("nothing else behind # is a seat", () => {
  for (const hash of ["", "#", "#answer-7", `#host_${TOKEN.slice(5)}`, `#${TOKEN}x`, TOKEN]) {
    expect(tokenIn(hash)).toBeUndefined();
  }
});
