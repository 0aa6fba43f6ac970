"""Who led when, and how long the winner took to leave: the frame of a review's story."""

from itertools import pairwise
from typing import NamedTuple

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.afterwards import calls_places_alike, has_fakes
from asterion.knowledge.deed import NOBODY, TOOK
from asterion.knowledge.deeds import carried
from asterion.knowledge.prose.race import leaders
from asterion.knowledge.prose.story import Story

SAYS_IT = ("review-decided-kept", "review-decided-found")
MOST_SPANS = 4
"""The longest ones are named."""
ROUNDS, RACE_ROUNDS, ACTIONS = 3, 2, 6
"""To walk for so long is nothing to tell of; in a race a turn has many answers."""


class Span(NamedTuple):
    """So long somebody had the treasure, or the most of it."""

    since: int
    until: int
    seat: Seat


def led(story: Story) -> Phrase | None:
    """Nothing where it never changed."""
    seats = range(len(story.table.names))
    if calls_places_alike(story.book):
        spans = [
            Span(since, until, seat)
            for seat in seats
            for since, until in carried(story.story, seat, story.last)
        ]
        message = "review-held-true" if has_fakes(story.book) else "review-held"
    else:
        spans, message = _leads(story), "review-led"
    if len(spans) < 2:
        return None  # what decided the game tells it
    longest = sorted(spans, key=lambda span: span.since - span.until)[:MOST_SPANS]
    by_seat: dict[Seat, list[Span]] = {}
    for span in sorted(longest):
        by_seat.setdefault(span.seat, []).append(span)
    said = [_said(story, seat, each) for seat, each in by_seat.items()]
    return phrase(message, spans=[*said], most=len(spans) > len(longest))


def _said(story: Story, seat: Seat, spans: list[Span]) -> Phrase:
    times = [
        phrase("review-time", since=one.since, until=one.until, end=one.until == story.last)
        for one in spans
    ]
    return phrase("review-span", name=story.name(seat), times=[*times])


def _leads(story: Story) -> list[Span]:
    """Of a race; a tie after which the same one leads again is not worth a word."""
    changes = [*leaders(story), (story.last, NOBODY)]
    spans: list[Span] = []
    for (n, seat), (until, _) in pairwise(changes):
        if spans and spans[-1].seat == seat:
            spans[-1] = Span(spans[-1].since, until, seat)
        elif seat != NOBODY:
            spans.append(Span(n, until, seat))
    return spans


def finish(story: Story, decided: Phrase | None) -> Phrase | None:
    """How the winner got out, if what decided the game does not say it."""
    if len(story.winners) != 1 or (decided is not None and decided.id in SAYS_IT):
        return None
    (winner,) = story.winners
    players = len(story.table.names)
    walked = ROUNDS * players
    if not calls_places_alike(story.book):
        return _searched(story, winner, RACE_ROUNDS * ACTIONS * players)
    taken = [deed.n for deed in story.of_kind(TOOK, winner)]
    if not taken or story.survivor or story.last - taken[-1] <= walked:
        return None
    way_out = story.distances[taken[-1]].players[winner].exit
    turns, shortest = story.turns(winner, taken[-1]), way_out.moves if way_out is not None else 0
    return phrase(
        "review-carried-out",
        name=story.name(winner),
        n=taken[-1],
        turns=turns,
        shortest=shortest,
        lost=max(0, turns - shortest),
    )


def _searched(story: Story, winner: Seat, walked: int) -> Phrase | None:
    """A player who has enough must know an exit, and be there."""
    whole = story.standings[story.last].treasure[winner]
    enough = min(n for n, each in story.standings.items() if each.treasure[winner] == whole)
    course = next(each for each in story.courses if each.seat == winner)
    known = min((one.n for one in course.ways_out), default=story.last)
    name = story.name(winner)
    if story.last - enough <= walked:
        return None
    if known > enough:
        return phrase("review-searched", name=name, n=enough, answers=known - enough, known=known)
    way_out = story.distances[enough].players[winner].exit
    shortest = way_out.moves if way_out is not None else 0
    actions = sum(one.seat == winner and one.n > enough for one in story.table.entries)
    if actions - shortest < ACTIONS:
        return None
    return phrase("review-walked-out", name=name, n=enough, actions=actions, shortest=shortest)
