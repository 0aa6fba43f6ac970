"""A moment at which something was certain that its player did not use, and what is marked there.

What is shown before a mark is the moment, the question and what may be marked: made of what this
chair had been told by then. What is right is kept apart, and sent with the verdict only.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.paper import HERE, Spot
from asterion.core.phrase import Phrase
from asterion.knowledge.marks import NOBODY, Mark

Asks = Literal["side", "cell", "player"]
Verdict = Literal["right", "known", "wrong"]


class Marked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player marks: a cell, a side of it, or one of the players."""

    at: Spot | None = None
    way: int = HERE
    seat: Seat = NOBODY


class Right(msgspec.Struct, frozen=True):
    """One thing that was certain and is asked for: the fact as data, in words, and as a mark."""

    fact: dict[str, Any]
    words: Phrase
    mark: Mark | None
    marked: Marked


class Missed(msgspec.Struct, frozen=True):
    """After answer `n`; `known` are marks of the same sort that one had been told outright."""

    n: int
    kind: str
    asks: Asks
    question: Phrase
    right: Sequence[Right]
    known: Sequence[Marked] = ()


class Shown(msgspec.Struct, frozen=True):
    """All that anybody is told of it before the mark."""

    n: int
    kind: str
    asks: Asks
    question: Phrase


def shown(moment: Missed) -> Shown:
    return Shown(moment.n, moment.kind, moment.asks, moment.question)


def judged(moment: Missed, marked: Marked) -> tuple[Verdict, Right]:
    """With what is shown then: the one that was marked, or the first."""
    wanted = plain(marked)
    for right in moment.right:
        if right.marked == wanted:
            return "right", right
    return ("known" if wanted in moment.known else "wrong"), moment.right[0]


def plain(marked: Marked) -> Marked:
    """A side has two cells and stands on all levels: it is called by one name."""
    at, way = marked.at, marked.way
    if at is None or way == HERE:
        return marked
    column, row = at.column + (way == 1), at.row + (way == 2)
    return Marked(Spot(column, row), 3 if way in (1, 3) else 0, marked.seat)


def side_of(mark: Mark) -> Marked:
    return plain(Marked(mark.at, mark.way))
