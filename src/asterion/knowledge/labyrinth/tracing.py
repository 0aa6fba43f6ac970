"""The story told again, for those who ask why."""

from collections.abc import Sequence
from functools import partial
from itertools import chain

from asterion.core.audience import Seat
from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.knowledge.argument.arguing import argued_from
from asterion.knowledge.argument.steps import Argument
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.budget import Budget
from asterion.knowledge.clauses import TRUE, Clauses
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.cuts import MOST_PITS, Cuts
from asterion.knowledge.labyrinth.facts import AnyFact, NotAt, PitLeads, PlayerAt
from asterion.knowledge.labyrinth.findings import facts_of, literal_of, player_at
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
        self.proofs: dict[AnyFact, list[list[int]]] = {}  # of what was asked

    def why(
        self,
        fact: AnyFact,
        answers: list[tuple[int, Sequence[Event]]],
        budget: Budget,
        pits: Sequence[Cell] = (),
    ) -> Reasons:
        """`pits`: the only cells that can be pits, where it is asked how they lead on."""
        for n, events in answers[self.heard :]:
            self.listener.hear(events, n)
        self.heard = len(answers)
        scene = self.listener.scene
        if scene is None:
            return Reasons((), proved=False)
        cuts = Cuts(scene)
        if isinstance(fact, PitLeads):
            cuts.make_link(scene.board.number[fact.cell], scene.board.number[fact.to])
            if len(pits) <= MOST_PITS:
                cuts.complete(pits)
        goal = literal_of(scene, fact)
        if self.reasoner is None:
            self.reasoner = Reasoner(self.listener.clauses, cuts)
        self.reasoner.begin(budget, MOST_CUTS)
        whose = [fact.seat] if isinstance(fact, PlayerAt | NotAt) else []
        steps = [line for seat in whose for line in scene.track.get(seat, ())]

        def whole(proof: Sequence[int]) -> list[int]:
            rests = [scene.rests.get(line, ()) for line in proof]
            return sorted({*steps, *proof, *chain.from_iterable(rests)})

        proofs = self.proofs[fact] = []
        return reasons_for(self.reasoner, goal, Rolled(0), whole, proofs)

    def argue(self, fact: AnyFact) -> Argument | None:
        """The same in steps, after `why` has found the reasons."""
        scene = self.listener.scene
        if scene is None or self.reasoner is None or not self.proofs.get(fact):
            return None
        facts = {literal: known for known, literal in facts_of(scene) if abs(literal) != TRUE}
        return argued_from(
            self.reasoner,
            self.proofs[fact],
            literal_of(scene, fact),
            fact,
            facts,
            scene.walks,
            partial(player_at, scene),
        )
