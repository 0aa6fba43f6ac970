"""The words of a line, and the reasons that a `FAIL` may give."""

import re
from typing import Final

from asterion.core.contract.book import Refused
from asterion.core.referee.names import LONGEST_NAME

LONGEST_LINE: Final = 1024
"""In bytes, its end not counted: more than the longest shout takes."""

FARTHEST: Final = 100_000
"""More columns or rows than any map has."""
_INTEGER: Final = re.compile(r"[+-]?[0-9]+")

DIRECTIONS: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}

INVALID_COMMAND: Final = "invalid command"
INVALID_DIRECTION: Final = "invalid direction"
ALREADY_NAMED: Final = "player's name already set"
NOTHING_TO_SHOUT: Final = "need something to shout"
NOT_YOUR_TURN: Final = "not your turn"
GAME_OVER: Final = "the game is over"
MISSED: Final = "you missed"
MAP_FULL: Final = "the map is full"
TOO_LONG: Final = "too long"
BAD_NAME: Final = "invalid name"
NAME_TAKEN: Final = "name already taken"
DEAD: Final = "you are dead"
TWO_NUMBERS: Final = "need two co-ordinates"
WHOLE_NUMBERS: Final = "co-ordinates must be integers"
INVALID_POSITION: Final = "invalid position"

_REFUSALS: Final = {
    "dooom-refuse-wall": "can't move into a wall",
    "dooom-refuse-player": "can't move into another player",
    "dooom-refuse-nothing-here": "nothing to pick up",
    "dooom-refuse-second": "already have item",
    "dooom-refuse-nobody-there": "nobody to attack",
    "dooom-refuse-dead": DEAD,
    "dooom-refuse-turn": NOT_YOUR_TURN,
    "dooom-refuse-waiting": NOT_YOUR_TURN,
    "dooom-refuse-over": GAME_OVER,
    "dooom-refuse-full": MAP_FULL,
    "dooom-refuse-begun": "the game has begun",
    "dooom-refuse-strange-talk": "only printable characters",
    "dooom-refuse-long-talk": TOO_LONG,
    "dooom-refuse-off-the-map": INVALID_POSITION,
    "dooom-refuse-put-into-wall": "cannot walk on this tile",
    "dooom-refuse-put-onto-player": "can't move into another player",
}
"""What the wire says for each refusal of the book."""


class Fail(ValueError):
    """What a client asked for is not done; its text is the reason on the wire."""


def in_wire_words(refused: Refused) -> Fail:
    """The book's refusal as a reason; one that the wire has no word for stays as it is."""
    return Fail(_REFUSALS.get(refused.why.id) or str(refused))


def split(line: bytes | None) -> tuple[str, str]:
    """The command word in capitals, and all that follows it; Fail where that is no text."""
    if line is None:
        raise Fail(TOO_LONG)
    try:
        words = line.decode().strip().split(maxsplit=1)
    except UnicodeDecodeError:
        raise Fail(INVALID_COMMAND) from None
    if not words:
        raise Fail(INVALID_COMMAND)
    return words[0].upper(), words[1] if len(words) > 1 else ""


def no_argument(word: str, rest: str) -> None:
    if rest:
        raise Fail(f"{word} does not take an argument")


def direction(word: str, rest: str) -> str:
    """`N`, `E`, `S` or `W`, in any case, as the book calls it."""
    if not rest:
        raise Fail(f"{word} needs a direction")
    way = DIRECTIONS.get(rest.upper())
    if way is None:
        raise Fail(INVALID_DIRECTION)
    return way


def place(rest: str) -> tuple[int, int]:
    """Column and row, counted from 0: row 0 is the northernmost."""
    numbers = rest.split()
    if len(numbers) != 2:
        raise Fail(TWO_NUMBERS)
    if not all(map(_INTEGER.fullmatch, numbers)):
        raise Fail(WHOLE_NUMBERS)
    column, row = map(int, numbers)
    if not (0 <= column < FARTHEST and 0 <= row < FARTHEST):
        raise Fail(INVALID_POSITION)
    return column, row


def new_name(rest: str) -> str:
    """What `HELLO` says: printable, without a colon, single spaces; whether it is free is asked
    elsewhere."""
    if not rest:
        raise Fail("HELLO needs an argument")
    name = " ".join(rest.split())
    if len(name) > LONGEST_NAME:
        raise Fail(TOO_LONG)
    if ":" in name or not name.isprintable():
        raise Fail(BAD_NAME)
    return name
