"""When time is up: the master says who is late, that a pause is over, and what is shown no more."""

from contextlib import suppress

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.book import Refused
from asterion.core.contract.entry import Entry
from asterion.core.referee.table import Table
from asterion.server.denied import Denied
from asterion.server.game.doc import end
from asterion.server.game.game import Game
from asterion.server.game.phases import persons
from asterion.server.tables.happenings import Due
from asterion.server.tables.log import TableLog
from asterion.server.tables.move import submit

FEWEST_ROUNDS, MOST_ROUNDS = 3, 100
"""After this many rounds of nothing but time-outs nobody plays: the fewer if nobody is there."""


async def attend(log: TableLog) -> None:
    """Under the lock: flag anyone who is late, and let the features see to what is due."""
    game = log.game
    if log.doc.phase != "playing" or game is None:
        return
    services = log.services
    served = services.time.served()
    if game.clock is not None:
        if game.clock.end_pause(served) is not None:
            await resume(log, game)
        for seat in game.clock.late(served, persons(log.doc), log.room.arrived):
            if is_forsaken(log, game):
                await log.change(lambda doc: end(doc, "abandoned", services.time.wall()))
                services.say("table abandoned", table=log.id)
                return
            await flag(log, game, seat)
    await take_away(log, game, served)
    await log.tell_async(Due(game, served))


async def take_away(log: TableLog, game: Game, served: float) -> None:
    """What a person was shown for a while is gone; a bot looks when its turn comes."""
    people = persons(log.doc)
    for say, (ends, seat) in list(game.fleeting.items()):
        if seat in people and ends <= served:
            del game.fleeting[say]
            with suppress(Refused):  # anyone who has gone on meanwhile looks at it no more
                await submit(log, MASTER, say)


def is_forsaken(log: TableLog, game: Game) -> bool:
    """Whether nothing but time-outs has happened for so long that it would go on for ever."""
    people = persons(log.doc)
    anyone = any(log.doc.places[seat].gone is None for seat in people)
    left = len(people) * (MOST_ROUNDS if anyone else FEWEST_ROUNDS)
    for entry in reversed(game.entries):
        if is_time_out(game.table, entry):
            left -= 1
        elif entry.seat == MASTER or entry.seat in people:
            break
    return left <= 0


def is_time_out(table: Table, entry: Entry) -> bool:
    """Whether in this entry the master said that somebody was late."""
    late = table.book.host.late_commands
    return bool(late) and entry.seat == MASTER and type(table.command_of(entry)) in late


async def resume(log: TableLog, game: Game) -> None:
    """The master says that a pause is over, unless somebody has gone on meanwhile."""
    said = game.book.host.rested(game.table.view(MASTER))
    if said is not None:
        with suppress(Refused):
            await submit(log, said.speaker, said.text)


async def flag(log: TableLog, game: Game, seat: Seat) -> None:
    """The master says that this seat's time is out, if it still is."""
    if log.doc.phase != "playing" or seat not in game.table.awaited:
        return
    said = game.book.host.late(await log.master_view(), seat)
    if said is None:
        return
    try:
        await submit(log, said.speaker, said.text, tries=1)
        log.services.say("flagged", table=log.id, seat=seat)
    except (Refused, Denied) as error:  # a Denied: their move came first, through another process
        log.services.say("flag refused", table=log.id, seat=seat, why=str(error))
