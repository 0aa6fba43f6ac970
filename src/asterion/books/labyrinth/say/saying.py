"""Commands from texts and back to their notation, with notes on what follows from each."""

from asterion.books.labyrinth.say.command import (
    Blow,
    Command,
    Go,
    If,
    Move,
    Request,
    Shoot,
    every_part,
)
from asterion.books.labyrinth.say.notation import read as _read
from asterion.books.labyrinth.say.writing import written
from asterion.core.phrase import Phrase
from asterion.core.referee.understanding import Understanding

MOST_REMEMBERED = 4096


class Notes:
    """What follows from a command alone, worked out once: most are said again and again."""

    __slots__ = (
        "blown", "command", "fault", "fault_options", "is_conditional", "request", "shots", "ways",
        "written",
    )  # fmt: skip

    def __init__(self, command: Command) -> None:
        self.command = command
        self.written = written(command)
        self.request = command.request if isinstance(command, Move) else Request(())
        self.fault: Phrase | None = None
        self.fault_options: object = None  # the options for which `fault` was looked for
        parts = tuple(every_part(command.parts)) if isinstance(command, Move) else ()
        self.is_conditional = any(isinstance(part, If) for part in parts)
        self.shots = tuple(part for part in parts if isinstance(part, Shoot))
        self.ways = 0
        self.blown = 0
        """L32  A bit for the way of each movement, and of each grenade."""
        for part in parts:
            if isinstance(part, Go):
                self.ways |= 1 << part.way
            elif isinstance(part, Blow):
                self.blown |= 1 << part.way


_NOTES: dict[int, Notes] = {}


def notes_of(command: Command) -> Notes:
    """By identity, because a table hears the same objects again: to hash a tree takes longer."""
    notes = _NOTES.get(id(command))
    if notes is None or notes.command is not command:
        if len(_NOTES) >= MOST_REMEMBERED:
            _NOTES.clear()
        notes = _NOTES[id(command)] = Notes(command)
    return notes


def write(command: Command) -> str:
    """The one canonical form, which parses back to the same command."""
    return notes_of(command).written


_understanding = Understanding(_read, write, speech="asterion.books.labyrinth.say.speech")
parse = _understanding.parse
read = _understanding.read
