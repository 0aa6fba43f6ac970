"""Games that were really played, by book and edition: whatever changes, none of them is lost."""

from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.core import record
from asterion.core.audience import MASTER
from asterion.core.phrase import english
from asterion.core.replay import OtherEdition, verify
from asterion.core.showing import check_what_can_be, shown

GAMES = sorted(Path(__file__).parent.glob("*/*/*.jsonl"))
FEWEST, LONG = 3, 400
BY_NAME = [str(path.relative_to(Path(__file__).parent).with_suffix("")) for path in GAMES]


def now(path: Path) -> bool:
    """Whether it was played by the edition that is played today."""
    return int(path.parent.name) == book(path.parent.parent.name).edition


@pytest.mark.parametrize("path", [path for path in GAMES if now(path)], ids=str)
def test_a_game_of_todays_edition_replays_identically(path: Path) -> None:
    read = record.read(path.read_bytes())
    table = verify(read, book(read.header.book))
    written = [record.encode(entry) for entry in table.entries]
    assert written == read.lines


@pytest.mark.parametrize("path", [path for path in GAMES if not now(path)], ids=str)
def test_a_game_of_an_older_edition_is_shown_and_not_called_wrong(path: Path) -> None:
    read = record.read(path.read_bytes())
    with pytest.raises(OtherEdition):
        verify(read, book(read.header.book))
    assert "shown, not checked again" in english(check_what_can_be(read))
    told = [line for entry in shown(read, book(read.header.book), MASTER) for line in entry.heard]
    assert len(told) > len(read.lines)


@pytest.mark.parametrize("path", GAMES, ids=BY_NAME)
def test_a_game_stands_where_it_belongs(path: Path) -> None:
    header = record.read(path.read_bytes()).header
    assert (header.book, str(header.played_by)) == (path.parent.parent.name, path.parent.name)


@pytest.mark.parametrize("name", SHELF)
def test_there_are_three_games_of_every_edition_and_one_is_long(name: str) -> None:
    for edition in range(1, book(name).edition + 1):
        lengths = sorted(
            len(path.read_bytes().splitlines())
            for path in GAMES
            if path.parts[-3:-1] == (name, str(edition))
        )
        assert len(lengths) >= FEWEST, f"edition {edition}"
        assert lengths[-1] >= LONG, f"edition {edition}: {lengths}"
