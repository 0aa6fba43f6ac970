"""Voting in the waiting room: counted with every wish, when somebody leaves, and at the start."""

from asterion.core.phrase import phrase
from asterion.server.denied import forbidden
from asterion.server.features import ballots
from asterion.server.game.doc import Summary, copy
from asterion.server.game.forms import Role
from asterion.server.tables import Hosted
from asterion.server.tables.happenings import SeatLeft, Starting
from asterion.server.tables.requests import Vote
from asterion.server.tables.services import Services


class Votes:
    """The ballots stand in the document, at the seats of those who voted."""

    def __init__(self, services: Services) -> None:
        services.happenings.answer(Vote, self._vote)
        services.happenings.on(Starting, self._count)
        services.happenings.on_async(SeatLeft, self._count_again)

    async def _vote(self, table: Hosted, role: Role, wish: Vote) -> Summary:
        if role.kind != "seat":
            raise forbidden(phrase("server-vote-of-players"))
        doc, wished = table.doc, copy(table.doc)
        ballots.vote(wished, table.book, role.viewer, wish.option, wish.value)
        is_another = (wished.settings, wished.options) != (doc.settings, doc.options)
        if doc.generated and is_another:  # Denied where no plan can be like that
            await table.services.planner.make_plan(table.book, wished)
        await table.log.change(
            lambda doc: ballots.vote(doc, table.book, role.viewer, wish.option, wish.value)
        )
        return table.log.summary()

    def _count(self, table: Hosted, start: Starting) -> None:
        ballots.count(start.doc, table.book)  # one who has left has no vote any more
        ballots.check_time(start.doc, table.book)

    async def _count_again(self, table: Hosted, _: SeatLeft) -> None:
        if table.doc.phase == "waiting" and table.doc.proposed:
            await table.log.change(lambda doc: ballots.count(doc, table.book))
