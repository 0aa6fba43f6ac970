"""What is certain in Labyrinth from one chair, asked as a coach asks: ways, goals, what splits."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.view.kit import HEALTHY
from asterion.books.labyrinth.view.model import View
from asterion.core.audience import Seat
from asterion.core.contract.paper import Spot
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.knowledge.budget import STEPS, Budget, NotFinished
from asterion.knowledge.clauses import TRUE
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitOpen,
    KindIs,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.marks import Mark

OUTSIDE = "O"
KINDS = ("L", "H", "W", "P", "R", "D", "E", OUTSIDE)
Goal = ExitOpen | KindIs | PlayerAt | TreasureLies
WALKED = frozenset("LHWDE")
"""Kinds of cells on which a step ends where it leads."""


class Asking(LabyrinthKnowledge):
    """Besides, what may be answered to a step from one of the places where one may be."""

    def answers_at(self, cell: str, way: int, budget: Budget) -> list[str]:
        """“” is a wall; a step out of the labyrinth is `OUTSIDE`."""
        reasoner, scene = self._think(budget), self._scene()
        number = scene.board.number[cell]
        at, blocked = scene.at[self.seat][number], scene.blocked(number, way)
        beside = scene.board.beside[number][way]
        entered = {OUTSIDE: TRUE} if beside is None else scene.ground.kind[beside]
        found = []
        try:
            if reasoner.is_possible([at, blocked]):
                found.append("")
            for kind, literal in entered.items():
                if not reasoner.disproves(literal) and reasoner.is_possible(
                    [one for one in (at, -blocked, literal) if one != TRUE]
                ):
                    found.append(kind)
        except NotFinished:
            return ["", *entered]  # not ruled out in time
        return found


class Known:
    """One moment of one chair, made for each question, so that no other changes its answer."""

    def __init__(
        self, seat: Seat, options: LabyrinthOptions, heard: Sequence[Sequence[Event]]
    ) -> None:
        self.seat = seat
        self.mind = Asking(seat, options)
        for n, events in enumerate(heard):
            self.mind.hear(events, n)
        self.facts = frozenset(self.mind.certain(self._budget()).facts)
        self._places: dict[Seat, Sequence[PlayerAt]] = {}
        self._kinds: dict[str, frozenset[str]] = {}
        own = self._could_be(seat)
        self.is_outside = bool(own) and all(at.way >= 0 for at in own)
        inside = [at.cell for at in own if at.way < 0]
        self.here = inside[0] if len(inside) == 1 and len(own) == 1 else None

    def _budget(self) -> Budget:
        return Budget(steps=STEPS)

    # ---- asking

    def holds(self, fact: AnyFact) -> bool:
        if fact in self.facts:
            return True
        if isinstance(fact, WallStands):  # the same side from the other cell
            beside = self.mind.beside(fact.cell, fact.way)
            return (
                beside is not None and WallStands(beside, fact.way ^ 2, fact.stands) in self.facts
            )
        return False

    def is_settled(self, cell: str, way: int) -> bool:
        """Whether it is certain what a step that way meets: a wall, or none."""
        if self.beside(cell, way) is None:
            return ExitOpen(cell, way, True) in self.facts or (
                ExitOpen(cell, way, False) in self.facts
            )
        return any(self.holds(WallStands(cell, way, stands)) for stands in (True, False))

    def kinds(self, cell: str) -> frozenset[str]:
        if cell not in self._kinds:
            certain = [
                fact.kind for fact in self.facts if isinstance(fact, KindIs) and fact.cell == cell
            ]
            self._kinds[cell] = (
                frozenset(certain) if certain else self.mind.possible(cell, self._budget())
            )
        return self._kinds[cell]

    def beside(self, cell: str, way: int) -> str | None:
        return self.mind.beside(cell, way)

    @property
    def others(self) -> Iterator[Seat]:
        return (seat for seat in range(len(self.mind.names)) if seat != self.seat)

    def places(self, seat: Seat) -> list[str]:
        """The cells where somebody may be."""
        return [at.cell for at in self._could_be(seat) if at.way < 0]

    def _could_be(self, seat: Seat) -> Sequence[PlayerAt]:
        if seat not in self._places:
            self._places[seat] = self.mind.could_be(seat, self._budget())
        return self._places[seat]

    def split(self, way: int) -> tuple[int, dict[str, int]]:
        """Of the places where one may be: how many, and how many are left after each answer: a
        wall (“”), or the kind of the cell that is entered."""
        places = self.places(self.seat)
        left = {"": 0, **dict.fromkeys(KINDS, 0)}
        for cell in places:
            for answer in self.mind.answers_at(cell, way, self._budget()):
                left[answer] += 1
        return len(places), {answer: count for answer, count in left.items() if count}

    def line(self, way: int) -> set[str]:
        """The cells that way from where one is, up to a wall that is certain."""
        found: set[str] = set()
        cell = self.here
        while cell is not None and cell not in found:
            found.add(cell)
            if self.holds(WallStands(cell, way, True)):
                break
            cell = self.beside(cell, way)
        return found

    # ---- ways

    def goals(self, view: View) -> list[Goal]:
        """What is wanted now, as far as it is certain where it is."""
        kit = view.kit
        if kit.health != HEALTHY:
            return [f for f in self.facts if isinstance(f, KindIs) and f.kind == "H"]
        if kit.holds_treasure:
            return [f for f in self.facts if isinstance(f, ExitOpen) and f.is_open]
        return [f for f in self.facts if isinstance(f, TreasureLies) and f.lies]

    def steps_by(self, way: int, goal: Goal) -> int | None:
        """Moves to a goal if a shortest walk begins this way; None if none does."""
        assert self.here is not None
        out = isinstance(goal, ExitOpen)
        if out and goal.cell == self.here:
            return 1 if goal.way == way else None  # type: ignore[union-attr]
        distances = self._distances_to(goal.cell)
        first = self._step(self.here, way)
        if first is None or self.here not in distances or first not in distances:
            return None
        if distances[first] >= distances[self.here]:
            return None
        return distances[self.here] + out

    def nearest_unknown(self, way: int) -> tuple[str, int] | None:
        """The nearest cell that may be of several kinds, if this is the first step to one."""
        assert self.here is not None
        first = self._step(self.here, way)
        if first is None:
            return None
        before = {self.here: 0, first: 1}
        queue = deque([first])
        while queue:
            cell = queue.popleft()
            for side in range(4):
                there = self.beside(cell, side)
                if there is None or there in before:
                    continue
                if self.holds(WallStands(cell, side, True)):
                    continue
                if len(self.kinds(there)) > 1:
                    return there, before[cell] + 1
                if self._step(cell, side) == there:
                    before[there] = before[cell] + 1
                    queue.append(there)
        return None

    def _step(self, cell: str, way: int) -> str | None:
        """Where a step certainly ends; None where it may not."""
        there = self.beside(cell, way)
        if there is None or not self.holds(WallStands(cell, way, False)):
            return None
        return there if self.kinds(there) <= WALKED else None

    def _distances_to(self, goal: str) -> dict[str, int]:
        """Of every cell from which certain steps lead there."""
        found = {goal: 0}
        queue = deque([goal])
        while queue:
            cell = queue.popleft()
            for way in range(4):
                before = self.beside(cell, way)
                if before is None or before in found:
                    continue
                if not self.holds(WallStands(cell, way, False)):
                    continue
                if cell != goal and not self.kinds(cell) <= WALKED:
                    continue
                found[before] = found[cell] + 1
                queue.append(before)
        return found

    # ---- saying

    def say(self, fact: AnyFact) -> Phrase:
        return self.mind.say(fact)

    def say_kinds(self, kinds: Collection[str]) -> Phrase:
        return self.mind.say_kinds(kinds)

    def marks(self, *cells: str) -> tuple[Mark, ...]:
        return tuple(Mark(self._spot(cell)) for cell in cells)

    def side(self, cell: str, way: int) -> tuple[Mark, ...]:
        return (Mark(self._spot(cell), way=way),)

    def _spot(self, cell: str) -> Spot:
        board = self.mind.board
        assert board is not None
        column, row = board.spots[board.number[cell]]
        return Spot(column, row)
