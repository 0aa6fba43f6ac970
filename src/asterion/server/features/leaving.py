"""Seats that are given up or left alone: a bot plays on, the game loses a player, or it waits."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from asterion.bots import bot_names
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.hosting import GONE
from asterion.core.phrase import phrase
from asterion.core.referee.rulings import known_ruling
from asterion.server.denied import refused
from asterion.server.features import claims, hands
from asterion.server.game.doc import Doc, Place
from asterion.server.game.forfeits import forfeit, forfeited_by
from asterion.server.game.forms import Role
from asterion.server.game.game import Game
from asterion.server.game.phases import persons
from asterion.server.game.places import check_own_or_host, place_at
from asterion.server.tables import Hosted
from asterion.server.tables.happenings import Due, SeatLeft
from asterion.server.tables.log import TRIES
from asterion.server.tables.requests import ComeBack, Leave
from asterion.server.tables.services import Services

AGAIN_SECONDS = 5.0
"""Where a player cannot leave yet, as before the first move of Labyrinth, it is tried again."""


def policy(book: AnyBook, doc: Doc) -> Literal["wait", "leave", "bot"]:
    """What is done about a seat that is left alone."""
    return book.host.absent if doc.terms.absent == "book" else doc.terms.absent


class Absence:
    """What is done about seats that nobody plays: by those who leave, the host, or time."""

    def __init__(self, services: Services) -> None:
        happenings = services.happenings
        happenings.answer(Leave, self._leave)
        happenings.answer(ComeBack, self._come_back)
        happenings.on_async(Due, self._attend)
        happenings.deadlines.append(self._due)

    async def _leave(self, table: Hosted, role: Role, wish: Leave) -> None:
        check_own_or_host(role, wish.seat)
        own = role.kind == "seat" and role.viewer == wish.seat
        forfeiting = None if own else forfeited_by(table.doc, table.game, role)
        await leave(table, wish.seat, not own, forfeiting)
        await table.log.tell_async(SeatLeft(wish.seat))

    async def _come_back(self, table: Hosted, role: Role, wish: ComeBack) -> None:
        check_own_or_host(role, wish.seat)
        await come_back(table, wish.seat)

    def _due(self, table: Hosted, doc: Doc, game: Game) -> Sequence[float]:
        if policy(table.book, doc) == "wait":
            return ()
        return [
            gone + doc.terms.grace_seconds
            for seat in persons(doc)
            if (gone := doc.places[seat].gone) is not None and not claims.is_held_back(doc, seat)
        ]

    async def _attend(self, table: Hosted, due: Due) -> None:
        for seat in left_alone(table, due.served):
            await _see_to(table, seat)
        await _put_off(table)


def left_alone(table: Hosted, served: float) -> list[Seat]:
    """Where nobody has been for longer than the table's grace."""
    if policy(table.book, table.doc) == "wait":
        return []
    before = served - table.doc.terms.grace_seconds
    alone = []
    for seat in persons(table.doc):
        gone = table.doc.places[seat].gone
        seen = table.room.touched.get(seat, before)
        if gone is None or seat in table.room.windows or claims.is_held_back(table.doc, seat):
            continue
        if max(gone, seen) <= before:
            alone.append(seat)
    return alone


async def _see_to(table: Hosted, seat: Seat) -> None:
    """Under the lock: as the table's terms say.

    With one try: if another process is first, it may be because the player is back there.
    """
    table.services.say("seat left alone", table=table.id, seat=seat)
    if policy(table.book, table.doc) == "bot":
        await _let_bot_play(table, seat, 1)
    elif not await depart(table, seat, tries=1):
        await _decide_for(table, seat)


async def _put_off(table: Hosted) -> None:
    """Under the lock: one who asks for something now and then has all the grace from then on."""
    seen = {
        seat: table.room.touched[seat]
        for seat in persons(table.doc)
        if (gone := table.doc.places[seat].gone) is not None
        and table.room.touched.get(seat, 0.0) > gone
    }
    if not seen or table.doc.phase != "playing" or policy(table.book, table.doc) == "wait":
        return

    def mark(doc: Doc) -> None:
        for seat, served in seen.items():
            doc.places[seat].gone = served

    await table.log.change(mark)


