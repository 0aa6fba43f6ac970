import { expect, test } from "vitest";
import type { Told } from "../../src/lib/types";
import { ownerOf, ownLast, passagesOf, waitingFor } from "../../src/table/transcript";
import { happened } from "../happened";

const told: Told[] = [
  { number: 1, events: [happened("Opened"), happened("TurnBegan", { seat: 0, round: 1 })],
    sentences: ["The game is on.", "Round 1: it is your turn."] },
  { number: 2, events: [happened("Saw", { seat: 0 })], sentences: ["You see nothing."] },
  { number: 3, events: [happened("Walked", { seat: 0 }), happened("TurnBegan", { seat: 1, round: 1 })],
    sentences: ["You walk east.", "It is Bob's turn."] },
  { number: 4, events: [happened("Walked", { seat: 1 }), happened("TurnBegan", { seat: 0, round: 2 })],
    sentences: ["Bob walks.", "Round 2: it is your turn."] },
  { number: 5, events: [happened("Walked", { seat: 0 })], sentences: ["You walk west."] },
];
const drawn = new Set(["Saw", "TurnBegan"]);

test("what the board shows is left out, and a round stands where it begins", () => {
  const passages = passagesOf(told, { drawn, only: null });
  expect(passages.map((passage) => [passage.number, passage.round])).toEqual([
    [1, null], [3, 1], [4, null], [5, 2],
  ]);
  expect(passages[1]?.lines).toEqual([{ text: "You walk east.", seat: 0, kind: "Walked", toYou: false }]);
});

test("one player's lines alone", () => {
  const passages = passagesOf(told, { drawn, only: 1 });
  expect(passages.map((passage) => passage.number)).toEqual([4]);
  expect(ownLast(passagesOf(told, { drawn, only: null }), 1)).toBe(4);
});

test("a line says whose it is only where it does not say so itself", () => {
  const names = ["Ann", "Bob"];
  const line = (seat: number, text: string, toYou = false) =>
    ownerOf({ seat, text, kind: "", toYou }, 0, names);
  expect(line(1, "Went onto land.")).toBe("Bob");
  expect(line(1, "Bob walks.")).toBe("");
  expect(line(0, "You walk.", true)).toBe("");
  expect(line(0, "Went onto land.")).toBe("You");
});

test("why one waits", () => {
  const places = [{ kind: "person", here: true }, { kind: "bot", here: true },
    { kind: "person", here: false }];
  const names = ["Ann", "Bob", "Cid"];
  expect(waitingFor([1], 0, names, places)).toBe("Waiting for Bob, a bot.");
  expect(waitingFor([2], 0, names, places)).toBe("Waiting for Cid, who is away.");
  expect(waitingFor([], 0, names, places)).toBe("Waiting for the others.");
});
