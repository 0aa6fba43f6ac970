"""How a frame differs from what the rules would have shown, and which of that is nearest to it."""

from collections.abc import Sequence

import msgspec

from asterion.books.cc3k.plan.kinds import GRID, RACES
from asterion.books.cc3k.state import State
from asterion.books.cc3k.words.action import action
from asterion.core.dice import Draw
from asterion.core.event import Event
from asterion.examiner.cc3k.frame import NUMBERS, Frame, board_of, numbers_of
from asterion.examiner.cc3k.worlds import World

MAP, ACTION = "map", "action"
WEIGHT = {MAP: 2, ACTION: 3}
OTHER_WEIGHT = 4
MOST_ALLOWED = 8


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was shown, and what is allowed instead."""

    what: str
    shown: str
    allowed: str
    row: int = 0
    column: int = 0
    """From 1, on the map."""


class Near:
    """A world that the rules allow, with what happened on the way to it."""

    __slots__ = ("differences", "distance", "news", "rolled", "world")

    def __init__(
        self,
        world: World,
        news: Sequence[Event],
        frame: Frame,
        rolled: tuple[Sequence[Draw], Sequence[int]] = ((), ()),
    ) -> None:
        self.rolled = rolled
        """The draws, and for whom each was."""
        self.world = world
        self.news = news
        self.differences = differences(world.game, news, frame)
        self.distance = weight(self.differences)


def differences(game: State, news: Sequence[Event], frame: Frame) -> list[Difference]:
    """Everything in which the frame is not what this state shows."""
    found: list[Difference] = []
    for name, allowed in zip(NUMBERS, numbers_of(game), strict=True):
        shown: int | None = getattr(frame, name)
        if shown is not None and allowed != (max(0, shown) if name == "hit_points" else shown):
            found.append(Difference(name, worded(name, shown), worded(name, allowed)))
    if game.hit_points and game.result is None:
        board = board_of(game)
        for cell, (seen, right) in enumerate(zip(frame.board, board, strict=True)):
            if seen != right:
                column, row = GRID.place(cell)
                found.append(Difference(MAP, chr(seen), chr(right), row + 1, column + 1))
    if frame.action is not None and frame.action != action(news):
        found.append(Difference(ACTION, frame.action, action(news)))
    return found


def worded(name: str, value: int) -> str:
    return RACES[value].name if name == "race" and 0 <= value < len(RACES) else str(value)


def weight(found: Sequence[Difference]) -> int:
    return sum(WEIGHT.get(each.what, OTHER_WEIGHT) for each in found)


def distance(game: State, news: Sequence[Event], frame: Frame) -> int:
    return weight(differences(game, news, frame))


def nearest(found: list[Near]) -> list[Near]:
    """The nearest first, each way to differ once; last a death that the program did not show.

    Whatever a map shows then differs in nothing, and nothing could be said of it.
    """
    by_difference: dict[tuple[Difference, ...], Near] = {}
    for near in sorted(found, key=lambda near: (not near.differences, near.distance)):
        by_difference.setdefault(tuple(near.differences), near)
    return [*by_difference.values()][:MOST_ALLOWED]
