import { render } from "svelte/server";
import { expect, test } from "vitest";
import BookCard from "../../src/home/BookCard.svelte";
import books from "../../src/home/books.json";
import type { BookLine } from "../../src/lib/types";

const card = (name: string, ladder: boolean): string => {
  const book = (books as BookLine[]).find((each) => each.name === name)!;
  return render(BookCard, { props: { book: { ...book, ladder }, name: "Ann" } }).body;
};

test("a card leads to the ladder where the server has one", () => {
  expect(card("labyrinth", true)).toContain('href="/ladder/labyrinth"');
  expect(card("labyrinth", false)).not.toContain("/ladder");
});

test("a player alone is on no ladder", () => {
  expect(card("cc3k", true)).not.toContain("/ladder");
});

test("a long name may be broken where a new word begins in it", () => {
  expect(card("cc3k", false).replace(/<!--.*?-->/g, "")).toContain("Chamber<wbr/>Crawler3000");
});

test("a game for a fixed number of players says that number once", () => {
  const book = (books as BookLine[]).find((each) => each.name === "labyrinth")!;
  const props = { book: { ...book, fewest_players: 2, most_players: 2 }, name: "Ann" };
  expect(render(BookCard, { props }).body).toContain("2 players or bots");
  expect(card("labyrinth", false)).toContain("2 to 6 players or bots");
});
