"""What people say at a table and what they mean by it: a table of sayings, held to a score."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from asterion.books.labyrinth.say.command import Move
from asterion.books.labyrinth.say.grammar import fault_of
from asterion.books.labyrinth.say.saying import notes_of, parse, write
from asterion.books.labyrinth.say.speech import SHORT_HELP
from asterion.core.contract.book import Refused
from asterion.core.phrase import english
from tests.books.labyrinth.helper import options

RIGHT, REFUSED, WRONG = "right", "refused", "wrong"
TABLES = (
    "sayings.txt",
    "sayings_held_out.txt",
    "sayings_fresh.txt",
    "sayings_ru.txt",
    "sayings_ru_held_out.txt",
)
ANY_MOVE = options(actions_without_movement=True)


class Saying(NamedTuple):
    said: str
    meant: str

    @property
    def readings(self) -> list[str]:
        """Those that a refusal must offer."""
        _, _, offered = self.meant.partition("refused: ")
        return offered.split(" / ") if offered else []


def sayings(name: str) -> Iterator[Saying]:
    for line in (Path(__file__).parent / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            said, _, meant = line.rpartition(" | ")
            yield Saying(said, meant)


def understood(said: str) -> tuple[str, str]:
    """The canonical words of what was heard, or else the refusal."""
    try:
        command = parse(said)
    except Refused as refused:
        return "", str(refused)
    fault = fault_of(notes_of(command), ANY_MOVE) if isinstance(command, Move) else None
    return ("", english(fault)) if fault else (write(command), "")


def judged(saying: Saying) -> str:
    """Wrong is only what is carried out as something else."""
    written, refusal = understood(saying.said)
    if written:
        return RIGHT if written == saying.meant else WRONG
    if saying.meant == "help":
        return RIGHT if refusal == english(SHORT_HELP) else REFUSED
    if not saying.meant.startswith("refused"):
        return REFUSED
    return RIGHT if all(f"“{reading}”" in refusal for reading in saying.readings) else REFUSED


@pytest.mark.parametrize(
    ("table", "least", "right"),
    [
        ("sayings.txt", 300, 0.95),
        ("sayings_held_out.txt", 60, 0.95),
        ("sayings_fresh.txt", 60, 0.6),
        ("sayings_ru.txt", 300, 0.95),
        ("sayings_ru_held_out.txt", 90, 0.95),
    ],
)
def test_L17_people_are_understood_and_never_misunderstood(
    table: str, least: int, right: float
) -> None:
    heard = [(saying, judged(saying)) for saying in sayings(table)]
    assert len({saying.said for saying, _ in heard}) == len(heard) >= least
    assert not [(saying, understood(saying.said)[0]) for saying, how in heard if how == WRONG]
    missed = [(*saying, understood(saying.said)[1]) for saying, how in heard if how == REFUSED]
    assert len(missed) <= (1 - right) * len(heard), missed


def test_the_tables_of_sayings_are_in_canonical_words() -> None:
    """A meaning that is misspelt could never be met, or would be met by the same mistake."""
    for saying in (saying for table in TABLES for saying in sayings(table)):
        plain = [] if saying.meant in ("help", "refused") else saying.readings or [saying.meant]
        for meaning in plain:
            assert write(parse(meaning)) == meaning
