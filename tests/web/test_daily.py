"""Whole dailies are solved at the page: by mouse, touch, keyboard, and by what is read aloud."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from asterion.knowledge.daily.daily import Daily
from asterion.knowledge.daily.solving import Progress, in_order
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands
from asterion.words.spoken import spoken
from tests.web.browsing import Person
from tests.web.dailies import (
    MONDAY,
    SUNDAY,
    WEDNESDAY,
    begin,
    choice,
    is_solved,
    key_of,
    said_of,
    target,
)

Come = Callable[..., Person]
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")


def test_L12_a_daily_is_solved_by_mouse(person: Come) -> None:
    ann = person("Ann")
    daily = begin(ann, MONDAY)
    for number, fact in enumerate(in_order(daily), 1):
        target(ann.page, fact).click()
        choice(ann.page, fact, daily).click()
        done = ann.page.locator(".top")
        expect(done).to_contain_text(f"{number} of {daily.marks} marks")
    is_solved(ann.page, daily)
    expect(ann.page.get_by_role("region", name="Solved")).to_contain_text("no slip")
    ann.page.reload()
    is_solved(ann.page, daily)


@pytest.mark.parametrize("number", [MONDAY, WEDNESDAY, SUNDAY])
def test_L12_a_daily_is_solved_by_touch_on_a_phone(person: Come, number: int) -> None:
    ann = person("Ann", phone=True)
    daily = begin(ann, number)
    for fact in in_order(daily):
        target(ann.page, fact).tap()
        button = choice(ann.page, fact, daily)
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 844, "in the thumb's reach"
        button.tap()
        expect(button).to_have_count(0)
        assert ann.fits()
    is_solved(ann.page, daily)


def half(key: str) -> tuple[int, int]:
    """On a grid of half cells: cells at odd places, sides at one odd and one even."""
    cell, _, way = key.partition(" ")
    across, down = 2 * (ord(cell[0]) - 97) + 1, 2 * int(cell[1:]) - 1
    return across + (way == "1"), down + (way == "2")


def keys_to(start: str, end: str, daily: Daily) -> list[str]:
    """The fewest arrows from one to the other; where a corner lies between it is passed over."""
    came: dict[tuple[int, int], list[str]] = {half(start): []}
    waiting = [half(start)]
    while half(end) not in came:
        here = waiting.pop(0)
        for name, (right, down) in zip(ARROWS, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
            there = here[0] + right, here[1] + down
            if there[0] % 2 == there[1] % 2 == 0:
                there = there[0] + right, there[1] + down
            inside = 0 < there[0] < 2 * daily.columns and 0 < there[1] < 2 * daily.rows
            if inside and there not in came:
                came[there] = [*came[here], name]
                waiting.append(there)
    return came[half(end)]


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset?.target ?? ''"))


def test_L12_a_daily_is_solved_by_keyboard(person: Come) -> None:
    """Tab to the map, arrows over cells and sides, Enter, and the mark; then on from there."""
    ann = person("Ann")
    daily = begin(ann, MONDAY)
    press = ann.page.keyboard.press
    for _ in range(40):
        press("Tab")
        if focused(ann.page):
            break
    assert focused(ann.page) == daily.start
    for fact in in_order(daily):
        for key in keys_to(focused(ann.page), key_of(fact), daily):
            press(key)
        assert focused(ann.page) == key_of(fact)
        press("Enter")
        choices = ann.page.get_by_role("group", name="What is certain of").get_by_role("button")
        expect(choices.first).to_be_focused()
        said = said_of(fact, daily)
        for _ in range(choices.all_text_contents().index(said)):
            press("Tab")
        expect(choice(ann.page, fact, daily)).to_be_focused()
        press("Enter")
        expect(choices).to_have_count(0)
    is_solved(ann.page, daily)


def in_the_log(page: Page) -> str:
    """What is read aloud of it."""
    return " ".join(page.get_by_role("log", name="Answers and marks").aria_snapshot().split())


def named(fact: AnyFact) -> re.Pattern[str]:
    """How a cell or a side is called, whatever is known of it."""
    if isinstance(fact, WallStands):
        beyond = [
            chr(ord(fact.cell[0]) + 1) + fact.cell[1:],
            fact.cell[0] + str(int(fact.cell[1:]) + 1),
        ]
        return re.compile(f"^between {fact.cell} and {beyond[fact.way - 1]}: ")
    return re.compile(f"^{fact.cell}: ")


def test_L12_a_daily_is_solved_by_what_is_read_aloud(person: Come) -> None:
    """Only roles and names are used; each mark and the answers after it are in the one log."""
    ann = person("Ann")
    daily = begin(ann, MONDAY)
    page, progress = ann.page, Progress(daily)
    plan = page.get_by_role("group", name="The labyrinth, as far as it is certain")
    for number, fact in enumerate(in_order(daily), 1):
        place = plan.get_by_role("button", name=named(fact))
        expect(place).to_have_count(1)
        if isinstance(fact, NotAt | PlayerAt):
            expect(place).to_have_accessible_name(
                re.compile(f"{daily.names[fact.seat]} may be here")
            )
        else:
            expect(place).to_have_accessible_name(re.compile("not known"))
        place.press("Enter")
        choice(page, fact, daily).press("Enter")
        progress.mark(fact)
        expect(page.get_by_role("log")).to_contain_text(f"({number} of {daily.marks}).")
        read, at = in_the_log(page), 0
        for one in progress.heard:
            at = read.index(spoken(one.words), at)
        if not progress.is_solved and isinstance(fact, KindIs | WallStands):
            expect(place).not_to_have_accessible_name(re.compile("not known"))
    is_solved(page, daily)
