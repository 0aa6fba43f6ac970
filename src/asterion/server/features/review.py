"""A finished game reviewed: what each chair could prove, and why at any of its moments."""

from collections.abc import Iterator
from functools import partial

from asterion.core.audience import Seat
from asterion.core.contract.options import settings_of
from asterion.core.phrase import phrase
from asterion.knowledge import MissingSolver, NoKnowledge, check_deduction
from asterion.server.denied import busy, missing, refused, unready
from asterion.server.features.afterwards import record
from asterion.server.game.messages import without_audience
from asterion.server.study import Answer, Chair, NoAnswer, Question, Reviews, ReviewState, Study
from asterion.server.tables import Hosted
from asterion.server.work.kept import Kept


async def review_of(reviews: Reviews, kept: Kept, table: Hosted, language: str) -> ReviewState:
    """How far it is, and the review once it is there; the first who asks has it begun."""
    check_reviewable(table)
    try:
        return await reviews.get(table.id, language, partial(record, kept, table))
    except NoAnswer as error:
        raise unready(error.why) from None


async def why_then(
    study: Study, table: Hosted, viewer: Seat, move: int, question: Question
) -> Answer:
    """Why something was certain for a chair at a moment; answers by their numbers in the record."""
    check_reviewable(table)
    game = table.game
    assert game is not None
    entries = game.entries
    if viewer >= len(game.table.names):
        raise missing(phrase("server-no-such-chair"))

    def heard(since: int) -> Iterator[tuple[int, bytes]]:
        for n in range(since + 1 if since else 0, min(move + 1, game.committed)):
            yield n, bytes(without_audience(entries[n].told(viewer)))

    async def told(since: int) -> list[tuple[int, bytes]]:
        with table.looked_at():
            return await table.services.slices.all(heard(since))

    place = f"{table.id} at {move}"
    chair = Chair(place, table.book.name, viewer, settings_of(game.options))
    try:
        return await study.ask(chair, question, told)
    except NoAnswer as error:
        raise busy(error.why) from None


def check_reviewable(table: Hosted) -> None:
    """Over, played by today's rules, and of a book of which something can be deduced."""
    table.check_open()
    try:
        check_deduction(table.book.name)
    except (NoKnowledge, MissingSolver) as error:
        raise refused(error.why) from None
    if table.game is None or table.log.shown is not None:
        raise refused(phrase("server-nothing-played"))
