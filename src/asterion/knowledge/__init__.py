"""What follows from what a player was told: deduction for one chair at a table.

Input is the events that the chair heard (`Entry.told(seat)`), never a view or a state; so it
cannot know more than a very patient player with a good memory.
"""

from asterion.core.audience import Seat
from asterion.core.options import Options
from asterion.knowledge.ask import MissingSolver
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.terms import LabyrinthOptions

__all__ = ["BOOKS", "LabyrinthKnowledge", "MissingSolver", "NoKnowledge", "knowledge_of"]

BOOKS = ("labyrinth",)
"""The books of which something can be deduced."""


class NoKnowledge(ValueError):
    """Nothing is deduced for this book yet."""


def knowledge_of(book: str, seat: Seat, options: Options) -> LabyrinthKnowledge:
    """Whoever sits on this chair, before a word was said."""
    if book not in BOOKS or not isinstance(options, LabyrinthOptions):
        raise NoKnowledge(f"there is no deduction for {book}, only for {', '.join(BOOKS)}")
    return LabyrinthKnowledge(seat, options)
