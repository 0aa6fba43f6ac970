"""A new table is kept, with those who sit down at once; if that fills it, its game has begun."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from asterion.books import book
from asterion.core.phrase import phrase
from asterion.server.store import StoreConflict
from asterion.server.tables import seats
from asterion.server.tables.denied import Denied
from asterion.server.tables.doc import Doc
from asterion.server.tables.forms import Opened
from asterion.server.tables.hosted import Hosted

if TYPE_CHECKING:
    from asterion.server.tables.hub import Hub


async def add(
    hub: "Hub",
    doc: Doc,
    name: str,
    account: str,
    held: str = "",
    gender: str = "",
    players: Sequence[str] = (),
) -> Opened:
    """With its opener sitting there under this name, if any, and these others."""
    tokens = seats.new_host_tokens(doc)
    sat, served = None, hub.served()
    if name or held:
        sat = seats.take(doc, name, None, account, held, served, gender)
    seated = [seats.take(doc, player, None, "", "", served) for player in players]
    rules = book(doc.book)
    hosted = Hosted(hub, rules.earlier.get(doc.edition, rules), doc, 1)
    hub.say("table opened", table=doc.id, book=doc.book)
    try:
        async with hosted.lock:
            await hosted.log.add()
    except StoreConflict:
        raise Denied(503, "busy", phrase("server-try-again")) from None
    hub.tables[doc.id] = hosted
    hosted.bots.look()
    return Opened(doc.id, tokens[0], sat, tokens[1], hosted.log.summary(), seated)
