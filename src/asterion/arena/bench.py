"""What came of the rows of the standing table: shares, rounds beside the oracle's, and ratings."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec.structs import replace

from asterion.arena.contest import Contest, Outcome, Outcomes
from asterion.arena.rows import Row
from asterion.arena.standing import Line, interval, standings


class Measured(NamedTuple):
    """What came of a row."""

    games: int
    won: int
    low: float
    high: float
    drawn: int
    slowest: float
    usual: float  # seconds within which 95 of 100 answers came
    longest: int  # answers of one game
    rounds: float  # of the games that it won, on average; 0 where nobody counts them
    fewest: float  # in which the oracle wins the same games


def measured(row: Row, outcomes: Outcomes) -> Measured:
    """Games in which a seat of the first bot won; where it has several seats it may be any."""
    games = won = drawn = longest = 0
    slowest = 0.0
    times: Counter[int] = Counter()
    rounds: list[tuple[int, int]] = []
    for outcome in counted(row, outcomes):
        own = own_seats(outcome)
        winners = [seat for seat in own if seat in outcome.winners]
        games += 1
        won += bool(winners)
        drawn += not outcome.winners
        slowest = max(slowest, *(outcome.slowest[seat] for seat in own))
        for seat in own:
            times.update(outcome.times[seat] if outcome.times else {})
        longest = max(longest, outcome.answers)
        if winners and outcome.fewest:
            rounds.append((outcome.rounds, outcome.fewest[winners[0]]))
    usual = quantile(times, 0.95) / 1000
    return Measured(
        games, won, *interval(won, games), drawn, slowest, usual, longest,
        fmean(took for took, _ in rounds) if rounds else 0.0,
        fmean(least for _, least in rounds) if rounds else 0.0,
    )  # fmt: skip


def counted(row: Row, outcomes: Outcomes) -> Iterator[Outcome]:
    return (outcome for outcome in outcomes.values() if row.counts(outcome.bots))


def own_seats(outcome: Outcome) -> list[int]:
    return [seat for seat, bot in enumerate(outcome.bots) if bot == 0]


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The least number that is not exceeded by this share of what was counted."""
    left = share * sum(counts.values())
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    return 0


def worst_losses(row: Row, outcomes: Outcomes, most: int) -> list[Outcome]:
    """Lost games in which the oracle would have needed the fewest rounds beside those played."""
    lost = [
        outcome
        for outcome in counted(row, outcomes)
        if outcome.fewest and not set(own_seats(outcome)) & set(outcome.winners)
    ]
    return sorted(lost, key=lambda one: (-wasted(one), one.id))[:most]


def wasted(outcome: Outcome) -> int:
    """Rounds that were played after the bot could have won."""
    return outcome.rounds - min(outcome.fewest[seat] for seat in own_seats(outcome))


def ladder(rows: Sequence[Row], played: Mapping[str, Outcomes]) -> list[Line]:
    """All bots of a book over all these rows, the best first; a row's games by the row's name."""
    names: list[str] = []
    games: dict[str, Outcome] = {}
    for row in rows:
        for bot in row.bots:
            if bot not in names:
                names.append(bot)
        known = [names.index(bot) for bot in row.bots]
        for outcome in played[row.name].values():
            bots = tuple(known[bot] for bot in outcome.bots)
            # by turns of the rows, so that no bot has all its games of one kind at the end
            number = f"{outcome.id}-{row.name}"
            games[number] = replace(outcome, id=number, bots=bots)
    first = rows[0].contest()
    every = Contest(first.book, tuple(names), 2, 0, first.seed)
    return [line for line in standings(every, games) if line.games]
