"""What somebody at a table of Labyrinth asks about: “c2”, “c2 up”, “me”, “Bob”."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.asking import ME, grouped, seat_meant
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import Counted, Possible, Share
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from asterion.knowledge.labyrinth.terms import WAYS, opposite

if TYPE_CHECKING:
    from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge

EXAMPLES = ("c2", "c2 up", ME)
TREASURE = "treasure"
GROUPS: Sequence[tuple[str, tuple[type[AnyFact], ...]]] = (
    ("knowledge-cells", (KindIs, FlowIs, PitLeads)),
    ("knowledge-sides", (WallStands,)),
    ("knowledge-exits", (ExitIs, ExitOpen)),
    ("knowledge-players", (PlayerAt,)),
    ("knowledge-things", (TreasureLies, MineSet)),
)


def groups(facts: Sequence[AnyFact]) -> list[tuple[str, list[AnyFact]]]:
    return grouped(facts, GROUPS)


def meant(
    knowledge: "LabyrinthKnowledge", about: str, facts: Sequence[AnyFact]
) -> Sequence[AnyFact]:
    name, *more = about.lower().split() or [""]
    if name not in knowledge.cell_names:
        seat = seat_meant(about, knowledge.seat, knowledge.names)
        return [fact for fact in facts if isinstance(fact, PlayerAt) and fact.seat == seat]
    if more and more[0] in WAYS:
        way = WAYS.index(more[0])
        return [fact for fact in facts if _is_side(knowledge, fact, name, way)]
    if more and more[0] == TREASURE:
        return [fact for fact in facts if isinstance(fact, TreasureLies) and fact.cell == name]
    kinds = (KindIs, FlowIs, PitLeads, MineSet)
    return [fact for fact in facts if isinstance(fact, kinds) and fact.cell == name][:1]


def _is_side(knowledge: "LabyrinthKnowledge", fact: AnyFact, cell: str, way: int) -> bool:
    if not isinstance(fact, WallStands | ExitOpen):
        return False
    beside = knowledge.beside(cell, way)
    return (fact.cell, fact.way) in ((cell, way), (beside, opposite(way)))


def still_possible(
    knowledge: "LabyrinthKnowledge", about: str, budget: Budget | None = None
) -> Possible | None:
    cell = about.lower().strip()
    if cell in knowledge.cell_names:
        kinds = knowledge.possible(cell, budget)
        words = phrase("knowledge-may-be", cell=cell, kinds=knowledge.say_kinds(kinds))
        return Possible(words, cell, kinds=tuple(sorted(kinds)))
    seat = seat_meant(about, knowledge.seat, knowledge.names)
    if seat is None:
        return None
    found = knowledge.could_be(seat, budget)
    inside = tuple(at.cell for at in found if at.way < 0)
    return Possible(_somewhere(knowledge, seat, inside, len(found)), about, cells=inside)


def _somewhere(
    knowledge: "LabyrinthKnowledge", seat: Seat, cells: Sequence[str], places: int
) -> Phrase:
    who = knowledge.who(seat)
    if not places:
        return phrase("knowledge-is-gone", **who)
    outside = places > len(cells)
    return phrase("knowledge-may-be-on", cells=[*cells], count=len(cells), outside=outside, **who)


def may_hint(fact: AnyFact) -> bool:
    """That nothing lies somewhere, or where no exit is, is not worth a hint."""
    return not isinstance(fact, TreasureLies | ExitIs)


def is_dull(fact: AnyFact) -> bool:
    """That nothing lies somewhere would drown the rest."""
    return isinstance(fact, TreasureLies) and not fact.lies


def share(knowledge: "LabyrinthKnowledge", facts: Sequence[AnyFact]) -> Share:
    """Cells and sides between cells, each counted once."""
    known = sum(isinstance(fact, KindIs | WallStands) for fact in facts)
    return Share(known, knowledge.cells + knowledge.inner_sides)


def counted(knowledge: "LabyrinthKnowledge", facts: Sequence[AnyFact]) -> list[Counted]:
    cells = sum(isinstance(fact, KindIs) for fact in facts)
    walls = sum(isinstance(fact, WallStands) for fact in facts)
    heading = phrase("knowledge-cells-by-answer")
    return [
        Counted(phrase("knowledge-cells-known", known=cells, of=knowledge.cells), cells, heading),
        Counted(
            phrase("knowledge-sides-known", known=walls, of=knowledge.inner_sides), walls, heading
        ),
    ]
