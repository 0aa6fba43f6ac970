"""What a review tells of a race for many treasures: who took how much and whose, and who led."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from asterion.core.audience import PUBLIC, Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.deed import DIED, NOBODY, TOOK, Deed
from asterion.knowledge.prose.story import Line, Story


def purses(story: Story) -> list[Phrase]:
    """Who took how much, the most first."""
    taken = [story.of_kind(TOOK, seat) for seat in range(len(story.table.names))]
    totals = [sum(deed.count for deed in each) for each in taken]
    return [
        phrase(
            "review-took",
            name=story.name(seat),
            total=totals[seat],
            by=[str(deed.n) for deed in taken[seat]],
            count=len(taken[seat]),
        )
        for seat in sorted(range(len(taken)), key=lambda seat: -totals[seat])
    ]


def race_lines(story: Story) -> Iterator[Line]:
    for death, taken in spoils(story.story):
        said = phrase(
            "review-spoils",
            name=story.name(taken.seat),
            count=min(taken.count, death.count),  # more may have lain there
            victim=story.name(death.seat),
            n=taken.n,
        )
        yield taken.n, said


def spoils(deeds: Sequence[Deed]) -> Iterator[tuple[Deed, Deed]]:
    """Whose death left which treasure to whom: it lies in one pile until somebody takes it."""
    lying: dict[str, Deed] = {}
    for deed in deeds:
        if deed.kind == DIED and deed.count:
            lying[deed.cell] = deed
        elif deed.kind == TOOK and deed.cell in lying:
            yield lying.pop(deed.cell), deed


def leaders(story: Story) -> Iterator[tuple[int, Seat]]:
    """From which answer on who alone had the most, or nobody."""
    leading = [(n, _leader(each.treasure)) for n, each in sorted(story.standings.items())]
    before = (PUBLIC, NOBODY)
    for one, (n, seat) in pairwise([before, *leading]):
        if seat != one[1]:
            yield n, seat


def _leader(treasure: Sequence[int]) -> Seat:
    most = max(treasure)
    return treasure.index(most) if treasure.count(most) == 1 else NOBODY
