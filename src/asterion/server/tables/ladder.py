"""The ladder of a book: ratings of people and bots, from finished rated games.

Nothing is kept but the games themselves. A game counts if everybody at the table is somebody else,
one of them at least is a person's account, and the same ones have not met more than `OFTEN` times
in a day: whoever plays against themselves, or lets two bots play each other, gains nothing.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

import msgspec

from asterion.core.phrase import phrase
from asterion.server.store import Store
from asterion.server.tables.denied import Denied, invalid, missing
from asterion.server.tables.doc import Doc, decode

OFTEN = 10
DAY = 86_400.0
Z = 1.96
SHOWN = 100
FEWEST = 5
"""Whoever has fewer games is listed below the others."""


class Rung(msgspec.Struct, frozen=True):
    """Somebody on the ladder; the rating holds within the margin in 95 of 100 cases."""

    kind: str  # person or bot
    name: str
    rating: float
    margin: float
    games: int
    won: int


class Met(msgspec.Struct, frozen=True):
    """A finished game: who sat there, by seats, and who won."""

    id: str
    ended: float
    players: tuple[str, ...]  # account:ID or bot:NAME
    winners: tuple[int, ...]


def met_of(doc: Doc) -> Met | None:
    """None where the game does not count, whoever else plays whom."""
    if doc.phase != "finished" or doc.result is None or not doc.terms.rated:
        return None
    players = tuple(
        f"account:{place.account}" if place.account else f"bot:{place.bot}"
        for place in doc.places
        if place.kind != "open"
    )
    is_between_others = len(set(players)) == len(players) > 1 and "bot:" not in players
    if not is_between_others or not any(who.startswith("account:") for who in players):
        return None
    return Met(doc.id, doc.ended or doc.made, players, doc.result.winners)


def counted(games: Sequence[Met]) -> list[Met]:
    """In the order in which they ended, without those of the same players over and over."""
    lately: dict[frozenset[str], deque[float]] = {}
    found = []
    for game in sorted(games, key=lambda game: (game.ended, game.id)):
        times = lately.setdefault(frozenset(game.players), deque(maxlen=OFTEN))
        if len(times) < OFTEN or times[0] < game.ended - DAY:
            times.append(game.ended)
            found.append(game)
    return found


def rungs(games: Sequence[Met]) -> list[tuple[str, Rung]]:
    """Everybody, the best first: by what they are at least."""
    from openskill.models import PlackettLuce  # an extra, slow to import

    model: Any = PlackettLuce()
    ratings: dict[str, Any] = {}
    played, won = Counter[str](), Counter[str]()
    for game in counted(games):
        teams = [[ratings.setdefault(who, model.rating())] for who in game.players]
        ranks = [
            0 if seat in game.winners or not game.winners else 1
            for seat in range(len(game.players))
        ]
        for who, (after,) in zip(game.players, model.rate(teams, ranks=ranks), strict=True):
            ratings[who] = after
        played.update(game.players)
        won.update(game.players[seat] for seat in game.winners)
    order = sorted(ratings, key=lambda who: (played[who] < FEWEST, -ratings[who].ordinal(), who))
    return [(who, _rung(who, ratings[who], played[who], won[who])) for who in order]


def _rung(who: str, rating: Any, games: int, won: int) -> Rung:
    kind, _, name = who.partition(":")
    kind = "person" if kind == "account" else "bot"
    return Rung(kind, name, round(rating.mu, 2), round(Z * rating.sigma, 2), games, won)


class Ladder:
    """The ladders of all books, as this process knows them; off unless the server says so."""

    def __init__(self, store: Store, threads: Executor) -> None:
        self.is_on = False
        self._store = store
        self._threads = threads
        self._games: dict[str, dict[str, Met | None]] = {}
        self._rungs: dict[str, tuple[int, list[tuple[str, Rung]]]] = {}
        self._lock = asyncio.Lock()

    def check(self, doc: Doc, is_drawn: bool) -> None:
        """A rated table is fair: a plan made by chance, and no help that others do not have."""
        if not doc.terms.rated:
            return
        if not self.is_on:
            raise invalid(phrase("server-no-ladder"))
        if is_drawn or doc.terms.assistant != "off" or doc.terms.master != "computer":
            raise invalid(phrase("server-rated-fair"))

    def forget(self) -> None:
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
