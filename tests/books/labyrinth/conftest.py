"""Every scene of a rule is also put to the deduction: what it tells must fit the truth."""

from collections.abc import Iterator
from typing import Any

import pytest

from asterion.core.audience import PUBLIC
from asterion.core.contract.book import Refused
from asterion.core.dice import DiceError
from asterion.core.referee.table import Table
from asterion.testing.play import again
from tests.books.labyrinth import helper
from tests.knowledge.checked import Chair


@pytest.fixture(autouse=True)
def scenes(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Table]]:
    """The tables of this test; when it is over, each is heard again from all its chairs."""
    made: list[Table] = []

    class Remembered(Table):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            made.append(self)

    monkeypatch.setattr(helper, "Table", Remembered)
    yield made
    for game in made:
        hear_again(game)


def hear_again(game: Table) -> None:
    """From every chair; a table whose state a test has touched cannot be played again."""
    chairs: list[Chair] = []
    try:
        for table, _entry in again(game.book, game):
            chairs = chairs or [
                Chair(table, seat, fair=False) for seat in (*range(len(game.names)), PUBLIC)
            ]
            for chair in chairs:
                chair.listen()
    except (Refused, DiceError):
        return
    for chair in chairs:
        chair.check_facts()
