"""Whole commands."""

from typing import Final, NamedTuple

from asterion.books.labyrinth.say import command as said
from asterion.books.labyrinth.say.command import (
    ALL_FACETS,
    BULLET,
    DARK,
    GRENADE,
    OLD,
    Command,
    Go,
    If,
    Move,
)
from asterion.books.labyrinth.say.row import (
    THINGS,
    Parts,
    joined,
    unresolved,
)
from asterion.core.phrase import Phrase
from asterion.words.speech.chart import Reject


def move(parts: Parts, told: int = ALL_FACETS, cell: str = "") -> Command:
    whole = joined((parts,))
    if unresolved(whole) or _finds_before_it_goes(whole):
        raise Reject
    return Move(whole, told, cell)


def _finds_before_it_goes(parts: Parts) -> bool:
    """“if I find a treasure, I shoot; I go up”: most likely the step is meant to come first."""
    first = parts[0]
    return (
        isinstance(first, If)
        and first.fact in THINGS
        and any(isinstance(part, Go) for part in parts[1:])
    )


def cell_of(cell: str) -> str:
    return cell


def order_alone(ordered: str) -> Command:
    raise Reject(Phrase("labyrinth-order-alone", {"cell": ordered, "rule": "L72"}))


class Help(NamedTuple):
    """Not a command of the game: anyone who asks for help is refused with it."""


HELP: Final = Help()


def help() -> Help:
    return HELP


def ask_things(things: str) -> Command:
    if things not in (BULLET, GRENADE):
        return said.Ask("load")
    return said.Ask(f"{things}s")


def move_dark(parts: Parts, told: int, hidden: int = DARK) -> Command:
    """“a secret move: go up, don't tell the result”: the same wish twice."""
    if hidden != told:
        raise Reject
    return move(parts, told)


def command(name: str) -> Command:
    made: Command = getattr(said, name)()
    return made


def ask(question: str) -> Command:
    return said.Ask(question)


def choose(rank: int = OLD, treasure_rank: int = OLD) -> Command:
    return said.Choose(rank if rank != OLD else treasure_rank)


def start(cell: str) -> Command:
    return said.Start(cell)


def ask_cell(cell: str) -> Command:
    return said.AskCell(cell)


def recall(name: str) -> Command:
    return said.Recall(name)


def recall_every(name: str) -> Command:
    return said.Recall(name, True)


def flag(name: str) -> Command:
    return said.Flag(name)


def time_up(name: str) -> Command:
    return said.TimeUp(name)


def vote(answer: str) -> Command:
    return said.VoteBreak(answer == "yes")
