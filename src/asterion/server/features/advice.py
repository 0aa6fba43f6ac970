"""The assistant at a table: what follows from what one's own seat was told, and nothing else."""

from collections.abc import Iterator

from asterion.core.audience import MASTER, Seat
from asterion.core.contract.options import settings_of
from asterion.core.phrase import phrase
from asterion.core.referee.rulings import known_ruling
from asterion.core.referee.table import RULING
from asterion.server.denied import busy, forbidden, refused
from asterion.server.game.forms import Role
from asterion.server.game.messages import without_audience
from asterion.server.game.terms import NO_ASSISTANT, ODDS
from asterion.server.study import Answer, Chair, NoAnswer, Question, Study
from asterion.server.study.study import Told
from asterion.server.tables import Hosted
from asterion.server.tables.happenings import Started
from asterion.server.tables.services import Services

OWN = "own answers"
TOLD = {
    OWN: "core-ruling-assistant-own",
    "everything said": "core-ruling-assistant-everything",
    ODDS: "core-ruling-assistant-odds",
}
"""The ruling that all are told when the game begins, where it is on."""


async def announce(table: Hosted) -> None:
    """Under the lock: all hear that there is an assistant, and it stands in the record."""
    said = TOLD.get(table.doc.terms.assistant)
    if said is not None and table.doc.phase == "playing":
        await table.submit(MASTER, f"{RULING} {known_ruling(said)}")


class Advice:
    """The assistants of all tables that agreed on one."""

    def __init__(self, services: Services, study: Study) -> None:
        self._study = study
        services.happenings.on_async(Started, self._announce)

    async def _announce(self, table: Hosted, _: Started) -> None:
        await announce(table)

    async def advise(self, table: Hosted, role: Role, question: Question) -> Answer:
        """For players, each for their own seat, where the table agreed on it."""
        table.seats.still(role)
        if role.kind != "seat":
            raise forbidden(phrase("server-assistant-of-players"))
        if table.doc.terms.assistant == NO_ASSISTANT:
            raise forbidden(phrase("server-no-assistant"))
        game = table.game
        if game is not None and table.book.host.recall(game.options) is not None:
            raise forbidden(phrase("server-assistant-remembers"))
        if game is None:
            raise refused(table.log.why_not_playing())
        agreed = table.doc.terms.assistant
        options = settings_of(game.options)
        chair = Chair(
            table.id, table.book.name, role.viewer, options, agreed == OWN, agreed == ODDS
        )
        try:
            return await self._study.ask(chair, question, told_to(table, role.viewer))
        except NoAnswer as error:
            raise busy(error.why) from None


def told_to(table: Hosted, viewer: Seat) -> Told:
    """What this viewer was told after a number; chat is not among it, and never goes in.

    Numbers are the viewer's own, as in the transcript: they do not tell of what others did unheard.
    """
    game = table.game
    assert game is not None

    def heard(since: int) -> Iterator[tuple[int, bytes]]:
        follower = game.follower(viewer, table.log.reach(viewer))
        gone = () if table.doc.phase != "playing" else tuple(table.book.view.fleeting)
        for number in range(since + 1, follower.number + 1):
            events = game.entries[follower.told[number - 1]].heard_with(follower.listening)
            lasting = [event for event in events if not isinstance(event, gone)]
            yield number, bytes(without_audience(lasting))

    async def told(since: int) -> list[tuple[int, bytes]]:
        await table.log.be_ready(viewer)
        with table.looked_at():
            return await table.services.slices.all(heard(since))

    return told
