"""The rows of the standing table: which bots meet in which game, a tuple of rows per book."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from asterion.arena.contest import Contest, Pairing, round_robin
from asterion.books import book
from asterion.core.contract.options import settings_of

MEASURING: Final = 30_000_000
"""The first plan of every row. Nobody looks at these while working on a bot."""
TUNING: Final = 50_000_000
"""The first plan for tuning a bot: far more than can be played lie in between."""
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
    preset: str = ""

    def contest(self, seed: int = MEASURING) -> Contest:
        """The same for however many plans, so that what was played in parts adds up."""
        rules = book(self.book)
        agreed = rules.rules.presets[self.preset] if self.preset else rules.rules.options()
        options: dict[str, Any] = settings_of(agreed)
        return Contest(
            rules.name, self.bots, self.players, 0, seed, "round-robin", 1, options,
            dict(self.settings), self.first,
        )  # fmt: skip

    def games(self, first: int = 0, plans: int | None = None) -> list[Pairing]:
        """Those that count, on this number of plans from this one on, plan after plan."""
        span = range(first, first + (self.plans if plans is None else plans))
        games = [game for game in round_robin(self.contest(), span) if self.counts(game.bots)]
        return sorted(games, key=lambda game: game.plan)

    def counts(self, bots: Sequence[int]) -> bool:
        """Whether the bot that is measured plays, alone where that is wanted."""
        return bots.count(0) == 1 if self.alone else 0 in bots

    @property
    def meeting(self) -> str:
        """Who meets whom, as a table says it: “fighter v walker, walker, walker”."""
        own, others = self.bots[0], list(self.bots[1:])
        if self.alone and len(others) == 1:
            others *= self.players - 1
        elif 1 == len(self.bots) < self.players:
            others = [own] * (self.players - 1)
        elif self.players > len(self.bots):
            others = [f"{', '.join(others)} ({self.players} seats)"]
        return f"{own} v {', '.join(others)}" if others else own


LARGE: Final = {"width": "10", "height": "10"}
LABYRINTH: Final = (
    Row("labyrinth-hard-normal", "labyrinth", ("hard", "normal"), 2, 200),
    Row("labyrinth-normal-easy", "labyrinth", ("normal", "easy"), 2, 200),
    Row("labyrinth-hard-mapper", "labyrinth", ("hard", "mapper"), 2, 200),
    Row("labyrinth-normal-mapper", "labyrinth", ("normal", "mapper"), 2, 50),
    Row("labyrinth-three", "labyrinth", ("hard", "mapper"), 3, 34, alone=True),
    Row("labyrinth-three-mixed", "labyrinth", ("hard", "normal", "mapper"), 3, 34),
    Row("labyrinth-four", "labyrinth", ("hard", "mapper"), 4, 25, alone=True),
    Row("labyrinth-beginner", "labyrinth", ("normal", "easy"), 2, 50, preset="beginner"),
    Row("labyrinth-easy-easy", "labyrinth", ("easy",), 2, 100, preset="beginner"),
    Row("labyrinth-easy-wanderer", "labyrinth", ("easy", "wanderer"), 2, 50, preset="beginner"),
    Row("labyrinth-large", "labyrinth", ("hard", "mapper"), 2, 10, LARGE),
)
DOOOM: Final = (
    Row("dooom-normal-walker", "dungeon-of-dooom", ("normal", "walker"), 2, 200),
    Row("dooom-hard-normal", "dungeon-of-dooom", ("hard", "normal"), 2, 200),
    Row("dooom-hard-walker", "dungeon-of-dooom", ("hard", "walker"), 2, 200),
    Row("dooom-normal-easy", "dungeon-of-dooom", ("normal", "easy"), 2, 200),
    Row("dooom-walker-easy", "dungeon-of-dooom", ("walker", "easy"), 2, 50),
    Row("dooom-four", "dungeon-of-dooom", ("hard", "normal"), 4, 100, alone=True),
    Row("dooom-four-walkers", "dungeon-of-dooom", ("hard", "walker"), 4, 100, alone=True),
)
CC3K: Final = tuple(
    Row(f"cc3k-{race}", "cc3k", ("hard",), 1, 400, AS_USUAL, letter)
    for race, letter in zip(("shade", "drow", "vampire", "goblin", "troll"), "sdvgt", strict=True)
)
DIFFICULT: Final = {"difficulty": "hard"}
DUNGEONLAB: Final = (
    Row("dungeonlab-normal", "dungeonlab", ("hard",), 1, 400),
    Row("dungeonlab-hard", "dungeonlab", ("hard",), 1, 400, DIFFICULT),
    Row("dungeonlab-easy", "dungeonlab", ("easy",), 1, 100),
    Row("dungeonlab-two", "dungeonlab", ("hard", "normal"), 2, 200),
    Row("dungeonlab-two-easy", "dungeonlab", ("hard", "easy"), 2, 200),
    Row("dungeonlab-three", "dungeonlab", ("hard", "normal", "easy"), 3, 133),
)
ROWS: Final = (*LABYRINTH, *DOOOM, *CC3K, *DUNGEONLAB)


def folder_of(row: Row) -> str:
    """Rows of the same contest share their games."""
    return next(other.name for other in ROWS if other.contest() == row.contest())
