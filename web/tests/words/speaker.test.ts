import { describe, expect, test } from "vitest";
import { shaper } from "../../src/words/pseudo";
import { type Args, Speaker } from "../../src/words/speaker";

const SHARED = `
list-join = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
wall = wall
    .many = walls
`;

function speaker(text: string, language = "en"): [Speaker, string[]] {
  const faults: string[] = [];
  const shape = language === "xx" ? shaper("xx") : undefined;
  const made = new Speaker(language, null, (fault) => faults.push(fault), shape);
  // Fluent wants every variant on a line of its own; here one line is easier to read.
  const select = text.replace(/ (\*?\[\w+\])/g, "\n  $1").replace(/(\*\[\w+\] [^\n}]*) }/g, "$1\n }");
  made.learn(SHARED + select);
  return [made, faults];
}

function said(text: string, args: Args = {}, language = "en"): string {
  const [made, faults] = speaker(`m = ${text}\n`, language);
  const sentence = made.say("m", args);
  expect(faults).toEqual([]);
  return sentence;
}

describe("what a message may hold", () => {
  test("a name as it stands, a number as the language writes it", () => {
    expect(said("{ $who } has { $n }.", { who: "{An}na", n: 1234 })).toBe("{An}na has 1,234.");
    expect(said("{ $n }", { n: 1234 }, "de")).toBe("1.234");
  });
  test("a yes or no, a plural and a very number", () => {
    const text = "{ $hit -> [true] yes *[false] no }, { $n -> [0] none [one] one *[other] many }";
    expect(said(text, { hit: true, n: 0 })).toBe("yes, none");
    expect(said(text, { hit: false, n: 1 })).toBe("no, one");
    const russian = "{ $n -> [one] дом [few] дома *[many] домов }";
    expect([1, 3, 5, 21].map((n) => said(russian, { n }, "ru"))).toEqual([
      "дом", "дома", "домов", "дом",
    ]);
  });
  test("lists, a form of a thing, and a capital letter", () => {
    const things = ["a", { id: "wall" }, 3];
    expect(said("{ LIST($things) }", { things })).toBe("a, wall and 3");
    expect(said('{ LIST(FORM($things, "many"), type: "or") }', { things })).toBe("a, walls or 3");
    expect(said('{ LIST($things, type: "join") }', { things: [] })).toBe("");
    expect(said("{ CAPITAL($what) }", { what: { id: "wall" } })).toBe("Wall");
    expect(said('{ FORM($what, "gender") -> [wall] ok *[other] no }', { what: { id: "wall" } }))
      .toBe("ok");
    const one = '{ LIST(FORM($things, "gender")) -> [wall] it is *[plural] they are }';
    expect(said(one, { things: [{ id: "wall" }] })).toBe("it is");
    expect(said(one, { things: [{ id: "wall" }, { id: "wall" }] })).toBe("they are");
  });
});

describe("what is wrong", () => {
  test("is shown in brackets and told", () => {
    const [made, faults] = speaker("m = { $who } goes");
    expect(made.say("nothing")).toBe("[nothing]");
    expect(made.say("m")).toBe("{$who} goes");
    expect(faults).toEqual(["there is no message “nothing”", "m: Unknown variable: $who"]);
  });
  test("it is nothing wrong not to have said how one is spoken of", () => {
    const [made, faults] = speaker("m = { $whoGender -> [she] fell (f) *[none] fell }");
    expect([made.say("m"), made.say("m", { whoGender: "she" })]).toEqual(["fell", "fell (f)"]);
    expect(faults).toEqual([]);
  });
  test("a language that lacks a message says it in English", () => {
    const [english] = speaker("m = { $n -> [one] a house *[other] houses }");
    expect(new Speaker("ru", english).say("m", { n: 1 })).toBe("a house");
  });
});

test("the pseudo-language leaves variables, grammar and the marks of the page alone", () => {
  expect(said("You see <link>{ $n } walls</link>.", { n: 2 }, "xx")).toBe(
    "⟦Ẏǿǿŭŭ şḗḗḗḗ <link>2 ẇȧȧŀŀş</link>.⟧",
  );
  expect(said("{ $a -> [walk] go *[other] stay }", { a: "walk" }, "xx")).toBe("⟦ɠǿǿ⟧");
});
