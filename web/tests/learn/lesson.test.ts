import { describe, expect, test } from "vitest";
import { began, listen, named, offered, type Step } from "../../src/learn/lesson";
import { LESSONS, lessonOf } from "../../src/learn/lessons";
import { t } from "../../src/words/lesson";
import { happened } from "../happened";

const step: Step = {
  name: "up", tries: ["go up"], done: { events: ["Asked"], has: { request: "go up" } },
};
const told = (event: string, seat: number, request = "") => ({
  number: 7, events: [happened("Other"), happened(event, { seat, request })], sentences: ["", ""],
});

describe("a step", () => {
  test("is done by what the master tells of the learner", () => {
    expect(listen(step, true, told("Asked", 0, "go up"), 0)).toBe("done");
    expect(listen(step, true, told("Asked", 1, "go up"), 0)).toBe("");
    expect(listen(step, true, told("Answered", 0, "go up"), 0)).toBe("");
  });

  test("another move leaves a strict lesson, and no other", () => {
    expect(listen(step, true, told("Asked", 0, "go down"), 0)).toBe("strayed");
    expect(listen(step, false, told("Asked", 0, "go down"), 0)).toBe("");
  });

  test("may wait for what is told of the other one", () => {
    const death: Step = { ...step, done: { events: ["Died"], of: "other" } };
    expect(listen(death, false, told("Died", 1), 0, 1)).toBe("done");
    expect(listen(death, false, told("Died", 0), 0, 1)).toBe("");
  });

  test("the other chair knows from what is told that its turn has begun", () => {
    expect(began(told("TurnBegan", 1))).toBe(1);
    expect(began(told("Walked", 1))).toBeUndefined();
  });

  test("that is only to be read is done by nothing that is told", () => {
    const reading: Step = { name: "read", tries: [] };
    expect(listen(reading, true, told("Asked", 0, "go up"), 0)).toBe("");
  });

  test("offers its own words, and what is legal of a kind", () => {
    const walk: Step = { ...step, tries: ["look", "move *", "end*"] };
    expect(offered(walk, ["move north", "attack east", "move west"])).toEqual(
      ["look", "move north", "move west"],
    );
    expect(offered(walk, ["end"])).toEqual(["look", "end"]);
  });
});

test("texts name those who sit there", () => {
  expect(named("{other} hears {you}, {other}!", "Ann", "Bob")).toBe("Bob hears Ann, Bob!");
});

describe("the lessons", () => {
  test("there is one for each of the five books", () => {
    const books = ["labyrinth", "dungeon-of-dooom", "labyrinth-of-dooom", "cc3k", "dungeonlab"];
    expect(books.map((book) => lessonOf(book)?.book)).toEqual(books);
    expect(lessonOf("chess")).toBeUndefined();
  });

  test.each(LESSONS.map((lesson) => [lesson.book, lesson] as const))(
    "%s: a reader always knows what to try",
    (_book, lesson) => {
      for (const each of lesson.steps) {
        const said = `lesson-${lesson.book}-${each.name}` as const;
        const names = { you: "Ann", other: "Bob" };
        expect([t(said, names), t(`${said}.title`)].join("")).not.toContain("[");
        if (each.after) expect(t(`${said}.after`, names)).not.toContain("[");
        expect(each.done === undefined || each.tries.length > 0).toBe(true);
        // A strict lesson is said again word for word when it is taken up again.
        if (lesson.strict) expect(each.tries.every((words) => !words.endsWith("*"))).toBe(true);
        if (each.then) expect(lesson.others.some((seat) => seat.kind === "person")).toBe(true);
      }
    },
  );

  test("a floor of ChamberCrawler3000 has 25 rows of 79 columns", () => {
    const rows = lessonOf("cc3k")!.plan.trimEnd().split("\n");
    expect(rows.map((row) => row.length)).toEqual(Array(25).fill(79));
  });
});
