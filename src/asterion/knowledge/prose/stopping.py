"""A race for many treasures: who was ahead by the shortest way, and who could have stopped it."""

from itertools import pairwise

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.afterwards import DOOOM
from asterion.knowledge.deed import MISSED, STRUCK, TOOK
from asterion.knowledge.dooom.facts import PlayerAt
from asterion.knowledge.prose.story import Story

NEAR_ENOUGH = 6
"""Steps to somebody whom one can walk up to and strike in the same turn."""
WORTH_TELLING = 3
"""Actions by which somebody must have been ahead."""


def race_turns(story: Story) -> list[Phrase]:
    """Nothing of one treasure that wins, nor of a game that nobody won or somebody survived."""
    if story.book not in DOOOM or len(story.winners) != 1 or len(story.table.names) == 1:
        return []
    (winner,) = story.winners
    if story.standings[story.last].treasure[winner] < story.table.plan.target:
        return []
    enough = min(
        n for n, each in story.standings.items() if each.treasure[winner] >= story.table.plan.target
    )
    lines = (ahead(story, winner, enough), stopping(story, winner, enough))
    return [line for line in lines if line is not None]


def ahead(story: Story, winner: Seat, enough: int) -> Phrase | None:
    """Who was nearer to winning than the winner last, before the winner had enough, and how far."""
    for n in sorted(story.distances, reverse=True):
        players = story.distances[n].players
        mine = players[winner].win
        if n >= enough or mine is None:
            continue
        nearer = [
            (one.win, seat)
            for seat, one in enumerate(players)
            if one.win is not None and one.win + WORTH_TELLING <= mine
        ]
        if nearer:
            their, seat = min(nearer)
            return _ahead(story, n, seat, winner, their, mine)
    return None


def _ahead(story: Story, n: int, seat: Seat, winner: Seat, their: int, mine: int) -> Phrase:
    after = [entry.n for entry in story.table.entries if entry.seat == seat and entry.n > n]
    taken = sum(deed.count for deed in story.of_kind(TOOK, seat) if deed.n > n)
    return phrase(
        "review-ahead",
        name=story.name(seat),
        n=n,
        their=their,
        winner=story.name(winner),
        mine=mine,
        taken=taken,
        actions=len(after),
    )


def stopping(story: Story, winner: Seat, enough: int) -> Phrase | None:
    """The last turn in which somebody could have struck the winner, and did not."""
    found = []
    for seat in range(len(story.table.names)):
        for n in _turns(story, seat, enough):
            steps = _steps(story, seat, n, winner)
            if seat != winner and steps is not None and steps <= NEAR_ENOUGH:
                found.append((n, seat, steps))
    if not found:
        return _nobody_near(story, winner, enough)
    n, seat, steps = max(found)
    until = story.table.entries[-1].n
    blows = [
        deed
        for deed in story.story
        if deed.kind in (STRUCK, MISSED) and (deed.by, deed.seat) == (seat, winner)
        if n <= deed.n <= until
    ]
    knew = any(
        isinstance(fact, PlayerAt) and fact.seat == winner and fact.cell
        for fact in story.certain(seat, n)
    )
    return phrase(
        "review-last-turn",
        name=story.name(seat),
        n=n,
        steps=steps,
        winner=story.name(winner),
        blows=len(blows),
        hits=sum(deed.kind == STRUCK for deed in blows),
        known=knew,
    )


def _nobody_near(story: Story, winner: Seat, enough: int) -> Phrase | None:
    """How far away the nearest was at the beginning of a turn."""
    near = [
        (steps, n, seat)
        for seat in range(len(story.table.names))
        for n in _turns(story, seat, enough)
        if seat != winner and (steps := _steps(story, seat, n, winner)) is not None
    ]
    if not near:
        return None
    steps, n, seat = min(near)
    names = {"name": story.name(seat), "winner": story.name(winner)}
    return phrase("review-nobody-near", n=n, steps=steps, **names)


def _steps(story: Story, seat: Seat, n: int, winner: Seat) -> int | None:
    """From one player to another, before answer `n`."""
    rivals = story.distances[n - 1].players[seat].rivals
    return rivals[winner] if rivals else None


def _turns(story: Story, seat: Seat, since: int) -> list[int]:
    """The first answer of each turn after an answer."""
    entries = story.table.entries
    return [
        entry.n
        for before, entry in pairwise(entries)
        if entry.seat == seat != before.seat and entry.n > since
    ]
