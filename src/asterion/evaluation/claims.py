"""What can be claimed about a thing, in sentences; and what is made of an answer."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase
from asterion.core.referee.table import Table
from asterion.evaluation.wording import Wording
from asterion.knowledge.chair import Knowledge

OWN: Final = {
    "labyrinth": "asterion.evaluation.labyrinth:LabyrinthClaims",
    "dungeonlab": "asterion.evaluation.dungeonlab:DungeonLabClaims",
    "dungeon-of-dooom": "asterion.evaluation.dooom:DooomClaims",
    "labyrinth-of-dooom": "asterion.evaluation.dooom:DooomClaims",
}
MOST_CLAIMS: Final = 200
"""Lines of one answer that are read."""


class Subject(NamedTuple):
    """Something that is asked about: its name in the book, and as it is said."""

    name: str
    words: Phrase | str
    is_player: bool = False


class Claims(Protocol):
    """One chair of one game. Subjects follow from what the chair was told, so that no question
    gives anything away."""

    knowledge: Knowledge

    def subjects(self) -> Sequence[Subject]: ...

    def claimable(self, about: str) -> Sequence[Any]:
        """Every fact about it that can be claimed, true or not."""
        ...

    def sayings(self, fact: Any) -> Sequence[Phrase]:
        """The ways to say it; the first is the usual one."""
        ...

    def implied(self, facts: Iterable[Any]) -> set[Any]:
        """These, and those that say less."""
        ...

    def is_true(self, fact: Any) -> bool: ...

    def is_noted(self, fact: Any) -> bool:
        """Whether it was told, or is on a map that draws what was told and deduces nothing."""
        ...


def can_be_evaluated(book: str) -> bool:
    return book in OWN


def claims_of(table: Table, seat: Seat, knowledge: Knowledge) -> Claims:
    module, _, name = OWN[table.book.name].partition(":")
    made: Claims = getattr(import_module(module), name)(table, seat, knowledge)
    return made


class Answered(NamedTuple):
    """What was read in an answer: facts, and how many of its lines were none of them."""

    facts: tuple[Any, ...]
    unread: int


class Claimable:
    """What can be claimed about one thing now, by its sentences."""

    def __init__(self, claims: Claims, about: str, wording: Wording) -> None:
        self.facts = tuple(claims.claimable(about))
        self._usual = {fact: wording.say(claims.sayings(fact)[0]) for fact in self.facts}
        self._read = {
            plain(wording.say(saying)): fact
            for fact in self.facts
            for saying in claims.sayings(fact)
        }

    def say(self, fact: Any) -> str:
        return self._usual[fact]

    def read(self, lines: Iterable[str]) -> Answered:
        """Each fact once, in the order in which they were claimed."""
        facts: dict[Any, None] = {}
        unread = 0
        for line in [line for line in lines if line.strip()][:MOST_CLAIMS]:
            fact = self._read.get(plain(line))
            if fact is None:
                unread += 1
            else:
                facts[fact] = None
        return Answered(tuple(facts), unread)


def plain(sentence: str) -> str:
    """What does not matter when a sentence is compared: case, blanks, marks around it."""
    return " ".join(sentence.lower().split()).strip("-*[]`\"' .").removeprefix("claim ")
