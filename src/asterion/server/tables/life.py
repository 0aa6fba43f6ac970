"""The life of a table: waiting, playing, finished or abandoned, and what is due in between."""

from contextlib import suppress
from typing import TYPE_CHECKING

from asterion.core.audience import MASTER, Seat
from asterion.core.book import Refused
from asterion.server.tables import ballots, leaving, presence
from asterion.server.tables.denied import refused
from asterion.server.tables.doc import Doc, Outcome, Place, copy, end
from asterion.server.tables.flags import is_time_out
from asterion.server.tables.game import Game
from asterion.server.tables.opening import check_master
from asterion.server.tables.telling import persons

if TYPE_CHECKING:
    from asterion.server.tables.kept import Kept

LONGEST_WAIT = 24 * 3600.0
"""After so long a table at which nobody is there waits no more."""
FEWEST_ROUNDS, MOST_ROUNDS = 3, 100
"""After so many rounds of nothing but time-outs nobody plays: the fewer if nobody is there."""
BOT_SECONDS = 5.0
"""A bot that has not answered by then may have gone down with its process: another looks."""


def why_not_playing(doc: Doc) -> str:
    match doc.phase:
        case "waiting":
            return "the game has not begun"
        case "abandoned":
            return "the game was abandoned"
    return "the game is over"


# ---- waiting


def has_waited_too_long(doc: Doc, wall: float) -> bool:
    here = any(place.kind == "person" and place.gone is None for place in doc.places)
    return doc.phase == "waiting" and not here and wall - doc.made > LONGEST_WAIT


def is_full(doc: Doc) -> bool:
    return all(place.kind != "open" for place in doc.places)


async def start(kept: "Kept") -> None:
    """Under the lock: whoever sits there plays; places that are still open fall away."""
    for _ in range(2):
        if kept.doc.phase != "waiting":
            raise refused("the game has begun already")
        doc = copy(kept.doc)
        doc.places = [place for place in doc.places if place.kind != "open"]
        _check_number(kept, len(doc.places))
        ballots.count(doc, kept.book)  # whoever has left has no vote any more
        served = kept.hub.served()
        doc.names = [place.name for place in doc.places]
        doc.phase, doc.started = "playing", kept.hub.time.wall()
        doc.edition = kept.book.edition
        for seat, place in enumerate(doc.places):
            if place.gone is not None:
                place.gone = None if seat in kept.windows else served
            place.seen = served
        game = Game(kept.book, doc, kept.hub.dice(), kept.windows)
        try:
            opening = game.begin(doc.names, kept.hub.dice(), served)
        except Refused as error:
            raise refused(str(error)) from None
        check_master(game.table, doc.terms)
        _mark_finished(kept, doc, game)
        if await kept.append(game, opening, served, "", doc):
            kept.hub.say("table started", table=kept.id, players=len(doc.places))
            return
        await kept.refresh()
    raise refused("the game has begun already")


def _check_number(kept: "Kept", players: int) -> None:
    if players not in kept.book.seats:
        few = kept.book.seats[0]
        raise refused(f"{kept.book.title} needs at least {few} players, and {players} are there")


# ---- playing


def after(kept: "Kept", game: Game, changed: Doc | None = None) -> Doc | None:
    """The document that must be kept together with the entry that was just made, if any.

    `changed` is one that must be in any case.
    """
    table, seated = game.table, len(kept.doc.places)
    if table.result is None and len(table.names) == seated:
        return changed
    joined = table.names[seated:]
    doc = copy(kept.doc) if changed is None else changed
    doc.places += [Place(name=name) for name in joined]  # a person as master seated somebody
    _mark_finished(kept, doc, game)
    return doc


def _mark_finished(kept: "Kept", doc: Doc, game: Game) -> None:
    result = game.table.result
    if result is not None:
        end(doc, "finished", kept.hub.time.wall())
        doc.result = Outcome(tuple(result.winners), result.reason)


