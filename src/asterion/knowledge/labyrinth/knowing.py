"""What one chair at a table of Labyrinth can know, from what it heard and nothing else."""

from collections.abc import Iterator, Sequence

from asterion.core.audience import Seat
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event
from asterion.knowledge.ask import Contradiction, Model, Reasoner
from asterion.knowledge.budget import Budget, NotFinished
from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Literal
from asterion.knowledge.labyrinth.board import Place
from asterion.knowledge.labyrinth.cuts import Cuts
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    Certain,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
    World,
)
from asterion.knowledge.labyrinth.ground import KINDS
from asterion.knowledge.labyrinth.listening import Listener
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.terms import LabyrinthOptions
from asterion.knowledge.reasons import Reasons, reasons_for

MOST_CUTS = 3000
"""A proof may need more of the rules that are looked after model by model than a plain answer."""


class LabyrinthKnowledge:
    """Hears events, and answers what follows from them.

    `hear` takes whole answers, as `Entry.told(seat)` gives them. No question changes anything
    that a later question says; within a budget an answer may be “not finished”, never wrong.
    """

    def __init__(self, seat: Seat, options: LabyrinthOptions) -> None:
        self.seat = seat
        self.options = options
        self.clauses = Clauses()
        self.listener = Listener(seat, options, self.clauses)
        self.answers: list[tuple[int, Sequence[Event]]] = []
        self._reasoner: Reasoner | None = None
        self._traced: _Traced | None = None

    def hear(self, events: Sequence[Event], n: int = -1) -> None:
        """One answer; `n` is the number of its entry, for whoever asks why."""
        self.answers.append((n, events))
        self.listener.hear(events, n)

    # ---- questions

    def certain(self, budget: Budget | None = None) -> Certain:
        """Every fact that holds in all labyrinths that fit."""
        if self.listener.scene is None:
            return Certain(())
        reasoner = self._think(budget)
        try:
            held, finished = reasoner.backbone(lambda model: self._interesting(model))
        except Contradiction:
            return Certain((), contradiction=True)
        facts = [fact for fact, literal in self._facts() if literal in held or literal == TRUE]
        return Certain(tuple(facts), finished)

    def possible(self, cell: str, budget: Budget | None = None) -> frozenset[str]:
        """The kinds that this cell may be; all that were not ruled out in time."""
        scene = self._scene()
        kinds = scene.ground.kind[scene.board.number[cell]]
        literals = [literal for literal in kinds.values() if literal != FALSE]
        left = self._not_ruled_out(literals, budget)
        return frozenset(kind for kind, literal in kinds.items() if literal in left)

    def could_be(self, seat: Seat, budget: Budget | None = None) -> tuple[PlayerAt, ...]:
        """The places where a player may be, standing, fallen or dead; none once they are gone."""
        scene = self._scene()
        left = self._not_ruled_out(list(scene.at[seat].values()), budget)
        return tuple(
            self._player_at(scene, seat, place)
            for place, literal in sorted(scene.at[seat].items())
            if literal in left
        )

    def worlds(self, count: int, dice: Dice | None = None) -> list[World]:
        """So many labyrinths that fit; not drawn by their odds, so do not count in them."""
        dice = dice or Rolled(0)
        scene, reasoner = self._scene(), self._think(None)
        found = []
        for _ in range(count):
            free = range(1, self.clauses.variables + 1)
            reasoner.solver.set_phases([v if dice.below(2, "phase") else -v for v in free])
            model = reasoner.solve()
            if model is not None:
                found.append(world_of(scene, model))
        return found

    def why(self, fact: AnyFact, budget: Budget | None = None) -> Reasons:
        """The answers and rules that prove it, as few as were found; none if it is not certain."""
        if self._traced is None:
            self._traced = _Traced(self.seat, self.options)
        return self._traced.why(fact, self.answers, budget or Budget())

    # ---- facts and literals

    def literal_of(self, fact: AnyFact) -> Literal:
        """That this fact holds."""
        return next((literal for known, literal in self._facts() if known == fact), FALSE)

    def _facts(self) -> Iterator[tuple[AnyFact, Literal]]:
        yield from facts_of(self._scene())

    def _interesting(self, model: Model) -> list[Literal]:
        return [
            literal
            for _fact, literal in self._facts()
            if literal not in (TRUE, FALSE) and model[abs(literal)] == literal
        ]

    @staticmethod
    def _player_at(scene: Scene, seat: Seat, place: Place) -> PlayerAt:
        return player_at(scene, seat, place)

    # ---- the solver

    def _scene(self) -> Scene:
        if self.listener.scene is None:
            raise ValueError("nothing was heard yet")
        return self.listener.scene

    def _think(self, budget: Budget | None) -> Reasoner:
        if self._reasoner is None:
            scene = self._scene()
            self._reasoner = reasoner = Reasoner(self.clauses, Cuts(scene))
            scene.is_disproved = lambda literal: (
                literal == FALSE or (literal != TRUE and -literal in reasoner.proved)
            )
        self._reasoner.begin(budget or Budget())
        return self._reasoner

    def _not_ruled_out(self, literals: list[Literal], budget: Budget | None) -> set[Literal]:
        """Those that hold somewhere, and those for which the time did not suffice."""
        reasoner = self._think(budget)
        left = {literal for literal in literals if -literal not in reasoner.proved}
        try:
            for literal in literals:
                if literal in left and reasoner.solve([literal]) is None:
                    left.discard(literal)
                    reasoner.prove(-literal)
        except NotFinished:
            pass
        return left


