"""The story told again, for whoever asks why."""

from collections.abc import Sequence
from itertools import chain

from asterion.core.audience import Seat
from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.budget import Budget
from asterion.knowledge.clauses import FALSE, Clauses
from asterion.knowledge.labyrinth.cuts import Cuts
from asterion.knowledge.labyrinth.facts import AnyFact, PitLeads, PlayerAt
from asterion.knowledge.labyrinth.findings import facts_of
from asterion.knowledge.labyrinth.listening import Listener
from asterion.knowledge.labyrinth.terms import LabyrinthOptions
from asterion.knowledge.reasons import Reasons, reasons_for

MOST_CUTS = 3000
"""A proof may need more of the rules that are looked after model by model than a plain answer."""


class Traced:
    """The same story told again with a selector for every line, so that lines can be left out."""

    def __init__(self, seat: Seat, options: LabyrinthOptions, fair: bool, absent: str = "") -> None:
        self.listener = Listener(seat, options, Clauses(traced=True), fair, absent)
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
        whose = [fact.seat] if isinstance(fact, PlayerAt) else []
        steps = [line for seat in whose for line in scene.track.get(seat, ())]

        def whole(proof: Sequence[int]) -> list[int]:
            rests = [scene.rests.get(line, ()) for line in proof]
            return sorted({*steps, *proof, *chain.from_iterable(rests)})

        return reasons_for(self.reasoner, goal, Rolled(0), whole)
