"""Ratings from finished games, so that accounts made for the purpose are worth nothing.

A result moves a rating by as much as the opponent is known: an account that has met nobody else
counts for nothing, one that has met `KNOWN` others in full, and the server's bots always do. Of
several games of the same two within `LATELY`, each counts less than the one before. A win over
somebody who is rated `GAP` lower gains nothing, so that no ring of accounts lifts one of them
further than that above itself.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from asterion.core.contract.plain import JsonObject
from asterion.server.game.doc import Doc

DAY = 86_400.0
LATELY = 30 * DAY
KNOWN = 4
"""Others whom an account has met elsewhere, until its games count in full for its opponents."""
GAP = 20.0
Z = 1.96
FEWEST = 5.0
"""Full games; the rating of anyone who has fewer is provisional, and listed below the others."""


class Rung(msgspec.Struct, frozen=True):
    """Somebody on the ladder; the rating holds within the margin in 95 of 100 cases."""

    kind: str  # person or bot
    name: str
    rating: float
    margin: float
    games: int
    won: int
    provisional: bool = False


class Met(msgspec.Struct, frozen=True):
    """A finished game: who sat there, by seats, who won, and who ended it for the others."""

    id: str
    ended: float
    players: tuple[str, ...]  # account:ID or bot:NAME
    winners: tuple[int, ...]
    forfeits: tuple[int, ...] = ()

    def ranks(self) -> list[int]:
        """By seats: who has won, who has not, and last who ended it for the others."""
        winners = set(self.winners) - set(self.forfeits)
        return [
            2 if seat in self.forfeits else int(bool(winners) and seat not in winners)
            for seat in range(len(self.players))
        ]


def met_of(doc: Doc) -> Met | None:
    """None where the game does not count, for anybody."""
    is_over = doc.phase == "finished" and doc.result is not None
    if not doc.terms.rated or not (is_over or (doc.phase == "abandoned" and doc.forfeits)):
        return None
    players = tuple(
        f"account:{who}" if (who := place.account or place.removed) else f"bot:{place.bot}"
        for place in doc.places
        if place.kind != "open"
    )
    is_between_others = len(set(players)) == len(players) > 1 and "bot:" not in players
    if not is_between_others or not any(who.startswith("account:") for who in players):
        return None
    spared = (seat for seat, place in enumerate(doc.places) if place.removed)
    winners = {*(doc.result.winners if doc.result is not None else ()), *spared}
    ended = doc.ended or doc.made
    return Met(doc.id, ended, players, tuple(sorted(winners)), tuple(doc.forfeits))


class Weights:
    """How much each result counts, by everything that is known of who has met whom."""

    def __init__(self, games: Sequence[Met]) -> None:
        self._tables: dict[str, list[tuple[str, ...]]] = {}
        for game in games:
            for who in game.players:
                self._tables.setdefault(who, []).append(game.players)
        self._known: dict[tuple[str, str], float] = {}
        self._lately: dict[frozenset[str], deque[float]] = {}

    def meet(self, game: Met) -> dict[frozenset[str], float]:
        """What this game of any two is worth after those before; games come in their order."""
        shares = {}
        for seat, who in enumerate(game.players):
            for other in game.players[:seat]:
                times = self._lately.setdefault(frozenset((who, other)), deque())
                while times and times[0] <= game.ended - LATELY:
                    times.popleft()
                times.append(game.ended)
                shares[frozenset((who, other))] = 1 / len(times)
        return shares

    def known(self, who: str, to: str) -> float:
        """Of an opponent: met others, at tables where the one who is rated did not sit."""
        if who.startswith("bot:"):
            return 1.0
        if (who, to) not in self._known:
            others = set[str]()
            for players in self._tables[who]:
                if to not in players:
                    others.update(players)
                if len(others) > KNOWN:  # themselves included
                    break
            self._known[who, to] = min(max(len(others) - 1, 0) / KNOWN, 1.0)
        return self._known[who, to]


def rungs(games: Sequence[Met]) -> list[tuple[str, Rung]]:
    """Everybody, the best first: by what they are at least."""
    from openskill.models import PlackettLuce  # an extra, slow to import

    model: Any = PlackettLuce()
    ratings: JsonObject = {}
    played, won, worth = Counter[str](), Counter[str](), defaultdict[str, float](float)
    weights = Weights(games)
    for game in sorted(games, key=lambda game: (game.ended, game.id)):
        before = {who: ratings.setdefault(who, model.rating()) for who in game.players}
        pairs = weights.meet(game)
        rated = model.rate([[before[who]] for who in game.players], ranks=game.ranks())
        for who, (after,) in zip(game.players, rated, strict=True):
            shares = {
                other: pairs[frozenset((who, other))] * weights.known(other, who)
                for other in game.players
                if other != who
            }
            worth[who] += _mean(shares)
            ratings[who] = _moved(model, before, who, after, shares)
        played.update(game.players)
        is_decided = bool(game.winners or game.forfeits)
        won.update(
            who for who, rank in zip(game.players, game.ranks(), strict=True)
            if rank == 0 and is_decided
        )  # fmt: skip
    order = sorted(ratings, key=lambda who: (worth[who] < FEWEST, -ratings[who].ordinal(), who))
    return [
        (who, _rung(who, ratings[who], played[who], won[who], worth[who] < FEWEST)) for who in order
    ]


def _moved(
    model: Any, before: JsonObject, who: str, after: Any, shares: Mapping[str, float]
) -> Any:
    """As far towards the new rating as those who were met count."""
    own = before[who]
    if after.mu > own.mu:
        shares = {
            other: share if own.mu - before[other].mu < GAP else 0.0
            for other, share in shares.items()
        }
    part = _mean(shares)
    return model.rating(
        mu=own.mu + part * (after.mu - own.mu), sigma=own.sigma + part * (after.sigma - own.sigma)
    )


def _mean(shares: Mapping[str, float]) -> float:
    return sum(shares.values()) / len(shares)


def _rung(who: str, rating: Any, games: int, won: int, provisional: bool) -> Rung:
    kind, _, name = who.partition(":")
    return Rung(
        "person" if kind == "account" else "bot", name, round(rating.mu, 2),
        round(Z * rating.sigma, 2), games, won, provisional,
    )  # fmt: skip
