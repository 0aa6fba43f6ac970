"""Rounds of sayings by somebody who had not seen the lexicons: mostly right, and never wrong."""

from pathlib import Path

import pytest

from benchmarks.sayings import Round, last, rounds, scored

HERE = Path(__file__).parent
LEAST_RIGHT = {"labyrinth": 90, "dungeonlab": 90, "dooom": 95, "cc3k": 95}
"""Of a hundred, in a round that was listened to; what nobody has listened to is scored apart."""
LEAST_RIGHT_AT_LAST = {
    ("labyrinth", 5): 78,
    ("labyrinth", 6): 75,
    ("dungeonlab", 6): 80,
}
"""In the last rounds of parts, to which hardly anybody has listened."""
PATHS = [path for book in LEAST_RIGHT for path in sorted((HERE / book / "sayings").glob("*.txt"))]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_L17_people_are_understood_and_never_misunderstood(path: Path) -> None:
    heard = scored(path)
    assert [each for each in heard.heard if each.how == "wrong"] == []
    least = LEAST_RIGHT_AT_LAST.get((heard.book, heard.number), LEAST_RIGHT[heard.book])
    assert heard.count("right") >= least * len(heard.heard) / 100


def test_L17_the_last_round_stands_in_every_column() -> None:
    """As each was first heard: nine of ten right, none wrong, of four hundred sayings and more."""
    done = [each for book in ("labyrinth", "dungeonlab") for each in rounds(HERE / book)]
    columns = list(last(done))
    assert {(each.book, each.language) for each in columns} == {
        (book, language) for book in ("labyrinth", "dungeonlab") for language in ("en", "ru", "de")
    }
    assert [each.row for each in columns if each.first_heard[0] < 90 or wrong(each)] == []
    for column in columns:
        of_it = [each for each in done if is_beside(each, column)]
        assert sum(len(each.heard) for each in of_it) >= 400


def wrong(heard: Round) -> int:
    return heard.first_heard[1]


def is_beside(one: Round, other: Round) -> bool:
    return (one.book, one.language) == (other.book, other.language)
