"""What each book's games have in common on their way to a daily: moments, drafts, stages."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, Protocol

from asterion.knowledge.daily.daily import FEWEST, MOST, Daily, Stage
from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, NotAt, WallStands
from asterion.knowledge.reasons import Reasons

MOST_READ = 9
"""Answers that are read before there is something to mark; of more one loses the thread."""
MOST_AT_ONCE = 7
MOST_ALIKE = 0.65
"""Where more of the marks only say where somebody is not, it is dull."""


class Asked(NamedTuple):
    """A fact that is asked for, and why it holds."""

    fact: AnyFact
    reasons: Reasons


class Moment(NamedTuple):
    """After this many answers: what is asked for, what is certain, and where players may be."""

    heard: int
    asked: Sequence[Asked]
    certain: Sequence[AnyFact]
    places: dict[int, tuple[str, ...]]


class Staging(Protocol):
    """Listens to a game from your chair, and notes the moments at which there is more to mark.

    All that it says of a moment follows from what was heard up to then.
    """

    held: int  # places of those who are not found, added up over all answers
    unsaid: bool  # something is certain by a rule that was not agreed aloud

    @property
    def lost(self) -> int:
        """This many players are still to be found."""
        ...

    def moments(self) -> Iterator[Moment]:
        """To the end of the game, or to where a thought was not finished."""
        ...

    def stage(self, moment: Moment) -> Stage:
        """Of the moment that came last."""
        ...

    def daily(self, number: int, stages: tuple[Stage, ...]) -> Daily: ...


class Draft(NamedTuple):
    """A game that is good for a daily, up to its last mark."""

    moments: int
    hardness: int


def written(number: int, staging: Staging, moments: int) -> Daily:
    """Up to this many moments at which there is something to mark."""
    stages = tuple(staging.stage(moment) for moment in islice(staging.moments(), moments))
    return staging.daily(number, stages)


def draft_of(staging: Staging) -> Draft | None:
    """Up to where everybody is found and enough is marked; None where that is too much or dull."""
    moments: list[Moment] = []
    read = 0
    for moment in staging.moments():
        moments.append(moment)
        marks = sum(len(one.asked) for one in moments)
        too_many = marks + staging.lost > MOST
        too_long = moment.heard - read > MOST_READ
        if too_many or too_long or len(moment.asked) > MOST_AT_ONCE or staging.unsaid:
            return None
        read = moment.heard
        if marks >= FEWEST and not staging.lost:
            hardness = staging.held + sum(
                length(one.reasons) for moment in moments for one in moment.asked
            )
            return None if is_dull(moments) else Draft(len(moments), hardness)
    return None


def is_dull(moments: Sequence[Moment]) -> bool:
    """All of one kind: where somebody is not; or only walls, or only cells besides."""
    facts = [asked.fact for moment in moments for asked in moment.asked]
    alike = sum(isinstance(fact, NotAt) for fact in facts)
    has_both = all(any(isinstance(fact, kind) for fact in facts) for kind in (KindIs, WallStands))
    return alike > len(facts) * MOST_ALIKE or not has_both


def length(reasons: Reasons) -> int:
    """Of a proof, each answer and each rule being one."""
    return sum(1 if reason.rule else len(reason.heard) for reason in reasons.lines)
