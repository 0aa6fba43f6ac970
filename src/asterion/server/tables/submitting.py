"""Something is said at a table, carried out, kept, and then heard; nobody has to wait for it."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from asterion.core.audience import Seat
from asterion.core.book import Refused
from asterion.core.phrase import phrase
from asterion.server.store import settle
from asterion.server.tables.denied import Denied
from asterion.server.tables.doc import Doc

if TYPE_CHECKING:
    from asterion.server.tables.log import TableLog

T = TypeVar("T")

TRIES = 5
"""So often a move or a change is tried again when another process was first."""


def busy() -> Denied:
    return Denied(503, "busy", phrase("server-table-busy"))


class Submission(Struct, eq=False):
    """Under the lock, from `begin` until it is told; Refused changes nothing.

    `tell` gets the number of the entry, or why there is none; where nothing stands in the way, that
    is when the store has it. `change` is made to the document in the same breath: both are kept, or
    neither is.
    """

    _log: "TableLog"
    _seat: Seat
    _do: str
    _n: int | None
    _id: str
    _arrived: float | None
    _tell: Callable[[int | Exception], None]
    _change: Callable[[Doc], None] | None = None
    _left: int = TRIES

    def begin(self) -> None:
        hub = self._log.hub
        try:
            known = self._try()
        except Refused as refused:
            if hub.shared:  # another process may have gone on meanwhile
                hub.ask(self._log.is_behind(), partial(self._looked, refused))
            else:
                self._tell(refused)
        except Exception as error:
            self._tell(error)
        else:
            if known is not None:
                self._tell(known)

    def _try(self) -> int | None:
        """On its way to the store, unless it is there already: then the number that it has."""
        log = self._log
        game = log.game
        if game is None or log.doc.phase != "playing":
            raise Refused(log.why_not_playing())
        if self._left < TRIES and self._id:  # it may have been kept after all
            done = game.ids.entry_of(self._seat, self._id)
            if done is not None:
                return done
        when = log.hub.served() if self._arrived is None else self._arrived
        begun = log.begin(game, self._seat, self._do, self._n, self._id, when, self._change)
        log.append_soon(begun, partial(self._kept, begun.entry.n))
        return None

    def _kept(self, number: int, kept: bool | Exception) -> None:
        if kept is True:
            self._tell(number)
        elif kept is False:  # another process was first
            self._log.hub.ask(self._log.refresh(), self._again)
        else:
            self._tell(kept)

    def _looked(self, refused: Refused, behind: bool | Exception) -> None:
        """Refused it is, unless that was said of an older position."""
        if behind is False:
            self._tell(refused)
        else:
            self._again(None if behind is True else behind)

    def _again(self, wrong: Exception | None) -> None:
        self._left -= 1
        if wrong is None and self._left:
            self.begin()
        else:
            self._tell(wrong or busy())


async def until_told(begin: Callable[[Callable[[T | Exception], None]], None]) -> T:
    """The same for one who has the lock and waits. Also if he is to give up, he goes when it is
    told, and not before: meanwhile the table must be nobody else's."""
    answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
    begin(partial(settle, answer))
    gives_up: asyncio.CancelledError | None = None
    while not answer.done():
        try:
            await asyncio.wait((answer,))
        except asyncio.CancelledError as told:
            gives_up = told
    if gives_up is not None:
        answer.exception()  # nobody is left to hear of it
        raise gives_up
    return answer.result()
