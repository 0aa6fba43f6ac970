"""The assistant at a table: what follows from what one's own seat was told, and nothing else."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from asterion.core.audience import MASTER, Seat
from asterion.core.book import AnyBook
from asterion.core.options import Options, settings_of
from asterion.core.phrase import phrase
from asterion.core.rulings import known_ruling
from asterion.core.table import RULING
from asterion.knowledge import MissingSolver, NoKnowledge, check_deduction
from asterion.server.study import Answer, Chair, NoAnswer, Question
from asterion.server.study.study import Told
from asterion.server.tables import delivery
from asterion.server.tables.denied import busy, forbidden, invalid, refused
from asterion.server.tables.doc import Terms
from asterion.server.tables.forms import Role
from asterion.server.tables.messages import without_audience

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted

OFF, OWN = "off", "own answers"
TOLD = {
    OWN: "core-ruling-assistant-own",
    "everything said": "core-ruling-assistant-everything",
}
"""The ruling that all are told when the game begins, where it is on."""


def check_assistant(book: AnyBook, terms: Terms, options: Options) -> None:
    """Denied where a table agrees on an assistant who could not say a word, or who would remember
    for the players what they agreed to remember themselves."""
    if terms.assistant == OFF:
        return
    if book.hosting.recall(options) is not None:
        raise invalid(phrase("server-assistant-remembers"))
    try:
        check_deduction(book.name)
    except (NoKnowledge, MissingSolver) as error:
        raise invalid(error.why) from None


async def announce(hosted: "Hosted") -> None:
    """Under the lock, when the game has begun: all hear of it, and it stands in the record."""
    said = TOLD.get(hosted.doc.terms.assistant)
    if said is not None and hosted.doc.phase == "playing":
        await hosted.log.submit(MASTER, f"{RULING} {known_ruling(said)}")


async def advise(hosted: "Hosted", role: Role, question: Question) -> Answer:
    """For players, each for their own seat, where the table agreed on it."""
    hosted.seats.still(role)
    if role.kind != "seat":
        raise forbidden(phrase("server-assistant-of-players"))
    if hosted.doc.terms.assistant == OFF:
        raise forbidden(phrase("server-no-assistant"))
    if hosted.game is not None and hosted.book.hosting.recall(hosted.game.options) is not None:
        raise forbidden(phrase("server-assistant-remembers"))
    return await think(hosted, role.viewer, question, hosted.doc.terms.assistant == OWN)


async def think(hosted: "Hosted", viewer: Seat, question: Question, alone: bool) -> Answer:
    """In a process of the study; the table goes on meanwhile."""
    game = hosted.game
    if game is None:
        raise refused(hosted.log.why_not_playing())
    chair = Chair(hosted.id, hosted.book.name, viewer, settings_of(game.options), alone)
    try:
        return await hosted.hub.study.ask(chair, question, told_to(hosted, viewer))
    except NoAnswer as error:
        raise busy(error.why) from None


def told_to(hosted: "Hosted", viewer: Seat) -> Told:
    """What this viewer was told after a number; chat is not among it, and never goes in.

    Numbers are the viewer's own, as in the transcript: they do not tell of what others did unheard.
    """
    game = hosted.game
    assert game is not None

    def heard(since: int) -> Iterator[tuple[int, bytes]]:
        follower = game.follower(viewer, delivery.reach(hosted, viewer))
        gone = () if hosted.doc.phase != "playing" else tuple(hosted.book.fleeting)
        for number in range(since + 1, follower.number + 1):
            events = game.entries[follower.told[number - 1]].heard_with(follower.listening)
            lasting = [event for event in events if not isinstance(event, gone)]
            yield number, bytes(without_audience(lasting))

    async def told(since: int) -> list[tuple[int, bytes]]:
        await delivery.be_ready(hosted, viewer)
        with hosted.looked_at():
            return await hosted.hub.slices.all(heard(since))

    return told
