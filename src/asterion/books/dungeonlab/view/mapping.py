"""The part of a view that is a map: where one is, what is around, and what was seen of it."""

from collections.abc import Callable
from typing import Any

from asterion.books.dungeonlab import event as happened
from asterion.books.dungeonlab.view.chart import OPEN, UNNAMED, Chart, beside
from asterion.books.dungeonlab.view.model import NOTHING_SEEN, View
from asterion.core.audience import Seat
from asterion.core.event import Event


def new_stay(view: View) -> None:
    view.found = []
    view.things = {}
    view.company = []
    view.seen = NOTHING_SEEN


def landed(view: View, event: happened.Landed) -> None:
    fortune = view.fortunes[event.seat]
    fortune.carries = event.carries.copy()
    fortune.in_dungeon = True
    fortune.left = event.left
    if view.seat == event.seat:
        leave_chart(view)
        view.chart = view.home
        view.level = event.level
        new_stay(view)
        view.chart.enter((event.column, event.row, event.level))
    elif view.plan is not None:
        view.at[event.seat] = view.plan.at(event.column - 1, event.row - 1, event.level - 1)


def leave_chart(view: View) -> None:
    if view.chart is not view.home and len(view.chart.squares) > 1:
        view.loose.append(view.chart)


def walked(view: View, event: happened.Walked) -> None:
    if view.seat == event.seat:
        view.chart.step(event.way, UNNAMED if event.through else OPEN)
        new_stay(view)
    else:
        follow(view, event.seat, event.way)


def flew(view: View, event: happened.Flew) -> None:
    if view.seat == event.seat:
        chart = view.chart
        through = beside(chart.here, event.way)
        landing = beside(through, event.way)
        chart.squares[through] = ", ".join(event.over)
        chart.enter(landing)
        new_stay(view)
    else:
        follow(view, event.seat, event.way)
        follow(view, event.seat, event.way)


def follow(view: View, seat: Seat, way: int) -> None:
    """The master's figure moves on his plan."""
    assert view.plan is not None
    level, cell = divmod(view.at[seat], view.plan.area)
    view.at[seat] = level * view.plan.area + view.plan.beside[cell * 4 + way]


def changed_level(view: View, event: happened.ChangedLevel) -> None:
    if view.seat == event.seat:
        column, row, level = view.chart.here
        if view.level:
            view.level += event.by
        view.chart.enter((column, row, level + event.by))
        new_stay(view)
    elif view.plan is not None:
        view.at[event.seat] += event.by * view.plan.area


def no_level(view: View, event: happened.NoLevel) -> None:
    if view.seat == event.seat:
        view.level = view.levels if event.by > 0 else 1


def carried(view: View, event: happened.Carried) -> None:
    """A fresh piece of map: where it is, is not told."""
    if view.seat == event.seat:
        leave_chart(view)
        if not stays_on_level(view):
            view.level = event.level
        view.is_adrift = False
        view.chart = Chart((0, 0, 0), anchored=False)
        view.chart.enter((0, 0, 0))
        new_stay(view)


def stays_on_level(view: View) -> bool:
    """D70, D71  There is only one level, or a river carries, and rivers do not fall here."""
    return view.levels == 1 or (view.is_adrift and not view.options.waterfalls)


def charted(view: View, event: happened.Charted) -> None:
    if view.seat != event.seat:
        return
    here = (event.column, event.row, event.level)
    if view.chart is not view.home:
        view.home.add(view.chart, here)
        view.chart = view.home
    view.level = event.level
    for column, row, level, what in event.contents:
        view.home.squares[column, row, level] = what
    was = view.home.here
    for column, row, way, wall in event.walls:
        view.home.here = (column, row, 0)
        view.home.note_wall(way, wall)
    view.home.here = was


def looked(view: View, event: happened.Looked) -> None:
    if view.seat == event.seat:
        view.seen = seen = event.seen
        if view.chart.seen or seen != NOTHING_SEEN:
            view.chart.note_seen(seen)


def glimpsed(view: View, event: happened.Glimpsed) -> None:
    if view.seat == event.seat:
        view.chart.note_seen(event.seen)


def here(view: View, event: happened.Here) -> None:
    if view.seat == event.seat:
        view.found, view.things = event.found, event.things
        view.company = event.company
        lying = list(event.things)
        view.chart.squares[view.chart.here] = ", ".join(event.found + lying)


def met(view: View, event: happened.Met) -> None:
    """What sends one away at once is noted where it was met."""
    if view.seat == event.seat:
        view.is_adrift = event.what == "river" and event.how != "stays"
        if not view.chart.squares.get(view.chart.here):
            view.chart.squares[view.chart.here] = event.what


def bumped(view: View, event: happened.Bumped | happened.CameDown) -> None:
    if view.seat == event.seat:
        view.chart.note_wall(event.way, event.wall or UNNAMED)


def felt(view: View, event: happened.Felt) -> None:
    if view.seat == event.seat:
        for way, wall in enumerate(event.walls):
            view.chart.note_wall(way, wall)


def fired(view: View, event: happened.Fired) -> None:
    view.fortunes[event.seat].add(event.ammunition, -event.count)
    if view.seat == event.seat:
        broken = "a barbed wire" if event.ammunition == "blaster" else "a simple wall"
        wall = {"destroyed": broken, "stands": UNNAMED}.get(event.wall, OPEN)
        view.chart.note_wall(event.way, wall)


def map_shown(view: View, event: happened.MapShown) -> None:
    view.shown[event.seat] = event


def map_gone(view: View, event: happened.MapGone) -> None:
    view.shown.pop(event.seat, None)


def peeked(view: View, event: happened.Peeked) -> None:
    if view.seat == event.seat:
        view.peeked = event.exit, event.beside


MAPPING: dict[type[Event], Callable[[View, Any], None]] = {
    happened.Landed: landed,
    happened.Walked: walked,
    happened.Flew: flew,
    happened.ChangedLevel: changed_level,
    happened.NoLevel: no_level,
    happened.Carried: carried,
    happened.Charted: charted,
    happened.Looked: looked,
    happened.Glimpsed: glimpsed,
    happened.Here: here,
    happened.Met: met,
    happened.Bumped: bumped,
    happened.CameDown: bumped,
    happened.Felt: felt,
    happened.Fired: fired,
    happened.MapShown: map_shown,
    happened.MapGone: map_gone,
    happened.Peeked: peeked,
}
