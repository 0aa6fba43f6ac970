"""Whole games of every book over the line protocol, played by the example bots."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from asterion.books import SHELF, book
from asterion.core.records import record
from asterion.core.records.replay import verify
from asterion.server.features import afterwards
from asterion.server.work.kept import Kept
from examples.line_bot import play
from tests.server.line.serving import PATIENCE, Serving, serving

ROOT = Path(__file__).parents[3]
SMALL = "width=9 height=7 round-limit=20"
OPEN = {
    "dungeon-of-dooom": f"open dungeon-of-dooom seats=3 {SMALL}",
    "labyrinth-of-dooom": f"open labyrinth-of-dooom seats=2 {SMALL}",
    "cc3k": "open cc3k",
    "labyrinth": "open labyrinth seats=2 preset=beginner",
    "dungeonlab": "open dungeonlab seats=2 round-limit=10",
}
"""Random play ends in all of these."""
GAME = 4 * PATIENCE
"""Some random games are long, and some machines are slow."""
BOTS = {
    "python": [sys.executable, str(ROOT / "examples" / "line_bot.py")],
    "shell": ["bash", str(ROOT / "examples" / "line_bot.sh")],
}


def open_table(server: Serving, line: str) -> tuple[str, int]:
    """The id of a new table, and how many places it has."""
    client = server.client()
    answer = client.asks(line)
    id = next(said.split()[1] for said in answer if said.startswith("opened "))
    places = server.wait(server.hub.table(id)).log.summary().places
    return id, len(places)


@pytest.mark.parametrize("name", list(SHELF))
def test_bots_play_a_whole_game_of_every_book(name: str) -> None:
    with serving() as server:
        id, seats = open_table(server, OPEN[name])
        ends: list[str] = []

        def sit(seat: int) -> None:
            ends.append(play("127.0.0.1", server.port, f"join {id} Bot {seat + 1}x"))

        players = [threading.Thread(target=sit, args=(seat,)) for seat in range(seats)]
        for player in players:
            player.start()
        for player in players:
            player.join(GAME)
            assert not player.is_alive(), "the game has no end"
        hosted = server.wait(server.hub.table(id))
        kept = server.wait(afterwards.record(Kept(), hosted))
    table = verify(record.read(kept), book(name))
    assert table.result is not None
    assert ends == [f"over {table.result.reason}"] * seats


@pytest.mark.parametrize("kind", list(BOTS))
def test_the_example_bots_play_as_programs_of_their_own(kind: str) -> None:
    with serving() as server:
        settings = "open dooom name=Wanderer bots=walker width=9 height=7 round-limit=5"
        command = [*BOTS[kind], "127.0.0.1", str(server.port), *settings.split()]
        ran = subprocess.run(command, capture_output=True, timeout=GAME, check=False)
        assert ran.returncode == 0, ran.stderr
        assert ran.stdout.startswith(b"over ")
        assert not ran.stderr


@pytest.mark.parametrize("kind", list(BOTS))
def test_an_example_bot_says_why_it_cannot_play(kind: str) -> None:
    with serving() as server:
        command = [*BOTS[kind], "127.0.0.1", str(server.port), "join", "AAAAAAAAAAAA", "Bot"]
        ran = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
        assert ran.stdout == b"no there is no such table\n"


def test_the_example_in_python_is_short() -> None:
    """A bot writer reads it in a minute."""
    code = (ROOT / "examples" / "line_bot.py").read_text().split('"""', 2)[2].splitlines()
    assert len([line for line in code if line.strip()]) <= 30
