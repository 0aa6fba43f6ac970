"""Nothing in vain: whatever an ear is sent, its sentence or its screen uses.

The no-leak test compares what a seat is sent with what the rules let it know. This one needs no
word of the rules: data that is sent to a program and never said to its player is a leak wherever it
comes from.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings

from asterion.core.audience import EVERYONE, Seat
from asterion.core.book import AnyBook
from asterion.core.event import Event
from tests.contract.leaks import slip, told_on
from tests.contract.play import play
from tests.contract.shelf import take
from tests.contract.test_contract import every_book, seeds
from tests.contract.uses import Pool, pool_of, sent_in_vain

COMMANDS = 40
POOLED = 12
SEARCHED = 400
"""Games at most among which there must be one with a visit to a management center, or a map."""


@cache
def pool(name: str) -> Pool:
    """What else might have been told, from a few games."""
    book, kit = take(name)
    return pool_of(book, kit, (play(book, kit, seed, COMMANDS) for seed in range(POOLED)))


def complaints(name: str, seed: int, commands: int = COMMANDS) -> list[str]:
    book, kit = take(name)
    return sent_in_vain(book, kit, play(book, kit, seed, commands), pool(name))


@every_book
@settings(max_examples=10)
@given(seed=seeds)
def test_whatever_an_ear_is_sent_its_sentence_or_its_screen_uses(name: str, seed: int) -> None:
    assert not complaints(name, seed)


@pytest.mark.soak
@every_book
def test_in_many_games_nothing_is_sent_in_vain(name: str) -> None:
    for seed in range(1000, 1150):
        assert not complaints(name, seed, commands=120), f"seed {seed}"


@every_book
def test_what_is_excused_is_a_place_in_an_event(name: str) -> None:
    """A field that was renamed or taken out is excused no longer."""
    _, kit = take(name)
    known = [f".{place}" for place in pool(name)]
    for unsaid in kit.unsaid:
        assert unsaid.why
        assert any(place.endswith(f".{unsaid.place}") for place in known), unsaid.place


# ---- the test is tested: data put in on purpose


class Rumour(Event):
    """Something that everyone is sent and nobody is told."""

    text: str


def gossiping(book: AnyBook) -> AnyBook:
    def tell(news: list[Event]) -> None:
        news.append(Rumour(EVERYONE, f"{len(news)} things happened"))

    def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
        is_rumour = isinstance(event, Rumour)
        return "They say something." if is_rumour else book.voice(event, listener, names)

    return replace(told_on(book, tell), voice=voice)


@every_book
def test_data_that_no_sentence_says_is_noticed(name: str) -> None:
    book, kit = take(name)
    leaky = gossiping(book)
    found = sent_in_vain(leaky, kit, play(leaky, kit, 1, 3), pool(name))
    assert any(complaint.startswith("Rumour.text") for complaint in found)


@pytest.mark.parametrize(
    ("kind", "pieces"),
    [("MapShown", {"MapShown.contents", "MapShown.walls"}), ("Charted", {"Charted.walls"})],
)
def test_D27_D32_a_map_sent_to_all_who_hear_of_it_would_be_noticed(
    kind: str, pieces: set[str]
) -> None:
    """The leak that there was: the drawing went to everybody, and no sentence of theirs says it."""
    book, kit = take("dungeonlab")
    leaky = slip(book, kind)
    for seed in range(SEARCHED):
        table = play(leaky, kit, seed, COMMANDS)
        if len(table.names) > 1 and any(
            type(event).__name__ == kind for entry in table.entries for event in entry.events
        ):
            found = sent_in_vain(leaky, kit, table, pool("dungeonlab"))
            for whose in ("another's", "a watcher's"):
                sent = {one.partition(" (")[0] for one in found if f"({whose})" in one}
                assert pieces <= sent
            return
    raise AssertionError(f"no game has {kind}")
