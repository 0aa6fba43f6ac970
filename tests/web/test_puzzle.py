"""The puzzle of the day at the page: what was heard, an answer, the proof, a streak."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from asterion.knowledge.labyrinth.puzzles import puzzle_number
from asterion.words.spoken import spoken
from tests.web.browsing import Person

Come = Callable[..., Person]


def test_L12_a_puzzle_is_solved_and_its_proof_is_shown(person: Come) -> None:
    page = person("Ann", phone=True).page
    page.goto("/puzzles")
    caption = page.locator(".cartouche .caption")
    expect(caption).to_contain_text("Puzzle of the day")
    said = re.search(r"day · (\d+)\s+·\s+(easy|medium|hard)", caption.text_content() or "")
    assert said is not None
    puzzle = puzzle_number(int(said[1]))
    assert said[2] == puzzle.hardness
    expect(page.locator(".heard li:not(.opening)")).to_have_count(len(puzzle.steps))
    expect(page.locator(".proof")).to_have_count(0)
    if puzzle.kind in ("cell", "player"):
        page.get_by_role("button", name=puzzle.answer, exact=True).click()
    else:
        words = next(spoken(one.words) for one in puzzle.choices if one.value == puzzle.answer)
        page.locator(".choices").get_by_role("button", name=words, exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Right:")
    expect(page.get_by_role("status")).to_contain_text("1 day in a row")
    expect(page.locator(".proof li")).to_have_count(len(puzzle.proof) + 1)
    expect(page.locator(".so")).to_contain_text(spoken(puzzle.conclusion))
    expect(page.locator(".fits svg")).to_have_count(2)
    # Another plan that fits is drawn over what was heard.
    other = page.locator("svg path.other")
    expect(other).to_have_count(0)
    page.get_by_role("button", name="Another plan that fits: 1").click()
    expect(other.first).to_be_attached()
    page.reload()
    expect(page.locator(".streak")).to_contain_text("1 day in a row")


EACH_KIND = {4: "move", 2: "cell", 16: "player", 12: "open"}
"""Numbers of puzzles, each made in no time."""


def test_L12_each_kind_of_puzzle_is_asked_and_answered(person: Come) -> None:
    page = person("Ann").page
    for number, kind in EACH_KIND.items():
        puzzle = puzzle_number(number)
        assert puzzle.kind == kind
        page.goto(f"/puzzles/{number}")
        expect(page.locator("h2")).to_contain_text(spoken(puzzle.question))
        if kind in ("cell", "player"):
            page.get_by_role("button", name=puzzle.answer, exact=True).click()
        else:
            words = next(spoken(one.words) for one in puzzle.choices if one.value == puzzle.answer)
            page.locator(".choices").get_by_role("button", name=words, exact=True).click()
        expect(page.get_by_role("status")).to_contain_text("Right:")
        expect(page.locator(".so")).to_contain_text(spoken(puzzle.conclusion))
        expect(page.locator(".proof li")).to_have_count(len(puzzle.proof) + 1)


def test_L12_what_is_not_certain_is_told_to_be_so(person: Come) -> None:
    page = person("Ann").page
    puzzle = puzzle_number(2)
    wrong = next(one.value for one in puzzle.choices if one.value != puzzle.answer)
    page.goto("/puzzles/2")
    page.get_by_role("button", name=wrong, exact=True).click()
    expect(page.get_by_role("status")).not_to_contain_text("Right:")
    expect(page.locator(".so")).to_contain_text(spoken(puzzle.conclusion))
