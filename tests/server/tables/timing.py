"""A game with a clock, and a hand that moves the time on."""

from typing import Any

import msgspec

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.hosting import Hosting, Pace
from asterion.core.event import Event
from asterion.core.referee.clock import Clock
from asterion.core.referee.table import Table
from tests.books.labyrinth import helper

BOX = """
+---+---+---+
| 1   2   . |
+   +   +   +
| .   .   . |
+---+---+---+
"""
BOTH = (0, 1)


class Terms(msgspec.Struct, frozen=True):
    clock: Pace = "none"
    move_seconds: int = 0
    game_seconds: int = 0
    increment_seconds: int = 0
    move_days: int = 3


class TurnBegan(Event):
    """As many a book tells it."""

    seat: Seat


TURNS = Hosting(has_clock=True, begins_move=frozenset({TurnBegan}))
"""A book of which nothing is known but how a turn begins."""


def said_of_late(table: Table, seat: Seat) -> str:
    """What the master says when this seat's time is out; empty if there is nothing to say."""
    spoken = table.book.host.late(table.view(MASTER), seat)
    assert spoken is None or spoken.speaker == MASTER
    return "" if spoken is None else spoken.text


class Timed:
    """A game, its clock, and a hand that moves the time on."""

    def __init__(self, table: Table, terms: Terms) -> None:
        self.table = table
        self.clock = Clock(terms, table.book.host)
        self.now = 1000.0
        for entry in table.entries[:-1]:
            self.clock.fold(entry.events, (), self.now)
        self.clock.fold(table.entries[-1].events, table.awaited, self.now)

    def say(self, seat: Seat, text: str, after: float = 0.0) -> None:
        self.now += after
        entry = self.table.submit(seat, text)
        self.clock.fold(entry.events, self.table.awaited, self.now)

    def left(self, seat: Seat, after: float = 0.0) -> float | None:
        return self.clock.left(seat, self.now + after)

    def late(self, after: float) -> list[Seat]:
        return self.clock.late(self.now + after, BOTH)


def labyrinth(**terms: Any) -> Timed:
    """Ann and Bob have chosen their cells; it is Ann's move."""
    return Timed(helper.table(BOX), Terms(**terms))
