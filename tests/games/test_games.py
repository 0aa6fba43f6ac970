"""Games that were really played, by book and edition: whatever changes, none of them is lost."""

from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.core.audience import MASTER
from asterion.core.phrase import english
from asterion.core.records import record
from asterion.core.records.replay import OtherEdition, verify
from asterion.core.records.showing import check_what_can_be, shown

GAMES = sorted(Path(__file__).parent.glob("*/*/*.jsonl"))
FEWEST, LONG = 3, 400
BY_NAME = [str(path.relative_to(Path(__file__).parent).with_suffix("")) for path in GAMES]


def still_played(path: Path) -> bool:
    """Whether the rules of its edition are still here."""
    rules, edition = book(path.parent.parent.name), int(path.parent.name)
    return edition == rules.edition or edition in rules.earlier


@pytest.mark.parametrize("path", [path for path in GAMES if still_played(path)], ids=str)
def test_a_game_of_an_edition_that_is_still_played_replays_identically(path: Path) -> None:
    read = record.read(path.read_bytes())
    table = verify(read, book(read.header.book))
    written = [record.encode_entry(entry, table.book) for entry in table.entries]
    assert written == read.lines


def test_the_edition_before_is_verified_and_not_only_shown() -> None:
    """What is promised of Labyrinth's second edition, in which requests were sentences."""
    games = [path for path in GAMES if path.parts[-3:-1] == ("labyrinth", "2")]
    assert games
    assert all(map(still_played, games))
    assert all(b'"request":"go ' in path.read_bytes() for path in games)


@pytest.mark.parametrize("path", [path for path in GAMES if not still_played(path)], ids=str)
def test_a_game_of_an_edition_that_is_gone_is_shown_and_not_called_wrong(path: Path) -> None:
    read = record.read(path.read_bytes())
    with pytest.raises(OtherEdition):
        verify(read, book(read.header.book))
    assert "shown, not checked again" in english(check_what_can_be(read))
    told = [line for entry in shown(read, book(read.header.book), MASTER) for line in entry.heard]
    assert len(told) > len(read.lines)
    if read.header.book == "labyrinth":
        assert not [line for line in told if "{" in line], "every event has words"


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
