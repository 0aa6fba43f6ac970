"""A finished game reviewed: what each chair could prove, and why at any of its moments."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from asterion.core.audience import Seat
from asterion.core.options import settings_of
from asterion.core.phrase import phrase
from asterion.knowledge import MissingSolver, NoKnowledge, check_deduction
from asterion.server.study import Answer, Chair, NoAnswer, Question, ReviewState
from asterion.server.tables.denied import busy, missing, refused, unready
from asterion.server.tables.messages import without_audience

if TYPE_CHECKING:
    from asterion.server.tables.hosted import Hosted


async def review_of(hosted: "Hosted", language: str) -> ReviewState:
    """How far it is, and the review once it is there; the first who asks has it begun."""
    _check(hosted)
    try:
        return await hosted.hub.reviews.get(hosted.id, language, hosted.record)
    except NoAnswer as error:
        raise unready(error.why) from None


async def why_then(hosted: "Hosted", viewer: Seat, move: int, question: Question) -> Answer:
    """Why something was certain for a chair at a moment; answers by their numbers in the record."""
    _check(hosted)
    game = hosted.game
    assert game is not None
    entries = game.entries
    if viewer >= len(game.table.names):
        raise missing(phrase("server-no-such-chair"))

    def heard(since: int) -> Iterator[tuple[int, bytes]]:
        for n in range(since + 1 if since else 0, min(move + 1, game.committed)):
            yield n, bytes(without_audience(entries[n].told(viewer)))

    async def told(since: int) -> list[tuple[int, bytes]]:
        with hosted.looked_at():
            return await hosted.hub.slices.all(heard(since))

    place = f"{hosted.id} at {move}"
    chair = Chair(place, hosted.book.name, viewer, settings_of(game.options))
    try:
        return await hosted.hub.study.ask(chair, question, told)
    except NoAnswer as error:
        raise busy(error.why) from None


def _check(hosted: "Hosted") -> None:
    """Over, played by today's rules, and of a book of which something can be deduced."""
    hosted.check_open()
    try:
        check_deduction(hosted.book.name)
    except (NoKnowledge, MissingSolver) as error:
        raise refused(error.why) from None
    if hosted.game is None or hosted.log.shown is not None:
        raise refused(phrase("server-nothing-played"))
