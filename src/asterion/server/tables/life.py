"""The life of a table: waiting, playing, finished or abandoned, and what is due in between."""

from contextlib import suppress
from typing import TYPE_CHECKING

from asterion.core.audience import MASTER, Seat
from asterion.core.book import Refused
from asterion.core.phrase import Phrase, phrase
from asterion.server.tables import (
    advice,
    ballots,
    claims,
    compiling,
    hands,
    leaving,
    planning,
    presence,
    weeks,
)
from asterion.server.tables.begun import Begun
from asterion.server.tables.delivery import master_view, persons
from asterion.server.tables.denied import refused
from asterion.server.tables.doc import Doc, Outcome, Place, copy, end
from asterion.server.tables.flags import is_time_out
from asterion.server.tables.game import Game
from asterion.server.tables.opening import check_master

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

LONGEST_WAIT = 24 * 3600.0
"""After so long a table at which nobody is there waits no more."""
FEWEST_ROUNDS, MOST_ROUNDS = 3, 100
"""After so many rounds of nothing but time-outs nobody plays: the fewer if nobody is there."""
BOT_SECONDS = 5.0
"""A bot that has not answered by then may have gone down with its process: another looks."""


def why_not_playing(doc: Doc) -> Phrase:
    match doc.phase:
        case "waiting":
            return phrase("server-not-begun")
        case "abandoned":
            return phrase("server-abandoned")
    return phrase("server-over")


# ---- waiting


def has_waited_too_long(doc: Doc, wall: float) -> bool:
    here = any(place.kind == "person" and place.gone is None for place in doc.places)
    return doc.phase == "waiting" and not here and wall - doc.made > LONGEST_WAIT


def is_full(doc: Doc) -> bool:
    return all(place.kind != "open" for place in doc.places)


async def start(hosted: "Hosted") -> None:
    """Under the lock: whoever sits there plays; places that are still open fall away."""
    for _ in range(2):
        if hosted.doc.phase != "waiting":
            raise refused(phrase("server-begun-already"))
        doc = await prepared(hosted, copy(hosted.doc))
        if await hosted.log.append(beginning(hosted, doc)):
            await started(hosted)
            return
        await hosted.log.refresh()
    raise refused(phrase("server-begun-already"))


def is_ready(doc: Doc) -> bool:
    """Whether the game begins by itself; where somebody voted, the last to come may vote too."""
    if doc.phase != "waiting" or doc.terms.start != "full" or not is_full(doc):
        return False
    return not any(place.votes for place in doc.places)


async def prepared(hosted: "Hosted", doc: Doc) -> Doc:
    """Those who sit there, what they voted for, and the plan; none of it is stored yet.

    L15, 8  The plan is made after the vote. Until it is stored with the first entry of the game,
    nobody is promised anything, and nobody has it.
    """
    doc.places = [place for place in doc.places if place.kind != "open"]
    _check_number(hosted, len(doc.places))
    ballots.count(doc, hosted.book)  # whoever has left has no vote any more
    ballots.check_time(doc, hosted.book)
    if not doc.plan:
        await planning.make(hosted, doc)
    return doc


def beginning(hosted: "Hosted", doc: Doc) -> Begun:
    """The game of a prepared document, neither of which is stored yet."""
    served = hosted.hub.served()
    doc.names = [place.name for place in doc.places]
    doc.phase, doc.started = "playing", hosted.hub.time.wall()
    doc.edition = hosted.book.edition
    for seat, place in enumerate(doc.places):
        if place.gone is not None:
            place.gone = None if seat in hosted.room.windows else served
        place.seen = served
    game = Game(hosted.book, doc, hosted.hub.dice(), hosted.room.windows)
    try:
        opening = game.begin(doc.names, hosted.hub.dice(), served)
    except Refused as error:
        raise refused(error.why) from None
    check_master(game.table, doc.terms)
    _mark_finished(hosted, doc, game)
    return Begun(game, opening, served, "", doc)


async def started(hosted: "Hosted") -> None:
    """Under the lock, when the beginning is kept."""
    hosted.hub.say("table started", table=hosted.id, players=len(hosted.doc.places))
    await advice.announce(hosted)


def _check_number(hosted: "Hosted", players: int) -> None:
    if players not in hosted.book.seats:
        few = hosted.book.seats[0]
        raise refused(phrase("server-too-few", book=hosted.book.called, few=few, players=players))


# ---- playing


def after(hosted: "Hosted", game: Game, changed: Doc | None = None) -> Doc | None:
    """The document that must be kept together with the entry that was just made, if any.

    `changed` is one that must be in any case.
    """
    table, seated = game.table, len(hosted.log.doc.places)
    if table.result is None and len(table.names) == seated:
        return changed
    joined = table.names[seated:]
    doc = copy(hosted.doc) if changed is None else changed
    doc.places += [Place(name=name) for name in joined]  # a person as master seated somebody
    _mark_finished(hosted, doc, game)
    return doc


