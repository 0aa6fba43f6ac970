"""The truth of a game."""

import msgspec

from asterion.core.audience import Seat
from asterion_dig.event import Cell, Near
from asterion_dig.plan import Plan


class State(msgspec.Struct):
    plan: Plan
    names: list[str]
    at: list[Cell]
    turn: Seat = 0
    last: dict[Seat, Near] = {}  # what each was told of their last hole
    gone: set[Seat] = set()
    winner: Seat | None = None

    def copy(self) -> "State":
        last, gone = self.last.copy(), self.gone.copy()
        return State(self.plan, self.names[:], self.at[:], self.turn, last, gone, self.winner)
