"""A game gone through once more from one chair: what could be proved when, and by which answers."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.knowledge.budget import STEPS
from asterion.knowledge.chair import Knowledge
from asterion.knowledge.chronicle import (
    REACH,
    WAY_OUT,
    Chronicle,
    Insight,
    Moment,
    Thinker,
)


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

    After each answer `tick` is called: whoever waits can be told how far it is.
    """
    return courses([knowledge], told, steps, tick)[0]


def courses(
    alike: Sequence[Knowledge],
    told: Iterable[tuple[int, Sequence[Event]]],
    steps: int = STEPS,
    tick: Callable[[], None] = lambda: None,
    size: int | None = None,
) -> list[Course]:
    """Of chairs that were told the same, of which the first one thinks for all.

    `size` is how much there is of the plan, where that is only known after the game.
    """
    thinker = Thinker(alike[0], steps)
    chronicles = [Chronicle(knowledge, thinker, size) for knowledge in alike]
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


def decisive(
    courses: Sequence[Course], winners: Sequence[int], movers: Mapping[int, Seat]
) -> Blindness | None:
    """The longest time for which somebody who did not win could have known a way out.

    Whoever saw it, or found it with a step of their own (`movers`: whose move each was), was told;
    but where all that it takes to win was in reach, it does not matter how that came to be known.
    """
    last = max(movers, default=0)
    missed = [
        Blindness(each.seat, insight, (last if insight.until < 0 else insight.until) - insight.n)
        for each in courses
        for insight in each.insights
        if each.seat >= 0
        and each.seat not in winners
        and any(mover == each.seat and n > insight.n for n, mover in movers.items())
        and (
            insight.kind == REACH
            or (insight.kind == WAY_OUT and not insight.seen and movers.get(insight.n) != each.seat)
        )
    ]
    return max(missed, key=lambda one: one.answers, default=None)
