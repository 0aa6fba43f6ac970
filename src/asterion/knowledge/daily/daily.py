"""A daily labyrinth: a game of which answers are read out as what is certain is marked."""

import msgspec

from asterion.core.phrase import Phrase
from asterion.knowledge.argument.showing import DrawnStep
from asterion.knowledge.daily.trails import Went
from asterion.knowledge.labyrinth.facts import AnyFact, World

YOU = 0
FEWEST, MOST = 10, 20
"""Marks that are asked for."""


class Heard(Went, frozen=True, kw_only=True):
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


class Track(msgspec.Struct, frozen=True):
    """Where a player may be by the answers so far.

    `ghosts` are the places where their way fits the size: where it would have begun, and where
    they would be now. If one place is left, `cells` is the way there, `told` what the answers say
    of it outright, and `glimpses` what showed itself from it on other cells. That is shown once
    they were found, or at once where they were never lost.
    """

    ghosts: tuple[tuple[str, str], ...]
    cells: tuple[str, ...] = ()
    told: tuple[AnyFact, ...] = ()
    glimpses: dict[str, str] = {}
    known: bool = False


class Stage(msgspec.Struct, frozen=True):
    """The game up to an answer after which something that is asked for is certain.

    `certain` are the cells and sides of which all is known, `places` where the players who are to
    be found may be, `plans` some that fit: whatever is not certain is otherwise in one of them.
    `told`, `passed` and `glimpses` are of a way that ended: what was said outright, the way, and
    what showed itself from it. All of this follows from what was heard so far.
    """

    heard: int  # this many answers
    due: tuple[Due, ...]
    certain: tuple[AnyFact, ...]
    places: dict[int, tuple[str, ...]]
    plans: tuple[World, ...]
    tracks: dict[int, Track]
    told: tuple[AnyFact, ...] = ()
    passed: tuple[str, ...] = ()
    glimpses: dict[str, str] = {}


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """All of it, with what is told later."""

    number: int
    book: str
    columns: int
    rows: int
    names: tuple[str, ...]
    start: str
    begins: dict[int, str]  # the kinds of the cells on which they began
    agreed: tuple[Phrase, ...]
    opening: tuple[Phrase, ...]
    heard: tuple[Heard, ...]
    stages: tuple[Stage, ...]
    held: int  # places of those who are not found, added up over all answers
    truth: World

    @property
    def sought(self) -> tuple[int, ...]:
        """Whose places may be marked: those of the others; your own, where you are alone."""
        return tuple(range(1, len(self.names))) or (YOU,)

    @property
    def marks(self) -> int:
        """This many are asked for."""
        return sum(len(stage.due) for stage in self.stages)

    @property
    def hardness(self) -> int:
        """What has to be held in mind, and what has to be thought through."""
        return self.held + sum(due.length for stage in self.stages for due in stage.due)
