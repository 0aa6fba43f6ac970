"""What follows from what a player was told: deduction for one chair at a table.

Input is the events that the chair heard (`Entry.told(seat)`), never a view or a state; so it
cannot know more than a very patient player with a good memory.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from asterion.books.installed import DEDUCTION, CannotLoad, installed, load
from asterion.core.audience import Seat
from asterion.core.contract.options import Options
from asterion.core.phrase import PhrasedError, phrase
from asterion.knowledge.afresh import Afresh
from asterion.knowledge.ask import MissingSolver, new_solver
from asterion.knowledge.chair import Knowledge
from asterion.knowledge.labyrinth import marking, revealed
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.marks import Mark
from asterion.words import bring_words

bring_words(Path(__file__).with_name("words"))

__all__ = [
    "Knowledge", "LabyrinthKnowledge", "MissingSolver", "NoKnowledge", "books_known",
    "check_deduction", "check_solver", "knowledge_of", "tells_odds", "truth_of",
]  # fmt: skip

OWN = {
    "labyrinth": "asterion.knowledge.labyrinth.knowing:LabyrinthKnowledge",
    "dungeonlab": "asterion.knowledge.dungeonlab.knowing:DungeonLabKnowledge",
    "dungeon-of-dooom": "asterion.knowledge.dooom.knowing:DooomKnowledge",
    "labyrinth-of-dooom": "asterion.knowledge.dooom.knowing:DooomKnowledge",
}
"""Who thinks about our own books; other packages name theirs by an entry point."""


class NoKnowledge(PhrasedError, ValueError):
    """Nothing is deduced for this book yet."""


def books_known() -> list[str]:
    """The books of which something can be deduced, our own first."""
    return [*OWN, *(name for name in installed(DEDUCTION) if name not in OWN)]


def check_deduction(book: str) -> None:
    """NoKnowledge where nothing is deduced for this book, MissingSolver where that is missing."""
    if _thinker(book).needs_solver:
        check_solver()


def tells_odds(book: str) -> bool:
    """Whether it is also known how likely something is (`chair.Guessing`)."""
    try:
        return hasattr(_thinker(book), "odds")
    except NoKnowledge:
        return False


def check_solver() -> None:
    """MissingSolver where the extra `knowledge` is not installed."""
    new_solver().delete()


def knowledge_of(
    book: str, seat: Seat, options: Options, alone: bool = False, remembers: bool = False
) -> Knowledge:
    """The player on this chair, before a word was said.

    `alone` leaves out what other players were answered. One that `remembers` is quicker for those
    who ask again and again in the same order; within a budget its answers depend on that order.
    """
    check_deduction(book)

    def make() -> Knowledge:
        thinking: Knowledge = _thinker(book)(seat, options, alone=alone)
        return thinking

    return make() if remembers else cast(Knowledge, Afresh(make))


def truth_of(book: str, state: Any) -> Iterator[tuple[Any, Mark | None]]:
    """What is true of a game now, in the facts of its book, each with its mark."""
    if book == "labyrinth":
        for fact in revealed.truth_of(state):
            yield fact, marking.mark_of(fact)


@cache
def _thinker(book: str) -> Any:
    """The class of those who think about this book; it is loaded when it is first asked for."""
    place = OWN.get(book)
    if place is not None:
        module, _, name = place.partition(":")
        return getattr(import_module(module), name)
    brought = installed(DEDUCTION).get(book)
    if brought is None:
        raise NoKnowledge(phrase("knowledge-no-deduction", book=book, books=[*books_known()]))
    try:
        return load(brought)
    except CannotLoad as error:
        broken = phrase("knowledge-broken", book=book, package=brought.package, why=str(error))
        raise NoKnowledge(broken) from error
