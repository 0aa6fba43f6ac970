"""Whatever an ear is sent, its sentence or its screen uses: what is sent and never used is a leak.

Each piece of data in an event that a viewer was told is changed to another value, and all that the
viewer gets is made again from there to the end of the game: sentences, screen, log, question, legal
commands, refusals. If none of them changes, the viewer was sent what nobody meant to tell it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from asterion.core.audience import PUBLIC, Seat
from asterion.core.contract.book import AnyBook
from asterion.core.event import Event
from asterion.core.phrase import english
from asterion.core.records.record import encode
from asterion.core.referee.table import Table
from asterion.testing.kit import Kit, anywhere
from asterion.testing.play import seen
from asterion.words import WordsError

OTHERS_TRIED = 3
"""This many values seen elsewhere in the same place are tried before it is called unused."""

LOOKED_AT = 2
"""This many pieces of one sort in one game."""

Path = tuple[str | int, ...]
Pool = dict[str, list[Any]]
"""The values met in each place of each kind of event, each once."""


@dataclass(frozen=True)
class Piece:
    """One value in one event that one viewer was told."""

    place: str
    whose: str
    """“own” if the event is about the viewer, else “another's”, “a watcher's” or “everyone's”."""

    def __str__(self) -> str:
        return f"{self.place} ({self.whose})"


def placed(kind: str, path: Path) -> str:
    """Where a value is, whatever its number in a list: “Answered.told.*.Went.way”."""
    return ".".join([kind, *("*" if isinstance(step, int) else step for step in path)])


# ---- the pieces of an event