async def _let_bot_play(table: Hosted, seat: Seat, tries: int = TRIES) -> None:
    def seat_bot(doc: Doc) -> None:
        place = doc.places[seat]
        place.kind, place.bot = "bot", bot_names(table.book.name)[0]

    name = table.doc.places[seat].name
    await hands.tell(table, known_ruling("core-ruling-bot-plays", name), seat_bot, tries)


async def depart(
    table: Hosted, seat: Seat, forfeiting: Seat | None = None, tries: int = TRIES
) -> bool:
    """Under the lock: the player is out of the game, in the words that the book has for it.

    If that ends a rated game, whose fault it was is saved with its result: nobody sees one without
    the other.
    """
    said = table.book.host.leave(await table.log.master_view(), seat)
    if said is None:
        return False
    if said != GONE:
        try:
            blame = _as_it_is if forfeiting is None else lambda doc: forfeit(doc, forfeiting)
            await table.submit(*said, change=blame, tries=tries)
        except Refused:
            return False
    if table.doc.phase == "playing":
        await table.log.change(lambda doc: _mark_out(doc, seat, True))
    return True


async def _decide_for(table: Hosted, seat: Seat) -> None:
    """Where nobody can leave yet, what they are asked is decided by lot, and they leave later."""
    said = table.book.host.late(await table.log.master_view(), seat)
    if said is not None:
        with suppress(Refused):  # if nothing is asked of them now
            await table.submit(*said, change=_as_it_is, tries=1)
    later = table.services.time.served() + AGAIN_SECONDS
    if table.doc.phase == "playing":
        await table.log.change(lambda doc: _mark_gone(doc, seat, later))


def _as_it_is(doc: Doc) -> None:
    """Who is here must still be what it was when this was decided; nothing is changed."""


def _mark_gone(doc: Doc, seat: Seat, served: float) -> None:
    doc.places[seat].gone = served


def _mark_out(doc: Doc, seat: Seat, out: bool) -> None:
    doc.places[seat].out = out


async def leave(table: Hosted, seat: Seat, by_host: bool, forfeiting: Seat | None = None) -> None:
    """Under the lock: somebody gives up a seat, or the host takes it away and may lose by it."""
    place = place_at(table.doc, seat)
    if table.doc.phase == "waiting":
        if place.kind == "bot":
            raise refused(phrase("server-bot-sits"))
        await table.log.change(lambda doc: _free(doc, seat))
        return
    if table.doc.phase != "playing":
        raise refused(phrase("server-over"))
    if table.game is None:
        raise refused(table.log.why_not_playing())
    if place.kind != "person" or place.out:
        raise refused(phrase("server-nobody-plays"))
    if policy(table.book, table.doc) == "bot":
        await _let_bot_play(table, seat)
    elif not await depart(table, seat, forfeiting):
        raise refused(phrase("server-cannot-leave"))
    if by_host:
        await table.log.change(lambda doc: _shut_out(doc, seat, forfeiting))


def _free(doc: Doc, seat: Seat) -> None:
    doc.places[seat] = Place()


def _shut_out(doc: Doc, seat: Seat, forfeiting: Seat | None) -> None:
    place = doc.places[seat]
    if forfeiting is not None:
        forfeit(doc, forfeiting)
        place.removed = place.account
    place.tokens, place.account, place.claims, place.warn_at = [], "", [], None


async def come_back(table: Hosted, seat: Seat) -> None:
    """Under the lock: one who had left plays on, where a bot did meanwhile or the book allows."""
    place = place_at(table.doc, seat)
    if table.doc.phase != "playing":
        raise refused(phrase("server-not-played"))
    if table.game is None:
        raise refused(table.log.why_not_playing())
    if place.kind == "bot" and place.tokens:
        served = table.services.time.served()
        back = known_ruling("core-ruling-plays-again", place.name)
        await hands.tell(table, back, lambda doc: _come_back(table, doc, seat, served))
        return
    if place.kind != "person" or not place.out:
        raise refused(phrase("server-not-left"))
    said = table.book.host.back(await table.log.master_view(), seat)
    if said is None:
        raise refused(phrase("server-no-way-back", book=table.book.called))
    try:
        await table.submit(*said)
    except Refused as error:
        raise refused(phrase("server-no-way-back-why", why=error.why)) from None
    await table.log.change(lambda doc: _mark_out(doc, seat, False))


def _come_back(table: Hosted, doc: Doc, seat: Seat, served: float) -> None:
    place = doc.places[seat]
    place.kind, place.bot = "person", ""
    place.gone = None if seat in table.room.windows else served
