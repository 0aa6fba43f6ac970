"""Which question a moment of a game is good for, and what may be answered to it."""

from collections.abc import Collection, Iterator, Sequence

from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitOpen,
    KindIs,
    PlayerAt,
    WallStands,
)
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.puzzles.puzzle import OTHER, Choice, Kind
from asterion.knowledge.labyrinth.terms import WAYS, opposite

BUILDINGS = "HW"
ABOUT_THE_OTHER: tuple[Kind, ...] = ("player", "treasure", "shot")


class Query:
    """A question with its one answer: the fact that is certain."""

    def __init__(
        self,
        kind: Kind,
        fact: AnyFact,
        question: Phrase,
        choices: tuple[Choice, ...],
        answer: str,
        about: str = "",
    ) -> None:
        self.kind = kind
        self.fact = fact
        self.question = question
        self.choices = choices
        self.answer = answer
        self.about = about


def queries(
    knowledge: LabyrinthKnowledge,
    new: Sequence[AnyFact],
    certain: Sequence[AnyFact],
    here: str,
    walked: Collection[int],
) -> Iterator[Query]:
    """Every question to which one of the newly certain facts is the only answer.

    `walked` are the ways by which you have left the cell where you stand, or come there.
    """
    for fact in new:
        match fact:
            case WallStands(cell=cell, way=way, stands=stands):
                if not stands:
                    for side in ((cell, way), (knowledge.beside(cell, way), opposite(way))):
                        gone = walked if side[0] == here else ()
                        query = _open_side(knowledge, fact, certain, side, here, gone)
                        if query is not None:
                            yield query
            case KindIs(kind=kind) if kind in BUILDINGS:
                alike = [one for one in certain if isinstance(one, KindIs) and one.kind == kind]
                if len(alike) == 1:
                    question = phrase("puzzle-which-cell", kind=phrase("labyrinth-kind", kind=kind))
                    yield Query("cell", fact, question, _cells(knowledge), fact.cell)
            case PlayerAt(seat=seat, way=-1) if seat == OTHER:
                asks = phrase("puzzle-where-is", **knowledge.who(seat))
                bears = phrase("puzzle-where-treasure", **knowledge.who(seat))
                for kind in ABOUT_THE_OTHER:
                    question = bears if kind == "treasure" else asks
                    yield Query(kind, fact, question, _cells(knowledge), fact.cell)
            case _:
                query = _eventful(knowledge, fact, certain)
                if query is not None:
                    yield query


def _eventful(
    knowledge: LabyrinthKnowledge, fact: AnyFact, certain: Sequence[AnyFact]
) -> Query | None:
    """What somebody met with, if only one cell is known to be like that."""
    kind = eventful_kind(fact)
    if not kind or len({one.cell for one in certain if eventful_kind(one) == kind}) != 1:
        return None
    return Query(kind, fact, phrase(f"puzzle-which-{kind}"), _cells(knowledge), fact.cell)


def eventful_kind(fact: AnyFact) -> Kind | None:
    match fact:
        case ExitOpen(is_open=True):
            return "exit"
        case KindIs(kind="P"):
            return "pit"
        case KindIs(kind="R"):
            return "river"
    return None


def _open_side(
    knowledge: LabyrinthKnowledge,
    fact: WallStands,
    certain: Sequence[AnyFact],
    side: tuple[str | None, int],
    here: str,
    gone: Collection[int],
) -> Query | None:
    """Only where no other side of that cell is known to be open."""
    cell, way = side
    assert cell is not None
    sides = [{(cell, way), (knowledge.beside(cell, way), opposite(way))} for way in range(4)]
    is_open = [
        known
        for known in certain
        if (isinstance(known, WallStands) and not known.stands)
        or (isinstance(known, ExitOpen) and known.is_open)
    ]
    opened = [
        way
        for way in range(4)
        if way not in gone and any((one.cell, one.way) in sides[way] for one in is_open)
    ]
    if opened != [way]:
        return None
    ways = [phrase("labyrinth-way", way=name) for name in WAYS]
    choices = tuple(Choice(name, said) for name, said in zip(WAYS, ways, strict=True))
    if cell == here:
        return Query("move", fact, phrase("puzzle-safe-move"), choices, WAYS[way], cell)
    question = phrase("puzzle-open-side", cell=cell)
    return Query("open", fact, question, choices, WAYS[way], cell)


def _cells(knowledge: LabyrinthKnowledge) -> tuple[Choice, ...]:
    return tuple(Choice(name, phrase("puzzle-cell", cell=name)) for name in knowledge.cell_names)
