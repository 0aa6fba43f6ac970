"""Which rules a turn that was seen has put to the test."""

from typing import Final

from asterion.books.cc3k.event import (
    Arrived,
    Drank,
    Dropped,
    EnemiesMoved,
    GoldTaken,
    Hurt,
    Missed,
    Slew,
    Spawned,
    Struck,
    TookStairs,
    Walked,
    Won,
)
from asterion.books.cc3k.plan.kinds import GOBLIN
from asterion.core.event import Event
from asterion.examiner.cc3k.steering import Outcome

RACES: Final = ("C10", "C11", "C12", "C14", "C13")
"""By the number of the race."""
BESIDES: Final[dict[type[Event], tuple[str, ...]]] = {
    Spawned: ("C33", "C38"),
    Walked: ("C34", "C37"),
    TookStairs: ("C8", "C34"),
    Struck: ("C31", "C32", "C34"),
    Missed: ("C19", "C34"),
    Slew: ("C16",),
    Hurt: ("C22", "C23", "C31"),
    EnemiesMoved: ("C22", "C23"),
    Drank: ("C26", "C29", "C34"),
    Dropped: ("C25",),
    GoldTaken: (),
    Won: ("C9", "C40"),
}
"""What else than its own rules an event shows; those of one race are told by the race."""
ATTACKERS: Final = {"E": "C17", "D": "C24", "M": "C21"}
NOT_OF_THE_EVENT: Final = {*RACES, "C15", "C30", "C25", "C9", "C28", "C35"}


def reached_by(outcome: Outcome) -> set[str]:
    """The rules of everything that happened in this turn."""
    game, found = outcome.game, set[str]()
    for event in outcome.news:
        found.update(rule for rule in event.follows if rule not in NOT_OF_THE_EVENT)
        found.update(BESIDES.get(type(event), event.follows))
        match event:
            case Spawned() | Drank():
                found.add(RACES[game.race])
            case Hurt(enemy=enemy):
                found.add(ATTACKERS.get(enemy, "C23"))
                found |= {"C18"} if (enemy, game.race) == ("O", GOBLIN) else set()
            case GoldTaken(how=how):
                found.add({"found": "C30", "dropped": "C25", "stolen": "C14"}[how])
            case Arrived(floor=floor) if floor > 1:
                found |= {"C3", "C27"}
    return found
