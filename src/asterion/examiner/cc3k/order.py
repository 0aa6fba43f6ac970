"""C22  Enemies that act in an order of their program's own, such as the one they were made in.

Which order it was is seen by where they went: a tile is stepped on once it is empty, and an enemy
that stays where it is had no empty tile beside it. The blows stand in the action row as they fell,
where it is read. The steps and the blows themselves are the book's.
"""

import re
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import islice, pairwise
from typing import Any, Final

from asterion.books.cc3k.plan.kinds import AROUND, DRAGON, NEAR
from asterion.books.cc3k.state import State
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.examiner.cc3k.frame import Frame
from asterion.examiner.cc3k.steering import Steered

MOST_ROUTES: Final = 64
"""Ways in which the enemies can have come to where they are seen; of more the rest is left out."""
Routes = dict[int, int]
"""By the cell of each enemy before the turn, its cell afterwards."""
Before = set[tuple[int, int]]
"""Of two enemies, by their cells, the first acts before the second."""


def in_any_order(room: Any, real: Any, game: State, dice: Dice, news: list[Event]) -> None:
    cells = sorted(foe.cell for foe in game.foes)
    if isinstance(dice, Steered):
        if found := orders(game, cells, dice.frame, dice.holds_map):
            cells = found[dice.below(len(found), "order") if len(found) > 1 else 0]
    else:
        dice.shuffle(cells, "order")
    ranks = {cell: rank for rank, cell in enumerate(cells)}
    room.cell_of = lambda foe: ranks[foe.cell]
    real(game, dice, news)


def orders(
    game: State, cells: Sequence[int], frame: Frame, holds_map: bool = True
) -> list[list[int]]:
    """Each order in which this frame can come about; row by row as far as nothing else is seen."""
    found: list[list[int]] = []
    first = struck(game, frame.action or "")
    fought = {*pairwise(first)}
    if first and not holds_map:  # after a death nobody else has come to a blow
        fought |= {(first[-1], cell) for cell in cells if cell not in first}
    ways = islice(routes(game, cells, frame.board), MOST_ROUTES) if holds_map else [Routes()]
    for went in ways:
        moved = {(went_off, cell) for cell, went_off in vacated(went)}
        for before in (fought | moved | stuck(game, went), fought | moved):
            order = sorted_by(before, cells)
            if order is not None:
                if order not in found:
                    found.append(order)
                break
    return found


def routes(game: State, cells: Sequence[int], board: bytes) -> Iterator[Routes]:
    """Every enemy is where one of its kind is seen, no two of them on the same tile."""
    ends = {}
    for foe in game.foes:
        near = (foe.cell, *(foe.cell + step for step in AROUND))
        ends[foe.cell] = [
            cell for cell in near if board[cell] == foe.kind and (game.empty[cell] or cell in cells)
        ]
    places = set(cells)
    # Those that make way for others are tried last, so that their ways are told apart first.
    makes_way = {end for cell, found in ends.items() for end in found if end != cell} & places
    left = sorted(cells, key=lambda cell: (cell in makes_way, len(ends[cell])))
    yield from _routes(left, ends, {}, set())


def _routes(
    left: Sequence[int], ends: dict[int, list[int]], went: Routes, taken: set[int]
) -> Iterator[Routes]:
    if not left:
        yield dict(went)
        return
    for end in ends[left[0]]:
        if end not in taken:
            went[left[0]] = end
            taken.add(end)
            yield from _routes(left[1:], ends, went, taken)
            taken.remove(end)


def struck(game: State, said: str) -> list[int]:
    """Who attacked, as the action row tells it; of a kind the nearer ones, and by their places."""
    near = [foe for foe in game.foes if foe.kind == DRAGON or foe.cell - game.here in NEAR]
    near.sort(key=lambda foe: (foe.cell - game.here not in NEAR, foe.cell))
    letters = re.findall(r"\b([A-Z]) (?:deals|misses)\b", said)
    fought: list[int] = []
    for place, letter in enumerate(letters):
        cells = [foe.cell for foe in near if chr(foe.kind) == letter]
        beside = sum(cell - game.here in NEAR for cell in cells)
        blows = max(1, letters.count(letter) // max(1, beside))  # an elf strikes twice
        fought += cells[letters[:place].count(letter) // blows :][:1]
    return [*dict.fromkeys(fought)]


def vacated(went: Routes) -> Iterator[tuple[int, int]]:
    """Who stepped on whose tile."""
    return ((cell, end) for cell, end in went.items() if end != cell and end in went)


def stuck(game: State, went: Routes) -> Before:
    """Who acted before or after a neighbour so that it had no empty tile; nothing if it had one."""
    came = {end: cell for cell, end in went.items()}
    before: Before = set()
    for cell in (cell for cell, end in went.items() if end == cell):
        ways: Before = set()
        for beside in (cell + step for step in AROUND):
            if went.get(beside, beside) != beside:
                ways.add((cell, beside))  # before that one left
            elif game.empty[beside] and beside in came:
                ways.add((came[beside], cell))  # after that one had come
            elif game.empty[beside]:
                break
        else:
            before |= ways
    return before


def sorted_by(before: Before, cells: Sequence[int]) -> list[int] | None:
    """All of them, the upper and the left ones first where it does not matter; None for a ring."""
    sorter: TopologicalSorter[int] = TopologicalSorter(dict.fromkeys(cells, ()))
    for first, second in before:
        sorter.add(second, first)
    try:
        sorter.prepare()
    except CycleError:
        return None
    found: list[int] = []
    while sorter.is_active():
        ready = sorted(sorter.get_ready())
        found += ready
        sorter.done(*ready)
    return found
