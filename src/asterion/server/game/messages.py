"""The messages that a window or a program gets, as bytes of JSON; each is made once and shared."""

from collections.abc import Iterable, Sequence
from itertools import compress, count
from operator import is_not
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.composing import Compound
from asterion.core.contract.highlights import HighlightKind
from asterion.core.contract.offer import Offer
from asterion.core.contract.paper import AnyStroke, SheetStroke
from asterion.core.contract.recall import Readable
from asterion.core.contract.screen import Row, Screen
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.server.game.doc import Outcome, Summary

encode = msgspec.json.Encoder().encode

Chair = Seat | Literal["watcher", "master"]

_TO, _NUMBER = b',"to":', b"-0123456789"


Told = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "array", "items": {}})]
"""Events in JSON, without their audience."""


NO_EVENTS = msgspec.Raw(b"[]")


Words = Phrase | str
"""In words already, or a phrase for a window that has asked to say everything itself."""


class Asked(msgspec.Struct, frozen=True):
    """The question that stands: an answer may carry its n."""

    n: int
    asks: Words


class Rows(msgspec.Struct, frozen=True):
    """The rows of a screen that changed, as [characters, shades], and the whole status."""

    rows: dict[int, tuple[str, str]]
    status: Sequence[Row]


class Heard(msgspec.Struct, frozen=True):
    """One line of a transcript: what a viewer was told at once."""

    number: int
    events: Told
    sentences: Sequence[Words]
    strokes: Sequence[AnyStroke] | UnsetType = UNSET


class Moment(msgspec.Struct, frozen=True):
    """A moment of a finished game that is worth seeing: the entry, and what it was, of whom."""

    move: int
    kind: HighlightKind
    seat: Seat


class NewsMessage(msgspec.Struct, frozen=True, tag_field="type", tag="news"):
    """What an entry tells a viewer, and what is asked of him then.

    `readable`: what may be read again from now on, where the book does not let one recall all.
    `fleeting`: for how many seconds the screen shows something that cannot be seen again.
    """

    number: int
    answer: str | UnsetType
    events: Told
    sentences: Sequence[Words]
    screen: Screen | Rows | None
    prompt: Asked | None
    offers: Sequence[Offer]
    turn: Sequence[Seat]
    result: Outcome | None
    names: Sequence[str] | UnsetType = UNSET
    strokes: Sequence[AnyStroke] | UnsetType = UNSET
    readable: Readable | UnsetType = UNSET
    fleeting: int | UnsetType = UNSET


class ViewMessage(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """All that a viewer needs to begin with; `recall` says so where not all can be read again.

    `compound`: how a player puts a move of several parts together, the same for the whole game.
    """

    number: int
    seat: Chair
    table: Summary
    names: Sequence[str]
    screen: Screen | None
    transcript: list[Heard]
    earlier: bool
    prompt: Asked | None
    offers: Sequence[Offer]
    turn: Sequence[Seat]
    result: Outcome | None
    sheet: SheetStroke | UnsetType = UNSET
    recall: Words | UnsetType = UNSET
    compound: Compound | UnsetType = UNSET


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody came or went, or the table went on to its next phase."""

    version: int
    table: Summary


class AnsweredMessage(msgspec.Struct, frozen=True, tag_field="type", tag="answered"):
    """A move that was sent again and was done already."""

    id: str
    number: int


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A move that was not done: `why` is a sentence, `says` the same without a language."""

    id: str
    why: str
    n: int | None
    says: Phrase


class ChatMessage(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    number: int
    seat: Chair
    name: str
    text: str


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    why: str
    says: Phrase


class ByeMessage(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The last message: nothing comes after it."""

    why: str
    says: Phrase


def chair(viewer: Seat) -> Chair:
    return viewer if viewer >= 0 else "master" if viewer == MASTER else "watcher"


def without_audience(events: Sequence[Event]) -> msgspec.Raw:
    """The list of them in JSON. Who else was told is nobody's business.

    An event is written with its kind first and its audience second, so that can be cut out. Inside
    of a string it is never found: there a quotation mark has a backslash before it.
    """
    first, *others = encode(events).split(_TO)
    return msgspec.Raw(first + b"".join([other.lstrip(_NUMBER) for other in others]))


def changes(before: Screen | None, now: Screen) -> Screen | Rows | None:
    """What to draw again; everything, where the shape is another one."""
    if before is None or len(before.board) != len(now.board) or before.sheets != now.sheets:
        return now
    if len(now.shades) != len(now.board) or len(before.shades) != len(before.board):
        return None if before == now else now
    rows = {
        row: (now.board[row], now.shades[row])
        for row in sorted({*_others(now.board, before.board), *_others(now.shades, before.shades)})
        if now.board[row] != before.board[row] or now.shades[row] != before.shades[row]
    }
    if not rows and list(before.status) == list(now.status):
        return None
    return Rows(rows, now.status)


def _others(now: Sequence[str], before: Sequence[str]) -> Iterable[int]:
    """The rows that are not the very same strings. Most of them are: a book draws few again."""
    return () if now is before else compress(count(), map(is_not, now, before))
