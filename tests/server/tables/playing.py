"""Random games and recorded ones, played on a hosted table through its own door."""

from collections.abc import Iterator, Sequence

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import Options, settings_of
from asterion.core.dice import Dice
from asterion.core.referee.commitment import Promise
from asterion.core.referee.table import Table
from asterion.server.game.doc import Doc, Place
from asterion.server.tables import Denied, Hosted, Hub, Terms
from asterion.testing.play import NAMES
from tests.contract.shelf import Kit
from tests.server.tables.hosting import seat_role

ID = "AAAAAAAAAAAA"


def document(book: AnyBook, drawing: str, options: Options, players: int, salt: str) -> Doc:
    """A table that waits for this many; its promise is kept constant, for it is salted anyway."""
    return Doc(
        id=ID, book=book.name, title="", options=settings_of(options), settings={},
        terms=Terms(master="person"), plan=drawing, salt=salt,
        commitment=Promise.of("", "", book.rules.options(), "").commitment,
        places=[Place() for _ in range(players)], made=1_000_000.0,
    )  # fmt: skip


async def seated(hub: Hub, doc: Doc, names: Sequence[str], book: AnyBook | None = None) -> Hosted:
    """Everybody sits down, and the game begins; by this book instead of its own, if it is given."""
    await hub.add(doc, "", "")
    table = await hub.table(doc.id)
    table.log.book = book or table.book
    for name in names:
        await table.seats.sit(name)
    return table


async def random_table(hub: Hub, book: AnyBook, kit: Kit, chooser: Dice) -> Hosted:
    players = kit.players(chooser)
    options = kit.options(chooser)
    drawing = book.plan.write(kit.plan(chooser, players))
    return await seated(hub, document(book, drawing, options, players, "salt"), NAMES[:players])


async def say(table: Hosted, seat: Seat, text: str, id: str = "") -> bool:
    """As a player by a move, as the master by the hub's own way; whether it was done."""
    try:
        if seat == MASTER:
            async with table.lock:
                await table.submit(MASTER, text)
        else:
            if table.doc.places[seat].kind == "open":  # the master seated a newcomer
                await table.seats.sit("", seat)
            await table.play(seat_role(table, seat), text, id=id)
    except (Denied, Refused):
        return False
    return True


async def random_move(table: Hosted, kit: Kit, chooser: Dice, id: str = "") -> None:
    """Something legal by somebody who is asked, and now and then something out of turn."""
    game = table.game
    assert game is not None
    rules: Table = game.table
    aside = kit.out_of_turn(rules, chooser) if chooser.below(8, "aside") == 0 else None
    if aside is None:
        seat = chooser.pick(rules.awaited, "who")
        aside = seat, chooser.pick(rules.legal(seat), "what")
    await say(table, *aside, id=id)


def ids() -> Iterator[str]:
    number = 0
    while True:
        number += 1
        yield f"move {number}"
