"""What happens at a table, and who is told: the features, which subscribe to it.

Most are told at once, and the table waits for nobody. Those that say so are told under the table's
lock, and the table waits until all who subscribed have returned: see `on_async`.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from asterion.core.audience import Seat
from asterion.core.contract.entry import Entry
from asterion.server.game.doc import Doc
from asterion.server.game.forms import Role
from asterion.server.game.game import Game

T = TypeVar("T")
H = TypeVar("H")
R = TypeVar("R")


class Opened(Struct, frozen=True):
    """A new table is in the store."""


class Loaded(Struct, frozen=True):
    """The table was taken from the store; awaited."""


class Starting(Struct, frozen=True):
    """The game begins with this document, which is not stored yet and may still be changed."""

    doc: Doc


class Started(Struct, frozen=True):
    """The first entry is stored; awaited."""


class Committed(Struct, frozen=True):
    """An entry is in the store, and was told to anyone who may hear it."""

    entry: Entry


class Changed(Struct, frozen=True):
    """The document is another one, by this process or by another."""


class CaughtUp(Struct, frozen=True):
    """The table was read from the store again: others may have gone on with it."""


class Ending(Struct, frozen=True):
    """The last entry is made; what is changed in this document is stored together with it."""

    doc: Doc
    game: Game


class Due(Struct, frozen=True):
    """It is time to look after the table: see `Happenings.deadlines`; awaited."""

    game: Game
    served: float


class SeatUsed(Struct, frozen=True):
    """A seat that others claim is used by anyone who has its token."""

    seat: Seat


class SeatProven(Struct, frozen=True):
    """The same, where anyone who uses it must find the claims ended; awaited."""

    seat: Seat


class SeatClaimed(Struct, frozen=True):
    """Somebody without its token asks for a seat, and its player is to be warned."""

    seat: Seat


class SeatLeft(Struct, frozen=True):
    """Given up, or taken away by the host; awaited."""

    seat: Seat


class Retold(Struct, frozen=True):
    """The entries were written again with other names, as somebody's account is gone."""


class AccountErased(Struct, frozen=True):
    """Everywhere; what was made of it is made again."""


class HubStarted(Struct, frozen=True):
    """The process begins; there is no table."""


class HubStopped(Struct, frozen=True):
    """Nothing more is done; there is no table; awaited."""


class OutOfStep(Struct, frozen=True):
    """It is not known here whether the store has more than this process."""


class WindowOpened(Struct, frozen=True):
    """Of a seat; awaited."""

    seat: Seat


class WindowsClosed(Struct, frozen=True):
    """The last window of a seat."""

    seat: Seat


class Ticked(Struct, frozen=True):
    """Once a second, at every table in memory."""


class Unloaded(Struct, frozen=True):
    """The table is not in memory any more."""


Deadlines = Callable[[T, Doc, Game], Sequence[float]]
"""The served times at which a feature wants to be told that something is due."""


class Happenings:
    """Who has subscribed to what; filled once, when the process begins."""

    def __init__(self) -> None:
        self._subscribers: dict[type, list[Callable[[Any, Any], Any]]] = {}
        self._answering: dict[type, Callable[[Any, Role, Any], Awaitable[Any]]] = {}
        self.deadlines: list[Deadlines[Any]] = []

    def on(self, kind: type[H], call: Callable[[T, H], None]) -> None:
        """`call` is given the table and the happening."""
        self._subscribers.setdefault(kind, []).append(call)

    def on_async(self, kind: type[H], call: Callable[[T, H], Awaitable[None]]) -> None:
        """The same for a happening that is awaited under the table's lock."""
        self._subscribers.setdefault(kind, []).append(call)

    def answer(self, kind: type[R], call: Callable[[T, Role, R], Awaitable[Any]]) -> None:
        """`call` does what a request of this kind asks for, under the table's lock."""
        self._answering[kind] = call

    def tell(self, table: object, what: object) -> None:
        for call in self._subscribers.get(type(what), ()):
            call(table, what)

    async def tell_async(self, table: object, what: object) -> None:
        for call in self._subscribers.get(type(what), ()):
            await call(table, what)

    def answers(self, kind: type) -> bool:
        return kind in self._answering

    def answering(self, request: object) -> Callable[[Any, Role, Any], Awaitable[Any]]:
        return self._answering[type(request)]