def due(kept: "Kept", doc: Doc, game: Game | None) -> float | None:
    """The served time at which somebody must look after this table."""
    if doc.phase != "playing" or game is None:
        return None
    times: list[float] = []
    if game.clock is not None:
        late = game.clock.due(persons(doc))
        if late is not None:
            times.append(late)
    for seat in game.table.awaited:
        if seat >= 0 and doc.places[seat].kind == "bot":
            times.append(kept.hub.served() + BOT_SECONDS)
            break
    people = persons(doc)
    times += [ends for ends, seat in game.fleeting.values() if seat in people]
    if leaving.policy(kept.book, doc) != "wait":
        times += [
            doc.places[seat].gone + doc.terms.grace_seconds  # type: ignore[operator]
            for seat in persons(doc)
            if doc.places[seat].gone is not None
        ]
        times += presence.leases(kept, doc)
    return min(times) if times else None


async def taken_up(kept: "Kept") -> None:
    """Under the lock: just loaded. Whoever is not connected has all the grace from now on."""
    if has_waited_too_long(kept.doc, kept.hub.time.wall()):
        await kept.change(lambda doc: end(doc, "abandoned", kept.hub.time.wall()))
    if kept.doc.phase not in ("waiting", "playing") or kept.hub.shared:
        return
    since = kept.hub.since
    absent = [
        seat
        for seat, place in enumerate(kept.doc.places)
        if place.tokens and seat not in kept.windows and (place.gone is None or place.gone < since)
    ]
    if absent:
        served = kept.hub.served()

        def mark(doc: Doc) -> None:
            for seat in absent:
                doc.places[seat].gone = served

        await kept.change(mark)


async def attend(kept: "Kept") -> None:
    """Under the lock: flag whoever is late, and see to the seats that were left alone."""
    game = kept.game
    if kept.doc.phase != "playing" or game is None:
        return
    served = kept.hub.served()
    if game.clock is not None:
        for seat in game.clock.late(served, persons(kept.doc), kept.arrived):
            if is_forsaken(kept, game):
                await kept.change(lambda doc: end(doc, "abandoned", kept.hub.time.wall()))
                kept.hub.say("table abandoned", table=kept.id)
                return
            await flag(kept, game, seat)
    await take_away(kept, game, served)
    for seat in leaving.left_alone(kept, served):
        await leaving.see_to(kept, seat)
    await leaving.put_off(kept)
    await presence.miss(kept)


async def take_away(kept: "Kept", game: Game, served: float) -> None:
    """What a person was shown for a while is gone; a bot looks when its turn comes."""
    people = persons(kept.doc)
    for say, (ends, seat) in list(game.fleeting.items()):
        if seat in people and ends <= served:
            del game.fleeting[say]
            with suppress(Refused):  # whoever has gone on meanwhile looks at it no more
                await kept.submit(MASTER, say)


def is_forsaken(kept: "Kept", game: Game) -> bool:
    """Whether nothing but time-outs has happened for so long that it would go on for ever."""
    people = persons(kept.doc)
    anyone = any(kept.doc.places[seat].gone is None for seat in people)
    left = len(people) * (MOST_ROUNDS if anyone else FEWEST_ROUNDS)
    for entry in reversed(game.entries):
        if is_time_out(game.table, entry):
            left -= 1
        elif entry.seat == MASTER or entry.seat in people:
            break
    return left <= 0


async def flag(kept: "Kept", game: Game, seat: Seat) -> None:
    """The master says that this seat's time is out, if it still is."""
    if kept.doc.phase != "playing" or seat not in game.table.awaited:
        return
    said = game.book.hosting.late(game.table.view(MASTER), seat)
    if said is None:
        return
    try:
        await kept.submit(said.speaker, said.text)
        kept.hub.say("flagged", table=kept.id, seat=seat)
    except Refused as error:
        kept.hub.say("flag refused", table=kept.id, seat=seat, why=str(error))
