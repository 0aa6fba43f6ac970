"""After a fault: the program's frame is taken as given, and what is hidden is kept where it can."""

import re
from collections.abc import Sequence
from typing import Final

from asterion.books.cc3k.event import Struck
from asterion.books.cc3k.plan.kinds import (
    DRAGON,
    ENEMIES,
    GOLD,
    GRID,
    PLAYER,
    POTION,
    STAIRS,
    full_hit_points,
)
from asterion.books.cc3k.state import Foe, State
from asterion.core.event import Event
from asterion.examiner.cc3k.frame import ANY_POTION, UNKNOWN_PILE, Frame
from asterion.examiner.cc3k.worlds import World

LEFT: Final = re.compile(r"PC deals \d+ damage to \w \((\d+) HP\)")


def adopted(world: World, frame: Frame, news: Sequence[Event] = ()) -> World:
    """This world, changed to what the frame shows."""
    game = world.game.copy()
    take_blow(game, frame, news)
    take_numbers(game, frame)
    board = frame.board
    if board.find(PLAYER) > 0:
        game.here = board.find(PLAYER)
        game.stairs = tuple(_cells(board, STAIRS)) or game.stairs
        game.potions = {c: game.potions.get(c, ANY_POTION) for c in _cells(board, POTION)}
        standing = {game.here} & game.piles.keys()
        piles = {*_cells(board, GOLD), *standing}
        game.piles = {cell: game.piles.get(cell, UNKNOWN_PILE) for cell in piles}
        game.foes = matched(game, board)
        set_empty(game)
    dragons = {foe.cell for foe in game.foes if foe.kind == DRAGON}
    game.guards = {d: hoard for d, hoard in game.guards.items() if d in dragons}
    game.guards = {d: hoard for d, hoard in game.guards.items() if hoard in game.piles}
    return World(game, frozenset(dragons - game.guards.keys()), world.weight)


def take_numbers(game: State, frame: Frame) -> None:
    """What stands below the map; anyone who has hit points is not dead."""
    if frame.hit_points is not None:
        game.hit_points = max(0, frame.hit_points)
    if frame.attack is not None:
        game.attack = frame.attack
    if frame.defence is not None:
        game.defence = frame.defence
    if frame.gold is not None:
        game.gold = frame.gold
    if game.hit_points:
        game.result = None


def take_blow(game: State, frame: Frame, news: Sequence[Event]) -> None:
    """What a blow has left, where that is said; what is said to have missed has left all."""
    struck = next((event for event in news if isinstance(event, Struck)), None)
    if struck is None or frame.action is None:
        return
    said = LEFT.search(frame.action)
    left = int(said[1]) if said else struck.left + struck.damage
    for foe in game.foes:
        if foe.cell == struck.cell:
            foe.hit_points = left


def matched(game: State, board: bytes) -> list[Foe]:
    """The enemies that are seen, each with the hit points of the nearest of its kind."""
    left = list(game.foes)
    found: list[Foe] = []
    for cell in (c for c, symbol in enumerate(board) if symbol in ENEMIES):
        same = [foe for foe in left if foe.kind == board[cell]]
        if same:
            nearest = min(same, key=lambda foe: _distance(foe.cell, cell))
            left.remove(nearest)
            found.append(Foe(cell, nearest.kind, nearest.hit_points))
        else:
            kind = board[cell]
            found.append(Foe(cell, kind, full_hit_points(kind, game.options.hard)))
    return found


def set_empty(game: State) -> None:
    """Where nothing stands or lies."""
    game.empty = game.floor.tiles[:]
    taken = (game.here, *game.stairs, *game.potions, *game.piles, *(f.cell for f in game.foes))
    for cell in taken:
        game.empty[cell] = False


def _cells(board: bytes, symbol: int) -> list[int]:
    return [cell for cell, seen in enumerate(board) if seen == symbol]


def _distance(one: int, other: int) -> int:
    (column, row), (other_column, other_row) = GRID.place(one), GRID.place(other)
    return max(abs(column - other_column), abs(row - other_row))
