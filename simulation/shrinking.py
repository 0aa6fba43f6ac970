"""A failing scene made smaller, as long as it still fails in the same way."""

import re
import time
from collections.abc import Iterator

from simulation.scene import Scene, smaller
from simulation.world import Outcome, run

MOST_RUNS = 100
MOST_SECONDS = 15.0
"""Of processor: a run in which the server fails again and again may take seconds."""


def kind_of(failure: str) -> str:
    """A failure without its names and numbers."""
    return re.sub(r"'[^']*'|[\d.]+|\b[A-Z][a-z]+\b", "", failure)[:60]


def shrunk(outcome: Outcome, planted: str = "", most: int = MOST_RUNS) -> Outcome:
    """The smallest that was found: fewer tables, faults, guests, moves and processes."""
    kind, left = kind_of(outcome.failures[0]), most
    until = time.process_time() + MOST_SECONDS
    while True:
        for tried in _all(outcome.scene):
            left -= 1
            if left < 0 or time.process_time() > until:
                return outcome
            found = run(tried, planted)
            if any(kind_of(failure) == kind for failure in found.failures):
                outcome = found
                break
        else:
            return outcome


def _all(scene: Scene) -> Iterator[Scene]:
    for tried in smaller(scene):
        if tried != scene:
            yield tried
