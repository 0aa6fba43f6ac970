"""Asking the solver: one model, what all models have in common, and why."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from asterion.core.dice import Dice
from asterion.core.phrase import Phrase, PhrasedError
from asterion.knowledge.budget import CONFLICTS, Budget, NotFinished
from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Literal

SOLVER = "minisat22"
PATIENCE = 150
HANDFUL = 60
"""How many literals are asked about at once."""


class MissingSolver(PhrasedError, RuntimeError):
    """The extra `knowledge` is not installed."""

    def __init__(self) -> None:
        super().__init__(Phrase("knowledge-no-solver"))


class Contradiction(Exception):
    """No labyrinth at all fits what was heard: the plan breaks a rule that it should keep."""


Model = Sequence[int]
"""For each variable (index 0 is of no use) its own number if it is true, else the negative."""


class Check(Protocol):
    """Looks at a model; adds the clauses that it breaks and says whether there were any."""

    def __call__(self, model: Model) -> bool: ...

    def suggest(self, model: Model, wanted: Iterable[Literal]) -> list[Literal]:
        """Which way to lean, to find a model in which few of the wanted literals hold."""
        ...


def new_solver() -> Any:
    try:
        from pysat.solvers import Solver
    except ImportError as missing:
        raise MissingSolver from missing
    return Solver(name=SOLVER)


class Reasoner:
    """A solver that is fed from a set of clauses and remembers what it has proved.

    `check` keeps the rules of which there are too many to write down beforehand: it looks at each
    model and adds what the model breaks. After PATIENCE such additions for one question a model is
    taken as it is, which only makes the answer more careful: a fact is struck off that might hold.
    """

    def __init__(self, clauses: Clauses, check: Check) -> None:
        self.clauses = clauses
        self.check = check
        self.patience = PATIENCE
        self.solver = new_solver()
        self.fed = 0
        self.proved: set[Literal] = set()
        self.budget = Budget()
        self.spent: int | None = None  # the effort at which this question is given up

    def begin(self, budget: Budget, patience: int = PATIENCE) -> None:
        """A new question."""
        self.budget = budget
        self.patience = patience
        self.spent = self.effort + budget.steps if budget.steps is not None else None

    def feed(self) -> None:
        if self.fed < len(self.clauses.clauses):
            for clause in self.clauses.clauses.since(self.fed):
                self.solver.add_clause(clause)
            self.fed = len(self.clauses.clauses)

    def solve(self, assumptions: Sequence[Literal] = ()) -> Model | None:
        """A model in which these hold; None if there is none. May raise NotFinished."""
        while True:
            self.feed()
            if not self._solve_within_budget(assumptions):
                return None
            model = self._model()
            if self.patience <= 0 or not self.check(model):
                return model
            self.patience -= 1

    def is_possible(self, assumptions: Sequence[Literal]) -> bool:
        """Whether these can hold together, by the clauses that are written down."""
        self.feed()
        return self._solve_within_budget(assumptions)

    def is_plausible(self, literal: Literal) -> bool:
        """Whether it is not refuted at first sight; what is, is remembered."""
        if -literal in self.proved:
            return False
        self.feed()
        plausible, _implied = self.solver.propagate([literal])
        if not plausible:
            self.prove(-literal)
        return bool(plausible)

    def disproves(self, literal: Literal) -> bool:
        """Whether it is known not to hold, without thinking about it."""
        return literal == FALSE or (literal != TRUE and -literal in self.proved)

    def not_ruled_out(self, literals: Sequence[Literal]) -> set[Literal]:
        """Those that hold somewhere, and those for which the time did not suffice."""
        left = {literal for literal in literals if not self.disproves(literal)}
        try:
            for literal in literals:
                if literal in left and literal != TRUE and self.solve([literal]) is None:
                    left.discard(literal)
                    self.prove(-literal)
        except NotFinished:
            pass
        return left

    def models(self, count: int, dice: Dice) -> Iterator[Model]:
        """This many, if there are any; not drawn by their odds."""
        for _ in range(count):
            free = range(1, self.clauses.variables + 1)
            self.solver.set_phases([v if dice.below(2, "phase") else -v for v in free])
            model = self.solve()
            if model is not None:
                yield model

    def _model(self) -> Model:
        model: list[int] = [0, *self.solver.get_model()]
        missing = self.clauses.variables + 1 - len(model)
        model += range(-len(model), -len(model) - missing, -1)
        return model

    def _solve_within_budget(self, assumptions: Sequence[Literal]) -> bool:
        if self.budget.end is None and self.spent is None:
            return bool(self.solver.solve(assumptions=assumptions))
        while not self.budget.is_spent and (self.spent is None or self.effort < self.spent):
            self.solver.conf_budget(CONFLICTS)
            found = self.solver.solve_limited(assumptions=assumptions)
            if found is not None:
                return bool(found)
        self.budget.ran_out = True
        raise NotFinished

    @property
    def effort(self) -> int:
        """How many steps the solver has made since it began."""
        return int(self.solver.accum_stats()["propagations"])

    def core(self) -> list[Literal]:
        """The assumptions that were refuted, after `solve` found no model."""
        return list(self.solver.get_core() or ())

    # ---- what all models have in common

    def backbone(self, candidates: Callable[[Model], Iterable[Literal]]) -> tuple[set[int], bool]:
        """Those of the candidates that hold in every model, and whether the thought was finished.

        `candidates` picks literals that are true in a given model.
        """
        found: set[Literal] = set()
        try:
            first = self.solve()
            if first is None:
                raise Contradiction
            wanted = list(dict.fromkeys(candidates(first)))
            found.update(literal for literal in wanted if literal in self.proved)
            left = [literal for literal in wanted if literal not in self.proved]
            self.lean(first, left)
            while left:
                handful, left = left[:HANDFUL], left[HANDFUL:]
                held, left = self._prove(handful, left)
                found |= held
        except NotFinished:
            return found, False
        return found, True

    def _prove(
        self, handful: list[Literal], rest: list[Literal]
    ) -> tuple[set[Literal], list[Literal]]:
        """Which of a handful hold always; from the rest the models strike what they refute."""
        while handful:
            otherwise = self.clauses.new()
            self.solver.add_clause([-otherwise, *(-literal for literal in handful)])
            model = self.solve([otherwise])
            self.solver.add_clause([-otherwise])
            if model is None:
                for literal in handful:
                    self.prove(literal)
                return set(handful), rest
            handful = [literal for literal in handful if model[abs(literal)] == literal]
            rest = [literal for literal in rest if model[abs(literal)] == literal]
            self.lean(model, handful + rest)
        return set(), rest

    def lean(self, model: Model, wanted: Sequence[Literal]) -> None:
        """Look for another model than this first."""
        self.solver.set_phases(self.check.suggest(model, wanted))

    def prove(self, literal: Literal) -> None:
        """Remember what was found to hold always."""
        self.solver.add_clause([literal])
        self.proved.add(literal)
