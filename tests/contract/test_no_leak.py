"""No leak: what a seat was never told cannot be told from anything that reaches it.

A random game is played, and a twin of it, in which the plan or the doings of the others differ only
in what the rules keep from the seat. Whatever reaches the seat (events, sentences, screen, legal
commands, prompt, refusals) must be the same to the byte in both.
"""

import os
import secrets
from collections.abc import Iterator
from itertools import chain, count, pairwise

import msgspec
import pytest
from hypothesis import given, settings

from asterion.books import SHELF
from asterion.books.dungeonlab.plan.model import Plan
from asterion.books.labyrinth.event import IN_THE_DARK, Answered, Truth
from asterion.core.audience import EVERYONE
from asterion.core.book import AnyBook
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.options import Options
from asterion.core.record import encode
from tests.contract.leaks import LEAKS, slip, told_on
from tests.contract.play import play
from tests.contract.shelf import Kit, take
from tests.contract.shelf.dungeonlab import DungeonLabKit, changed
from tests.contract.test_contract import every_book, seeds
from tests.contract.twins import Pair, difference, kinds_that_differ, pairs, staged

SEARCHED = 400
"""Games at most among which some twin must give a leak away."""
SOAKED = 5000
"""Pairs at least in the long test, over all books."""


@every_book
@settings(max_examples=60)
@given(seed=seeds)
def test_no_leak(name: str, seed: int) -> None:
    book, kit = take(name)
    for pair in pairs(book, kit, seed):
        assert not difference(book, kit, pair)


@pytest.mark.soak
@every_book
def test_no_leak_over_thousands_of_pairs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Other games in every run; `SOAK_SEED=n ./dev soak` has those of an earlier one."""
    book, kit = take(name)
    first = int(os.environ.get("SOAK_SEED") or secrets.randbelow(1 << 32))
    with capsys.disabled():
        print(f"\n{name}: the games from seed {first} on", flush=True)
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
    book, kit = take(name)
    for pair in staged(book, kit):
        assert not difference(book, kit, pair)


@every_book
def test_most_random_games_really_have_a_twin(name: str) -> None:
    """Were there hardly anything to compare, the test above would prove nothing."""
    book, kit = take(name)
    compared = [sum(len(pair.places) for pair in pairs(book, kit, seed)) for seed in range(20)]
    assert sum(places >= 10 for places in compared) >= 12


# ---- the test is tested: leaks put in on purpose


def random_pairs(book: AnyBook, kit: Kit, games: int) -> Iterator[Pair]:
    return (pair for seed in range(games) for pair in pairs(book, kit, seed))


def is_noticed(leaky: AnyBook, kit: Kit, pair: Pair) -> bool:
    """A fold may assert that it is the master's: told to a player, the event was noticed, too."""
    try:
        return bool(difference(leaky, kit, pair))
    except AssertionError:
        return True


@every_book
def test_every_secret_is_noticed_when_it_is_told_to_everyone(name: str) -> None:
    book, kit = take(name)
    missed = set(kit.secrets)
    for pair in chain(staged(book, kit), random_pairs(book, kit, SEARCHED)):
        likely = missed & kinds_that_differ(pair)
        missed -= {kind for kind in likely if is_noticed(slip(book, kind), kit, pair)}
        if not missed:
            break
    assert not missed, "no twin gives these kinds of events away"


@every_book
@pytest.mark.parametrize("leak", LEAKS)
def test_no_leak_notices_what_depends_on_the_truth(name: str, leak: str) -> None:
    book, kit = take(name)
    leaky = LEAKS[leak](book)
    assert any(is_noticed(leaky, kit, pair) for pair in random_pairs(book, kit, 10))


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
    book, kit = take(name)
    played = (play(book, kit, seed, kit.longest) for seed in range(30))
    games = chain(played, (pair.one for pair in staged(book, kit)))
    events = (event for game in games for entry in game.entries for event in entry.events)
    kept = {type(event).__name__ for event in events if event.to != EVERYONE}
    assert kept <= kit.secrets, "not everybody is told of these"
    assert kit.secrets <= {kind.__name__ for kind in book.events}


def test_no_leak_notices_an_answer_in_the_dark_that_tells() -> None:
    """Labyrinth's rule L30 hides a part of an event that is told to everyone."""
    book, kit = take("labyrinth")

    def tell(news: list[Event]) -> None:
        for truth, answer in pairwise(news):
            if isinstance(truth, Truth) and isinstance(answer, Answered):
                if answer.style == IN_THE_DARK:
                    answer.request += encode(truth.told).decode()

    leaky = told_on(book, tell)
    assert any(is_noticed(leaky, kit, pair) for pair in random_pairs(book, kit, SEARCHED))
