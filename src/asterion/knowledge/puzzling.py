"""A puzzle as it is shown: without its answer; and its solution, once somebody has answered."""

import datetime
from typing import Any

import msgspec

from asterion.knowledge.argument.showing import SaidStep, said_steps
from asterion.knowledge.labyrinth.puzzles import Puzzle as Puzzle
from asterion.knowledge.labyrinth.puzzles import said_of
from asterion.knowledge.labyrinth.puzzles.puzzle import Posed, Went
from asterion.words.language import FIRST
from asterion.words.spoken import spoken

FIRST_DAY = datetime.date(2026, 1, 1)
"""The day of puzzle 1."""


def number_of(day: datetime.date) -> int:
    """The puzzle of this day, the same for everyone."""
    return (day - FIRST_DAY).days + 1


class ShownStep(Went, frozen=True):
    """One answer that was heard; `cell` only where it is your own step."""

    words: str


class ShownChoice(msgspec.Struct, frozen=True):
    value: str
    words: str


class ShownPuzzle(Posed, frozen=True, kw_only=True):
    """The labyrinth's size, what was agreed, what was heard, and the question."""

    number: int
    agreed: str
    opening: tuple[str, ...]
    steps: tuple[ShownStep, ...]
    question: str
    choices: tuple[ShownChoice, ...]


class ShownLine(msgspec.Struct, frozen=True):
    """One line of the proof: a rule, or answers by their numbers."""

    words: str
    rule: str
    steps: tuple[int, ...]


class ShownWorld(msgspec.Struct, frozen=True):
    """Another plan that fits: cells by name, ways by number (0 up, 1 right, 2 down, 3 left)."""

    kinds: dict[str, str]
    walls: list[tuple[str, int]]
    exits: dict[str, bool]


class Solution(msgspec.Struct, frozen=True):
    """The answer, and why it is the only one: the lines of the proof, and the same in steps.

    `sure` are sides of the other plans that fit of which one could know that they are so.
    """

    right: bool
    answer: str
    fact: dict[str, Any]
    conclusion: str
    proof: tuple[ShownLine, ...]
    worlds: tuple[ShownWorld, ...]
    sure: tuple[tuple[str, int], ...]
    argument: tuple[SaidStep, ...] = ()


def shown(number: int, puzzle: Puzzle, language: str = FIRST) -> ShownPuzzle:
    return ShownPuzzle(
        **_fields(Posed, puzzle),
        number=number,
        agreed=spoken(puzzle.agreed, language),
        opening=tuple(spoken(line, language) for line in puzzle.opening),
        steps=tuple(
            ShownStep(**_fields(Went, step), words=spoken(step.words, language))
            for step in puzzle.steps
        ),
        question=spoken(said_of(puzzle), language),
        choices=tuple(
            ShownChoice(choice.value, spoken(choice.words, language)) for choice in puzzle.choices
        ),
    )


def _fields(of: type[msgspec.Struct], whole: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(whole, name) for name in of.__struct_fields__}


def solution(puzzle: Puzzle, answer: str, language: str = FIRST) -> Solution:
    return Solution(
        right=answer == puzzle.answer,
        answer=puzzle.answer,
        fact=msgspec.to_builtins(puzzle.fact),
        conclusion=spoken(puzzle.conclusion, language),
        proof=tuple(
            ShownLine(spoken(line.words, language), line.rule, line.steps) for line in puzzle.proof
        ),
        worlds=tuple(ShownWorld(world.kinds, world.walls, world.exits) for world in puzzle.worlds),
        sure=puzzle.sure,
        argument=said_steps(puzzle.argument, lambda words: spoken(words, language)),
    )
