"""The last chance of those who lost: when, how far from it they were, and what they did instead."""

from collections.abc import Iterator

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.afterwards import calls_places_alike, has_fakes
from asterion.knowledge.deed import DROPPED, TOOK
from asterion.knowledge.prose.looking import Looking
from asterion.knowledge.prose.story import Story


def last_chances(story: Story) -> list[Phrase]:
    """Of each who did not win at most one, in order."""
    if not story.distances or not calls_places_alike(story.book):
        return []
    if len(story.winners) != 1:
        return _undecided(story)
    losers = [seat for seat in range(len(story.table.names)) if seat not in story.winners]
    found = []
    for seat in losers:
        looking = Looking(story, seat)
        mine = [looking.map_in_vain(), _of(looking)]
        found += [one for one in mine if one is not None] or [*looking.never_near()]
    return [said for _n, said in sorted(found, key=lambda one: one[0])]


def _undecided(story: Story) -> list[Phrase]:
    """How near to outside came who had the treasure in the end, when nobody won."""
    holders = [seat for seat, has in enumerate(story.standings[story.last].treasure) if has]
    taken = [(story.of_kind(TOOK, seat)[-1].n, seat) for seat in holders]
    nearest = [Looking(story, seat).nearest(since, story.last) for since, seat in taken]
    lines = [said for found in nearest if found is not None for said in found[1:]]
    quiet = story.table.state.quiet if has_fakes(story.book) else 0
    if not quiet or not story.distances[story.last].round:
        return lines
    last = story.distances[story.last].round
    calm = min(n for n, each in story.distances.items() if each.round > last - quiet)
    since = max([calm, *(deed.n for deed in story.story if deed.kind in (TOOK, DROPPED))])
    return [phrase("review-quiet", n=since, rounds=quiet), *lines, *_untried(story, holders)]


def _untried(story: Story, holders: list[Seat]) -> Iterator[Phrase]:
    """Where the exit was that the one with the treasure never found."""
    for seat in holders:
        leg = story.distances[story.last].players[seat].exit
        if leg is not None:
            stood = [n for n, each in story.standings.items() if each.places[seat] == leg.cell]
            name = story.name(seat)
            yield phrase(
                "review-untried",
                name=name,
                cell=leg.cell,
                count=len(stood),
                n=max(stood, default=0),
            )


def _of(looking: Looking) -> tuple[int, Phrase] | None:
    """What was lost last counts; else that the winner could have been stopped."""
    ways = (looking.carrying, looking.healing, looking.taking, looking.meeting)
    found = [said for way in ways if (said := way()) is not None]
    return max(found, key=lambda one: one[0], default=None) or looking.shooting()
