"""What a viewer of Dooom is asked, may say, and is refused: from the view alone."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from asterion.books.dooom.say.command import (
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
from asterion.books.dooom.say.notation import (
    ATTACKS,
    END,
    MOVES,
    PICK_UP,
)
from asterion.books.dooom.view.master import check_master
from asterion.books.dooom.view.model import NOBODYS_TURN, THINGS, View
from asterion.books.dooom.words.things import WORD_FOR
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.phrase import Phrase, Value

ASKS_MOVE: Final = Phrase("dooom-asks-move")
ASKS_JOIN: Final = Phrase("dooom-asks-join")
_OVER: Final = Phrase("dooom-refuse-over")
_PLAYER: Final = Phrase("dooom-refuse-player", {"rule": "O8"})
_WALL: Final = Phrase("dooom-refuse-wall", {"rule": "O8"})
_NOTHING_HERE: Final = Phrase("dooom-refuse-nothing-here", {"rule": "O9"})
_NOBODY_THERE: Final = Phrase("dooom-refuse-nobody-there", {"rule": "O12"})


def asks(view: View) -> Phrase | None:
    """What this viewer is asked for: a move on his turn, players before the first one."""
    if view.over:
        return None
    if view.seat == MASTER:
        return ASKS_JOIN if view.turn == NOBODYS_TURN else None
    return ASKS_MOVE if view.turn == view.seat else None


def turn(view: View) -> Sequence[Seat]:
    """O15  Everyone is told whose turn begins."""
    return () if view.over or view.turn == NOBODYS_TURN else (view.turn,)


def legal(view: View) -> Sequence[str]:
    """Every command that takes the game on, as far as this seat can know; talk is always free."""
    if view.turn != view.seat or view.over:
        return ()
    return _commands(view.sight.near(view.seen), view.kit)


@lru_cache(maxsize=4096)
def _commands(near: tuple[str, ...], kit: str) -> tuple[str, ...]:
    """By the four tiles beside one and the one below: a walk meets the same ones again."""
    *beside, thing = near
    commands = []
    for move, attack, tile in zip(MOVES, ATTACKS, beside, strict=True):
        if tile == "P":
            commands.append(attack)
        elif tile != "#":
            commands.append(move)
    if thing in THINGS and thing not in kit:
        commands.append(PICK_UP)
    return (*commands, END)


def check(view: View, command: Command) -> Phrase | None:
    """Why this viewer's command is refused, from what they were told alone, if it is."""
    if view.turn == view.seat:
        checking = CHECKS.get(type(command))
        if checking is not None:
            return checking(view, command)
    if view.over:
        return _OVER
    if view.seat == MASTER:
        return check_master(view, command)
    if view.seat == PUBLIC:
        return Phrase("dooom-refuse-spectator")
    if isinstance(command, Look | Say):
        return None
    if isinstance(command, Join | Leave | Return | TimeOut | Place):
        return Phrase("dooom-refuse-masters-word")
    return _why_not_now(view)


def _why_not_now(view: View) -> Phrase:
    """O22, O24  The dead do nothing but look and talk."""
    if view.is_dead:
        return Phrase("dooom-refuse-dead", {"rule": "O22"})
    if view.turn == NOBODYS_TURN:
        data: dict[str, Value] = {"players": view.options.wait_for, "rule": "O24"}
        return Phrase("dooom-refuse-waiting", data)
    return Phrase("dooom-refuse-turn", {"who": view.names[view.turn]})


def _check_move(view: View, command: Move) -> Phrase | None:
    """O8  Not into a wall, not onto another player; both are always in sight."""
    beside = view.seen[view.sight.beside[command.way]]
    if beside == "P":
        return _PLAYER
    return _WALL if beside == "#" else None


def _check_pick_up(view: View, command: PickUp) -> Phrase | None:
    """O9, O10  There must be something, and not a second sword, armour or lantern."""
    thing = view.seen[view.sight.centre]
    if thing not in THINGS:
        return _NOTHING_HERE
    if thing in view.kit:
        return Phrase("dooom-refuse-second", {"what": WORD_FOR[thing], "rule": "O10"})
    return None


def _check_attack(view: View, command: Attack) -> Phrase | None:
    """O12  Only at a player on an adjacent square."""
    beside = view.seen[view.sight.beside[command.way]]
    return None if beside == "P" else _NOBODY_THERE


def _check_end(view: View, command: EndTurn) -> Phrase | None:
    """O15  One may always end one's turn."""
    return None


CHECKS: dict[type[Command], Callable[[View, Any], Phrase | None]] = {
    Move: _check_move,
    PickUp: _check_pick_up,
    Attack: _check_attack,
    EndTurn: _check_end,
}
"""On one's own turn."""
