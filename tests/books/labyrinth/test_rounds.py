"""Rounds of sayings by somebody who had not seen the lexicons: mostly right, and never wrong."""

from pathlib import Path

import pytest

from benchmarks.sayings import scored

ROUNDS = sorted((Path(__file__).parent / "sayings").glob("*.txt"))
LEAST_RIGHT = 85
"""Of a hundred, in a round that was listened to; what nobody has listened to is scored apart."""


LEAST_RIGHT_AT_LAST = {"5": 70, "6": 60}
"""In the last rounds, to which hardly anybody has listened yet."""


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.stem)
def test_L17_people_are_understood_and_never_misunderstood(path: Path) -> None:
    heard = scored(path)
    assert [each for each in heard.heard if each.how == "wrong"] == []
    least = LEAST_RIGHT_AT_LAST.get(path.stem[-1], LEAST_RIGHT)
    assert heard.count("right") >= least * len(heard.heard) / 100
