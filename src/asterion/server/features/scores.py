"""What games came to by their book's own measure; and the best scores of a book played alone."""

from typing import Annotated

import msgspec
from msgspec import Meta

from asterion.books import UnknownBook, book
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import options_from
from asterion.core.phrase import phrase
from asterion.server.denied import missing
from asterion.server.game.doc import Doc, decode
from asterion.server.game.game import Game
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import AccountErased, Ending

SHOWN = 100
LOOK_EVERY = 5.0
"""Seconds for which a list is good."""


class Best(msgspec.Struct, frozen=True):
    """Somebody's best game; who has no account is not listed."""

    name: str
    value: int
    ended: Annotated[float, Meta(description="when, by the clock on the wall")]


class Scores:
    """A finished game changes no more, so each is read once."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._games: dict[str, dict[str, tuple[str, Best] | None]] = {}
        self._lists: dict[str, tuple[float, list[Best]]] = {}
        hub.services.happenings.on(Ending, self._on_ending)
        hub.services.happenings.on(AccountErased, self._on_erased)

    def _on_ending(self, table: Hosted, end: Ending) -> None:
        end.doc.scores = scores_of(end.doc, end.game)

    def _on_erased(self, hub: Hub, _: AccountErased) -> None:
        self._games.clear()
        self._lists.clear()

    async def of(self, name: str) -> list[Best]:
        """The best game of each account, the best first."""
        chosen = book(name)
        contest = chosen.host.contest
        if contest is None or not is_alone(chosen):
            raise missing(phrase("server-no-scores"))
        now = self._hub.time.steady()
        kept = self._lists.get(name)
        if kept is not None and now - kept[0] <= LOOK_EVERY:
            return kept[1]
        store, known = self._hub.store, self._games.setdefault(name, {})
        fresh = set(await store.finished_of_accounts(name)) - known.keys()
        for text in await store.documents(fresh):
            doc = decode(text)
            known[doc.id] = counted(chosen, doc)
        best: dict[str, Best] = {}
        for game in known.values():
            if game is None:
                continue
            who, line = game
            before = best.get(who)
            if before is None or (line.value > before.value) == contest.most:
                best[who] = line
        found = sorted(best.items(), key=lambda one: one[1].ended)
        found.sort(key=lambda one: one[1].value, reverse=contest.most)
        shown = [
            msgspec.structs.replace(line, name=account.name)
            for who, line in found[:SHOWN]
            if (account := await store.account(who)) is not None
        ]
        self._lists[name] = now, shown
        return shown


def is_alone(chosen: AnyBook) -> bool:
    """Against others a score says more of them than of the player."""
    return chosen.seats[-1] == 1


def counted(chosen: AnyBook, doc: Doc) -> tuple[str, Best] | None:
    """Whose game it was, and what it came to: by the book's own rules, on a plan nobody knew."""
    value = doc.scores[0] if doc.scores else None
    if not doc.drawn or doc.settings or not value or doc.week or doc.played_on is not None:
        return None
    if (
        options_from(chosen.rules.options, doc.options) != chosen.rules.options()
        or not doc.places[0].account
    ):
        return None
    return doc.places[0].account, Best("", value, doc.ended or doc.made)


def scores_of(doc: Doc, game: Game) -> list[int | None]:
    """Of each person who came to what is counted; bots have none."""
    result = game.table.result
    try:
        contest = book(doc.book).host.contest
    except UnknownBook:
        return []
    if contest is None or result is None:
        return []
    return [
        contest.measure(game.table.entries, seat)
        if place.kind == "person" and (seat in result.winners or not contest.winners)
        else None
        for seat, place in enumerate(doc.places)
    ]
