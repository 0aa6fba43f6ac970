"""Rounds of sayings by somebody who had not seen the lexicons: mostly right, and never wrong."""

from pathlib import Path

import pytest

from benchmarks.sayings import scored

LEAST_RIGHT = {"dungeonlab": 90, "dooom": 95, "cc3k": 95}
"""Of a hundred, in a round that was listened to; what nobody has listened to is scored apart."""
LEAST_RIGHT_AT_LAST = {"dungeonlab-6": 70}
"""In the last round, to which nobody has listened yet."""
ROUNDS = [
    path
    for book in LEAST_RIGHT
    for path in sorted((Path(__file__).parent / book / "sayings").glob("*.txt"))
]


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_people_are_understood_and_never_misunderstood(path: Path) -> None:
    heard = scored(path)
    assert [each for each in heard.heard if each.how == "wrong"] == []
    least = LEAST_RIGHT_AT_LAST.get(f"{heard.book}-{path.stem[-1]}", LEAST_RIGHT[heard.book])
    assert heard.count("right") >= least * len(heard.heard) / 100
