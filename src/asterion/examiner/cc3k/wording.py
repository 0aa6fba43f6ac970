"""In whose words a program tells what was done."""

from collections.abc import Callable

import msgspec

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import RACES
from asterion.books.cc3k.plan.model import Plan
from asterion.examiner.cc3k.choosing import Chooser
from asterion.examiner.cc3k.follower import Follower
from asterion.examiner.cc3k.reading import Profile, frames
from asterion.examiner.cc3k.rulings import Readings
from asterion.examiner.cc3k.speaking import Subject
from asterion.examiner.program import Trouble

PROBES = 12
"""This many answers of a first game tell in whose words the action row is."""


def book_wording(begin: Callable[[int], Subject], plan: Plan, profile: Profile) -> bool:
    """Whether a program speaks in the book's own words: most of what it says is what we would."""
    told = msgspec.structs.replace(profile, wording="book")
    follower = Follower(plan, Readings(Cc3kOptions(), {}))
    chooser, subject, command, same, asked = Chooser(0), begin(0), RACES[0].letter, 0, 0
    try:
        for _ in range(PROBES):
            shown = frames(subject.ask(command), told)
            if not shown:
                break
            frame = shown[-1]
            follower.follow(command, frame.without_action())
            asked += 1
            same += frame.action is not None and frame.action in follower.said
            if follower.over:
                break
            command = chooser.choose(frame)
    except Trouble:
        pass
    finally:
        subject.close()
    return same * 2 > asked > 1
