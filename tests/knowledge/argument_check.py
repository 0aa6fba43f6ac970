"""A second opinion on arguments: each step has to follow from what it cites and the steps before.

It is told the story again and asks the solver, which knows nothing of how the steps were found. Of
the answers it hears only those that a step cites, and of the rules too; what one chose oneself
needs no citing.
"""

from collections.abc import Iterator

from asterion.knowledge.argument.steps import (
    AnyStep,
    Argument,
    Excluded,
    Follows,
    Ghost,
    Left,
    Placed,
)
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.clauses import Clauses, Literal
from asterion.knowledge.labyrinth.cuts import Cuts
from asterion.knowledge.labyrinth.facts import AnyFact, PitLeads
from asterion.knowledge.labyrinth.findings import facts_of, player_at
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.listening import Listener

PATIENCE = 5_000


class Checker:
    """One chair's story with a switch on every answer and every rule."""

    def __init__(self, knowledge: LabyrinthKnowledge) -> None:
        clauses = Clauses(traced=True)
        listener = Listener(
            knowledge.seat, knowledge.options, clauses, knowledge.fair, knowledge.absent
        )
        for n, events in knowledge.answers:
            listener.hear(events, n)
        assert listener.scene is not None
        self.clauses, self.scene = clauses, listener.scene
        self.cuts = Cuts(self.scene)
        self.reasoner = Reasoner(clauses, self.cuts)
        self.walks = [walk for walk in self.scene.walks if not walk.is_known]

    def check(self, argument: Argument) -> None:
        """AssertionError, with the first step that does not follow."""
        known: list[Literal] = []
        for number, step in enumerate(argument.steps, 1):
            cited = self._cited(step)
            for claimed in self._claims(step):
                refuted = [*cited, *known, *(-literal for literal in claimed)]
                self.reasoner.patience = PATIENCE
                model = self.reasoner.solve(refuted)
                assert model is None, f"step {number} of {argument.fact} does not follow: {step}"
                if len(claimed) == 1:
                    known += claimed
        last = argument.steps[-1]
        assert self.literal(argument.fact) in known, f"{last} does not say {argument.fact}"

    def _cited(self, step: AnyStep) -> list[Literal]:
        lines = zip(self.clauses.selectors, self.clauses.lines, strict=True)
        return [
            selector
            for selector, line in lines
            if (line.rule in step.rules if line.rule else line.given or line.heard in step.heard)
        ]

    def _claims(self, step: AnyStep) -> Iterator[list[Literal]]:
        """Each is a list of literals of which one has to hold."""
        match step:
            case Placed(ghosts=ghosts):
                yield from self._nowhere_else(step.walk, ghosts)
            case Excluded(ghosts=ghosts, clashes=clashes, left=left):
                if ghosts:
                    yield from self._nowhere_else(step.walk, ghosts)
                for clash in clashes:
                    for ghost in clash.ghosts:
                        yield [-self.here(step.walk, ghost)]
                if left:
                    yield [self.here(step.walk, ghost) for ghost in left]
            case Left(ghosts=ghosts):
                yield [self.here(step.walk, ghost) for ghost in ghosts]
            case Follows(facts=facts):
                for fact in facts:
                    yield [self.literal(fact)]

    def _nowhere_else(self, walk: int, ghosts: tuple[Ghost, ...]) -> Iterator[list[Literal]]:
        there = {self.here(walk, ghost) for ghost in ghosts}
        yield from ([-here] for here in self.walks[walk].origin.values() if here not in there)

    def here(self, number: int, ghost: Ghost) -> Literal:
        walk = self.walks[number]
        return next(
            here
            for place, here in walk.origin.items()
            if player_at(self.scene, walk.seat, place) == ghost.at
        )

    def literal(self, fact: AnyFact) -> Literal:
        if isinstance(fact, PitLeads):
            number = self.scene.board.number
            return self.cuts.make_link(number[fact.cell], number[fact.to])
        return next(literal for known, literal in facts_of(self.scene) if known == fact)
