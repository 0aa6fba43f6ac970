"""A puzzle: what was heard in a game, one question, and exactly one answer that is certain."""

from typing import Any, Literal

import msgspec

from asterion.core.phrase import Phrase
from asterion.knowledge.labyrinth.facts import World

Kind = Literal["open", "move", "cell", "player"]
KINDS: tuple[Kind, ...] = ("open", "move", "cell", "player")
"""Which side is open, which move is safe, which cell, where is the other."""
Hardness = Literal["easy", "medium", "hard"]
EASY, MEDIUM = 100, 130
"""Up to so many places have to be held in mind."""


def hardness_of(held: int) -> Hardness:
    """By what a person has to hold in mind, and not by the length of the proof."""
    return "easy" if held <= EASY else "medium" if held <= MEDIUM else "hard"


FEWEST, MOST = 4, 12
"""Lines of a proof that is fun."""


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
