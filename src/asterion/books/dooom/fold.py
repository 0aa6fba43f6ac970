"""Taking in what a viewer of Dooom is told, event by event."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.books.dooom.event import (
    Away,
    Began,
    CameBack,
    Died,
    Ended,
    Fared,
    Hurt,
    Joined,
    Lay,
    PickedUp,
    Refreshed,
    Saw,
    Stood,
    TurnBegan,
    Walked,
    Won,
)
from asterion.books.dooom.plan import FLOOR
from asterion.books.dooom.sight import sights
from asterion.books.dooom.view import NOBODYS_TURN, View
from asterion.core.event import Event

PLAYER: Final = ord("P")


def _began(view: View, event: Began) -> None:
    view.target = event.target


def _joined(view: View, event: Joined) -> None:
    view.names.append(event.name)


def _saw(view: View, event: Saw) -> None:
    if event.seat != view.seat:
        return
    here = view.here
    tiles = view.chart.tiles
    seen = event.seen.encode()
    if event.who or view.players:
        seen = _recognise(view, event)
    for first, last, begin, end in view.sights["L" in view.kit].runs:
        tiles[here + first : here + last] = seen[begin:end]


def _recognise(view: View, event: Saw) -> bytes:
    """A player hides what is below; it is remembered as it was, or taken for floor."""
    seen = bytearray(event.seen.encode())
    who = iter(event.who)
    view.players = {}
    for offset, place in view.sight.index.items():
        if seen[place] == PLAYER:
            cell = view.here + offset
            view.players[cell] = next(who)
            seen[place] = view.chart.tiles[cell] or FLOOR
    return bytes(seen)


def _turn_began(view: View, event: TurnBegan) -> None:
    view.turn = event.seat
    view.round = event.round
    view.ap = 0


def _refreshed(view: View, event: Refreshed) -> None:
    if event.seat == view.seat:
        view.ap = event.ap


def _walked(view: View, event: Walked) -> None:
    if event.seat == view.seat:
        view.ap = event.ap
        view.here += view.chart.steps[event.way]
        view.leash -= 1
        if not view.leash:
            _unroll(view)


def _unroll(view: View) -> None:
    """The chart is large enough for so many steps more; a larger sheet where it is not."""
    view.leash = view.chart.room_around(view.here)
    if not view.leash:
        view.here = view.chart.grow(view.here)
        view.sights = sights(view.options, view.chart.stride)
        view.leash = view.chart.room_around(view.here)


def _picked_up(view: View, event: PickedUp) -> None:
    if event.seat != view.seat:
        return
    view.ap = event.ap
    if event.thing == "G":
        view.treasure += event.amount
    elif event.thing == "H":
        view.hit_points += event.amount
    else:
        view.kit += event.thing


def _hurt(view: View, event: Hurt) -> None:
    if event.seat == view.seat:
        view.hit_points = event.hit_points


def _died(view: View, event: Died) -> None:
    view.dead.add(event.seat)
    if event.seat == view.seat:
        view.hit_points = view.treasure = view.ap = 0
        view.kit = ""
    view.at.pop(event.seat, None)


def _away(view: View, event: Away) -> None:
    view.away.add(event.seat)


def _came_back(view: View, event: CameBack) -> None:
    view.away.discard(event.seat)


def _won(view: View, event: Won) -> None:
    view.turn = NOBODYS_TURN
    view.ap = 0
    view.over = f"{view.names[event.seat]} has won"


def _ended(view: View, event: Ended) -> None:
    view.turn = NOBODYS_TURN
    view.ap = 0
    view.over = f"nobody has won: {event.reason}"


def _stood(view: View, event: Stood) -> None:
    if view.plan is not None:  # only the master has a plan to put a piece on
        view.at[event.seat] = view.plan.grid.cell(event.column - 1, event.row - 1)


def _lay(view: View, event: Lay) -> None:
    if view.plan is not None:
        cell = view.plan.grid.cell(event.column - 1, event.row - 1)
        view.ground[cell] = ord(event.thing)
        view.piles.pop(cell, None)
        if event.amount > 1:
            view.piles[cell] = event.amount


def _fared(view: View, event: Fared) -> None:
    view.fortunes[event.seat] = event


FOLDS: dict[type[Event], Callable[[View, Any], None]] = {
    Began: _began,
    Joined: _joined,
    Saw: _saw,
    TurnBegan: _turn_began,
    Refreshed: _refreshed,
    Walked: _walked,
    PickedUp: _picked_up,
    Hurt: _hurt,
    Died: _died,
    Away: _away,
    CameBack: _came_back,
    Won: _won,
    Ended: _ended,
    Stood: _stood,
    Lay: _lay,
    Fared: _fared,
}


def fold(view: View, events: Sequence[Event]) -> None:
    """Take in what this viewer was told of one command."""
    for event in events:
        folding = FOLDS.get(type(event))
        if folding is not None:
            folding(view, event)
