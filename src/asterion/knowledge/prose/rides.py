"""What a review tells of pits and rivers, where they carry somebody off time and again."""

from collections import Counter
from collections.abc import Iterator, Sequence

from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.afterwards import has_fakes
from asterion.knowledge.deed import BROUGHT, Deed
from asterion.knowledge.prose.story import Line, Story

OFTEN, TO_ONE_PLACE, ALONE = 4, 2, 3
"""Rides that are worth a line, and how many of them must have ended in one place, or in the only
one that is named."""
TO_ONE_CELL = 5
"""The same in Labyrinth, where pits and rivers are everywhere."""
NAMED_PLACES = 2


def ride_lines(story: Story) -> Iterator[Line]:
    for seat in range(len(story.table.names)):
        rides = story.of_kind(BROUGHT, seat)
        often = _often(rides, TO_ONE_CELL if has_fakes(story.book) else TO_ONE_PLACE)
        alone = TO_ONE_CELL if has_fakes(story.book) else ALONE
        enough = len(often) > 1 or (often and often[0][1] >= alone)
        if len(rides) >= min(OFTEN, alone) and enough:
            named = [ride for ride in rides if ride.cell in dict(often)]
            yield named[0].n, _carried_off(story, rides if len(often) > 1 else named, often)


def _often(rides: Sequence[Deed], least: int) -> list[tuple[str, int]]:
    counted = Counter(deed.cell for deed in rides).most_common(NAMED_PLACES)
    return [(cell, count) for cell, count in counted if count >= least]


def _carried_off(story: Story, rides: Sequence[Deed], often: Sequence[tuple[str, int]]) -> Phrase:
    """By pits, rivers, beings: what keeps a game in one place for long."""
    about = {"name": story.name(rides[0].seat), "first": rides[0].n, "last": rides[-1].n}
    if len(often) == 1:
        return phrase("review-carried-back", cell=often[0][0], count=often[0][1], **about)
    places = [phrase("review-so-often-to", cell=cell, count=n) for cell, n in often]
    elsewhere = len(rides) - sum(n for _cell, n in often)
    return phrase(
        "review-carried-off", count=len(rides), places=[*places], elsewhere=elsewhere, **about
    )
