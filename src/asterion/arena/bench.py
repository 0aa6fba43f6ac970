"""The standing table: which bots are measured against whom, on plans that nobody tuned on."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from asterion.arena.contest import Contest, Outcomes, Pairing, round_robin
from asterion.arena.standing import interval
from asterion.books import book
from asterion.core.options import settings_of

SEED: Final = 20_000_000
"""The first plan of every row; whoever works on a bot takes others."""


AS_USUAL: Final[Mapping[str, str]] = MappingProxyType({})


class Row(NamedTuple):
    """A contest; its first bot is the one that is measured."""

    name: str
    book: str
    bots: tuple[str, ...]
    players: int
    plans: int
    settings: Mapping[str, str] = AS_USUAL
    first: str = ""
    alone: bool = False  # count only games in which the first bot has one seat

    def contest(self) -> Contest:
        """The same for however many plans, so that what was played in parts adds up."""
        rules = book(self.book)
        options: dict[str, Any] = settings_of(rules.options())
        return Contest(
            rules.name, self.bots, self.players, 0, SEED, "round-robin", 1, options,
            dict(self.settings), self.first,
        )  # fmt: skip

    def games(self, first: int = 0, plans: int | None = None) -> list[Pairing]:
        """Those that count, on so many plans from this one on, plan after plan."""
        span = range(first, first + (self.plans if plans is None else plans))
        games = [game for game in round_robin(self.contest(), span) if self.counts(game.bots)]
        return sorted(games, key=lambda game: game.plan)

    def counts(self, bots: Sequence[int]) -> bool:
        """Whether the bot that is measured plays, alone where that is wanted."""
        return bots.count(0) == 1 if self.alone else 0 in bots


FIGHT: Final = ("fighter", "walker")
HARD: Final = ("fighter:hard", "walker")
LARGE: Final = {"width": "10", "height": "10"}
ROWS: Final = (
    Row("labyrinth-wanderer", "labyrinth", ("reasoner", "wanderer"), 2, 200),
    Row("labyrinth-mapper", "labyrinth", ("reasoner", "mapper"), 2, 200),
    Row("labyrinth-three", "labyrinth", ("reasoner", "mapper", "wanderer"), 3, 34),
    Row("labyrinth-four", "labyrinth", ("reasoner", "mapper"), 4, 9, alone=True),
    Row("labyrinth-large", "labyrinth", ("reasoner", "mapper"), 2, 10, LARGE),
    Row("dooom-two", "dungeon-of-dooom", FIGHT, 2, 200),
    Row("dooom-four", "dungeon-of-dooom", FIGHT, 4, 34),
    Row("dooom-three-to-one", "dungeon-of-dooom", FIGHT, 4, 100, alone=True),
    Row("dooom-two-hard", "dungeon-of-dooom", HARD, 2, 200),
    Row("dooom-four-hard", "dungeon-of-dooom", HARD, 4, 34),
    Row("dooom-three-to-one-hard", "dungeon-of-dooom", HARD, 4, 100, alone=True),
    *(
        Row(f"cc3k-{race}", "cc3k", ("crawler",), 1, 300, AS_USUAL, letter)
        for race, letter in zip(
            ("shade", "drow", "vampire", "goblin", "troll"), "sdvgt", strict=True
        )
    ),
    Row("dungeonlab-normal", "dungeonlab", ("scout",), 1, 300),
    Row("dungeonlab-hard", "dungeonlab", ("scout",), 1, 300, {"difficulty": "hard"}),
)


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


def measured(row: Row, outcomes: Outcomes) -> Measured:
    """Games in which a seat of the first bot won; where it has several seats it may be any."""
    games = won = drawn = longest = 0
    slowest = 0.0
    times: Counter[int] = Counter()
    for outcome in outcomes.values():
        if not row.counts(outcome.bots):
            continue
        own = [seat for seat, bot in enumerate(outcome.bots) if bot == 0]
        games += 1
        won += any(seat in outcome.winners for seat in own)
        drawn += not outcome.winners
        slowest = max(slowest, *(outcome.slowest[seat] for seat in own))
        for seat in own:
            times.update(outcome.times[seat] if outcome.times else {})
        longest = max(longest, outcome.answers)
    usual = quantile(times, 0.95) / 1000
    return Measured(games, won, *interval(won, games), drawn, slowest, usual, longest)


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The least number that is not exceeded by this share of what was counted."""
    left = share * sum(counts.values())
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    return 0


def folder_of(row: Row) -> str:
    """Rows of the same contest share their games."""
    return next(other.name for other in ROWS if other.contest() == row.contest())
