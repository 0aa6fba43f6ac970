"""What the study is asked, and what it answers."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Phrase, PhrasedError
from asterion.knowledge.argument.showing import SaidStep
from asterion.knowledge.daily import Daily
from asterion.knowledge.marks import Mark
from asterion.knowledge.puzzling import Puzzle
from asterion.words.language import FIRST

Asked = Literal["certain", "possible", "why", "hint", "map"]
About = Annotated[
    str,
    Meta(
        max_length=80,
        description="a cell (c2), its side (c2 up), a player's name, or me; of a hint the keys of "
        "those that were given before, the last one last",
    ),
]
Fact = Annotated[
    JsonObject, Meta(description="`fact` says which kind it is, the rest is the book's")
]


class Question(msgspec.Struct, frozen=True):
    """What somebody wants to know, and the language in which they want to be told."""

    asked: Asked
    about: str = ""
    language: str = FIRST
    fact: JsonObject | None = None  # of `why`, instead of `about`


class Chair(msgspec.Struct, frozen=True):
    """Who asks: ears at a table, whether it uses its own answers only, and is told odds."""

    table: str
    book: str
    seat: int
    options: JsonObject
    alone: bool = False
    odds: bool = False


class PuzzleOrder(msgspec.Struct, frozen=True, tag="puzzle"):
    """To a process: the puzzle of this number."""

    number: int


class DailyOrder(msgspec.Struct, frozen=True, tag="daily"):
    """To a process: the daily labyrinth of this number."""

    number: int


class ReviewOrder(msgspec.Struct, frozen=True, tag="review"):
    """To a process: go through this finished game from every chair."""

    record: str


class Order(msgspec.Struct, frozen=True, tag="ask"):
    """To a process: what this chair was told since number `since`, and the question.

    What was told stands as (number, events in JSON); the numbers are the chair's own.
    """

    chair: Chair
    since: int
    told: list[tuple[int, msgspec.Raw]]
    question: Question


class Known(msgspec.Struct, frozen=True):
    """A fact, as data, as a sentence without its full stop, and as a notebook shows it."""

    fact: Fact
    words: str
    mark: Mark | None = None


class Because(msgspec.Struct, frozen=True):
    """One line of a proof: a rule, or a run of one player's answers by their numbers."""

    words: str
    rule: str
    seat: int
    answers: Sequence[int]


class Explained(msgspec.Struct, frozen=True):
    """A fact and what proves it; `proved` is False where no proof was found in time.

    The `argument` is empty where the book does not argue, or where it would not be short.
    """

    fact: Fact
    words: str
    proved: bool
    because: Sequence[Because]
    mark: Mark | None = None
    argument: Sequence[SaidStep] = ()


class Open(msgspec.Struct, frozen=True):
    """What is not certain: the kinds that a cell may be, or the cells where somebody may be."""

    words: str
    about: str
    kinds: Sequence[str]
    cells: Sequence[str]
    odds: Annotated[
        Sequence[float],
        Meta(description="how likely each of the kinds is, where the table agreed on odds"),
    ] = ()


class Hint(msgspec.Struct, frozen=True):
    """What could be done next. `act` is an offer in its notation, `label` as people say it.

    `because` is a sentence that is true of what this chair was told; `about` are the places that
    it speaks of. With `follows`, `why` and its `key` tells the proof.
    """

    act: str | None
    label: str
    because: str
    about: Sequence[Mark]
    key: str
    follows: bool


class Answer(msgspec.Struct, frozen=True):
    """What follows from what this chair was told.

    Where `finished` is False the time was over: what is here is proved, and there may be more.
    `contradiction`: nothing fits, the plan breaks a rule. `lines` are the answer to read.
    """

    finished: bool
    contradiction: bool
    lines: Sequence[str]
    certain: Sequence[Known] = ()
    possible: Open | None = None
    why: Sequence[Explained] = ()
    hint: Hint | None = None
    maybe: Annotated[
        Sequence[Mark], Meta(description="of a map: what is possible, where few cases are left")
    ] = ()


class Reply(msgspec.Struct, frozen=True):
    """From a process: the answer, or that it has to be told everything from the start.

    While a game is reviewed, replies say how far that is; the last one has the review, packed, or
    `why` there is none.
    """

    answer: Answer | None = None
    forgot: bool = False
    made: Puzzle | None = None
    daily: Daily | None = None
    review: bytes | None = None
    done: int = 0
    of: int = 0
    why: Phrase | None = None


class NoAnswer(PhrasedError):
    """Nobody has the time to think about it now."""
