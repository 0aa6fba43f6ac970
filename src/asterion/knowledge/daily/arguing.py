"""A proof as lines to read, and in steps over the map."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from asterion.core.phrase import Item, Phrase, chained, phrase
from asterion.knowledge.argument.showing import DrawnStep, Shade
from asterion.knowledge.daily.saying import mark_of
from asterion.knowledge.labyrinth.facts import AnyFact
from asterion.knowledge.reasons import Reasons


class Said(NamedTuple):
    """What a proof may rest on, in words: answers by their numbers, and what was agreed."""

    answers: Mapping[int, Phrase]
    agreed: Mapping[str, Phrase]


class Line(NamedTuple):
    """One line of a proof."""

    words: Phrase
    answers: tuple[int, ...]
    rule: str


def lines_of(reasons: Reasons, said: Said) -> list[Line]:
    """Answer by answer, and after them what was agreed."""
    numbers = sorted({number for line in reasons.lines for number in line.entries})
    heard = [
        Line(phrase("daily-by-answer", number=number, words=said.answers[number]), (number,), "")
        for number in numbers
    ]
    rules = [line.rule for line in reasons.lines if line.rule]
    return [
        *heard,
        *(Line(phrase("daily-as-agreed", words=said.agreed[one]), (), one) for one in rules),
    ]


def argued(
    fact: AnyFact, words: Phrase, lines: Sequence[Line], shades: Sequence[Shade]
) -> tuple[DrawnStep, ...]:
    """What it rests on, and then what it proves."""
    resting: list[Item] = [line.words for line in lines]
    answers = tuple(number for line in lines for number in line.answers)
    rules = tuple(line.rule for line in lines if line.rule)
    heard = DrawnStep(in_a_row(resting), answers, rules, ghosts=tuple(shades))
    concluded = DrawnStep(phrase("daily-so", fact=words), (), (), proves=(mark_of(fact),))
    return (*([heard] if resting else []), concluded)


def in_a_row(said: Sequence[Item]) -> Phrase:
    """One sentence after the other."""
    row = chained("knowledge-then", list(said))
    assert isinstance(row, Phrase)
    return row
