"""No leak: what a seat was never told cannot be told from anything that reaches it."""

from itertools import count, pairwise

import msgspec
import pytest
from hypothesis import given, settings

from asterion.books import SHELF
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.labyrinth.event import IN_THE_DARK, Answered, Truth
from asterion.books.labyrinth.say.command import Request, Shoot
from asterion.core.audience import Seat
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Highest
from asterion.core.event import Event
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from asterion.testing import secrecy
from asterion.testing.leaks import LEAKS, slip, told_on
from asterion.testing.secrecy import SEARCHED, is_noticed, random_pairs
from asterion.testing.twins.books import difference, kinds_that_differ, on_another_plan, pairs
from tests.books.dungeonlab.helper import BOOK, drawing, game
from tests.contract.shelf import take
from tests.contract.shelf.dungeonlab import DungeonLabKit
from tests.contract.shelf.dungeonlab_twins import changed
from tests.contract.test_contract import every_book, seeds
from tests.soaking import fresh_seeds

SOAKED = 5000
"""Pairs at least in the long test, over all books."""


@every_book
@settings(max_examples=25)
@given(seed=seeds)
def test_no_leak(name: str, seed: int) -> None:
    secrecy.nothing_leaks(*take(name), seed)


@pytest.mark.soak
@every_book
def test_no_leak_over_thousands_of_pairs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    book, kit = take(name)
    first = fresh_seeds(1).start
    compared = places = 0
    for seed in count(first):
        for pair in pairs(book, kit, seed):
            assert not difference(book, kit, pair), f"seed {seed}"
            compared, places = compared + 1, places + len(pair.places)
        if compared >= SOAKED / len(SHELF):
            break
    with capsys.disabled():
        print(f"{name}: {compared} pairs in {seed - first + 1} games, alike in {places} places")


@pytest.mark.parametrize("name", [name for name in SHELF if take(name)[1].staged()])
def test_no_leak_in_what_is_staged(name: str) -> None:
    secrecy.nothing_leaks_in_what_is_staged(*take(name))


@every_book
def test_most_random_games_really_have_a_twin(name: str) -> None:
    secrecy.most_games_have_a_twin(*take(name))


class BoatKit(DungeonLabKit):
    """In the twin a boat lies where Bob lands."""

    def twin(self, table: Table, seat: Seat, dice: Dice) -> Plan | None:
        plan: Plan = BOOK.plan.read(drawing(".. La ..\n3 1: 1 boat"))
        return plan


def test_a_game_in_which_another_is_still_asked_something_is_no_twin() -> None:
    """Everyone knows whose turn it is: that Bob has not yet answered is no leak."""
    talk = game(".. La ..", land=("1 1 1", "3 1 1"), hearing="nobody")
    talk("Ann: pass")
    assert on_another_plan(BoatKit(), talk.table, 0, Highest()) is not None
    talk("Bob: move west")
    assert on_another_plan(BoatKit(), talk.table, 0, Highest()) is None


# ---- the test is tested: leaks put in on purpose


@every_book
def test_every_secret_is_noticed_when_it_is_told_to_everyone(name: str) -> None:
    secrecy.secrets_told_to_everyone_are_noticed(*take(name))


@every_book
@pytest.mark.parametrize("leak", LEAKS)
def test_no_leak_notices_what_depends_on_the_truth(name: str, leak: str) -> None:
    secrecy.what_depends_on_the_truth_is_noticed(*take(name), leak)


class OverheardKit(DungeonLabKit):
    """Everyone hears of centers wherever one goes, and of maps that lie about."""

    def options(self, dice: Dice) -> Options:
        return msgspec.structs.replace(super().options(dice), hearing="everyone")

    def plan(self, dice: Dice, players: int) -> Plan:
        plan = super().plan(dice, players)
        empty = [place for place in plan.places if place not in plan.contents]
        centers = {place: "management center" for place in empty if dice.chance(50, "center")}
        maps = {place: {"1x1 map": 1, **plan.things.get(place, {})} for place in empty}
        return changed(plan, plan.contents | centers, plan.things | maps)


@pytest.mark.parametrize("kind", ["MapShown", "Charted", "Peeked"])
def test_D27_D32_no_leak_notices_a_map_that_is_shown_to_all_who_hear(kind: str) -> None:
    """Twins are looked for in games of the leaky book: who was sent a map may not be exempt."""
    leaky, kit = slip(take("dungeonlab")[0], kind), OverheardKit()
    likely = (p for p in random_pairs(leaky, kit, SEARCHED) if kind in kinds_that_differ(p))
    assert any(is_noticed(leaky, kit, pair) for pair in likely)


@every_book
def test_a_kit_lists_every_kind_of_event_that_is_kept_from_anybody(name: str) -> None:
    secrecy.secrets_are_listed(*take(name))


def test_no_leak_notices_an_answer_in_the_dark_that_tells() -> None:
    """Labyrinth's rule L30 hides a part of an event that is told to everyone."""
    book, kit = take("labyrinth")

    def tell(news: list[Event]) -> None:
        for truth, answer in pairwise(news):
            if isinstance(truth, Truth) and isinstance(answer, Answered):
                if answer.style == IN_THE_DARK:
                    said = Shoot(0, encode(truth.told).decode())
                    answer.request = Request((*answer.request.parts, said))

    leaky = told_on(book, tell)
    assert any(is_noticed(leaky, kit, pair) for pair in random_pairs(book, kit, SEARCHED))
