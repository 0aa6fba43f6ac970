"""Exact deduction for a small world of which the rules are few: what is certain, why, what else."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from asterion.core.dice import Rolled
from asterion.knowledge.ask import Model, Reasoner
from asterion.knowledge.budget import STEPS, Budget
from asterion.knowledge.clauses import Clauses, Line, Literal
from asterion.knowledge.labyrinth.facts import AnyFact
from asterion.knowledge.reasons import Reasons, reasons_for


class Complete:
    """All rules are written down: a model never breaks any."""

    def __call__(self, model: Model) -> bool:
        return False

    def suggest(self, model: Model, wanted: Iterable[Literal]) -> list[Literal]:
        return [-literal for literal in wanted]


class Deduction:
    """Clauses line by line, so that a proof can leave lines out.

    What is certain of the plan stays certain; of who is where now that is not said.
    """

    def __init__(self) -> None:
        self.clauses = Clauses(traced=True)
        self._reasoner = Reasoner(self.clauses, Complete())
        self._proved: set[Literal] = set()
        self._lines: dict[int, int] = {}  # by the numbers of answers
        self._support: dict[int, tuple[int, ...]] = {}

    def begin(self, number: int, seat: int, since: Iterable[int] = ()) -> None:
        """What follows was heard in this answer; to follow it takes the answers `since` as well."""
        line = self.clauses.begin(Line("", seat, number, number))
        self._lines[number] = line
        self._support[line] = tuple(self._lines[other] for other in since)

    def agree(self, rule: str) -> None:
        """What follows was agreed before."""
        self.clauses.begin(Line(rule))

    def certain(self, facts: Mapping[AnyFact, Literal]) -> list[AnyFact]:
        """Those that hold in all worlds that fit."""
        model, certain = self._solve(()), list[AnyFact]()
        assert model is not None, "no world fits what was heard"
        for fact, literal in facts.items():
            if literal in self._proved:
                certain.append(fact)
            elif model[abs(literal)] == literal:
                other = self._solve((-literal,))
                if other is None:
                    self._proved.add(literal)
                    certain.append(fact)
                else:
                    model = other
        return certain

    def is_possible(self, literal: Literal) -> bool:
        return -literal not in self._proved and self._solve((literal,)) is not None

    def why(self, literal: Literal) -> Reasons:
        self._reasoner.begin(Budget(steps=STEPS))
        return reasons_for(self._reasoner, literal, Rolled(0), self._supported)

    def _supported(self, proof: Sequence[int]) -> list[int]:
        return sorted({*proof, *(one for line in proof for one in self._support.get(line, ()))})

    def models(self, count: int) -> Iterator[Model]:
        """Some that fit, not drawn by their odds."""
        dice = Rolled(0)
        for _ in range(count):
            free = range(1, self.clauses.variables + 1)
            phases = [one if dice.below(2, "phase") else -one for one in free]
            self._reasoner.feed()
            self._reasoner.solver.set_phases(phases)
            model = self._solve(())
            if model is not None:
                yield model

    def model_without(self, literal: Literal) -> Model | None:
        """None where it is certain."""
        return self._solve((-literal,))

    def _solve(self, assumed: Sequence[Literal]) -> Model | None:
        self._reasoner.begin(Budget())
        return self._reasoner.solve([*self.clauses.selectors, *assumed])
