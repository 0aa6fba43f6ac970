"""A second opinion on dailies, by a solver of its own for each book; and their twins."""

from collections.abc import Callable
from typing import NamedTuple

from asterion.knowledge.daily.daily import Daily, Stage
from asterion.knowledge.labyrinth.facts import World
from tests.knowledge import daily_check_dungeonlab, daily_check_labyrinth, daily_twin_labyrinth


class Checker(NamedTuple):
    """Whether every step follows and no guess is accepted; another plan with the same answers."""

    check: Callable[[Daily], None]
    twin: Callable[[Daily, Stage, World], Daily | None]


CHECKERS = {
    "labyrinth": Checker(daily_check_labyrinth.check_daily, daily_twin_labyrinth.twin),
    "dungeonlab": Checker(daily_check_dungeonlab.check_daily, daily_check_dungeonlab.twin),
}


def check_daily(daily: Daily) -> None:
    CHECKERS[daily.book].check(daily)
