"""The notation of Dooom: every command in its one spelling, written and read exactly."""

from typing import Final

from asterion.books.dooom.plan.drawing import LARGEST_SIDE
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
from asterion.core.referee.understanding import NotNotation
from asterion.core.state.grid import WAYS

LONGEST_TALK: Final = 200
NAMING: dict[str, type[Join] | type[Leave] | type[Return] | type[TimeOut]] = {
    "join": Join,
    "leave": Leave,
    "return": Return,
    "time": TimeOut,
}

MOVES = tuple(f"move {way}" for way in WAYS)
ATTACKS = tuple(f"attack {way}" for way in WAYS)
PICK_UP, END, LOOK = "pick up", "end", "look"

# ---- writing


def write(command: Command) -> str:
    """The one canonical form, which parses back to the same command."""
    if type(command) is Move:  # by far the most frequent
        return MOVES[command.way]
    match command:
        case Attack(way):
            return ATTACKS[way]
        case PickUp():
            return PICK_UP
        case EndTurn():
            return END
        case Look():
            return LOOK
        case Say(text):
            return f"say {text}"
        case Join(name) | Leave(name) | Return(name) | TimeOut(name):
            word = next(word for word, kind in NAMING.items() if type(command) is kind)
            return f"{word} {name}"
        case Place(name, column, row):
            return f"place {name} {column} {row}"
    raise TypeError(command)


# ---- reading

_WHOLE: Final[dict[str, Command]] = {
    **{text: Move(way) for way, text in enumerate(MOVES)},
    **{text: Attack(way) for way, text in enumerate(ATTACKS)},
    PICK_UP: PickUp(),
    END: EndTurn(),
    LOOK: Look(),
}


def read(text: str) -> Command:
    """A command from its one spelling; NotNotation for everything else."""
    command = _WHOLE.get(text)
    if command is not None:
        return command
    word, _, rest = text.partition(" ")
    if not rest or rest != " ".join(rest.split()):
        raise NotNotation(text)
    if word == "say" and len(rest) <= LONGEST_TALK and rest.isprintable():
        return Say(rest)
    if word in NAMING:
        return NAMING[word](rest)
    name, *place = rest.rsplit(" ", 2)
    if word == "place" and len(place) == 2 and all(map(is_number, place)):
        column, row = map(int, place)
        if place == [str(column), str(row)]:
            return Place(name, column, row)
    raise NotNotation(text)


def named(command: Command) -> str:
    """Whom a command names, of those who are at the table."""
    return command.name if isinstance(command, Leave | Return | TimeOut) else ""


def is_number(text: str) -> bool:
    """Of a column or a row, in digits."""
    return text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_SIDE))
