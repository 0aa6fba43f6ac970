"""A bot for a seat that stays free: the host need not open another table."""

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import phrase
from asterion.server.denied import refused
from asterion.server.game.doc import Doc, Place
from asterion.server.game.forms import Role
from asterion.server.game.opening import free_name, known_bot
from asterion.server.game.places import check_host, place_at
from asterion.server.tables import Hosted
from asterion.server.tables.requests import FillSeat
from asterion.server.tables.seats import start_if_full
from asterion.server.tables.services import Services


class Filling:
    """Before the game; the last seat that is filled may start it."""

    def __init__(self, services: Services) -> None:
        services.happenings.answer(FillSeat, self._fill)

    async def _fill(self, table: Hosted, role: Role, wish: FillSeat) -> None:
        check_host(role)
        await table.log.change(lambda doc: put(doc, table.book, wish.seat, wish.bot))
        await start_if_full(table.log)


def put(doc: Doc, book: AnyBook, seat: Seat, bot: str) -> None:
    place = place_at(doc, seat)
    if doc.phase != "waiting":
        raise refused(phrase("server-begun"))
    if place.kind != "open" or place.held_for:
        raise refused(phrase("server-seat-taken"))
    name = free_name([other.name for other in doc.places if other.name])
    doc.places[seat] = Place("bot", name, known_bot(book, bot))
