"""What is offered in a language is understood in it, as the very command that it stands for."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books import SHELF
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import Phrase
from asterion.testing.play import new_table, play_on
from asterion.words.offered import KNOWN, is_heard
from asterion.words.spoken import spoken
from tests.contract.shelf import take

every_book = pytest.mark.parametrize("name", SHELF)
HEARD = [language for language in KNOWN if is_heard(language)]


def check_offer(book: AnyBook, command: str, language: str) -> None:
    offer = book.speech.offer(command).label
    assert isinstance(offer, Phrase), f"no words for “{command}”"
    said = spoken(offer, language)
    assert book.speech.parse(said) == book.speech.parse(command), (
        f"“{command}” is offered as “{said}”"
    )
    assert said != spoken(offer, "en") or command in UNLIKE_NOTHING, (
        f"“{command}” is offered in English"
    )


UNLIKE_NOTHING = ("g", "t")
"""Goblins and trolls are called so in German too, but for a capital letter."""


@every_book
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_what_is_offered_is_understood(name: str, seed: int) -> None:
    book, kit = take(name)
    table, chooser = new_table(book, kit, seed)
    met: set[str] = set()
    for moves in range(8, 120, 8):
        for seat in table.awaited:
            new = set(table.legal(seat)) - met
            met |= new
            for command in new:
                for language in HEARD:
                    check_offer(book, command, language)
        play_on(table, kit, chooser, moves)
    assert met


@every_book
def test_what_may_be_said_at_any_time_is_offered(name: str) -> None:
    book = take(name)[0]
    for command in book.looks.always:
        for language in HEARD:
            check_offer(book, command.replace("NAME", "Ann"), language)


@pytest.mark.parametrize(
    "command",
    [
        *(
            "claim the count",
            "break",
            "vote break yes",
            "vote break no",
            "start the clock",
            "resign",
            "skip",
        ),
        *("recall every move of Ann", "keep the second lowest treasure", "keep the old treasure"),
    ],
)
def test_L16_what_is_said_now_and_then_is_offered_too(command: str) -> None:
    for language in HEARD:
        check_offer(take("labyrinth")[0], command, language)


def test_every_language_of_moves_is_tried() -> None:
    assert HEARD == ["de", "ru"]