def _mark_finished(hosted: "Hosted", doc: Doc, game: Game) -> None:
    result = game.table.result
    if result is not None:
        end(doc, "finished", hosted.hub.time.wall())
        doc.result = Outcome(tuple(result.winners), result.reason, result.ending)
        doc.compiler = compiling.compiler_after(hosted.book, doc, doc.result)
        hosted.bots.tell_aims(doc)
        if doc.week:
            doc.worth = weeks.worth(game, hosted.hub.served())


def due(hosted: "Hosted", doc: Doc, game: Game | None) -> float | None:
    """The served time at which somebody must look after this table."""
    if doc.phase != "playing" or game is None:
        return None
    times = claims.due(doc)
    if game.clock is not None and game.clock.counts:
        late = game.clock.due(persons(doc))
        if late is not None:
            times.append(late)
    for seat in game.table.awaited:
        if seat >= 0 and doc.places[seat].kind == "bot":
            times.append(hosted.hub.served() + BOT_SECONDS)
            break
    if game.fleeting:
        people = persons(doc)
        times += [ends for ends, seat in game.fleeting.values() if seat in people]
    if leaving.policy(hosted.book, doc) != "wait":
        for seat in persons(doc):
            gone = doc.places[seat].gone
            if gone is not None and not claims.is_held_back(doc, seat):
                times.append(gone + doc.terms.grace_seconds)
        times += presence.leases(hosted, doc)
    return min(times) if times else None


async def taken_up(hosted: "Hosted") -> None:
    """Under the lock: just loaded. Whoever is not connected has all the grace from now on."""
    if has_waited_too_long(hosted.doc, hosted.hub.time.wall()):
        await hosted.log.change(lambda doc: end(doc, "abandoned", hosted.hub.time.wall()))
    if hosted.doc.phase not in ("waiting", "playing") or hosted.hub.shared:
        return
    since = hosted.hub.since
    absent = [
        seat
        for seat, place in enumerate(hosted.doc.places)
        if place.tokens
        and seat not in hosted.room.windows
        and (place.gone is None or place.gone < since)
    ]
    if absent:
        served = hosted.hub.served()

        def mark(doc: Doc) -> None:
            for seat in absent:
                doc.places[seat].gone = served

        await hosted.log.change(mark)


async def attend(hosted: "Hosted") -> None:
    """Under the lock: flag whoever is late, and see to the seats that were left alone."""
    game = hosted.game
    if hosted.doc.phase != "playing" or game is None:
        return
    served = hosted.hub.served()
    if game.clock is not None:
        if game.clock.end_pause(served) is not None:
            await resume(hosted, game)
        for seat in game.clock.late(served, persons(hosted.doc), hosted.room.arrived):
            if is_forsaken(hosted, game):
                await hosted.log.change(lambda doc: end(doc, "abandoned", hosted.hub.time.wall()))
                hosted.hub.say("table abandoned", table=hosted.id)
                return
            await flag(hosted, game, seat)
    await take_away(hosted, game, served)
    await hands.attend(hosted)
    for seat in leaving.left_alone(hosted, served):
        await leaving.see_to(hosted, seat)
    await leaving.put_off(hosted)
    await presence.miss(hosted)


async def take_away(hosted: "Hosted", game: Game, served: float) -> None:
    """What a person was shown for a while is gone; a bot looks when its turn comes."""
    people = persons(hosted.doc)
    for say, (ends, seat) in list(game.fleeting.items()):
        if seat in people and ends <= served:
            del game.fleeting[say]
            with suppress(Refused):  # whoever has gone on meanwhile looks at it no more
                await hosted.log.submit(MASTER, say)


def is_forsaken(hosted: "Hosted", game: Game) -> bool:
    """Whether nothing but time-outs has happened for so long that it would go on for ever."""
    people = persons(hosted.doc)
    anyone = any(hosted.doc.places[seat].gone is None for seat in people)
    left = len(people) * (MOST_ROUNDS if anyone else FEWEST_ROUNDS)
    for entry in reversed(game.entries):
        if is_time_out(game.table, entry):
            left -= 1
        elif entry.seat == MASTER or entry.seat in people:
            break
    return left <= 0


async def resume(hosted: "Hosted", game: Game) -> None:
    """The master says that a pause is over, unless somebody has gone on meanwhile."""
    said = game.book.hosting.rested(game.table.view(MASTER))
    if said is not None:
        with suppress(Refused):
            await hosted.log.submit(said.speaker, said.text)


async def flag(hosted: "Hosted", game: Game, seat: Seat) -> None:
    """The master says that this seat's time is out, if it still is."""
    if hosted.doc.phase != "playing" or seat not in game.table.awaited:
        return
    said = game.book.hosting.late(await master_view(hosted), seat)
    if said is None:
        return
    try:
        await hosted.log.submit(said.speaker, said.text)
        hosted.hub.say("flagged", table=hosted.id, seat=seat)
    except Refused as error:
        hosted.hub.say("flag refused", table=hosted.id, seat=seat, why=str(error))
