"""The next useful thing for one seat, and why: made of what that seat was told, and nothing else.

What is best is judged by the bots of the book; why it is good is worked out here from the view and
from what can be known, so that every reason is true no matter who judged.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from asterion.coach.advice import Advice, Coach
from asterion.core.audience import Seat
from asterion.core.contract.options import Options
from asterion.words import bring_words

bring_words(Path(__file__).with_name("words"))

__all__ = ["Advice", "Coach", "coach_of", "has_coach"]

OWN = {
    "labyrinth": "asterion.coach.labyrinth:LabyrinthCoach",
    "dungeonlab": "asterion.coach.dungeonlab:DungeonLabCoach",
    "dungeon-of-dooom": "asterion.coach.dooom:DooomCoach",
    "labyrinth-of-dooom": "asterion.coach.dooom:DooomCoach",
    "cc3k": "asterion.coach.cc3k:Cc3kCoach",
}
"""Who knows our own books; of others the general remarks are made."""


def has_coach(book: str) -> bool:
    """Whether somebody here knows this book."""
    return book in OWN


def coach_of(book: str, seat: Seat, options: Options, alone: bool = False) -> Coach | None:
    """The coach of this book; None if there is none. `alone`: others' answers are left out."""
    place = OWN.get(book)
    if place is None:
        return None
    module, _, name = place.partition(":")
    made: Any = getattr(import_module(module), name)
    coach: Coach = made(seat, options, alone)
    return coach
