"""Whether somebody is there: windows are counted here, and when the last one went is kept.

Where several processes serve a table, each vouches for its windows now and then. A process that was
killed does not, so that its players do not count as present for ever.
"""

from typing import TYPE_CHECKING

from asterion.core.audience import Seat
from asterion.server.store import StoreDown
from asterion.server.tables.delivery import persons
from asterion.server.tables.denied import Denied
from asterion.server.tables.doc import Doc
from asterion.server.tables.leaving import policy

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

LEASE = 60.0
"""For so many seconds of served time a process's word is good that there is a window."""


async def came(hosted: "Hosted", seat: Seat) -> None:
    """Under the lock: a window of this seat is open."""
    if _is_gone(hosted, seat) and seat in hosted.room.windows:
        served = hosted.hub.served()
        await hosted.log.change(lambda doc: _mark(doc, seat, None, served))


async def went(hosted: "Hosted", seat: Seat) -> None:
    """The last window of this seat was closed."""
    try:
        async with hosted.lock:
            if (
                seat not in hosted.room.windows
                and not _is_gone(hosted, seat)
                and not hosted.hub.stopping
            ):
                served = hosted.hub.served()
                await hosted.log.change(lambda doc: _mark(doc, seat, served, served))
    except (Denied, StoreDown) as error:
        hosted.hub.say("absence not kept", table=hosted.id, why=type(error).__name__)


def notice(hosted: "Hosted") -> None:
    """Another process may have seen a seat's last window there, while there is one here."""
    for seat in hosted.room.windows:
        if seat >= 0 and _is_gone(hosted, seat) and not hosted.hub.stopping:
            hosted.hub.spawn(_came_here(hosted, seat))


async def _came_here(hosted: "Hosted", seat: Seat) -> None:
    try:
        async with hosted.lock:
            await came(hosted, seat)
    except (Denied, StoreDown) as error:
        hosted.hub.say("presence not kept", table=hosted.id, why=type(error).__name__)


def _is_gone(hosted: "Hosted", seat: Seat) -> bool:
    places = hosted.doc.places
    return seat < len(places) and bool(places[seat].tokens) and places[seat].gone is not None


def _mark(doc: Doc, seat: Seat, gone: float | None, seen: float) -> None:
    doc.places[seat].gone, doc.places[seat].seen = gone, seen


# ---- among several processes


def leases(hosted: "Hosted", doc: Doc) -> list[float]:
    """When the word of other processes for the windows of this table runs out."""
    if not hosted.hub.shared or policy(hosted.book, doc) == "wait":
        return []
    return [doc.places[seat].seen + LEASE for seat in persons(doc) if doc.places[seat].gone is None]


def must_vouch(hosted: "Hosted") -> bool:
    before = hosted.hub.served() - LEASE / 2
    return hosted.doc.phase == "playing" and any(
        seat in hosted.room.windows and hosted.doc.places[seat].seen < before
        for seat in persons(hosted.doc)
        if leases(hosted, hosted.doc)
    )


async def vouch(hosted: "Hosted") -> None:
    """Say again for which seats there are windows here."""
    try:
        async with hosted.lock:
            served = hosted.hub.served()
            here = [seat for seat in persons(hosted.doc) if seat in hosted.room.windows]
            await hosted.log.change(lambda doc: _mark_all(doc, here, None, served))
    except (Denied, StoreDown) as error:
        hosted.hub.say("presence not kept", table=hosted.id, why=type(error).__name__)


async def miss(hosted: "Hosted") -> None:
    """Under the lock: nobody vouches any more for these seats; their grace begins."""
    served = hosted.hub.served()
    missed = [
        seat
        for seat in persons(hosted.doc)
        if hosted.doc.places[seat].gone is None
        and hosted.doc.places[seat].seen + LEASE <= served
        and seat not in hosted.room.windows
    ]
    if missed and leases(hosted, hosted.doc):
        await hosted.log.change(lambda doc: _mark_all(doc, missed, served, served))


def _mark_all(doc: Doc, seats: list[Seat], gone: float | None, seen: float) -> None:
    for seat in seats:
        _mark(doc, seat, gone, seen)
