"""Which cases are left to `./dev soak`, and which seeds are other ones in every run."""

import os
from collections.abc import Iterable
from typing import Any

import pytest

OTHER_COVER = "labyrinth-of-dooom"
"""The same book as Dungeon of Dooom; in a browser one of the two says enough."""


def left_to_soak(cases: Iterable[Any], *later: str) -> list[Any]:
    """All cases; those whose first value is among `later` run in the soak alone."""
    return [_later(case) if _name(case) in later else case for case in cases]


def _name(case: Any) -> Any:
    return case[0] if isinstance(case, tuple) else case


def _later(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.soak)


def fresh_seeds(count: int, part: int = 0) -> range:
    """Other seeds in every run, printed at its start; `ASTERION_SEED=n` repeats an earlier one.

    The tests that always play the same games would never find what one in a hundred shows.
    """
    first = int(os.environ["ASTERION_SEED"]) + part * count
    return range(first, first + count)
