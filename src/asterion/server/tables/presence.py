"""Whether somebody is there: windows are counted here, and when the last one went is kept.

Where several processes serve a table, each vouches for its windows now and then. A process that was
killed does not, so that its players do not count as present for ever.
"""

from typing import TYPE_CHECKING

from asterion.core.audience import Seat
from asterion.server.store import StoreDown
from asterion.server.tables.denied import Denied
from asterion.server.tables.doc import Doc
from asterion.server.tables.leaving import policy
from asterion.server.tables.telling import persons

if TYPE_CHECKING:
    from asterion.server.tables.kept import Kept

LEASE = 60.0
"""For so many seconds of served time a process's word is good that there is a window."""


async def came(kept: "Kept", seat: Seat) -> None:
    """Under the lock: a window of this seat is open."""
    if _is_gone(kept, seat) and seat in kept.windows:
        served = kept.hub.served()
        await kept.change(lambda doc: _mark(doc, seat, None, served))


async def went(kept: "Kept", seat: Seat) -> None:
    """The last window of this seat was closed."""
    try:
        async with kept.lock:
            if seat not in kept.windows and not _is_gone(kept, seat) and not kept.hub.stopping:
                served = kept.hub.served()
                await kept.change(lambda doc: _mark(doc, seat, served, served))
    except (Denied, StoreDown) as error:
        kept.hub.say("absence not kept", table=kept.id, why=type(error).__name__)


def notice(kept: "Kept") -> None:
    """Another process may have seen a seat's last window there, while there is one here."""
    for seat in kept.windows:
        if seat >= 0 and _is_gone(kept, seat) and not kept.hub.stopping:
            kept.hub.spawn(_came_here(kept, seat))


async def _came_here(kept: "Kept", seat: Seat) -> None:
    try:
        async with kept.lock:
            await came(kept, seat)
    except (Denied, StoreDown) as error:
        kept.hub.say("presence not kept", table=kept.id, why=type(error).__name__)


def _is_gone(kept: "Kept", seat: Seat) -> bool:
    places = kept.doc.places
    return seat < len(places) and bool(places[seat].tokens) and places[seat].gone is not None


def _mark(doc: Doc, seat: Seat, gone: float | None, seen: float) -> None:
    doc.places[seat].gone, doc.places[seat].seen = gone, seen


# ---- among several processes


def leases(kept: "Kept", doc: Doc) -> list[float]:
    """When the word of other processes for the windows of this table runs out."""
    if not kept.hub.shared or policy(kept.book, doc) == "wait":
        return []
    return [doc.places[seat].seen + LEASE for seat in persons(doc) if doc.places[seat].gone is None]


def must_vouch(kept: "Kept") -> bool:
    before = kept.hub.served() - LEASE / 2
    return kept.doc.phase == "playing" and any(
        seat in kept.windows and kept.doc.places[seat].seen < before
        for seat in persons(kept.doc)
        if leases(kept, kept.doc)
    )


async def vouch(kept: "Kept") -> None:
    """Say again for which seats there are windows here."""
    try:
        async with kept.lock:
            served = kept.hub.served()
            here = [seat for seat in persons(kept.doc) if seat in kept.windows]
            await kept.change(lambda doc: _mark_all(doc, here, None, served))
    except (Denied, StoreDown) as error:
        kept.hub.say("presence not kept", table=kept.id, why=type(error).__name__)


async def miss(kept: "Kept") -> None:
    """Under the lock: nobody vouches any more for these seats; their grace begins."""
    served = kept.hub.served()
    missed = [
        seat
        for seat in persons(kept.doc)
        if kept.doc.places[seat].gone is None
        and kept.doc.places[seat].seen + LEASE <= served
        and seat not in kept.windows
    ]
    if missed and leases(kept, kept.doc):
        await kept.change(lambda doc: _mark_all(doc, missed, served, served))


def _mark_all(doc: Doc, seats: list[Seat], gone: float | None, seen: float) -> None:
    for seat in seats:
        _mark(doc, seat, gone, seen)
