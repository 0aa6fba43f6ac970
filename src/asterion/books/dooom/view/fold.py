"""Taking in what a viewer of Dooom is told, event by event."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.books.dooom.event import (
    Away,
    Began,
    CameBack,
    Died,
    Ended,
    Hurt,
    Joined,
    PickedUp,
    Placed,
    PlayerAt,
    PlayerStatus,
    Refreshed,
    Saw,
    ThingsAt,
    TurnBegan,
    Walked,
    Won,
)
from asterion.books.dooom.plan.model import FLOOR
from asterion.books.dooom.plan.sight import sights
from asterion.books.dooom.view.model import NOBODYS_TURN, View
from asterion.core.event import Event

PLAYER: Final = ord("P")


def _began(view: View, event: Began) -> None:
    view.target = event.target


def _joined(view: View, event: Joined) -> None:
    view.names.append(event.name)


def _saw(view: View, event: Saw) -> None:
    if event.seat != view.seat:
        return
    view.seen = event.seen
    if event.who:
        _recognise(view, event)
        return
    view.players = {}
    # The later view from the same cell shows the same squares, and takes the earlier's place.
    eye = view.here, len(view.sight.offsets)
    view.undrawn.pop(eye, None)
    view.undrawn[eye] = event.seen


def _recognise(view: View, event: Saw) -> None:
    """A player hides what is below; it is remembered as it was, or taken for floor."""
    sight, here, tiles = view.sight, view.here, view.chart.tiles
    seen = bytearray(event.seen.encode())
    view.players = {}
    place = -1
    for other in event.who:
        place = seen.index(PLAYER, place + 1)
        cell = here + sight.offset_at[place]
        view.players[cell] = other
        seen[place] = tiles[cell] or FLOOR
    view.draw(here, bytes(seen), sight)


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
        view.here += view.sheet.steps[event.way]
        view.leash -= 1
        if not view.leash:
            _unroll(view)


def _unroll(view: View) -> None:
    """The chart is large enough for this many steps more; a larger sheet where it is not."""
    view.leash = view.sheet.room_around(view.here)
    if not view.leash:
        chart = view.chart  # what is undrawn belongs to cells of the smaller sheet
        view.here = chart.grow(view.here)
        view.sights = sights(view.options, chart.stride)
        view.leash = chart.room_around(view.here)


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


def _placed(view: View, event: Placed) -> None:
    if event.seat == view.seat:
        view.begin_sheet()


def _won(view: View, event: Won) -> None:
    view.turn = NOBODYS_TURN
    view.ap = 0
    view.over = True


def _ended(view: View, event: Ended) -> None:
    view.turn = NOBODYS_TURN
    view.ap = 0
    view.over = True


def _player_at(view: View, event: PlayerAt) -> None:
    if view.plan is not None:  # only the master has a plan to put a piece on
        view.at[event.seat] = view.plan.grid.cell(event.column - 1, event.row - 1)


def _things_at(view: View, event: ThingsAt) -> None:
    if view.plan is not None:
        cell = view.plan.grid.cell(event.column - 1, event.row - 1)
        view.ground[cell] = ord(event.thing)
        view.piles.pop(cell, None)
        if event.amount > 1:
            view.piles[cell] = event.amount


def _player_status(view: View, event: PlayerStatus) -> None:
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
    Placed: _placed,
    Won: _won,
    Ended: _ended,
    PlayerAt: _player_at,
    ThingsAt: _things_at,
    PlayerStatus: _player_status,
}


def fold(view: View, events: Sequence[Event]) -> None:
    """Take in what this viewer was told of one command."""
    for event in events:
        folding = FOLDS.get(type(event))
        if folding is not None:
            folding(view, event)
