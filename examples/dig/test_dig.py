"""Dig keeps the contract of every rule book; what only its author can say is its kit."""

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.referee.table import Table
from asterion.testing import UsualKit, check_book, contents
from asterion_dig import BOOK
from asterion_dig.event import Felt, Saw


class DigKit(UsualKit):
    def knows(self, table: Table, event: Event, seat: Seat) -> object:
        """G5, G6  What a hole or a spy told is nobody else's."""
        secret = isinstance(event, Felt | Saw) and event.seat != seat
        return None if secret else contents(event)


def test_dig_keeps_the_contract() -> None:
    check_book(BOOK, DigKit(BOOK))
