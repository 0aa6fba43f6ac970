"""The standings: wins with intervals, ratings with intervals, and who beat whom."""

from math import sqrt
from typing import Any, NamedTuple

from asterion.arena.contest import Contest, Outcomes, points
from asterion.core.phrase import PhrasedError, phrase

Z = 1.96
"""Intervals are meant to hold in 95 of 100 cases."""


class NoRatings(PhrasedError):
    """The extra `arena` is not installed."""


class Line(NamedTuple):
    """One bot."""

    bot: str
    games: int
    won: int
    drawn: int
    low: float  # of the share of games won
    high: float
    points: float
    rating: float
    margin: float
    seconds: float  # of thought per answer, about
    slowest: float
    faults: int
    absent: int  # games for which its program did not start

    @property
    def is_rated(self) -> bool:
        return bool(self.games) or not self.absent


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's, for a share."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    half /= 1 + square / games
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(contest: Contest, outcomes: Outcomes) -> list[Line]:
    """Every bot, the best first."""
    ratings = rated(contest, outcomes)
    lines = []
    for number, bot in enumerate(contest.bots):
        games = won = drawn = faults = answers = absent = 0
        got = seconds = slowest = 0.0
        for outcome in outcomes.values():
            for seat, who in enumerate(outcome.bots):
                if who != number:
                    continue
                if outcome.absent:
                    absent += seat in outcome.absent
                    continue
                games += 1
                won += seat in outcome.winners
                drawn += not outcome.winners
                got += points(outcome)[seat]
                seconds += outcome.seconds[seat]
                answers += outcome.answers // len(outcome.bots)
                slowest = max(slowest, outcome.slowest[seat])
                faults += outcome.faults[seat]
        low, high = interval(won, games)
        lines.append(
            Line(
                bot, games, won, drawn, low, high, got, *ratings[number],
                seconds / max(1, answers), slowest, faults, absent,
            )
        )  # fmt: skip
    return sorted(lines, key=lambda line: (not line.is_rated, -line.rating))


def rated(contest: Contest, outcomes: Outcomes) -> list[tuple[float, float]]:
    """Plackett-Luce over the games in the order of their ids: (rating, half of its interval)."""
    model, ratings = _model(contest)
    for name in sorted(outcomes):
        outcome = outcomes[name]
        if len(set(outcome.bots)) < 2 or outcome.absent:
            continue
        teams = [[ratings[bot]] for bot in outcome.bots]
        ranks = [
            0 if seat in outcome.winners or not outcome.winners else 1 for seat in range(len(teams))
        ]
        for bot, (after,) in zip(outcome.bots, model.rate(teams, ranks=ranks), strict=True):
            ratings[bot] = after
    return [(rating.mu, Z * rating.sigma) for rating in ratings]


def _model(contest: Contest) -> tuple[Any, list[Any]]:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings(
            phrase("arena-no-ratings", command="pip install 'asterion[arena]'")
        ) from None
    model = PlackettLuce()
    return model, [model.rating(name=bot) for bot in contest.bots]


def crosses(contest: Contest, outcomes: Outcomes) -> list[list[tuple[int, int, int]]]:
    """For each bot against each other: games in which it won, nobody did, the other did."""
    size = len(contest.bots)
    table = [[(0, 0, 0)] * size for _ in range(size)]
    for outcome in outcomes.values():
        if outcome.absent:
            continue
        winners = {outcome.bots[seat] for seat in outcome.winners}
        for one in set(outcome.bots):
            for other in set(outcome.bots) - {one}:
                won, drawn, lost = table[one][other]
                table[one][other] = (
                    won + (one in winners),
                    drawn + (not winners),
                    lost + (other in winners and one not in winners),
                )
    return table
