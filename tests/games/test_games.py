"""Games that were really played: whatever changes, they must replay to the byte."""

from pathlib import Path

import pytest

from asterion.books import book
from asterion.core import record
from asterion.core.replay import verify

GAMES = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game_of_old_replays_identically(path: Path) -> None:
    text = path.read_bytes()
    read = record.read(text)
    table = verify(read, book(read.header.book))
    written = [record.encode(entry) for entry in table.entries]
    assert written == read.lines


def test_there_is_a_game_of_each_finished_book() -> None:
    played = {record.read(path.read_bytes()).header.book for path in GAMES}
    assert {"dungeon-of-dooom", "labyrinth-of-dooom", "labyrinth", "dungeonlab"} <= played
