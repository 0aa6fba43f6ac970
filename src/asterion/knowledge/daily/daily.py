"""A daily labyrinth: a game of which answers are read out as what is certain is marked."""

import msgspec

from asterion.core.phrase import Phrase
from asterion.knowledge.argument.showing import DrawnStep
from asterion.knowledge.daily.trails import Went
from asterion.knowledge.labyrinth.facts import AnyFact, World

YOU = 0
FEWEST, MOST = 10, 20
"""Marks that are asked for."""


class Heard(Went, frozen=True):
    """One answer, in words too."""

    words: Phrase


class Due(msgspec.Struct, frozen=True):
    """A mark that is asked for, what it says, and its proof: answers, rules, and lines to read.

    The `argument` is the same in steps to be drawn over the map.
    """

    fact: AnyFact
    words: Phrase
    answers: tuple[int, ...]
    rules: tuple[str, ...]
    proof: tuple[Phrase, ...]
    length: int  # of the proof, each answer and each rule being one
    argument: tuple[DrawnStep, ...] = ()


class Stage(msgspec.Struct, frozen=True):
    """The game up to an answer after which something that is asked for is certain.

    `certain` are the cells and sides of which all is known, `places` where the others may be,
    `plans` some that fit: whatever is not certain is otherwise in one of them. All of this follows
    from what was heard so far and from nothing else.
    """

    heard: int  # so many answers
    due: tuple[Due, ...]
    certain: tuple[AnyFact, ...]
    places: dict[int, tuple[str, ...]]
    plans: tuple[World, ...]


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """All of it, with what is told later."""

    number: int
    columns: int
    rows: int
    names: tuple[str, ...]
    start: str
    begins: dict[int, str]  # the kinds of the cells on which they began
    agreed: Phrase
    opening: tuple[Phrase, ...]
    heard: tuple[Heard, ...]
    stages: tuple[Stage, ...]
    held: int  # places of those who are not found, added up over all answers
    truth: World

    @property
    def marks(self) -> int:
        """So many are asked for."""
        return sum(len(stage.due) for stage in self.stages)

    @property
    def hardness(self) -> int:
        """What has to be held in mind, and what has to be thought through."""
        return self.held + sum(due.length for stage in self.stages for due in stage.due)
