"""What a review tells of a dungeon: its true places, the exit, and prisons."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from asterion.books.dungeonlab.event import Bumped
from asterion.books.dungeonlab.plan.model import EXIT, WALL_NAMES
from asterion.core.audience import PUBLIC, Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge import knowledge_of
from asterion.knowledge.deed import DIED, JAILED, LANDED, SLEW, WASTED, Deed
from asterion.knowledge.deeds import place_name
from asterion.knowledge.dungeonlab.facts import WallIs
from asterion.knowledge.dungeonlab.words import content_in_words
from asterion.knowledge.prose.naming import FEW, answer
from asterion.knowledge.prose.story import Line, Story

FEW_DEATHS = 2
"""Of one player, each with the landing after it; of more, there is one line."""
MANY = 4
"""Shots at walls that are worth a line."""


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
        yield from _landed(story, seat)
        yield from _wasted(story, seat)
        yield from _slain(story, seat)
    yield from _tried(story)


def _landed(story: Story, seat: Seat) -> Iterator[Line]:
    """D6  Those who died come back, and may choose where."""
    if len(story.of_kind(DIED, seat)) > FEW_DEATHS:
        return  # told with the deaths
    for deed in story.of_kind(LANDED, seat)[1:]:
        yield deed.n, phrase("review-landed", name=story.name(seat), cell=deed.cell, n=deed.n)


def _wasted(story: Story, seat: Seat) -> Iterator[Line]:
    """Shots at a wall that stood, many of them from one place."""
    for place, deeds in groupby(story.of_kind(WASTED, seat), key=lambda deed: deed.cell):
        shots = [deed.n for deed in deeds]
        if len(shots) >= MANY:
            yield (
                shots[0],
                phrase(
                    "review-wasted",
                    name=story.name(seat),
                    cell=place,
                    count=len(shots),
                    first=shots[0],
                    last=shots[-1],
                ),
            )


def _slain(story: Story, seat: Seat) -> Iterator[Line]:
    """D25  All of them in one line, where the first one fell."""
    slain = story.of_kind(SLEW, seat)
    if slain:
        beasts = [
            phrase("review-beast", beast=content_in_words(kind), count=count)
            for kind, count in Counter(deed.how for deed in slain).items()
        ]
        said = phrase(
            "review-slew",
            name=story.name(seat),
            beasts=[*beasts],
            answers=[str(deed.n) for deed in slain[:FEW]],
            count=len(slain),
            more=max(0, len(slain) - FEW),
        )
        yield slain[0].n, said


def _tried(story: Story) -> Iterator[Line]:
    """D14  The winner's search: outer walls that were walked into with the treasure in hand."""
    for seat in story.winners:
        tried = list(walls_tried(story, seat))
        if tried:
            yield (
                tried[0],
                phrase(
                    "review-tried",
                    name=story.name(seat),
                    count=len(tried),
                    answers=[str(n) for n in tried[:FEW]],
                    more=max(0, len(tried) - FEW),
                ),
            )


def walls_tried(story: Story, seat: Seat) -> Iterator[int]:
    plan = story.table.plan
    for entry in story.table.entries:
        for one in entry.events:
            if isinstance(one, Bumped) and one.seat == seat:
                now = story.standings[entry.n]
                cell = _number(story, now.places[seat])
                outer = plan.beside[cell * 4 + one.way] < 0
                if outer and now.treasure[seat]:
                    yield entry.n


def _number(story: Story, place: str) -> int:
    """The cell of a place, of whatever level."""
    column, row, _level = map(int, place.split())
    return (row - 1) * int(story.table.plan.width) + column - 1


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
