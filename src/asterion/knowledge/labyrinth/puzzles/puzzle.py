"""A puzzle: what was heard in a game, one question, and exactly one answer that is certain."""

from typing import Any, Literal

import msgspec

from asterion.core.phrase import Phrase
from asterion.knowledge.argument.showing import DrawnStep
from asterion.knowledge.labyrinth.facts import World

Kind = Literal["open", "move", "cell", "player", "exit", "treasure", "pit", "river", "shot"]
PLAIN: tuple[Kind, ...] = ("open", "move", "cell", "player")
"""Which side is open, which move is safe, which cell, where is the other."""
EVENTFUL: tuple[Kind, ...] = ("exit", "treasure", "pit", "river", "shot")
"""Where one can walk out, where a treasure lies, which cell is a pit or a river, and where the
other is after a shot: each of a game in which the other player meets with just that."""
KINDS: tuple[Kind, ...] = (*PLAIN, *EVENTFUL)
Hardness = Literal["easy", "medium", "hard"]
EASY, MEDIUM = 100, 130
"""The most places that have to be held in mind."""


def hardness_of(held: int) -> Hardness:
    """By what a person has to hold in mind, and not by the length of the proof."""
    return "easy" if held <= EASY else "medium" if held <= MEDIUM else "hard"


FEWEST, MOST = 4, 12
"""Lines of a proof that is fun."""
YOU, OTHER = 0, 1


class Went(msgspec.Struct, frozen=True):
    """Who went which way, and what came of it; the cell only where it is your own."""

    number: int
    seat: int
    way: int
    blocked: bool
    entered: str
    cell: str


class Step(Went, frozen=True):
    """One answer that was heard."""

    words: Phrase
    reached: str = ""  # the kind of cell to which a river carried on
    treasure: bool = False  # one was found there, and left there
    shot: int = -1  # the way of a shot before the step
    scream: bool = False


class Choice(msgspec.Struct, frozen=True):
    """Something that can be answered: a cell or a way; `words` says it."""

    value: str
    words: Phrase


class ProofLine(msgspec.Struct, frozen=True):
    """A rule, or an answer by its number among the steps (0: what was told at the start)."""

    words: Phrase
    rule: str = ""
    steps: tuple[int, ...] = ()


class Posed(msgspec.Struct, frozen=True, kw_only=True):
    """What is no sentence, and no secret either."""

    kind: Kind
    columns: int
    rows: int
    names: tuple[str, ...]
    start: str
    about: str  # the cell in question, or ""
    lines: int  # of the proof
    held: int  # places of the other player to hold in mind, added up over all steps
    hardness: Hardness


class Puzzle(Posed, frozen=True, kw_only=True):
    """Everything about one puzzle, the answer and its proof too."""

    seed: int
    agreed: Phrase
    opening: tuple[Phrase, ...]
    starts: tuple[str, ...]  # the kinds of the cells on which the players began
    steps: tuple[Step, ...]
    question: Phrase
    choices: tuple[Choice, ...]
    answer: str
    fact: Any
    conclusion: Phrase
    proof: tuple[ProofLine, ...]
    worlds: tuple[World, ...]
    sure: tuple[tuple[str, int], ...]  # sides of which a wall or a way out is certain
    argument: tuple[DrawnStep, ...] = ()  # none where it would not be short
