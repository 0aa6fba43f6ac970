"""Commands of DungeonLab as people say them: tables of sayings, none of them misunderstood."""

from pathlib import Path

import pytest

from asterion.books.dungeonlab.say import parse, write
from asterion.core.contract.book import Refused

TABLES = {
    "sayings_ru.txt": 150,
    "sayings_ru_held_out.txt": 70,
    "sayings_en.txt": 60,
    "sayings_en_held_out.txt": 60,
}


def sayings(table: str) -> list[tuple[str, str]]:
    lines = (Path(__file__).parent / table).read_text("utf-8").splitlines()
    rows = [line.rpartition(" | ") for line in lines if line and not line.startswith("#")]
    return [(said, meant) for said, _, meant in rows]


def understood(said: str) -> str:
    try:
        return write(parse(said))
    except Refused:
        return "refused"


@pytest.mark.parametrize(("table", "least"), TABLES.items())
def test_D2_people_are_understood_and_never_misunderstood(table: str, least: int) -> None:
    heard = [(said, meant, understood(said)) for said, meant in sayings(table)]
    assert len({said for said, _, _ in heard}) == len(heard) >= least
    assert [row for row in heard if row[2] not in (row[1], "refused")] == []
    missed = [row for row in heard if row[2] != row[1]]
    assert len(missed) <= 0.05 * len(heard), missed


def test_the_table_is_in_canonical_words() -> None:
    for _, meant in (row for table in TABLES for row in sayings(table)):
        assert meant == "refused" or write(parse(meant)) == meant


@pytest.mark.parametrize("said", ["иду налево", "покупаю слона"])
def test_D2_what_is_not_understood_is_quoted(said: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(said)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("land 3 4", "which level?"),
        ("высаживаюсь 3 4", "which level?"),
        ("shoot bullets north", "how many?"),
        ("throw grenades to the west", "how many?"),
        ("buy bullets", "how many?"),
        ("стреляю гранатами на север", "how many?"),
    ],
)
def test_D19_what_is_not_said_is_asked_back(said: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(said)
    assert str(refused.value).startswith(why)
