"""What the master may say of a player, and is refused; the master knows the truth."""

from asterion.books.dooom.plan.model import WALL
from asterion.books.dooom.say.command import (
    Command,
    Join,
    Leave,
    Place,
    Return,
    TimeOut,
)
from asterion.books.dooom.view.model import NOBODYS_TURN, View
from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase
from asterion.core.referee.names import find_seat, name_fault


def check_master(view: View, command: Command) -> Phrase | None:
    """O5, O15, O21, O24  Why the master's command is refused, if it is."""
    match command:
        case Join(name):
            return _check_join(view, name)
        case Leave(name) | Return(name) | TimeOut(name) | Place(name):
            try:
                seat = find_seat(name, view.names)
            except Refused as refused:
                return refused.why
            if seat < 0:
                return Phrase("dooom-refuse-not-a-player", {"name": name})
            return _check_player(view, seat, command)
        case _:
            return Phrase("dooom-refuse-master")


def _check_player(view: View, seat: Seat, command: Command) -> Phrase | None:
    """O5, O15, O21  What is said of this player."""
    who = {"who": view.names[seat]}
    if seat in view.dead:
        return Phrase("dooom-refuse-is-dead", {**who})
    if isinstance(command, Place):
        return _check_place(view, seat, command)
    if isinstance(command, TimeOut):
        return None if seat == view.turn else Phrase("dooom-refuse-not-their-turn", {**who})
    if isinstance(command, Leave):
        return Phrase("dooom-refuse-away-already", {**who}) if seat in view.away else None
    return None if seat in view.away else Phrase("dooom-refuse-not-away", {**who})


def _check_place(view: View, seat: Seat, command: Place) -> Phrase | None:
    """O5  A player is put on a tile that is no wall, where nobody else is."""
    assert view.plan is not None
    grid = view.plan.grid
    if not (1 <= command.column <= grid.width and 1 <= command.row <= grid.height):
        size = {"columns": grid.width, "rows": grid.height}
        return Phrase("dooom-refuse-off-the-map", {**size})
    cell = grid.cell(command.column - 1, command.row - 1)
    if view.ground[cell] == WALL:
        return Phrase("dooom-refuse-put-into-wall", {"rule": "O5"})
    others = (at for other, at in view.at.items() if other != seat)
    return Phrase("dooom-refuse-put-onto-player", {"rule": "O5"}) if cell in others else None


def _check_join(view: View, name: str) -> Phrase | None:
    """O5, O24  A newcomer needs a name, a place, and a game that still takes somebody in."""
    if not view.options.late_joining and view.turn != NOBODYS_TURN:
        return Phrase("dooom-refuse-begun", {"rule": "O24"})
    fault = name_fault(name, view.names)
    if fault is not None:
        return fault
    assert view.plan is not None
    free = view.plan.starts.count - sum(cell in view.plan.starts for cell in view.at.values())
    return None if free else Phrase("dooom-refuse-full", {"rule": "O5"})
