"""What an event adds to a view: one small function a kind of event."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.event import TurnBegan
from asterion.books.dungeonlab.plan.model import opposite
from asterion.books.dungeonlab.view.accounts import ACCOUNTS
from asterion.books.dungeonlab.view.mapping import MAPPING, leave_chart, new_stay
from asterion.books.dungeonlab.view.model import NOBODYS_TURN, Fortune, View
from asterion.core.audience import MASTER
from asterion.core.event import Event
from asterion.core.phrase import Phrase

# ---- the frame


def _began(view: View, event: happened.Began) -> None:
    view.columns, view.rows, view.levels = event.columns, event.rows, event.levels
    view.names = list(event.names)
    view.order = list(event.order)
    seats = range(len(event.names)) if view.seat == MASTER else [view.seat]
    view.fortunes = {seat: Fortune() for seat in seats}


def _over(view: View, event: happened.Won | happened.Ended) -> None:
    view.over = True
    view.turn = NOBODYS_TURN
    view.asked = None


# ---- what is perceived


def _came(view: View, event: happened.Came) -> None:
    if view.seat != event.seat and view.seat >= 0:
        view.company = sorted({*view.company, event.seat})


def _asked(view: View, event: happened.Asked) -> None:
    view.asked = event


def _answered(view: View, event: happened.Answered) -> None:
    view.asked = None


# ---- death


def _died(view: View, event: happened.Died) -> None:
    fortune = view.fortunes[event.seat] = Fortune()
    fortune.left = event.left
    fortune.out = event.left == 0
    if not fortune.out:
        fortune.waits = Phrase("dungeonlab-waits-dead", {"turns": event.turns})
    if view.asked is not None and view.asked.seat == event.seat:
        view.asked = None
    if view.seat == event.seat:
        leave_chart(view)
        view.chart = view.home
        view.level = 0
        new_stay(view)
    view.at.pop(event.seat, None)


# ---- the master's facts


def _player_at(view: View, event: happened.PlayerAt) -> None:
    view.at[event.seat] = event.place


def _became(view: View, event: happened.Became) -> None:
    view.beings[event.number] = event.name, event.place, event.condition


def _things_at(view: View, event: happened.ThingsAt) -> None:
    view.lying[event.place] = event.things


def _wall(view: View, event: happened.Wall) -> None:
    assert view.plan is not None
    view.edges[event.edge] = event.wall
    view.edges[opposite(event.edge, view.plan.beside[event.edge])] = event.wall


EVERYONES: dict[type[Event], Callable[[View, Any], None]] = {
    happened.Began: _began,
    happened.Won: _over,
    happened.Ended: _over,
    happened.Came: _came,
    happened.Became: _became,
    happened.ThingsAt: _things_at,
    happened.Wall: _wall,
}
"""What every listener takes in, whomever it is about."""


def _landed_elsewhere(view: View, event: happened.Landed) -> None:
    view.others[event.seat] = (event.column, event.row, event.level)


def _moved_elsewhere(view: View, event: Any) -> None:
    view.others.pop(event.seat, None)


OTHERS: dict[type[Event], Callable[[View, Any], None]] = {
    happened.Landed: _landed_elsewhere,
    happened.Walked: _moved_elsewhere,
    happened.Flew: _moved_elsewhere,
    happened.ChangedLevel: _moved_elsewhere,
    happened.Carried: _moved_elsewhere,
    happened.Disembodied: _moved_elsewhere,
    happened.Died: _moved_elsewhere,
}
"""D2, D19  What a player takes in of another whom she hears: where she landed, no map of hers."""

ONES_OWN: dict[type[Event], Callable[[View, Any], None]] = {
    **MAPPING,
    **ACCOUNTS,
    happened.Asked: _asked,
    happened.Answered: _answered,
    happened.Died: _died,
    happened.PlayerAt: _player_at,
}
"""What a player takes in of herself, and the master of all; others have only heard of it."""


def fold(view: View, events: Sequence[Event]) -> None:
    """Take in what this viewer was told of one command."""
    me = view.seat
    for event in events:
        kind = type(event)
        if kind is TurnBegan:  # by far the most frequent, so it has no function of its own
            view.turn = seat = event.seat  # type: ignore[attr-defined]
            view.round = event.round  # type: ignore[attr-defined]
            view.asked = None
            if seat in view.fortunes:
                view.fortunes[seat].waits = None
            continue
        take_in = ONES_OWN.get(kind)
        if take_in is None:
            take_in = EVERYONES.get(kind)
        elif event.seat != me and me != MASTER:  # type: ignore[attr-defined]
            take_in = OTHERS.get(kind)
        if take_in is not None:
            take_in(view, event)
