"""Solving a daily at the page: where each mark is made, and what says so."""

from playwright.sync_api import Locator, Page, expect

from asterion.knowledge.daily import daily_number
from asterion.knowledge.daily.daily import Daily
from asterion.knowledge.daily.making import FIRST
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands
from tests.web.browsing import Person

MONDAY, WEDNESDAY, SUNDAY = 5, 7, 11
KINDS = {"L": "Land", "H": "Hospital", "W": "Weaponry"}
"""Others are called as they are written."""


def begin(somebody: Person, number: int) -> Daily:
    daily = daily_number(number)
    names = {first.number: first.name for first in FIRST}
    somebody.page.goto(f"/daily/{names.get(number, number)}")
    expect(somebody.page.get_by_role("log").locator("[data-answer]")).to_have_count(
        daily.stages[0].heard
    )
    return daily


def key_of(fact: AnyFact) -> str:
    return f"{fact.cell} {fact.way}" if isinstance(fact, WallStands) else fact.cell


def said_of(fact: AnyFact, daily: Daily) -> str:
    """What the button for this mark says."""
    match fact:
        case KindIs(kind=kind):
            return KINDS.get(kind) or kind.capitalize()
        case WallStands(stands=stands):
            return "Wall" if stands else "Open"
        case PlayerAt(seat=0):
            return "You are here"
        case NotAt(seat=0):
            return "You are not here"
        case PlayerAt(seat=seat):
            return f"{daily.names[seat]} is here"
        case NotAt(seat=seat):
            return f"{daily.names[seat]} is not here"
    raise TypeError(fact)


def target(page: Page, fact: AnyFact) -> Locator:
    return page.locator(f'[data-target="{key_of(fact)}"]')


def choice(page: Page, fact: AnyFact, daily: Daily) -> Locator:
    choices = page.get_by_role("group", name="What is certain of")
    return choices.get_by_role("button", name=said_of(fact, daily), exact=True)


def is_solved(page: Page, daily: Daily, squares: str = "") -> None:
    result = page.get_by_role("region", name="Solved")
    squares = squares or "▓" * daily.marks
    expect(result).to_contain_text(f"{daily.marks} marks")
    expect(result).to_contain_text(squares)
    expect(page.get_by_role("log").locator("[data-answer]")).to_have_count(len(daily.heard))
