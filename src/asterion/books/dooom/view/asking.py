"""What a viewer of Dooom is asked, may say, and is refused: from the view alone."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.dooom.plan.model import WALL
from asterion.books.dooom.say import (
    ATTACKS,
    END,
    MOVES,
    PICK_UP,
    Attack,
    Command,
    EndTurn,
    Join,
    Leave,
    Look,
    Move,
    PickUp,
    Place,
    Return,
    Say,
    TimeOut,
)
from asterion.books.dooom.view.model import NOBODYS_TURN, THINGS, View
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.book import Refused
from asterion.core.names import find_seat, name_fault


def asks(view: View) -> str:
    """What this viewer is asked for: a move on his turn, players before the first one."""
    if view.over:
        return ""
    if view.seat == MASTER:
        return "join" if view.turn == NOBODYS_TURN else ""
    return "move" if view.turn == view.seat else ""


def turn(view: View) -> Sequence[Seat]:
    """O15  Everyone is told whose turn begins."""
    return () if view.over or view.turn == NOBODYS_TURN else (view.turn,)


def legal(view: View) -> Sequence[str]:
    """Every command that takes the game on, as far as this seat can know; talk is always free."""
    if view.turn != view.seat or view.over:
        return ()
    sight, seen = view.sight, view.seen
    commands = []
    for move, attack, place in zip(MOVES, ATTACKS, sight.beside, strict=True):
        tile = seen[place]
        if tile == "P":
            commands.append(attack)
        elif tile != "#":
            commands.append(move)
    thing = seen[sight.centre]
    if thing in THINGS and thing not in view.kit:
        commands.append(PICK_UP)
    commands.append(END)
    return commands


def check(view: View, command: Command) -> str:
    """Why this viewer's command is refused, from what he was told alone; empty if it is not."""
    if view.turn == view.seat:
        checking = CHECKS.get(type(command))
        if checking is not None:
            return checking(view, command)
    if view.over:
        return "the game is over"
    if view.seat == MASTER:
        return _check_master(view, command)
    if view.seat == PUBLIC:
        return "watchers do not play"
    if isinstance(command, Look | Say):
        return ""
    if isinstance(command, Join | Leave | Return | TimeOut | Place):
        return "only the master can say that"
    return _why_not_now(view)


def _why_not_now(view: View) -> str:
    """O22, O24  The dead do nothing but look and talk."""
    if view.is_dead:
        return "you are dead: you may look and talk, nothing else (O22)"
    if view.turn == NOBODYS_TURN:
        return f"the game waits for {view.options.wait_for} players (O24)"
    return f"not your turn: it is {view.names[view.turn]}'s"


def _check_move(view: View, command: Move) -> str:
    """O8  Not into a wall, not onto another player; both are always in sight."""
    beside = view.seen[view.sight.beside[command.way]]
    if beside == "P":
        return "can't move into another player (O8)"
    return "can't move into a wall (O8)" if beside == "#" else ""


def _check_pick_up(view: View, command: PickUp) -> str:
    """O9, O10  There must be something, and not a second sword, armour or lantern."""
    thing = view.seen[view.sight.centre]
    if thing not in THINGS:
        return "nothing to pick up (O9)"
    if thing in view.kit:
        return f"you already have {'' if thing == 'A' else 'a '}{THINGS[thing]} (O10)"
    return ""


def _check_attack(view: View, command: Attack) -> str:
    """O12  Only at a player on an adjacent square."""
    beside = view.seen[view.sight.beside[command.way]]
    return "" if beside == "P" else "nobody to attack there (O12)"


def _check_end(view: View, command: EndTurn) -> str:
    """O15  One may always end one's turn."""
    return ""


CHECKS: dict[type[Command], Callable[[View, Any], str]] = {
    Move: _check_move,
    PickUp: _check_pick_up,
    Attack: _check_attack,
    EndTurn: _check_end,
}
"""On one's own turn."""


def _check_master(view: View, command: Command) -> str:
    """O5, O15, O21, O24  What the master may say of a player; he knows the truth."""
    match command:
        case Join(name):
            return _check_join(view, name)
        case Leave(name) | Return(name) | TimeOut(name) | Place(name):
            try:
                seat = find_seat(name, view.names)
            except Refused as refused:
                return str(refused)
            if seat < 0:
                return f"{name} is not a player"
            if seat in view.dead:
                return f"{view.names[seat]} is dead"
            if isinstance(command, Place):
                return _check_place(view, seat, command)
            if isinstance(command, TimeOut):
                return "" if seat == view.turn else f"it is not {view.names[seat]}'s turn"
            if isinstance(command, Leave):
                return f"{view.names[seat]} is away already" if seat in view.away else ""
            return "" if seat in view.away else f"{view.names[seat]} is not away"
        case _:
            return "the master does not play; he says join, leave, return, time, place or rule:"


def _check_place(view: View, seat: Seat, command: Place) -> str:
    """O5  A player is put on a tile that is no wall, where nobody else is."""
    assert view.plan is not None
    grid = view.plan.grid
    if not (1 <= command.column <= grid.width and 1 <= command.row <= grid.height):
        return f"the map has {grid.width} columns and {grid.height} rows"
    cell = grid.cell(command.column - 1, command.row - 1)
    if view.ground[cell] == WALL:
        return "nobody can be put into a wall (O5)"
    others = (at for other, at in view.at.items() if other != seat)
    return "somebody is there already (O5)" if cell in others else ""


def _check_join(view: View, name: str) -> str:
    if not view.options.late_joining and view.turn != NOBODYS_TURN:
        return "nobody joins a game that has begun (O24)"
    fault = name_fault(name, view.names)
    if fault:
        return fault
    assert view.plan is not None
    free = view.plan.starts.count - sum(cell in view.plan.starts for cell in view.at.values())
    return "" if free else "the map is full (O5)"
