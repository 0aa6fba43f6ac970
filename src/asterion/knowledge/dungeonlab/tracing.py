"""The story of a dungeon told again, for those who ask why."""

from collections.abc import Iterable, Sequence

from asterion.core.audience import Seat
from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.knowledge.ask import Model, Reasoner
from asterion.knowledge.budget import Budget
from asterion.knowledge.clauses import FALSE, Clauses, Literal, Rungs
from asterion.knowledge.dungeonlab.facts import AnyFact
from asterion.knowledge.dungeonlab.findings import facts_of
from asterion.knowledge.dungeonlab.listening import Listener
from asterion.knowledge.dungeonlab.places import Place
from asterion.knowledge.dungeonlab.scene import Scene
from asterion.knowledge.dungeonlab.terms import OPEN, DungeonLabOptions
from asterion.knowledge.reasons import Reasons, reasons_for


class Plain:
    """All rules are written down: a model never breaks any."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.asked = 0
        self.before: dict[Place, Literal] = {}  # what was suggested last

    def __call__(self, model: Model) -> bool:
        return False

    def suggest(self, model: Model, wanted: Iterable[Literal]) -> list[Literal]:
        """Phases for a model that refutes much at once.

        Not to be what it was is not enough where forty kinds are possible: the solver would leave
        all others out first. So another kind is suggested for each, not always the same.
        """
        left, ground = set(wanted), self.scene.ground
        self.asked += 1
        phases = [-literal for literal in left]
        for number, (place, kinds) in enumerate(ground.contents.items()):
            if not left.isdisjoint(kinds.values()):
                other = self._other(list(kinds.values()), number, left)
                phases += [-self.before.get(place, other), other]
                phases += _on_the_ladder(other, ground.rungs[place])
                self.before[place] = other
        for number, walls in enumerate(ground.walls.values()):
            other = 0 if left.isdisjoint(walls) else self._other(walls, number, left)
            if -walls[OPEN] in left:
                other = walls[OPEN]
            if other:
                phases += [one if one == other else -one for one in walls]
        return phases

    def _other(self, kinds: Sequence[Literal], number: int, left: set[Literal]) -> Literal:
        """Instead of the one that holds, which is to be refuted."""
        now = next(n for n, one in enumerate(kinds) if one in left)
        step = 1 + (self.asked + number) % (len(kinds) - 1)
        return kinds[(now + step) % len(kinds)]


def _on_the_ladder(chosen: Literal, rungs: Rungs) -> list[Literal]:
    """The rungs as they are where this one is chosen among all."""
    holding, phases = {chosen}, []
    for rung, members in rungs:
        held = not holding.isdisjoint(members)
        phases.append(rung if held else -rung)
        if held:
            holding.add(rung)
    return phases


class Traced:
    """The same story with a selector for every line, so that lines can be left out.

    Where somebody is sure to be is known without the solver; those steps are added to the proof.
    """

    def __init__(self, seat: Seat, options: DungeonLabOptions, alone: bool) -> None:
        self.listener = Listener(seat, options, Clauses(traced=True), alone)
        self.heard = 0
        self.reasoner: Reasoner | None = None

    def why(
        self, fact: AnyFact, answers: list[tuple[int, Sequence[Event]]], budget: Budget
    ) -> Reasons:
        for n, events in answers[self.heard :]:
            if budget.clauses is not None and len(self.listener.clauses.clauses) > budget.clauses:
                return Reasons((), proved=False)
            self.listener.hear(events, n)
            self.heard += 1
        scene = self.listener.scene
        if scene is None:
            return Reasons((), proved=False)
        goal = next((literal for known, literal in facts_of(scene) if known == fact), FALSE)
        if self.reasoner is None:
            self.reasoner = Reasoner(self.listener.clauses, Plain(scene))
        self.reasoner.begin(budget)
        return reasons_for(self.reasoner, goal, Rolled(0), self._with_steps)

    def _with_steps(self, proof: Sequence[int]) -> list[int]:
        supports = self.listener.supports
        return sorted({*proof, *(step for line in proof for step in supports.get(line, ()))})
