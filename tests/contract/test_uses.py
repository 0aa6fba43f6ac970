"""Nothing in vain: whatever an ear is sent, its sentence or its screen uses.

The no-leak test compares what a seat is sent with what the rules let it know. This one needs no
word of the rules: data that is sent to a program and never said to its player is a leak wherever it
comes from.
"""

from functools import cache

import pytest
from hypothesis import given, settings

from asterion.testing import secrecy
from asterion.testing.leaks import slip
from asterion.testing.play import play
from asterion.testing.secrecy import COMMANDS
from asterion.testing.uses import Pool, sent_in_vain
from tests.contract.shelf import take
from tests.contract.test_contract import every_book, seeds

SEARCHED = 400
"""Games at most among which there must be one with a visit to a management center, or a map."""


@cache
def pool(name: str) -> Pool:
    return secrecy.common_pool(*take(name))


@every_book
@settings(max_examples=10)
@given(seed=seeds)
def test_whatever_an_ear_is_sent_its_sentence_or_its_screen_uses(name: str, seed: int) -> None:
    secrecy.nothing_is_sent_in_vain(*take(name), seed, pool(name))


@pytest.mark.parametrize("seed", [25, 1029, 1086, 1105, 1289, 777221])
def test_another_value_is_one_that_has_a_meaning(seed: int) -> None:
    """Games in which a move is recalled whose data no earlier recall has shown: a word that stands
    for nothing changed no sentence, and so the data was called unused."""
    book, kit = take("labyrinth")
    secrecy.nothing_is_sent_in_vain(book, kit, seed, pool("labyrinth"))


@every_book
def test_what_is_excused_is_a_place_in_an_event(name: str) -> None:
    secrecy.excuses_are_places(take(name)[1], pool(name))


@every_book
def test_data_that_no_sentence_says_is_noticed(name: str) -> None:
    secrecy.data_in_vain_is_noticed(*take(name), pool(name))


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
