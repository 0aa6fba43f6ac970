"""Whatever somebody can mark in a daily, right or wrong."""

from collections.abc import Iterator
from itertools import product

from asterion.knowledge.daily.daily import Daily
from asterion.knowledge.daily.kinds import KINDS
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, PlayerAt, WallStands

Spot = tuple[int, int]
MOVES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def named(cell: str) -> Spot:
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def name_of(spot: Spot) -> str:
    return f"{chr(ord('a') + spot[0])}{spot[1] + 1}"


def step(spot: Spot, way: int) -> Spot:
    return spot[0] + MOVES[way][0], spot[1] + MOVES[way][1]


def spots_of(daily: Daily) -> list[Spot]:
    return [*product(range(daily.columns), range(daily.rows))]


def everything(daily: Daily) -> Iterator[AnyFact]:
    spots = spots_of(daily)
    for spot in spots:
        for kind in KINDS[daily.book].values():
            yield KindIs(name_of(spot), kind)
        for way in (1, 2):
            if step(spot, way) in spots:
                yield WallStands(name_of(spot), way, True)
                yield WallStands(name_of(spot), way, False)
        for seat in daily.sought:
            yield PlayerAt(name_of(spot), seat)
            yield NotAt(name_of(spot), seat)
