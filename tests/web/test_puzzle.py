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
    if puzzle.kind not in ("open", "move"):
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


EACH_KIND = {4: "move", 2: "cell", 16: "player", 12: "open", 15: "pit", 13: "exit", 26: "shot"}
"""Numbers of puzzles, each made in a moment."""


def test_L12_each_kind_of_puzzle_is_asked_and_answered(person: Come) -> None:
    page = person("Ann").page
    for number, kind in EACH_KIND.items():
        puzzle = puzzle_number(number)
        assert puzzle.kind == kind
        page.goto(f"/puzzles/{number}")
        expect(page.locator("h2")).to_contain_text(spoken(puzzle.question))
        if kind not in ("open", "move"):
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


def test_L12_the_argument_of_a_puzzle_is_walked_over_the_map(person: Come) -> None:
    page = person("Ann").page
    puzzle = puzzle_number(3)
    page.goto("/puzzles/3")
    page.get_by_role("button", name=puzzle.answer, exact=True).click()
    argument = page.get_by_role("group", name="The argument, step by step")
    expect(argument).to_contain_text(f"Step 1 of {len(puzzle.argument)}")
    first, *_, last = puzzle.argument
    expect(page.locator("[data-ghost]")).to_have_count(len(first.ghosts))
    expect(page.locator('[data-ghost="out"]')).to_have_count(0)
    for number, step in enumerate(puzzle.argument, 1):
        expect(argument.locator(".said")).to_contain_text(spoken(step.words))
        for standing in ("out", "left"):
            count = sum(ghost.standing == standing for ghost in step.ghosts)
            expect(page.locator(f'[data-ghost="{standing}"]')).to_have_count(count)
        if number < len(puzzle.argument):
            argument.get_by_role("button", name="Next").click()
    expect(page.locator('[data-argued="proves"]')).to_have_count(len(last.proves))
    # By keyboard, and back again.
    page.keyboard.press("Home")
    expect(argument).to_contain_text("Step 1 of")
    page.keyboard.press("ArrowRight")
    expect(argument).to_contain_text("Step 2 of")
    argument.get_by_role("button", name="Back").click()
    expect(argument).to_contain_text("Step 1 of")


def test_L12_a_side_that_is_proved_to_be_open_is_drawn_as_a_gap(person: Come) -> None:
    page = person("Ann").page
    puzzle = puzzle_number(1)
    assert [mark.edge for step in puzzle.argument for mark in step.proves] == ["open"]
    page.goto("/puzzles/1")
    words = next(spoken(one.words) for one in puzzle.choices if one.value == puzzle.answer)
    page.locator(".choices").get_by_role("button", name=words, exact=True).click()
    expect(page.locator('[data-argued="proves gap"]')).to_have_count(1)
    expect(page.locator('[data-argued="proves wall"]')).to_have_count(0)
    page.get_by_role("button", name="Another plan that fits: 1").click()
    drawn = page.locator(".proved-side").get_attribute("d") or ""
    assert drawn.count("M") == 2, "two jambs, and nothing between them"
