"""The daily of a date, the same on every machine: easy on Monday, hard on Sunday."""

import datetime
from collections.abc import Sequence
from typing import NamedTuple

from asterion.knowledge.daily.daily import FEWEST, MOST, Daily
from asterion.knowledge.daily.playing import Game, Size, played
from asterion.knowledge.daily.staging import Moment, Staging
from asterion.knowledge.daily.writing import length, written
from asterion.knowledge.labyrinth.facts import KindIs, NotAt, WallStands
from asterion.knowledge.puzzling import FIRST_DAY, number_of

FIRST_ONE, FIRST_SEED, FIRST_SIZE, FIRST_MOMENTS = 0, 17, Size(3, 3, 1), 3
"""The one that explains itself by doing: five marks, one of each sort."""
CANDIDATES = 3
"""Of so many that are good, the one whose hardness is nearest to its day's is taken."""
SEEDS = 1000
ENOUGH = 16
"""After so many games nobody looks for another one."""
DAYS: Sequence[tuple[Size, int]] = (
    (Size(4, 4, 1), 120), (Size(4, 4, 1), 190), (Size(5, 4, 1), 270), (Size(4, 4, 2), 340),
    (Size(4, 4, 2), 430), (Size(5, 4, 2), 450), (Size(5, 4, 2), 640),
)  # fmt: skip
"""From Monday to Sunday: the size, and how hard it should be."""
MOST_READ = 9
"""Answers that are read before there is something to mark; of more one loses the thread."""
MOST_AT_ONCE = 7
MOST_ALIKE = 0.65
"""Where more of the marks only say where somebody is not, it is dull."""


class Draft(NamedTuple):
    """A game that is good for a daily, up to its last mark."""

    game: Game
    moments: int
    hardness: int


def daily_of(date: datetime.date) -> Daily:
    return daily_number(number_of(date))


def daily_number(number: int) -> Daily:
    if number == FIRST_ONE:
        game = played(FIRST_SEED, FIRST_SIZE)
        assert game is not None
        return written(number, game, FIRST_MOMENTS)
    size, wanted = DAYS[date_of(number).weekday()]
    chosen = min(candidates(number, size), key=lambda draft: abs(draft.hardness - wanted))
    return written(number, chosen.game, chosen.moments)


def date_of(number: int) -> datetime.date:
    return FIRST_DAY + datetime.timedelta(days=number - 1)


def candidates(number: int, size: Size) -> list[Draft]:
    """The first that are good; fewer where many games had to be thrown out."""
    good: list[Draft] = []
    for attempt in range(SEEDS):
        game = played(number * SEEDS + attempt, size)
        draft = None if game is None else draft_of(game)
        good += [draft] if draft is not None else []
        if len(good) == CANDIDATES or (good and attempt >= ENOUGH):
            break
    return good


def draft_of(game: Game) -> Draft | None:
    """Up to where everybody is found and enough is marked; None where that is too much or dull."""
    if len(game.entries) < FEWEST * 2:
        return None  # it broke off
    staging = Staging(game)
    moments: list[Moment] = []
    read = 0
    for moment in staging.moments():
        moments.append(moment)
        marks = sum(len(one.asked) for one in moments)
        too_many = marks + 1 + game.size.others - len(staging.found) > MOST
        too_long = moment.heard - read > MOST_READ
        if too_many or too_long or len(moment.asked) > MOST_AT_ONCE or staging.unsaid:
            return None
        read = moment.heard
        if marks >= FEWEST and len(staging.found) > game.size.others:
            hardness = _hardness(staging, moments)
            return None if _is_dull(moments) else Draft(game, len(moments), hardness)
    return None


def _is_dull(moments: Sequence[Moment]) -> bool:
    """All of one kind: where somebody is not; or only walls, or only cells besides."""
    facts = [asked.fact for moment in moments for asked in moment.asked]
    alike = sum(isinstance(fact, NotAt) for fact in facts)
    has_both = all(any(isinstance(fact, kind) for fact in facts) for kind in (KindIs, WallStands))
    return alike > len(facts) * MOST_ALIKE or not has_both


def _hardness(staging: Staging, moments: Sequence[Moment]) -> int:
    """What has to be held in mind, and what has to be thought through."""
    return staging.held + sum(length(one.reasons) for moment in moments for one in moment.asked)
