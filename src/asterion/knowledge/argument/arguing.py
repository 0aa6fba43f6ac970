"""An argument for a fact of which the reasons are known: the lines of the story that suffice."""

from collections.abc import Mapping, Sequence
from typing import Any

from asterion.knowledge.argument.assembling import Assembling
from asterion.knowledge.argument.deriving import Deriving
from asterion.knowledge.argument.looking import PlaceFact
from asterion.knowledge.argument.propagating import Propagation
from asterion.knowledge.argument.steps import Argument
from asterion.knowledge.argument.walks import Walk
from asterion.knowledge.ask import Reasoner
from asterion.knowledge.clauses import Literal

MOST_STEPS = 20
"""What is longer is no help to a person; then the list of answers stands for itself."""
WORK = 700_000
"""How many clauses are read for one argument, most of a second where none is found; counted
and not timed, so that every machine finds the same."""
FEW_STEPS = 8
"""An argument that is no longer is not tried to be made shorter."""


def argued_from(
    reasoner: Reasoner,
    proofs: Sequence[Sequence[int]],
    goal: Literal,
    fact: Any,
    facts: Mapping[Literal, Any],
    walks: Sequence[Walk],
    place_fact: PlaceFact,
    most: int = MOST_STEPS,
) -> Argument | None:
    """The shortest of those that start from these proofs, or from all that was heard.

    None where none without guesses inside of guesses was found, or only such as are too long.
    """
    clauses = reasoner.clauses
    given = [number for number, line in enumerate(clauses.lines) if line.given]
    open_walks = [walk for walk in walks if not walk.is_known]
    best: Argument | None = None
    left = WORK
    for proof in [*sorted(proofs, key=len), range(len(clauses.lines))]:
        used = {*proof, *given}
        deriving = Deriving(Propagation(clauses, used), open_walks, facts, left)
        if deriving.reach(goal):
            found = Assembling(deriving, clauses.lines, place_fact).argument(goal, fact)
            if best is None or len(found.steps) < len(best.steps):
                best = found
        left -= deriving.established.work
        if left <= 0 or (best is not None and len(best.steps) <= FEW_STEPS):
            break
    return best if best is not None and len(best.steps) <= most else None
