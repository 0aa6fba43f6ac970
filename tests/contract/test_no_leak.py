"""No leak: what a seat was never told cannot be told from anything that reaches it.

A random game is played; something that the seat was never told is changed in the plan; the same
commands are given and the same befalls. Whatever reaches the seat after every entry (events,
sentences, screen, legal commands, prompt, refusals) must be the same to the byte.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from asterion.core.audience import EVERYONE, PUBLIC, Seat
from asterion.core.book import AnyBook
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event
from tests.contract.play import first_difference, play
from tests.contract.shelf import Kit, take
from tests.contract.test_contract import every_book, seeds

COMMANDS = 50


def leak_in(book: AnyBook, kit: Kit, seed: int) -> str | None:
    """What gave one seat of one random game something away; None if the game shows nothing."""
    table, script = play(book, kit, seed, COMMANDS)
    dice = Rolled(seed + 2)
    found: str | None = None
    for seat in (PUBLIC, *range(len(table.first_names))):
        twin = kit.twin(table, seat, dice)
        if twin is None or twin == table.plan:
            continue
        difference = first_difference(book, kit, table, script, seat, twin)
        if difference:
            return f"seat {seat}: {difference}"
        if difference is not None:
            found = ""
    return found


@every_book
@settings(max_examples=60)
@given(seed=seeds)
def test_no_leak(name: str, seed: int) -> None:
    book, kit = take(name)
    assert not leak_in(book, kit, seed)


@every_book
def test_most_random_games_really_have_a_twin(name: str) -> None:
    """Were every pair dropped as not comparable, the test above would prove nothing."""
    book, kit = take(name)
    compared = [leak_in(book, kit, seed) == "" for seed in range(20)]
    assert sum(compared) >= 12


def slip(book: AnyBook, kind: str) -> AnyBook:
    """The same book with one of the master's facts told to everyone."""

    def execute(state: Any, seat: Seat, command: Any, dice: Dice, news: list[Event]) -> None:
        book.execute(state, seat, command, dice, news)
        for event in news:
            if type(event).__name__ == kind:
                event.to = EVERYONE

    return replace(book, execute=execute)


def talkative_refusals(book: AnyBook) -> AnyBook:
    """The same book, its refusals and legal lists made from the truth instead of the view."""
    truth: list[Any] = []

    def begin(*arguments: Any) -> Any:
        truth[:] = [book.begin(*arguments)]
        return truth[0]

    def check(view: Any, command: Any) -> str:
        lying = sum(tile not in b"#." for tile in truth[0].ground)
        return book.check(view, command) or ("" if view.turn == view.seat else f"wait {lying}")

    return replace(book, begin=begin, check=check)


def wide_screen(book: AnyBook) -> AnyBook:
    """The same book, its screen one row of the truth too generous."""
    truth: list[Any] = []

    def begin(*arguments: Any) -> Any:
        truth[:] = [book.begin(*arguments)]
        return truth[0]

    def screen(view: Any) -> Any:
        shown = book.screen(view)
        return replace_board(shown, [*shown.board, bytes(truth[0].ground).decode()])

    return replace(book, begin=begin, screen=screen)


def replace_board(screen: Any, board: Sequence[str]) -> Any:
    screen.board = board
    return screen


LEAKS = {
    "where the others stand": lambda book: slip(book, "Stood"),
    "what the others carry": lambda book: slip(book, "Fared"),
    "what others see": lambda book: slip(book, "Saw"),
    "a refusal that knows the plan": talkative_refusals,
    "a screen that shows the plan": wide_screen,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_no_leak_test_catches_a_leak_put_in_on_purpose(leak: str) -> None:
    book, kit = take("dungeon-of-dooom")
    leaky = LEAKS[leak](book)
    assert any(leak_in(leaky, kit, seed) for seed in range(60)), leak
