"""Which known mistake a program has made: one that explains what nothing else does.

A mistake that fits one frame is not the culprit. Each is tried on all transcripts, and is named
only if fewer frames stay unexplained on the whole.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from asterion.books.cc3k.plan.model import Plan
from asterion.books.cc3k.say.notation import RESTART
from asterion.examiner.cc3k.findings import Mistaken
from asterion.examiner.cc3k.follower import Follower
from asterion.examiner.cc3k.frame import Frame
from asterion.examiner.cc3k.mistakes import MISTAKES
from asterion.examiner.cc3k.ruled import Changes
from asterion.examiner.cc3k.rulings import Readings

MOST_NAMED: Final = 3
FEW: Final = 5
"""Fewer frames than these may be explained by luck."""
MOST_TRIED, MOST_SCORED = 600, 2000
"""Frames on which each mistake is tried, and on which the best has to stand; the games come first
in which something was found.
"""
NEAREST: Final = 4
"""Where a frame is taken as given: this many lawful turns are looked at."""


Kind = tuple[str, str]
"""Of a finding: its rule, and what differed in which sort of turn."""


class Transcript:
    """A game as it was seen: the floors, each command with its frame, and which were blamed."""

    __slots__ = ("blamed", "plan", "seen")

    def __init__(
        self, plan: Plan, seen: Sequence[tuple[str, Frame]], blamed: Mapping[int, Kind]
    ) -> None:
        self.plan = plan
        self.seen = seen
        self.blamed = blamed


def mistaken(transcripts: Iterable[Transcript], readings: Readings) -> list[Mistaken]:
    """The mistakes that explain the most, the greatest first; each on top of those before it."""
    chosen = most_of(transcripts, MOST_SCORED)
    first = most_of((each for each in chosen if each.blamed), MOST_TRIED)
    rest = [each for each in chosen if each not in first]
    in_rest = unexplained(rest, readings, {})
    changes: dict[str, object] = {}
    named: list[Mistaken] = []
    left = unexplained(first, readings, changes)
    begun = left + in_rest
    while left and len(named) < MOST_NAMED:
        count, name = left, ""
        for each, mistake in MISTAKES.items():
            if not mistake.changes.keys() & changes.keys():
                now = unexplained(first, readings, {**changes, **mistake.changes}, count)
                count, name = (now, each) if now < count else (count, name)
        if not name:
            break
        others = unexplained(rest, readings, {**changes, **MISTAKES[name].changes})
        gain = left + in_rest - count - others
        if gain < 1 or (MISTAKES[name].is_loose and is_luck(gain, left + in_rest)):
            break
        changes |= MISTAKES[name].changes
        named.append(Mistaken(name, MISTAKES[name].rule, gain, begun))
        left, in_rest = count, others
    return named


def is_luck(explained: int, of: int) -> bool:
    """Whether a mistake that only allows more may fit this many frames without being made."""
    return explained < FEW or 2 * explained < of


def owed_to(
    named: Sequence[Mistaken], transcripts: Iterable[Transcript], readings: Readings
) -> dict[Kind, str]:
    """The findings that are owed to the first of these mistakes, which explains all their frames.

    It has to explain most of what nothing else does: then what shows at a troll is no fault of
    the troll's.
    """
    if not named or is_luck(named[0].explains, named[0].of):
        return {}
    # The mistake itself may have looked like another reading: so all that are allowed count.
    changes = MISTAKES[named[0].mistake].changes
    explained, left = set[Kind](), set[Kind]()
    for each in most_of((each for each in transcripts if each.blamed), MOST_TRIED):
        still = {*not_fitting(each, Readings(readings.options, readings.allowed, changes))}
        for number, kind in each.blamed.items():
            (left if number in still else explained).add(kind)
    return dict.fromkeys(explained - left, named[0].rule)


def most_of(transcripts: Iterable[Transcript], most: int) -> list[Transcript]:
    """As many as are looked at again, of about this many frames."""
    chosen: list[Transcript] = []
    frames = 0
    for each in sorted(transcripts, key=lambda each: not each.blamed):
        if frames < most:
            chosen.append(each)
            frames += len(each.seen)
    return chosen


def unexplained(
    transcripts: Iterable[Transcript], readings: Readings, changes: Changes, most: int = 1 << 30
) -> int:
    """How many frames no dice explain by the rules so changed; no further than to `most`."""
    count = 0
    changed = readings.with_changes(changes)
    for transcript in transcripts:
        for _ in not_fitting(transcript, changed):
            count += 1
            if count >= most:
                return count
    return count


def not_fitting(transcript: Transcript, readings: Readings) -> Iterator[int]:
    """The frames of a game that no dice explain, by their numbers."""
    follower = Follower(transcript.plan, readings, near=NEAREST)
    for number, (command, frame) in enumerate(transcript.seen):
        if command == RESTART:
            follower.restart()
        elif not follower.follow(command, frame).fits:
            yield number
