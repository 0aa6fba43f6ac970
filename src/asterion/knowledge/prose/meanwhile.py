"""What a review tells of long times in which nothing changed hands: where everybody was."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from asterion.books.dungeonlab.event import Bumped
from asterion.books.labyrinth.event.told import Went
from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, chained, phrase
from asterion.core.referee.table import Entry
from asterion.knowledge.lesser_deeds import tellings
from asterion.knowledge.prose.story import Line, Story

LONG = 30
"""Answers."""


def meanwhile(story: Story, lines: Sequence[Line]) -> Iterator[Line]:
    """A line for each long time without one."""
    told = [0, *sorted({n for n, _line in lines}), story.last]
    for since, until in pairwise(told):
        if until - since > LONG:
            doings = [
                _doing(story, seat, since + 1, until - 1)
                for seat, is_alive in enumerate(story.standings[since].alive)
                if is_alive
            ]
            said = chained("review-doings", [*doings])
            yield (
                since + 1,
                phrase("review-meanwhile", since=since + 1, until=until - 1, doings=said),
            )


def _doing(story: Story, seat: Seat, since: int, until: int) -> Phrase:
    def places(first: int, last: int) -> set[str]:
        return {story.standings[n].places[seat] for n in range(first, last + 1)} - {""}

    here = places(since, until) - {story.standings[since - 1].places[seat]}
    entries = story.table.entries[since : until + 1]
    return phrase(
        "review-doing",
        name=story.name(seat),
        places=len(here),
        new=len(here - places(0, since - 1)),
        walls=sum(_hit_wall(entry) for entry in entries if entry.seat == seat),
    )


def _hit_wall(entry: Entry) -> bool:
    return any(isinstance(one, Bumped) for one in entry.events) or any(
        isinstance(one, Went) and one.blocked == "wall" for one in tellings(entry.events)
    )
