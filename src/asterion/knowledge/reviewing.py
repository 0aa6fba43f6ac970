"""A game gone through once more from one chair: what could be proved when, and by which answers."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.knowledge.budget import STEPS
from asterion.knowledge.chair import AnyFact, Knowledge
from asterion.knowledge.chronicle import (
    REACH,
    TREASURE,
    WAY_OUT,
    Chronicle,
    Insight,
    Moment,
    Thinker,
)
from asterion.knowledge.deed import DIED, FAKE, ILL, LEFT, SICK, Deed
from asterion.knowledge.deeds import Reach, in_reach


class Course(msgspec.Struct, frozen=True):
    """A whole game from one chair."""

    seat: int
    moments: tuple[Moment, ...]
    insights: tuple[Insight, ...]

    @property
    def ways_out(self) -> tuple[Insight, ...]:
        return tuple(each for each in self.insights if each.kind == WAY_OUT)

    @property
    def share(self) -> float:
        """The part of the plan that was certain in the end."""
        last = self.moments[-1] if self.moments else None
        return last.known / last.of if last is not None and last.of else 0.0


def course(
    knowledge: Knowledge,
    told: Iterable[tuple[int, Sequence[Event]]],
    steps: int = STEPS,
    tick: Callable[[], None] = lambda: None,
) -> Course:
    """From the first answer to the last; `told` are the numbers and what was heard under them.

    After each answer `tick` is called, so that those who wait can be told how far it is.
    """
    return courses([knowledge], told, steps, tick)[0]


def courses(
    alike: Sequence[Knowledge],
    told: Iterable[tuple[int, Sequence[Event]]],
    steps: int = STEPS,
    tick: Callable[[], None] = lambda: None,
    size: int | None = None,
    sought: Mapping[int, AnyFact | None] | None = None,
) -> list[Course]:
    """Of chairs that were told the same, of which the first one thinks for all.

    What is only known after the game: `size`, how much could be known, and `sought`, what
    one would have to know after each answer to know where the true treasure is.
    """
    thinker = Thinker(alike[0], steps)
    chronicles = [Chronicle(knowledge, thinker, size, sought or {}) for knowledge in alike]
    for n, events in told:
        for each in chronicles:
            tick()
            if events:
                each.knowledge.hear(events, n)
        if events:
            certain = thinker.certain()
            for each in chronicles:
                each.go_on(n, certain)
    return [Course(each.knowledge.seat, *each.done()) for each in chronicles]


class Blindness(msgspec.Struct, frozen=True):
    """Who could have known a way out for how long, or had only to go, and did not win."""

    seat: int
    insight: Insight
    answers: int  # from then to the end, or until it was not in reach any more
    reach: Reach | None = None  # with the treasure in hand


SHORTEST, LONGER = 8, 2
"""Rounds for which a way out is worth a word: without a treasure to take there, and with it."""


def decisive(
    courses: Sequence[Course],
    winners: Sequence[int],
    movers: Mapping[int, Seat],
    story: Sequence[Deed] | None = None,
) -> Blindness | None:
    """The longest time for which somebody who did not win could have known their first way out.

    Those who saw it, or found it with a step of their own (`movers`: whose move it was), were told;
    but where all that it takes to win was in reach, it does not matter how that came to be known.
    Where there is one treasure that wins, the one who carried it comes first (`story`).
    """
    last = max(movers, default=0)
    players = sum(each.seat >= 0 for each in courses)
    missed = []
    for each in courses:
        moved = max((n for n, mover in movers.items() if mover == each.seat), default=0)
        for insight in each.insights if each.seat >= 0 and each.seat not in winners else ():
            reach = None
            if story is not None and insight.kind == WAY_OUT:
                reach = in_reach(story, each.seat, insight.n, last)
            carried = reach is not None
            if reach is not None and reach.answers <= LONGER * players:
                reach = None  # there was hardly time to walk
            until = min(
                [last if insight.until < 0 else insight.until, *_left(story, each.seat, insight.n)]
            )
            found = Blindness(each.seat, insight, until - insight.n, reach)
            overlooked = insight in each.ways_out[:1] and not (
                carried or insight.seen or movers.get(insight.n) == each.seat
            )
            overlooked = overlooked and (story is None or is_of_use(each, insight, story))
            long = story is None or found.answers >= SHORTEST * players
            had_turn = any(
                mover == each.seat for n, mover in movers.items() if insight.n < n < until
            )
            is_reach = insight.kind == REACH and had_turn
            if moved > insight.n and (is_reach or reach is not None or (overlooked and long)):
                missed.append(found)
    return max(missed, key=_weight, default=None)


def _left(story: Sequence[Deed] | None, seat: Seat, since: int) -> list[int]:
    """By these answers the player walked out, and overlooks a way out no longer."""
    return [one.n for one in story or () if (one.kind, one.seat) == (LEFT, seat) and one.n > since]


def is_of_use(course: Course, way_out: Insight, story: Sequence[Deed]) -> bool:
    """Whether somebody could have gone there with a treasure: well, alive, and not out already."""
    harm = (DIED, SICK, FAKE)
    is_well = not any(
        deed.seat == course.seat and (deed.kind in harm or deed.how == ILL) for deed in story
    )
    knew = any(one.kind == TREASURE and one.n <= way_out.n for one in course.insights)
    return is_well and knew


def _weight(one: Blindness) -> tuple[int, int]:
    return one.reach.answers if one.reach is not None else 0, one.answers
