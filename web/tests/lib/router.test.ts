import { expect, test } from "vitest";
import { routeOf } from "../../src/lib/router";

test.each([
  ["/", "", "Home", {}],
  ["/", "?open=cc3k&share=abc", "Open", { open: "cc3k", share: "abc" }],
  ["/t/aB3_-x9KLmno", "", "TablePage", { id: "aB3_-x9KLmno" }],
  ["/t/aB3_-x9KLmno/replay", "", "Replay", { id: "aB3_-x9KLmno" }],
  ["/plans", "", "Plans", {}],
  ["/plans/", "", "Plans", {}],
  ["/plans/new/dungeon-of-dooom", "", "PlanEditor", { book: "dungeon-of-dooom" }],
  ["/plans/abc", "", "PlanEditor", { id: "abc" }],
  ["/shared/xyz", "", "PlanEditor", { share: "xyz" }],
  ["/rules/labyrinth", "", "Rules", { book: "labyrinth" }],
  ["/learn/labyrinth", "", "Learn", { book: "labyrinth" }],
  ["/elsewhere", "", "", {}],
])("%s%s", (path, search, page, params) => {
  expect(routeOf(path, search)).toEqual({ page, params });
});
