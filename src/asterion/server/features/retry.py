"""Playing on from a moment of a game that is over, and what would have been answered there.

Anyone who may see the whole game may do both: a new table for practice is never rated, listed or
counted, and a question is answered on a copy. So nobody gains anything in a game that goes on.
"""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from asterion.bots import levels
from asterion.coach import has_coach
from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import Refused
from asterion.core.dice import Recorded
from asterion.core.phrase import phrase
from asterion.core.referee.rulings import known_ruling
from asterion.core.referee.table import RULING, Table
from asterion.server.denied import missing, refused
from asterion.server.features.advice import announce
from asterion.server.game.doc import Doc, Place, PlayedOn, encode
from asterion.server.game.forms import Opened, Role, Sat
from asterion.server.game.game import Game
from asterion.server.game.opening import check_master, known_bot
from asterion.server.guard import digest, new_id, new_token
from asterion.server.tables import Hosted, Hub, happenings

STRENGTH: Final = "normal"


class Moment(msgspec.Struct, frozen=True):
    """After the entry of this number, on this chair."""

    move: int
    seat: Seat


class WhatIf(msgspec.Struct, frozen=True):
    """What would have been answered to the one who asked; nothing of it happened."""

    do: str
    said: list[str]
    board: list[str]
    over: bool


async def play_on(
    hub: Hub, hosted: Hosted, role: Role, moment: Moment, bot: str = "", account: str = ""
) -> Opened:
    """A table like this one up to the moment, with bots on all other chairs."""
    game = _game_to_copy(hosted, role)
    table = await _table_at(hosted, game, moment)
    doc = _practice(hosted, table, moment, bot, account)
    token, host = new_token("seat"), new_token("host")
    doc.host, doc.places[moment.seat].tokens = [digest(host)], [digest(token)]
    copied = await hub.store.add_copy(
        doc.id, encode(doc), book=doc.book, wall=doc.made, of=hosted.id, last=moment.move,
        mark=next(hub.services.marks),
    )  # fmt: skip
    if not copied:
        raise refused(phrase("server-retry-move"))
    # Somebody who deletes their account is not to be found by their name in the copy either.
    for former in {place.removed for place in doc.places if place.removed}:
        await hub.store.link_account(former, doc.id)
    new = await _begun(hub, hosted, doc, moment.move)
    sat = Sat(moment.seat, token, doc.places[moment.seat].name)
    return Opened(doc.id, host, sat, None, new.log.summary())


async def what_if(hosted: Hosted, role: Role, moment: Moment, do: str, language: str) -> WhatIf:
    """One move more at this moment, on a copy."""
    game = _game_to_copy(hosted, role)
    table = await _table_at(hosted, game, moment)
    table.dice = hosted.services.dice()
    try:
        entry = table.submit(moment.seat, do)
    except Refused as error:
        raise refused(error.why) from None
    voice = table.book.voice_for(moment.seat, table.plan, language)
    said = [voice(event, moment.seat, table.names) for event in entry.told(moment.seat)]
    board = [*table.hearing(moment.seat).screen().board]
    return WhatIf(entry.do, [one for one in said if one], board, table.result is not None)


def last_word(hosted: Hosted, role: Role, seat: Seat) -> int:
    """The moment before this chair said its last word."""
    game = _game_to_copy(hosted, role)
    own = (n for n in range(game.committed - 1, 0, -1) if game.entries[n].seat == seat)
    last = next(own, None)
    if last is None:
        raise missing(phrase("server-retry-move"))
    return last - 1


def _game_to_copy(hosted: Hosted, role: Role) -> Game:
    """Of a game that is over; a person as master may try things out before, unless it is rated."""
    hosted.check_open(role)
    if hosted.game is None or hosted.log.shown is not None:
        raise refused(phrase("server-nothing-played"))
    if hosted.is_playing and hosted.doc.terms.rated:
        raise refused(phrase("server-retry-rated"))
    return hosted.game


async def _table_at(hosted: Hosted, game: Game, moment: Moment) -> Table:
    """The game up to there, played again on a table of its own."""
    if not 0 <= moment.move < game.committed:
        raise missing(phrase("server-retry-move"))
    opening = game.entries[0]
    table = Table(
        hosted.book, game.plan, hosted.doc.names, game.options, Recorded(opening.draws),
        promise=game.promise,
    )  # fmt: skip
    await hosted.in_slices(_again(table, game, moment.move))
    if not 0 <= moment.seat < len(table.names):
        raise missing(phrase("core-no-seat", seat=moment.seat))
    if table.result is not None:
        raise refused(phrase("server-retry-over"))
    return table


def _again(table: Table, game: Game, last: int) -> Iterator[None]:
    for n in range(1, last + 1):
        entry = game.entries[n]
        table.dice = Recorded(entry.draws)
        table.submit(entry.seat, entry.do, exact=True)
        yield


def _practice(hosted: Hosted, table: Table, moment: Moment, bot: str, account: str) -> Doc:
    """The new document: nobody else is expected, and nothing is counted."""
    old, time = hosted.doc, hosted.services.time
    wanted = known_bot(hosted.book, bot or levels(hosted.book.name)[STRENGTH])
    forgets = hosted.book.host.recall(table.options) is not None
    helps = has_coach(hosted.book.name) and not forgets
    terms = replace(
        old.terms, listed=False, rated=False, clock="none", absent="wait", master="computer",
        start="full", watch_delay=0, watchers=True, chat=False,
        assistant="own answers" if helps and old.terms.assistant == "off" else old.terms.assistant,
    )  # fmt: skip
    check_master(table, terms)
    served, wall = time.served(), time.wall()
    places = [
        Place("bot", name, bot=wanted, removed=_account_at(old, seat))
        for seat, name in enumerate(table.names)
    ]
    own = places[moment.seat]
    own.kind, own.bot, own.account, own.gone = "person", "", account, served
    if account:
        own.removed = own.removed if own.removed != account else ""
    return Doc(
        id=new_id(), book=old.book, title=old.title, options=old.options, settings=old.settings,
        terms=terms, plan=old.plan, salt=old.salt, commitment=old.commitment, places=places,
        made=wall, owner=account, phase="playing", names=old.names, started=wall,
        edition=old.edition, played_on=PlayedOn(hosted.id, moment.move),
    )  # fmt: skip


def _account_at(doc: Doc, seat: Seat) -> str:
    return doc.places[seat].account or doc.places[seat].removed if seat < len(doc.places) else ""


async def _begun(hub: Hub, hosted: Hosted, doc: Doc, move: int) -> Hosted:
    """The copy as it is in the store; the record says where it comes from before anybody plays."""
    new = Hosted(hub.services, hosted.book, doc, 1)
    await new.log.fetch()
    async with new.lock:
        ruling = known_ruling("core-ruling-played-on", game=hosted.id, move=move)
        await new.submit(MASTER, f"{RULING} {ruling}")
        await announce(new)
    hub.tables[doc.id] = new
    hub.services.say("table played on", table=doc.id, book=doc.book)
    new.log.tell(happenings.Opened())
    return new