def pieces(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value inside of a value, the containers too; the audience is not sent to anybody."""
    if path:
        yield path, value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            if name != "to":
                tag = "" if not path else f"{type(value).__name__}."
                yield from pieces(getattr(value, name), (*path, f"{tag}{name}"))
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from pieces(item, (*path, number))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from pieces(item, (*path, f"[{key}]"))


def with_piece(value: Any, path: Path, new: Any) -> Any:
    """The same value with another one inside of it."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(value, msgspec.Struct):
        name = str(step).rpartition(".")[2]
        return msgspec.structs.replace(value, **{name: with_piece(getattr(value, name), rest, new)})
    if isinstance(value, dict):
        key = str(step)[1:-1]
        return value | {key: with_piece(value[key], rest, new)}
    assert isinstance(step, int)
    items = [with_piece(item, rest, new) if n == step else item for n, item in enumerate(value)]
    return type(value)(items)


def holder(value: Any, path: Path) -> Any:
    """The innermost struct that a path leads through."""
    found = value
    for step in path[:-1]:
        if isinstance(value, msgspec.Struct):
            value = getattr(value, str(step).rpartition(".")[2])
        else:
            value = value[step if isinstance(step, int) else step[1:-1]]
        found = value if isinstance(value, msgspec.Struct) else found
    return found


def allowed_at(event: Event, path: Path) -> tuple[Any, ...]:
    """All values of a field whose type is a list of them."""
    if not isinstance(path[-1], str):
        return ()
    hint = hints_of(holder(event, path).__class__).get(path[-1].rpartition(".")[2])
    return get_args(hint) if get_origin(hint) is Literal else ()


@cache
def hints_of(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def collect(pool: Pool, events: Iterable[Event]) -> None:
    for event in events:
        for path, value in pieces(event):
            place = placed(type(event).__name__, path)
            for where in {place, field_of(place)}:
                known = pool.setdefault(where, [])
                if len(known) < 40 and value not in known:
                    known.append(value)


def field_of(place: str) -> str:
    """The field alone, in whatever it is: “Went.way” of “Answered.told.*.Went.way”."""
    return ".".join(place.split(".")[-2:])


def others(pool: Pool, piece: Piece, value: Any, allowed: Sequence[Any] = ()) -> list[Any]:
    """Plausible values that might stand there instead: met elsewhere, or the next of its type.

    Where the type names all that are `allowed`, it is one of these: no other would have a meaning,
    and what no sentence knows changes none.
    """
    if allowed:
        return [one for one in allowed if one != value]
    met = [one for one in pool.get(piece.place, ()) if one != value]
    elsewhere = pool.get(field_of(piece.place), ())
    met += [one for one in elsewhere if one != value and one not in met]
    nearest: list[Any] = []
    match value:
        case bool():
            return [not value]
        case int():
            nearest = [value + 1, value - 1]
        case str() if not met:
            nearest = [value[:-1], f"{value}x"]
        case list() | tuple() if value:
            nearest = [value[:-1]]
        case dict() if value:
            nearest = [{}]
    return [*met[:OTHERS_TRIED], *nearest]


# ---- what a viewer gets


class Listener:
    """One viewer of one finished game: what it was told, entry by entry, and what it got of it."""

    def __init__(self, book: AnyBook, kit: Kit, table: Table, seat: Seat) -> None:
        self.book = book
        self.table = table
        self.seat = seat
        self.probes = kit.probes(table, seat)
        self.told = [told for entry in table.entries if (told := entry.told(seat))]
        self.looks = [self.look(view) for view in self.views(self.told)]

    def views(self, told: Iterable[Sequence[Event]]) -> Iterator[Any]:
        """The one view, folded on and on."""
        view = self.book.view.new(self.seat, self.table.options, None)
        for events in told:
            self.book.view.fold(view, events)
            yield view

    def look(self, view: Any) -> bytes:
        return encode(seen(self.book, view, self.probes))

    def sentence(self, event: Event) -> str:
        return english(self.book.speech.tell(event, self.seat, self.table.names) or "")

    def whose(self, event: Event) -> str:
        if not hasattr(event, "seat"):
            return "everyone's"
        if self.seat == PUBLIC:
            return "a watcher's"
        return "own" if event.seat == self.seat else "another's"

    def uses(self, n: int, number: int, other: Event) -> bool:
        """Whether anything would be otherwise, had this been told in the place of that event."""
        try:
            if self.sentence(other) != self.sentence(self.told[n][number]):
                return True
            events = [*self.told[n]]
            events[number] = other
            told = [*self.told[:n], events, *self.told[n + 1 :]]
            for place, view in enumerate(self.views(told)):
                if place >= n and self.look(view) != self.looks[place]:
                    return True
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError, WordsError):
            return True  # it was looked at, and made no sense
        return False

    def unused(self, kit: Kit, pool: Pool, met: Counter[Piece]) -> Iterator[str]:
        """Every piece that could be another without the viewer's being able to tell.

        The first few of each sort are looked at, as counted by anyone who asks.
        """
        for n, events in enumerate(self.told):
            for number, event in enumerate(events):
                for path, value in pieces(event):
                    piece = Piece(placed(type(event).__name__, path), self.whose(event))
                    instead = others(pool, piece, value, allowed_at(event, path))
                    if not instead or is_excused(kit, piece, event, path):
                        continue
                    met[piece] += 1
                    changed = (with_piece(event, path, new) for new in instead)
                    if met[piece] <= LOOKED_AT and not any(
                        self.uses(n, number, other) for other in changed
                    ):
                        yield f"{piece}, {value!r} in {event}"


def is_excused(kit: Kit, piece: Piece, event: Event, path: Path) -> bool:
    """With what is always excused, all that is inside of it."""
    place = f".{piece.place}."
    return any(
        (f".{unsaid.place}." in place and unsaid.where is anywhere)
        or (place.endswith(f".{unsaid.place}.") and unsaid.where(holder(event, path), event))
        for unsaid in kit.unsaid
    )


def pool_of(book: AnyBook, kit: Kit, tables: Iterable[Table]) -> Pool:
    pool: Pool = {}
    for table in tables:
        for entry in table.entries:
            collect(pool, entry.events)
    collect(pool, kit.scripted())
    return pool


def sent_in_vain(book: AnyBook, kit: Kit, table: Table, pool: Pool) -> list[str]:
    """What is sent to anybody but the master, who may know everything, and never used."""
    met: Counter[Piece] = Counter()
    return [
        complaint
        for seat in (PUBLIC, *range(len(table.names)))
        for complaint in Listener(book, kit, table, seat).unused(kit, pool, met)
    ]
