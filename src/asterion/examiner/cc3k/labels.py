"""`--profile auto`: in which words a program shows its numbers, found by what races begin with.

Hit points, attack and defence of the races are no two rows alike, so a word whose number is that of
every race stands for it. The gold is 0 and the floor 1 for all: there only one number may be so.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from asterion.books.cc3k.plan.kinds import RACES
from asterion.examiner.cc3k.reading import Profile, blocks, fields_in
from asterion.examiner.cc3k.speaking import Subject
from asterion.examiner.program import Trouble

BEGIN_WITH: Final[dict[str, list[int]]] = {
    "hit_points": [race.hit_points for race in RACES],
    "attack": [race.attack for race in RACES],
    "defence": [race.defence for race in RACES],
    "gold": [0 for _ in RACES],
    "floor": [1 for _ in RACES],
}
BEFORE: Final = re.compile(r"([^\W\d_]+)\W{0,4}$")
AFTER: Final = re.compile(r"[^\w\n]{0,3}([^\W\d_]+)")


def with_labels(begin: Callable[[int], Subject], profile: Profile) -> Profile:
    """The profile with a pattern for every number that was not found and has a word of its own."""
    shown: list[str] = []
    for race in RACES:
        below = first_rows(begin, race.letter)
        if below is None or set(BEGIN_WITH) <= {*fields_in(below, profile)}:
            return profile
        shown.append(below)
    found: dict[str, str] = {}
    for name in BEGIN_WITH:
        if name not in fields_in(shown[0], profile):
            pattern = label(shown, BEGIN_WITH[name])
            if pattern is not None:
                found[name] = pattern
    return msgspec.structs.replace(profile, **found)


def first_rows(begin: Callable[[int], Subject], race: str) -> str | None:
    """What stands below the first map of a game; None where there was no map."""
    subject = begin(0)
    try:
        found = list(blocks(subject.ask(race)))
    except Trouble:
        return None
    finally:
        subject.close()
    return found[-1][1] if found else None


def label(shown: Sequence[str], numbers: Sequence[int]) -> str | None:
    """The first pattern that finds these numbers; of numbers that are all alike, the only one."""
    fitting: dict[int, str] = {}
    for place, pattern in patterns(shown[0]):
        if [number(pattern, rows) for rows in shown] == list(numbers):
            fitting.setdefault(place, pattern)
    if len(fitting) > 1 and len(set(numbers)) == 1:
        return None
    return next(iter(fitting.values()), None)


def patterns(rows: str) -> Iterator[tuple[int, str]]:
    """Each number by the word before it and by the word after it."""
    for found in re.finditer(r"\d+", rows):
        before = BEFORE.search(rows[: found.start()].rpartition("\n")[2])
        if before:
            yield found.start(), rf"\b{before[1]}\b\D{{0,4}}?(\d+)"
        after = AFTER.match(rows[found.end() :])
        if after:
            yield found.start(), rf"\b(\d+)\W{{0,3}}{after[1]}\b"


def number(pattern: str, rows: str) -> int | None:
    found = re.search(pattern, rows, re.IGNORECASE | re.MULTILINE)
    return int(found[1]) if found else None


def told(found: Profile, usual: Profile) -> str:
    """What was found, as it may stand in a profile."""
    names = [name for name in BEGIN_WITH if getattr(found, name) != getattr(usual, name)]
    return ", ".join(f"{name} = '{getattr(found, name)}'" for name in names)
