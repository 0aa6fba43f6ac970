"""What a review tells of a dungeon: its true places, the exit, and prisons."""

from collections.abc import Iterator, Sequence

from asterion.books.dungeonlab.plan.model import EXIT, WALL_NAMES
from asterion.core.audience import PUBLIC, Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge import knowledge_of
from asterion.knowledge.deed import JAILED, Deed
from asterion.knowledge.deeds import place_name
from asterion.knowledge.dungeonlab.facts import WallIs
from asterion.knowledge.prose.naming import FEW, answer
from asterion.knowledge.prose.story import Line, Story


def true_places(story: Story) -> list[Phrase]:
    """What hardly anybody can prove, and everybody wants to hear when it is over."""
    plan, thinker = story.table.plan, knowledge_of(story.book, PUBLIC, story.table.options)
    return [
        phrase(
            "review-true-places",
            cell=place_name(plan, plan.treasures[0]),
            exit=thinker.say(WallIs(_cell(story, edge // 4), edge % 4, WALL_NAMES[EXIT])),
        )
        for edge in plan.exits
        if plan.treasures
    ]


def dungeon_lines(story: Story) -> Iterator[Line]:
    if story.book != "dungeonlab":
        return
    yield from _beside_exit(story)
    for seat in range(len(story.table.names)):
        jailed = story.of_kind(JAILED, seat)
        if jailed:
            yield jailed[0].n, _jailed(story, jailed)


def _jailed(story: Story, deeds: Sequence[Deed]) -> Phrase:
    return phrase(
        "review-jailed",
        name=story.name(deeds[0].seat),
        count=len(deeds),
        turns=sum(deed.count for deed in deeds),
        answers=[str(deed.n) for deed in deeds[:FEW]],
        more=max(0, len(deeds) - FEW),
    )


def _cell(story: Story, cell: int) -> str:
    return _column_and_row(place_name(story.table.plan, cell))


def _beside_exit(story: Story) -> Iterator[Line]:
    """When each first came there: with the treasure, if that was not just before leaving."""
    never = []
    for seat in range(len(story.table.names)):
        there = _beside(story, seat, laden=False)
        if not there:
            never.append(story.name(seat))
            continue
        left = story.last if seat in story.winners else there[0]
        laden = [n for n in _beside(story, seat, laden=True) if abs(left - n) > FEW][:1]
        n = (laden or there)[0]
        said = phrase(
            "review-beside",
            name=story.name(seat),
            moment=answer(story.table, n),
            laden=bool(laden),
            left=left > n,
            answers=left - n,
        )
        yield n, said
    if never:
        yield story.last, phrase("review-never-beside", names=[*never])


def _beside(story: Story, seat: Seat, laden: bool) -> list[int]:
    """After which answers this player was in the cell with the exit."""
    cells = [_cell(story, edge // 4) for edge in story.table.plan.exits]
    return [
        n
        for n, each in sorted(story.standings.items())
        if _column_and_row(each.places[seat]) in cells and (each.treasure[seat] or not laden)
    ]


def _column_and_row(place: str) -> str:
    """Without the level."""
    return place.rpartition(" ")[0]
