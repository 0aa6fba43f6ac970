"""How far it was to an exit, to the treasure and to victory: on the real plan, known or not."""

from collections.abc import Sequence

import msgspec

NO_WAY = -1
"""The way of a step that is not said as one of the four."""


class Leg(msgspec.Struct, frozen=True):
    """The moves to the nearest of something, the cell where it is, and the way of the first."""

    moves: int
    cell: str = ""
    way: int = NO_WAY


class Distance(msgspec.Struct, frozen=True):
    """Of one player after an answer; None for what cannot be reached by one's own moves."""

    win: int | None = None
    exit: Leg | None = None
    treasure: Leg | None = None  # for those who are ill or wounded, by way of a hospital
    hospital: Leg | None = None
    moves_to_heal: int = 0
    aims: Sequence[tuple[int, int]] = ()  # only of Labyrinth: whom a bullet would hit, which way
    rivals: Sequence[int | None] = ()  # only of Dooom: the steps to each player


class Distances(msgspec.Struct, frozen=True):
    """After an answer, of every player."""

    round: int
    players: Sequence[Distance]
