"""Labyrinths that fit what one chair heard, drawn about as often as masters draw them."""

from collections.abc import Sequence
from random import Random
from typing import Final

from asterion.bots.labyrinth.customs import Customs
from asterion.bots.labyrinth.world import INNER, NOWHERE, OPEN, SHUT, SOLID, World
from asterion.core.audience import Seat
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.knowledge.ask import Model, Reasoner
from asterion.knowledge.budget import Budget, NotFinished
from asterion.knowledge.clauses import Clauses, Literal
from asterion.knowledge.labyrinth.cuts import Cuts
from asterion.knowledge.labyrinth.listening import Listener
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.terms import LabyrinthOptions
from asterion.knowledge.labyrinth.tracks import SEEDS, Track, Tracks
from asterion.knowledge.labyrinth.usual import Usual

TRACKS: Final = 2
"""Tracks followed per imagined labyrinth."""
REPAIRS: Final = 3
"""How often a model that breaks a rule of plans is repaired before it is used as it is."""


class Sampler:
    """Hears what the chair hears, and imagines what may be behind it."""

    def __init__(
        self, seat: Seat, options: LabyrinthOptions, dice: Dice, knows_customs: bool = True
    ) -> None:
        self.seat = seat
        self.dice = dice
        self.knows_customs = knows_customs
        self.clauses = Clauses()
        self.listener = Listener(seat, options, self.clauses)
        self._reasoner: Reasoner | None = None
        self._customs: Customs | None = None
        self._usual: Usual | None = None

    def hear(self, events: Sequence[Event]) -> None:
        self.listener.hear(events)

    @property
    def scene(self) -> Scene:
        assert self.listener.scene is not None, "nothing is asked before the game begins"
        return self.listener.scene

    def worlds(self, count: int, budget: Budget) -> list[World]:
        """This many, or as many as there is time for; none where no labyrinth fits at all."""
        found: list[World] = []
        reasoner = self._thinking(budget)
        try:
            customs = self._expecting(reasoner)
            for track in self._tracks(reasoner, count):
                model = self._model(reasoner, customs, track)
                if model is None:
                    break
                found.append(self._world(model))
                if budget.is_spent:
                    break
        except NotFinished:
            pass
        return found

    def _tracks(self, reasoner: Reasoner, count: int) -> Sequence[Track | None]:
        """This many, each as often as its weight says."""
        if self._usual is None:
            scene = self.scene
            self._usual = Usual(scene.board, scene.ground, len(scene.players))
        tracks = Tracks(self.scene, reasoner, self._usual, self.dice).drawn(TRACKS * count)
        if not tracks:
            return [None] * count
        chance = Random(self.dice.below(SEEDS, "which track"))
        chosen, due, passed = [], chance.random(), 0.0
        for track in tracks:
            passed += track.weight * count
            while passed > due:
                chosen.append(track)
                due += 1
        chance.shuffle(chosen)
        return chosen

    def _thinking(self, budget: Budget) -> Reasoner:
        if self._reasoner is None:
            self._reasoner = Reasoner(self.clauses, Cuts(self.scene))
            self.scene.proved = self._reasoner.proved
        self._reasoner.begin(budget, REPAIRS)
        return self._reasoner

    def _expecting(self, reasoner: Reasoner) -> Customs:
        if self._customs is None:
            self._customs = Customs(self.scene, self.clauses, self.knows_customs)
        self._customs.review(reasoner)
        return self._customs

    # ---- one model

    def _model(self, reasoner: Reasoner, customs: Customs, track: Track | None) -> Model | None:
        """By leaning towards a random plan that agrees with the track."""
        reasoner.patience = REPAIRS
        reasoner.feed()
        reasoner.solver.set_phases(customs.leanings(self.dice, track))
        places = track.places if track is not None else ()
        return (
            reasoner.solve([*customs.held, *places])
            or reasoner.solve(places)
            or reasoner.solve(customs.held)
            or reasoner.solve()
        )

    # ---- from a model to a world

    def _world(self, model: Model) -> World:
        scene = self.scene
        ground, board = scene.ground, scene.board

        def holds(literal: Literal) -> bool:
            return model[abs(literal)] == literal

        kind = [
            next((kind for kind, literal in kinds.items() if holds(literal)), "L")
            for kinds in ground.kind
        ]
        sides = [[OPEN] * 4 for _ in board.cells]
        for (cell, way), wall in scene.wall.items():
            beside = board.beside[cell][way]
            if holds(wall) and beside is not None:
                sides[cell][way] = sides[beside][(way + 2) % 4] = INNER
        for (cell, way), there in ground.exit.items():
            if not holds(scene.open[cell, way]):
                sides[cell][way] = SHUT if holds(there) else SOLID
        flow = list(board.cells)
        for cell, ways in enumerate(ground.flow):
            for way, literal in enumerate(ways):
                beside = board.beside[cell][way]
                if beside is not None and holds(literal):
                    flow[cell] = beside
        at = [
            next((place for place, literal in position.items() if holds(literal)), NOWHERE)
            for position in scene.at
        ]
        return World(
            board.beside,
            kind,
            sides,
            self._mouths(flow, kind),
            self._loops(kind, holds_of(scene, model)),
            [holds(literal) for literal in scene.treasure],
            [place if place < board.size else NOWHERE for place in at],
            frozenset(cell for cell, literal in enumerate(scene.awake) if holds(literal)),
        )

    def _mouths(self, flow: list[int], kind: list[str]) -> list[int]:
        """L85  A turbulent river carries all the way."""
        if self.scene.options.rivers != "turbulent":
            return flow
        ends = []
        for cell in range(len(flow)):
            for _ in flow:
                if kind[cell] != "R":
                    break
                cell = flow[cell]
            ends.append(cell)
        return ends

    def _loops(self, kind: list[str], known: dict[int, int]) -> dict[int, int]:
        """L48  The falls that were heard of, and any loops of the other pits."""
        pits = [cell for cell, what in enumerate(kind) if what == "P"]
        starts = [pit for pit in pits if pit not in known]
        ends = [pit for pit in pits if pit not in known.values()]
        self.dice.shuffle(ends, "loops")
        leads = dict(known)
        for start, end in zip(starts, ends, strict=False):
            leads[start] = end
        return leads


def holds_of(scene: Scene, model: Model) -> dict[int, int]:
    """From which pit to which somebody fell, in this model."""
    known: dict[int, int] = {}
    for fall in scene.falls:
        into = next((cell for cell, one in fall.into.items() if model[abs(one)] == one), None)
        out = next((cell for cell, one in fall.out_of.items() if model[abs(one)] == one), None)
        if into is not None and out is not None and into not in known and out not in known.values():
            known[into] = out
    return known
