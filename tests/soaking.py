"""Which of several cases are left to `./dev soak`: those that another case stands for."""

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
