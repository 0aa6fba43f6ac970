"""A view takes in what it is told: small changes of one drawing, never a new one."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from asterion.books.cc3k.event import (
    Angered,
    Arrived,
    Began,
    Died,
    Drank,
    Dropped,
    EnemiesMoved,
    Froze,
    Furnished,
    GaveUp,
    GoldTaken,
    Hurt,
    Recovered,
    Restarted,
    Sickened,
    Slew,
    Spawned,
    Struck,
    Walked,
    Won,
)
from asterion.books.cc3k.plan.floor import laid_out
from asterion.books.cc3k.plan.kinds import (
    AROUND,
    DIGIT_OF_GOLD,
    GOLD,
    MERCHANT_HOARD,
    NORMAL,
    PLAYER,
    POTION,
    RACES,
    STEPS,
    TILE,
)
from asterion.books.cc3k.view.model import View
from asterion.core.audience import MASTER
from asterion.core.event import Event


def _began(view: View, event: Began | Restarted) -> None:
    view.reset()


def _spawned(view: View, event: Spawned) -> None:
    view.race = event.race
    view.hit_points = event.hit_points


def _arrived(view: View, event: Arrived) -> None:
    """C8, C27  Another floor; attack and defence are what the race has."""
    view.clear_floor(event.floor, bytearray(laid_out(event.board.encode())))
    race = RACES[view.race]
    view.attack, view.defence = race.attack, race.defence


def _walked(view: View, event: Walked) -> None:
    drawing = view.drawing
    drawing[view.here] = view.under
    here = view.here = view.here + STEPS[event.way]
    view.under = drawing[here]
    drawing[here] = PLAYER
    if event.sees:
        beside = [here + step for step in AROUND if drawing[here + step] == POTION]
        seen = zip(beside, event.sees, strict=True)
        view.potions.update((cell, potion) for cell, potion in seen if potion)


def _gold_taken(view: View, event: GoldTaken) -> None:
    view.gold = event.gold
    if event.how == "found":
        view.under = TILE
        view.secrets.pop(view.here, None)


def _drank(view: View, event: Drank) -> None:
    cell = view.here + STEPS[event.way]
    view.drawing[cell] = TILE
    view.potions.pop(cell, None)
    view.secrets.pop(cell, None)
    view.known.add(event.potion)
    view.hit_points, view.attack, view.defence = event.hit_points, event.attack, event.defence


def _struck(view: View, event: Struck) -> None:
    view.wounded[event.cell] = event.left


def _slew(view: View, event: Slew) -> None:
    view.drawing[event.cell] = TILE
    view.wounded.pop(event.cell, None)


def _dropped(view: View, event: Dropped) -> None:
    cells = set(event.cells)
    both = event.enemy == "H" and len(cells) == 2
    for cell in cells:
        view.drawing[cell] = GOLD
        if view.seat == MASTER:
            view.secrets[cell] = DIGIT_OF_GOLD[NORMAL if both else MERCHANT_HOARD]


def _hit_points(view: View, event: Hurt | Recovered | Sickened) -> None:
    view.hit_points = event.hit_points


def _angered(view: View, event: Angered) -> None:
    view.hostile = True


def _enemies_moved(view: View, event: EnemiesMoved) -> None:
    drawing, wounded = view.drawing, view.wounded
    moves: Iterator[Any] = iter(event.moves)  # any: compiled, a number would be boxed each time
    for cell, there in zip(moves, moves, strict=True):
        drawing[there] = drawing[cell]
        drawing[cell] = TILE
        if wounded and cell in wounded:
            wounded[there] = wounded.pop(cell)


def _froze(view: View, event: Froze) -> None:
    view.frozen = event.frozen


def _ended(view: View, event: Won | Died) -> None:
    view.over, view.score = True, event.score


def _gave_up(view: View, event: GaveUp) -> None:
    view.over = True


def _furnished(view: View, event: Furnished) -> None:
    """C42  The master knows of every potion and pile what it is."""
    drawing = laid_out(event.board.encode())
    view.secrets = {cell: symbol for cell, symbol in enumerate(drawing) if symbol in b"0123456789"}


FOLDS: dict[type[Event], Callable[[View, Any], None]] = {
    Began: _began,
    Restarted: _began,
    Spawned: _spawned,
    Arrived: _arrived,
    Walked: _walked,
    GoldTaken: _gold_taken,
    Drank: _drank,
    Struck: _struck,
    Slew: _slew,
    Dropped: _dropped,
    Recovered: _hit_points,
    Sickened: _hit_points,
    Hurt: _hit_points,
    Angered: _angered,
    EnemiesMoved: _enemies_moved,
    Froze: _froze,
    Won: _ended,
    Died: _ended,
    GaveUp: _gave_up,
    Furnished: _furnished,
}


def fold(view: View, events: Sequence[Event]) -> None:
    """Take in what this viewer was told of one command."""
    view.last = events
    for event in events:
        folding = FOLDS.get(type(event))
        if folding is not None:
            folding(view, event)
