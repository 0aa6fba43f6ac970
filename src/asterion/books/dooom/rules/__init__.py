"""The rules of both Dooom books: one small function a rule, its number in the docstring."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.books.dooom.rules.actions import attack, end, look_again, move, pick_up, talk
from asterion.books.dooom.rules.master import come_back, join, leave, place, time_out
from asterion.books.dooom.rules.start import begin
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
from asterion.books.dooom.state import NO_TURN, State
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.chapters import Result
from asterion.core.dice import Dice
from asterion.core.event import Event

__all__ = ["RULES", "awaited", "begin", "execute", "result"]

News = list[Event]

RULES: dict[type[Command], Callable[[State, Seat, Any, Dice, News], None]] = {
    Move: move,
    Attack: attack,
    PickUp: pick_up,
    EndTurn: end,
    Look: look_again,
    Say: talk,
    Join: join,
    Leave: leave,
    Return: come_back,
    TimeOut: time_out,
    Place: place,
}


def execute(game: State, seat: Seat, command: Command, dice: Dice, news: News) -> None:
    RULES[type(command)](game, seat, command, dice, news)


def awaited(game: State) -> Sequence[Seat]:
    """The one whose turn it is; before the first turn the master, who seats players."""
    if game.result is not None:
        return ()
    return (game.turn,) if game.turn != NO_TURN else (MASTER,)


def result(game: State) -> Result | None:
    return game.result
