"""What is said at a table of Dooom, as data; from words and back to words."""

import msgspec

from asterion.books.dooom.plan.drawing import LARGEST_SIDE
from asterion.core.book import Refused, not_understood
from asterion.core.grid import WAYS
from asterion.core.phrase import Phrase
from asterion.words.lexicon import is_cyrillic
from asterion.words.order import quoting

LONGEST_TALK = 200


class Command(msgspec.Struct, frozen=True):
    """The base of the commands."""


class Move(Command, frozen=True):
    way: int


class Attack(Command, frozen=True):
    way: int


class PickUp(Command, frozen=True):
    pass


class EndTurn(Command, frozen=True):
    pass


class Look(Command, frozen=True):
    pass


class Say(Command, frozen=True):
    text: str


class Join(Command, frozen=True):
    """The master seats another player (O24)."""

    name: str


class Leave(Command, frozen=True):
    """The master says that a player is gone (O21)."""

    name: str


class Return(Command, frozen=True):
    """The master says that a player is back, where leaving is no death."""

    name: str


class TimeOut(Command, frozen=True):
    """The master says that a player's turn is out of time (O15)."""

    name: str


class Place(Command, frozen=True):
    """The master puts a player on a tile (O5); columns and rows count from 1."""

    name: str
    column: int
    row: int


_NAMING: dict[str, type[Join] | type[Leave] | type[Return] | type[TimeOut]] = {
    "join": Join,
    "leave": Leave,
    "return": Return,
    "time": TimeOut,
}

HELP = Phrase("dooom-help")

MOVES = tuple(f"move {way}" for way in WAYS)
ATTACKS = tuple(f"attack {way}" for way in WAYS)
PICK_UP, END, LOOK = "pick up", "end", "look"


def _fixed() -> dict[str, Command]:
    """Every way to say a command that has no text of its own."""
    known: dict[str, Command] = {}
    for number, way in enumerate(WAYS):
        for said in (f"move {way}", f"move {way[0]}", f"go {way}", f"go {way[0]}", way, way[0]):
            known[said] = Move(number)
        for said in (f"attack {way}", f"attack {way[0]}", f"a {way}", f"a {way[0]}", f"a{way[0]}"):
            known[said] = Attack(number)
    for said in (PICK_UP, "pickup", "take", "p"):
        known[said] = PickUp()
    for said in (END, "end turn", "endturn", "pass", "."):
        known[said] = EndTurn()
    for said in (LOOK, "l"):
        known[said] = Look()
    return known


_FIXED = _fixed()
_KNOWN = [*MOVES, *ATTACKS, PICK_UP, END, LOOK, "say hello", *_NAMING, "place"]


def parse(text: str) -> Command:
    """A command from words, in any case and with any spacing."""
    command = _FIXED.get(text)
    if command is not None:
        return command
    if is_cyrillic(text):
        return _parse_russian(text)
    said = " ".join(text.split())
    command = _FIXED.get(said.lower())
    if command is not None:
        return command
    word, _, rest = said.partition(" ")
    word = word.lower()
    if word in ("say", "shout"):
        return _talk(rest)
    if word in _NAMING:
        if not rest:
            raise Refused(Phrase("dooom-refuse-whom", {"word": word}))
        return _NAMING[word](rest)
    if word == "place":
        return _place(rest)
    if word in ("move", "go", "attack", "a"):
        if rest:
            raise Refused(Phrase("dooom-refuse-direction", {"said": rest[:20]}))
        raise Refused(Phrase("dooom-refuse-where", {"word": word}))
    not_understood(text, _KNOWN)


def _parse_russian(text: str) -> Command:
    from asterion.books.dooom.say.russian import in_english

    english = in_english(text)
    if not english:
        not_understood(text, ())
    try:
        return parse(english)
    except Refused as wrong:
        raise Refused(quoting(wrong.why, text)) from None


def _talk(text: str) -> Say:
    if not text:
        raise Refused(Phrase("dooom-refuse-empty-talk"))
    if len(text) > LONGEST_TALK:
        raise Refused(Phrase("dooom-refuse-long-talk", {"most": LONGEST_TALK}))
    if not text.isprintable():
        raise Refused(Phrase("dooom-refuse-strange-talk"))
    return Say(text)


def _place(text: str) -> Place:
    name, *place = text.rsplit(" ", 2)
    if len(place) < 2 or not all(map(_is_number, place)):
        raise Refused(Phrase("dooom-refuse-place"))
    column, row = map(int, place)
    return Place(name, column, row)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_SIDE))


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
            word = next(word for word, kind in _NAMING.items() if type(command) is kind)
            return f"{word} {name}"
        case Place(name, column, row):
            return f"place {name} {column} {row}"
    raise TypeError(command)
