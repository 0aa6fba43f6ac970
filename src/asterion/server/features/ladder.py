"""The ladder of a book: who may be rated, and the ratings as this process has read the games.

Nothing is kept but the games themselves.
"""

import asyncio

import msgspec

from asterion.core.contract.options import OptionError, options_from
from asterion.core.phrase import phrase
from asterion.server.denied import Denied, invalid, missing
from asterion.server.features.ratings import Met, Rung, met_of, rungs
from asterion.server.game.doc import decode
from asterion.server.game.forms import OpenTable
from asterion.server.game.opening import agreed, known_book, make_places
from asterion.server.game.planning import wanted_settings
from asterion.server.tables import Hub
from asterion.server.tables.happenings import AccountErased
from asterion.server.tables.services import Services

SHOWN = 100


class Ladder:
    """The ladders of all books, as this process knows them; off unless the server says so."""

    def __init__(self, services: Services) -> None:
        self.is_on = False
        self._store = services.store
        self._threads = services.planner.threads
        services.planner.checks.append(self.check)
        services.happenings.on(AccountErased, self._on_erased)
        self._games: dict[str, dict[str, Met | None]] = {}
        self._rungs: dict[str, tuple[int, list[tuple[str, Rung]]]] = {}
        self._lock = asyncio.Lock()

    def check(self, wish: OpenTable) -> None:
        """A rated table is fair: the book as it is, and no help that others do not have."""
        if not wish.terms.get("rated"):
            return
        book = known_book(wish.book)
        terms, options = agreed(book, wish)
        if not terms.rated:
            return
        if not self.is_on:
            raise invalid(phrase("server-no-ladder"))
        if wish.plan or terms.assistant != "off" or terms.master != "computer":
            raise invalid(phrase("server-rated-fair"))
        places = make_places(book, wish.seats, wish.name)
        try:
            asked, usual = (
                options_from(book.plan.settings, wanted_settings(book, settings, places))
                for settings in (wish.settings, {})
            )
        except OptionError as error:
            raise invalid(error.why) from None
        if options != book.rules.options() or asked != usual:
            raise invalid(phrase("server-rated-settings"))

    def _on_erased(self, hub: Hub, _: AccountErased) -> None:
        """All games are read again: somebody in them is another now."""
        self._games.clear()
        self._rungs.clear()

    async def of(self, book: str) -> tuple[int, list[Rung]]:
        """How many games count, and the best of them all."""
        if not self.is_on:
            raise missing(phrase("server-no-ladder"))
        async with self._lock:
            known = self._games.setdefault(book, {})
            fresh = set(await self._store.rated_ids(book)) - known.keys()
            for text in await self._store.documents(fresh):
                doc = decode(text)
                known[doc.id] = met_of(doc)
            games = [met for met in known.values() if met is not None]
            if self._rungs.get(book, (-1, []))[0] != len(games):
                think = asyncio.get_running_loop().run_in_executor
                try:
                    made = await think(self._threads, rungs, games)
                except ImportError:
                    why = phrase("server-ladder-extra", command="pip install 'asterion[arena]'")
                    raise Denied(503, "busy", why) from None
                self._rungs[book] = len(games), made
        shown = self._rungs[book][1][:SHOWN]
        return len(games), [await self._named(who, rung) for who, rung in shown]

    async def _named(self, who: str, rung: Rung) -> Rung:
        if rung.kind == "bot":
            return rung
        account = await self._store.account(who.partition(":")[2])
        return msgspec.structs.replace(rung, name=account.name if account else "-")
