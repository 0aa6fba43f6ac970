"""Playing a record again loads nothing of speech: commands are read from their notation alone."""

import io
import subprocess
import sys

import pytest

from asterion.books import book
from asterion.core.records.record import write
from asterion.testing.kit import Kit
from asterion.testing.play import play
from tests.contract.shelf import cc3k, dooom, dungeonlab, labyrinth

REPLAY = """
import sys
from asterion.books import book
from asterion.core.records.record import read
from asterion.core.records.replay import replay
replay(read(sys.stdin.buffer.read()), book(sys.argv[1]))
speech = ("asterion.words.speech", ".say.speech", ".say.meaning")
print([name for name in sys.modules if any(part in name for part in speech)])
"""


KITS: dict[str, Kit] = {
    "cc3k": cc3k.KIT,
    "dungeon-of-dooom": dooom.KIT,
    "dungeonlab": dungeonlab.KIT,
    "labyrinth": labyrinth.KIT,
}


@pytest.mark.parametrize("name", KITS)
def test_a_record_is_played_again_without_speech(name: str) -> None:
    record = io.BytesIO()
    write(play(book(name), KITS[name], 5, 60), record)
    told = subprocess.run(
        [sys.executable, "-c", REPLAY, name],
        input=record.getvalue(),
        capture_output=True,
        check=True,
    )
    assert told.stdout.strip() == b"[]"
