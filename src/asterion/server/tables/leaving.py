"""Seats that are given up or left alone: a bot plays on, the game loses a player, or it waits."""

from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from asterion.bots import bot_names
from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.hosting import GONE
from asterion.core.phrase import phrase
from asterion.core.rulings import known_ruling
from asterion.server.tables import claims, hands
from asterion.server.tables.delivery import master_view, persons
from asterion.server.tables.denied import refused
from asterion.server.tables.doc import Doc, Place
from asterion.server.tables.forfeits import forfeit
from asterion.server.tables.seats import place_at

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

AGAIN_SECONDS = 5.0
"""Where a player cannot leave yet, as before the first move of Labyrinth, it is tried again."""


def policy(book: AnyBook, doc: Doc) -> Literal["wait", "leave", "bot"]:
    """What is done about a seat that is left alone."""
    return book.hosting.absent if doc.terms.absent == "book" else doc.terms.absent


def left_alone(hosted: "Hosted", served: float) -> list[Seat]:
    """Where nobody has been for longer than the table's grace."""
    if policy(hosted.book, hosted.doc) == "wait":
        return []
    before = served - hosted.doc.terms.grace_seconds
    alone = []
    for seat in persons(hosted.doc):
        gone = hosted.doc.places[seat].gone
        seen = hosted.room.touched.get(seat, before)
        if gone is None or seat in hosted.room.windows or claims.is_held_back(hosted.doc, seat):
            continue
        if max(gone, seen) <= before:
            alone.append(seat)
    return alone


async def see_to(hosted: "Hosted", seat: Seat) -> None:
    """Under the lock: as the table's terms say."""
    hosted.hub.say("seat left alone", table=hosted.id, seat=seat)
    if policy(hosted.book, hosted.doc) == "bot":
        await _let_bot_play(hosted, seat)
    elif not await depart(hosted, seat):
        await _decide_for(hosted, seat)


async def put_off(hosted: "Hosted") -> None:
    """Under the lock: whoever asks for something now and then has all the grace from then on."""
    seen = {
        seat: hosted.room.touched[seat]
        for seat in persons(hosted.doc)
        if (gone := hosted.doc.places[seat].gone) is not None
        and hosted.room.touched.get(seat, 0.0) > gone
    }
    if not seen or hosted.doc.phase != "playing" or policy(hosted.book, hosted.doc) == "wait":
        return

    def mark(doc: Doc) -> None:
        for seat, served in seen.items():
            doc.places[seat].gone = served

    await hosted.log.change(mark)


async def _let_bot_play(hosted: "Hosted", seat: Seat) -> None:
    def seat_bot(doc: Doc) -> None:
        place = doc.places[seat]
        place.kind, place.bot = "bot", bot_names(hosted.book.name)[0]

    name = hosted.doc.places[seat].name
    await hands.tell(hosted, known_ruling("core-ruling-bot-plays", name), seat_bot)


async def depart(hosted: "Hosted", seat: Seat, forfeiting: Seat | None = None) -> bool:
    """Under the lock: the player is out of the game, in the words that the book has for it.

    If that ends a rated game, whose fault it was is saved with its result: nobody sees one without
    the other.
    """
    said = hosted.book.hosting.leave(await master_view(hosted), seat)
    if said is None:
        return False
    if said != GONE:
        try:
            blame = None if forfeiting is None else lambda doc: forfeit(doc, forfeiting)
            await hosted.log.submit(*said, change=blame)
        except Refused:
            return False
    if hosted.doc.phase == "playing":
        await hosted.log.change(lambda doc: _mark_out(doc, seat, True))
    return True


async def _decide_for(hosted: "Hosted", seat: Seat) -> None:
    """Where nobody can leave yet, what he is asked is decided by lot, and he leaves later."""
    said = hosted.book.hosting.late(await master_view(hosted), seat)
    if said is not None:
        with suppress(Refused):  # if nothing is asked of him now
            await hosted.log.submit(*said)
    later = hosted.hub.served() + AGAIN_SECONDS
    if hosted.doc.phase == "playing":
        await hosted.log.change(lambda doc: _mark_gone(doc, seat, later))


def _mark_gone(doc: Doc, seat: Seat, served: float) -> None:
    doc.places[seat].gone = served


def _mark_out(doc: Doc, seat: Seat, out: bool) -> None:
    doc.places[seat].out = out


async def leave(
    hosted: "Hosted", seat: Seat, by_host: bool, forfeiting: Seat | None = None
) -> None:
    """Under the lock: somebody gives up a seat, or the host takes it away and may lose by it."""
    place = place_at(hosted.doc, seat)
    if hosted.doc.phase == "waiting":
        if place.kind == "bot":
            raise refused(phrase("server-bot-sits"))
        await hosted.log.change(lambda doc: _free(doc, seat))
        return
    if hosted.doc.phase != "playing":
        raise refused(phrase("server-over"))
    if hosted.game is None:
        raise refused(hosted.log.why_not_playing())
    if place.kind != "person" or place.out:
        raise refused(phrase("server-nobody-plays"))
    if policy(hosted.book, hosted.doc) == "bot":
        await _let_bot_play(hosted, seat)
    elif not await depart(hosted, seat, forfeiting):
        raise refused(phrase("server-cannot-leave"))
    if by_host:
        await hosted.log.change(lambda doc: _shut_out(doc, seat, forfeiting))


def _free(doc: Doc, seat: Seat) -> None:
    doc.places[seat] = Place()


def _shut_out(doc: Doc, seat: Seat, forfeiting: Seat | None) -> None:
    place = doc.places[seat]
    if forfeiting is not None:
        forfeit(doc, forfeiting)
        place.removed = place.account
    place.tokens, place.account, place.claims, place.warn_at = [], "", [], None


async def back(hosted: "Hosted", seat: Seat) -> None:
    """Under the lock: whoever had left plays on, where a bot did meanwhile or the book lets him."""
    place = place_at(hosted.doc, seat)
    if hosted.doc.phase != "playing":
        raise refused(phrase("server-not-played"))
    if hosted.game is None:
        raise refused(hosted.log.why_not_playing())
    if place.kind == "bot" and place.tokens:
        served = hosted.hub.served()
        back = known_ruling("core-ruling-plays-again", place.name)
        await hands.tell(hosted, back, lambda doc: _come_back(hosted, doc, seat, served))
        return
    if place.kind != "person" or not place.out:
        raise refused(phrase("server-not-left"))
    said = hosted.book.hosting.back(await master_view(hosted), seat)
    if said is None:
        raise refused(phrase("server-no-way-back", book=hosted.book.called))
    try:
        await hosted.log.submit(*said)
    except Refused as error:
        raise refused(phrase("server-no-way-back-why", why=error.why)) from None
    await hosted.log.change(lambda doc: _mark_out(doc, seat, False))


def _come_back(hosted: "Hosted", doc: Doc, seat: Seat, served: float) -> None:
    place = doc.places[seat]
    place.kind, place.bot = "person", ""
    place.gone = None if seat in hosted.room.windows else served
