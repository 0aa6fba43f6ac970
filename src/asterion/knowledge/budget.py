"""How long a thought may take. What is not finished in time is said to be so, never guessed."""

import time
from collections.abc import Callable

STEPS = 12_000_000
"""Of the solver, for one question: some two seconds on a quiet machine."""
CONFLICTS = 2_000
"""The solver looks up from its work after this many dead ends, to see what time it is."""


class Budget:
    """Steps of the solver for one question, or CPU seconds of this thread from its making.

    Steps are the same on every machine and under any load; seconds are for bots, whose moves are
    not compared. `clauses` is how long a story may be that has to be told again for a proof. None
    is as long as it takes.
    """

    def __init__(
        self,
        seconds: float | None = None,
        clock: Callable[[], float] = time.thread_time,
        steps: int | None = None,
        clauses: int | None = None,
    ) -> None:
        self.steps = steps
        self.clauses = clauses
        self.ran_out = False  # a thought was given up half-way
        self.clock = clock
        self.end = None if seconds is None else clock() + seconds

    @property
    def is_spent(self) -> bool:
        return self.end is not None and self.clock() >= self.end


class NotFinished(Exception):
    """The time was over before there was an answer."""
