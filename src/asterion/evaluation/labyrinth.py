"""What can be claimed in Labyrinth: about a cell with its sides, and where somebody is."""

from collections.abc import Iterable, Iterator

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.core.referee.table import Table
from asterion.evaluation.claims import Subject
from asterion.evaluation.notes import Notes
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitOpen,
    FlowIs,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from asterion.knowledge.labyrinth.findings import facts_of, player_at
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.revealed import truth_of

RIVER = "R"


class LabyrinthClaims:
    """One chair; the truth is that of the table as it is now."""

    def __init__(self, table: Table, seat: Seat, knowledge: LabyrinthKnowledge) -> None:
        self.table = table
        self.knowledge = knowledge
        self.notes = Notes(table, seat)

    def subjects(self) -> list[Subject]:
        names = self.knowledge.names
        return [Subject(cell, cell) for cell in self.knowledge.cell_names] + [
            Subject(f"player {seat}", name, True) for seat, name in enumerate(names)
        ]

    def claimable(self, about: str) -> list[AnyFact]:
        scene = self.knowledge.listener.scene
        if scene is None:
            return []
        if about.startswith("player "):
            seat = int(about.removeprefix("player "))
            return [player_at(scene, seat, place) for place in scene.board.places]
        return [fact for fact, _ in facts_of(scene) if about in self._cells(fact)]

    def _cells(self, fact: AnyFact) -> Iterator[str]:
        """The cells that a fact is about; a wall is about two, and no flow leads out."""
        if isinstance(fact, PlayerAt):
            return
        if isinstance(fact, FlowIs) and self.knowledge.beside(fact.cell, fact.way) is None:
            return
        yield fact.cell
        if isinstance(fact, WallStands):
            yield self.knowledge.beside(fact.cell, fact.way) or ""

    def sayings(self, fact: AnyFact) -> list[Phrase]:
        said = [self.knowledge.say(fact)]
        if isinstance(fact, WallStands):
            beside = self.knowledge.beside(fact.cell, fact.way) or ""
            stands = fact.stands
            said.append(phrase("knowledge-wall", cell=beside, beside=fact.cell, stands=stands))
        return said

    def implied(self, facts: Iterable[AnyFact]) -> set[AnyFact]:
        return set(facts)

    def is_true(self, fact: AnyFact) -> bool:
        true = set(truth_of(self.table.state))
        match fact:
            case TreasureLies(cell=cell, lies=False):
                return TreasureLies(cell, True) not in true
            case ExitOpen(cell=cell, way=way, is_open=False):
                return ExitOpen(cell, way, True) not in true
        return fact in true

    def is_noted(self, fact: AnyFact) -> bool:
        mark = self.knowledge.mark(fact)
        return mark is not None and self.notes.have(mark)
