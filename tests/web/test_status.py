"""The bars of the page are numbers that the books send: no language changes them."""

import pytest

from asterion.books import SHELF
from asterion.core.contract.screen import Row
from asterion.testing.play import play
from asterion.words.offered import KNOWN
from asterion.words.speaker import PSEUDO
from asterion.words.spoken import spoken_status
from tests.contract.shelf import take

GAMES = 6
COMMANDS = 60
BARS = [name for name in SHELF if any(row.shown != "text" for row in take(name)[0].looks.status)]


def drawn(name: str) -> list[Row]:
    """All rows of some games that the page draws as bars."""
    book, kit = take(name)
    bars = {row.row for row in book.looks.status if row.shown != "text"}
    tables = [play(book, kit, seed, COMMANDS) for seed in range(GAMES)]
    views = [table.view(seat) for table in tables for seat in range(len(table.names))]
    return [row for view in views for row in book.view.screen(view).status if row.id in bars]


@pytest.mark.parametrize("name", BARS)
@pytest.mark.parametrize("language", [*KNOWN, *PSEUDO])
def test_a_bar_has_the_same_numbers_in_every_language(name: str, language: str) -> None:
    rows = drawn(name)
    counts = [[(count.now, count.full) for count in row.counts] for row in rows]
    spoken = spoken_status(rows, language)
    assert [[(count.now, count.full) for count in row.counts] for row in spoken] == counts
    assert any(full for row in counts for _, full in row), "none says how much is full"
    for row, said in zip(rows, spoken, strict=True):
        numbers = [number for count in row.counts for number in (count.now, count.full) if number]
        assert all(str(number) in said.value for number in numbers if not row_is_bare(row)), said


def row_is_bare(row: Row) -> bool:
    """How much is full is not said where the options or the book say it: only now is."""
    return isinstance(row.value, str)