class _Traced:
    """The same story told again with a selector for every line, so that lines can be left out."""

    def __init__(self, seat: Seat, options: LabyrinthOptions) -> None:
        self.listener = Listener(seat, options, Clauses(traced=True))
        self.heard = 0
        self.reasoner: Reasoner | None = None

    def why(
        self, fact: AnyFact, answers: list[tuple[int, Sequence[Event]]], budget: Budget
    ) -> Reasons:
        for n, events in answers[self.heard :]:
            self.listener.hear(events, n)
        self.heard = len(answers)
        scene = self.listener.scene
        if scene is None:
            return Reasons((), proved=False)
        cuts = Cuts(scene)
        if isinstance(fact, PitLeads):
            cuts.make_link(scene.board.number[fact.cell], scene.board.number[fact.to])
        goal = next((literal for known, literal in facts_of(scene) if known == fact), FALSE)
        if self.reasoner is None:
            self.reasoner = Reasoner(self.listener.clauses, cuts)
        self.reasoner.begin(budget, MOST_CUTS)
        return reasons_for(self.reasoner, goal, Rolled(0))


def player_at(scene: Scene, seat: Seat, place: Place) -> PlayerAt:
    if not scene.board.is_outside(place):
        return PlayerAt(scene.board.names[place], seat)
    cell, way = scene.board.side(place)
    return PlayerAt(scene.board.names[cell], seat, way)


def facts_of(scene: Scene) -> Iterator[tuple[AnyFact, Literal]]:
    """Everything that can be known, with its literal; both sides of a question are in it."""
    ground, board = scene.ground, scene.board
    for cell, name in enumerate(board.names):
        for kind in KINDS:
            yield KindIs(name, kind), ground.kind[cell][kind]
        for way, flow in enumerate(ground.flow[cell]):
            yield FlowIs(name, way), flow
        yield TreasureLies(name, True), scene.treasure[cell]
        yield TreasureLies(name, False), -scene.treasure[cell]
        yield MineSet(name), scene.mine[cell]
    for (cell, way), wall in scene.wall.items():
        yield WallStands(board.names[cell], way, True), wall
        yield WallStands(board.names[cell], way, False), -wall
    for (cell, way), there in ground.exit.items():
        name = board.names[cell]
        yield ExitIs(name, way, True), there
        yield ExitIs(name, way, False), -there
        yield ExitOpen(name, way, True), scene.open[cell, way]
        yield ExitOpen(name, way, False), -scene.open[cell, way]
    for (cell, end), leads in scene.next_pit.items():
        yield PitLeads(board.names[cell], board.names[end]), leads
    for seat, position in enumerate(scene.at):
        for place, here in position.items():
            yield player_at(scene, seat, place), here


def world_of(scene: Scene, model: Model) -> World:
    """A model as a labyrinth."""
    ground, board = scene.ground, scene.board

    def holds(literal: Literal) -> bool:
        return model[abs(literal)] == literal

    players = {}
    for seat, position in enumerate(scene.at):
        for place, here in position.items():
            if holds(here):
                at = player_at(scene, seat, place)
                players[seat] = (at.cell, at.way)
    return World(
        {
            name: next(kind for kind in KINDS if holds(ground.kind[cell][kind]))
            for cell, name in enumerate(board.names)
        },
        [(board.names[cell], way) for (cell, way), wall in scene.wall.items() if holds(wall)],
        {
            f"{board.names[cell]} {way}": holds(scene.open[cell, way])
            for (cell, way), there in ground.exit.items()
            if holds(there)
        },
        {
            board.names[cell]: way
            for cell, ways in enumerate(ground.flow)
            for way, flow in enumerate(ways)
            if holds(flow)
        },
        players,
        [name for cell, name in enumerate(board.names) if holds(scene.treasure[cell])],
    )
