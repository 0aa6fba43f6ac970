"""Seats that are given up or left alone: a bot plays on, the game loses a player, or it waits."""

from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from asterion.bots import bot_names
from asterion.core.audience import MASTER, Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.hosting import GONE
from asterion.server.tables import hands
from asterion.server.tables.denied import refused
from asterion.server.tables.doc import Doc, Place
from asterion.server.tables.seats import place_at
from asterion.server.tables.telling import persons

if TYPE_CHECKING:
    from asterion.server.tables.kept import Kept

AGAIN_SECONDS = 5.0
"""Where a player cannot leave yet, as before the first move of Labyrinth, it is tried again."""


def policy(book: AnyBook, doc: Doc) -> Literal["wait", "leave", "bot"]:
    """What is done about a seat that is left alone."""
    return book.hosting.absent if doc.terms.absent == "book" else doc.terms.absent


def left_alone(kept: "Kept", served: float) -> list[Seat]:
    """Where nobody has been for longer than the table's grace."""
    if policy(kept.book, kept.doc) == "wait":
        return []
    before = served - kept.doc.terms.grace_seconds
    alone = []
    for seat in persons(kept.doc):
        gone = kept.doc.places[seat].gone
        seen = kept.touched.get(seat, before)
        if gone is not None and max(gone, seen) <= before and seat not in kept.windows:
            alone.append(seat)
    return alone


async def see_to(kept: "Kept", seat: Seat) -> None:
    """Under the lock: as the table's terms say."""
    kept.hub.say("seat left alone", table=kept.id, seat=seat)
    if policy(kept.book, kept.doc) == "bot":
        await _let_bot_play(kept, seat)
    elif not await depart(kept, seat):
        await _decide_for(kept, seat)


async def put_off(kept: "Kept") -> None:
    """Under the lock: whoever asks for something now and then has all the grace from then on."""
    seen = {
        seat: kept.touched[seat]
        for seat in persons(kept.doc)
        if (gone := kept.doc.places[seat].gone) is not None and kept.touched.get(seat, 0.0) > gone
    }
    if not seen or kept.doc.phase != "playing" or policy(kept.book, kept.doc) == "wait":
        return

    def mark(doc: Doc) -> None:
        for seat, served in seen.items():
            doc.places[seat].gone = served

    await kept.change(mark)


async def _let_bot_play(kept: "Kept", seat: Seat) -> None:
    def seat_bot(doc: Doc) -> None:
        place = doc.places[seat]
        place.kind, place.bot = "bot", bot_names(kept.book.name)[0]

    await hands.tell(kept, f"a bot plays on for {kept.doc.places[seat].name}", seat_bot)


async def depart(kept: "Kept", seat: Seat) -> bool:
    """Under the lock: the player is out of the game, in the words that the book has for it."""
    game = kept.game
    assert game is not None
    said = kept.book.hosting.leave(game.table.view(MASTER), seat)
    if said is None:
        return False
    if said != GONE:
        try:
            await kept.submit(*said)
        except Refused:
            return False
    if kept.doc.phase == "playing":
        await kept.change(lambda doc: _mark_out(doc, seat, True))
    return True


async def _decide_for(kept: "Kept", seat: Seat) -> None:
    """Where nobody can leave yet, what he is asked is decided by lot, and he leaves later."""
    assert kept.game is not None
    said = kept.book.hosting.late(kept.game.table.view(MASTER), seat)
    if said is not None:
        with suppress(Refused):  # if nothing is asked of him now
            await kept.submit(*said)
    later = kept.hub.served() + AGAIN_SECONDS
    if kept.doc.phase == "playing":
        await kept.change(lambda doc: _mark_gone(doc, seat, later))


def _mark_gone(doc: Doc, seat: Seat, served: float) -> None:
    doc.places[seat].gone = served


def _mark_out(doc: Doc, seat: Seat, out: bool) -> None:
    doc.places[seat].out = out


async def leave(kept: "Kept", seat: Seat, by_host: bool) -> None:
    """Under the lock: somebody gives up a seat, or the host takes it away."""
    place = place_at(kept.doc, seat)
    if kept.doc.phase == "waiting":
        if place.kind == "bot":
            raise refused("a bot sits there")
        await kept.change(lambda doc: _free(doc, seat))
        return
    if kept.doc.phase != "playing":
        raise refused("the game is over")
    if kept.game is None:
        raise refused(kept.why_not_playing())
    if place.kind != "person" or place.out:
        raise refused("nobody plays there any more")
    if policy(kept.book, kept.doc) == "bot":
        await _let_bot_play(kept, seat)
    elif not await depart(kept, seat):
        raise refused("nobody can leave this game now; try again when it is under way")
    if by_host:
        await kept.change(lambda doc: _shut_out(doc, seat))


def _free(doc: Doc, seat: Seat) -> None:
    doc.places[seat] = Place()


def _shut_out(doc: Doc, seat: Seat) -> None:
    place = doc.places[seat]
    place.tokens, place.account, place.claim = [], "", None


async def back(kept: "Kept", seat: Seat) -> None:
    """Under the lock: whoever had left plays on, where a bot did meanwhile or the book lets him."""
    place = place_at(kept.doc, seat)
    if kept.doc.phase != "playing":
        raise refused("the game is not being played")
    if kept.game is None:
        raise refused(kept.why_not_playing())
    if place.kind == "bot" and place.tokens:
        served = kept.hub.served()
        back = f"{place.name} is back, and plays instead of the bot"
        await hands.tell(kept, back, lambda doc: _come_back(kept, doc, seat, served))
        return
    if place.kind != "person" or not place.out:
        raise refused("you have not left")
    assert kept.game is not None
    said = kept.book.hosting.back(kept.game.table.view(MASTER), seat)
    if said is None:
        raise refused(f"there is no way back: whoever has left {kept.book.title} stays out")
    try:
        await kept.submit(*said)
    except Refused as error:
        raise refused(f"there is no way back: {error}") from None
    await kept.change(lambda doc: _mark_out(doc, seat, False))


def _come_back(kept: "Kept", doc: Doc, seat: Seat, served: float) -> None:
    place = doc.places[seat]
    place.kind, place.bot = "person", ""
    place.gone = None if seat in kept.windows else served
