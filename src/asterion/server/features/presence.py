"""Whether somebody is there: windows are counted here, and when the last one went is kept.

Where several processes serve a table, each vouches for its windows now and then. A process that was
killed does not, so that its players do not count as present for ever.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from asterion.core.audience import Seat
from asterion.server.denied import Denied
from asterion.server.features.leaving import policy
from asterion.server.game.doc import Doc, end
from asterion.server.game.game import Game
from asterion.server.game.phases import has_waited_too_long, persons
from asterion.server.store import StoreDown
from asterion.server.tables import Hosted
from asterion.server.tables.happenings import (
    Changed,
    Due,
    Loaded,
    Ticked,
    WindowOpened,
    WindowsClosed,
)
from asterion.server.tables.services import Services

Note = Callable[[], Awaitable[None]]

LEASE = 60.0
"""How many seconds of served time a process vouches for a window."""


class Presence:
    """Of each seat the served time since when nobody is there stands in the document."""

    def __init__(self, services: Services) -> None:
        self._services = services
        happenings = services.happenings
        happenings.on_async(Loaded, self._take_up)
        happenings.on_async(WindowOpened, self._on_opened)
        happenings.on(WindowsClosed, self._on_closed)
        happenings.on(Changed, self._notice)
        happenings.on_async(Due, self._miss)
        happenings.deadlines.append(self._leases)
        if services.shared:
            happenings.on(Ticked, self._vouch_soon)

    async def _take_up(self, table: Hosted, _: Loaded) -> None:
        """Everyone who is not connected has all the grace from now on."""
        services = self._services
        if has_waited_too_long(table.doc, services.time.wall()):
            await table.log.change(lambda doc: end(doc, "abandoned", services.time.wall()))
        if table.doc.phase not in ("waiting", "playing") or services.shared:
            return
        since = services.time.since
        absent = [
            seat
            for seat, place in enumerate(table.doc.places)
            if place.tokens
            and seat not in table.room.windows
            and (place.gone is None or place.gone < since)
        ]
        if absent:
            served = services.time.served()

            def mark(doc: Doc) -> None:
                for seat in absent:
                    doc.places[seat].gone = served

            await table.log.change(mark)

    async def _on_opened(self, table: Hosted, window: WindowOpened) -> None:
        await self._note_there(table, window.seat)

    async def _note_there(self, table: Hosted, seat: Seat) -> None:
        """Under the lock: a window of this seat is open."""
        if _is_gone(table, seat) and seat in table.room.windows:
            served = self._services.time.served()
            await table.log.change(lambda doc: _mark(doc, [seat], None, served))

    def _on_closed(self, table: Hosted, window: WindowsClosed) -> None:
        """The last window of this seat was closed."""
        self._soon(table, partial(self._note_gone, table, window.seat), "absence not kept")

    async def _note_gone(self, table: Hosted, seat: Seat) -> None:
        there = seat in table.room.windows or _is_gone(table, seat)
        if not there and not self._services.tasks.stopping:
            served = self._services.time.served()
            await table.log.change(lambda doc: _mark(doc, [seat], served, served))

    def _notice(self, table: Hosted, _: Changed) -> None:
        """Another process may have seen a seat's last window there, while there is one here."""
        for seat in table.room.windows:
            if seat >= 0 and _is_gone(table, seat) and not self._services.tasks.stopping:
                self._soon(table, partial(self._note_there, table, seat), "presence not kept")

    def _soon(self, table: Hosted, note: Note, otherwise: str) -> None:
        self._services.tasks.spawn(self._under_lock(table, note, otherwise))

    async def _under_lock(self, table: Hosted, note: Note, otherwise: str) -> None:
        try:
            async with table.lock:
                await note()
        except (Denied, StoreDown) as error:
            self._services.say(otherwise, table=table.id, why=type(error).__name__)

    # ---- among several processes

    def _leases(self, table: Hosted, doc: Doc, game: Game) -> Sequence[float]:
        """When the word of other processes for the windows of this table runs out."""
        if not self._services.shared or policy(table.book, doc) == "wait":
            return ()
        places = doc.places
        return [places[seat].seen + LEASE for seat in persons(doc) if places[seat].gone is None]

    def _vouch_soon(self, table: Hosted, _: Ticked) -> None:
        """Say again for which seats there are windows here."""
        doc, before = table.doc, self._services.time.served() - LEASE / 2
        if doc.phase != "playing" or policy(table.book, doc) == "wait":
            return
        windows = table.room.windows
        is_vouched = any(doc.places[seat].gone is None for seat in persons(doc))
        if is_vouched and any(s in windows and doc.places[s].seen < before for s in persons(doc)):
            self._soon(table, partial(self._vouch, table), "presence not kept")

    async def _vouch(self, table: Hosted) -> None:
        served = self._services.time.served()
        here = [seat for seat in persons(table.doc) if seat in table.room.windows]
        await table.log.change(lambda doc: _mark(doc, here, None, served))

    async def _miss(self, table: Hosted, due: Due) -> None:
        """Nobody vouches any more for these seats; their grace begins."""
        if not self._services.shared or policy(table.book, table.doc) == "wait":
            return
        served = self._services.time.served()
        missed = [
            seat
            for seat in persons(table.doc)
            if table.doc.places[seat].gone is None
            and table.doc.places[seat].seen + LEASE <= served
            and seat not in table.room.windows
        ]
        if missed:
            await table.log.change(lambda doc: _mark(doc, missed, served, served))


def _is_gone(table: Hosted, seat: Seat) -> bool:
    places = table.doc.places
    return seat < len(places) and bool(places[seat].tokens) and places[seat].gone is not None


def _mark(doc: Doc, seats: list[Seat], gone: float | None, seen: float) -> None:
    for seat in seats:
        doc.places[seat].gone, doc.places[seat].seen = gone, seen
