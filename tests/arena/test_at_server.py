"""An arena with players that are reached at a real server."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from asterion.arena.at_server import BadServer, read_there
from asterion.arena.contest import Contest, Pairing
from asterion.arena.players import check_player
from asterion.arena.referee import play
from asterion.core.dice import Lowest
from asterion.core.records.record import read
from tests.server.http.serving import running

SMALL = {"width": "8", "height": "7", "target": "1"}
ASTERION = (sys.executable, "-c", "from asterion.cli import main; main()")
BOT = Path(__file__).parents[2] / "examples" / "challenged_bot.py"


def test_a_bot_of_the_server_plays_ours_at_its_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        there = f"server:{server.address}#random"
        contest = Contest("dungeon-of-dooom", ("walker", there), 2, 1, 3, settings=SMALL)
        check_player(contest, there, Lowest())
        outcome, record = play(contest, Pairing("one", (1, 0), 0))
    assert outcome.faults == (0, 0)
    assert outcome.winners
    assert outcome.answers > 0
    (tmp_path / "game.jsonl").write_bytes(record)
    verify = [*ASTERION, "verify", str(tmp_path / "game.jsonl")]
    assert subprocess.run(verify, check=False, capture_output=True).returncode == 0
    assert read(record).header.names[1] == "walker"


def test_a_program_that_does_not_start_at_a_servers_table_is_kept_as_a_fault(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        there = f"server:{server.address}#walker"
        silent = f"program:{sys.executable} -c pass"
        contest = Contest("dungeon-of-dooom", (silent, there), 2, 1, 3, settings=SMALL)
        outcome, record = play(contest, Pairing("one", (0, 1), 0))
        assert (outcome.absent, record) == ((0,), b"")
        assert outcome.wrong[0].wrong == "it has ended"


def test_a_refused_answer_at_a_servers_table_is_kept_with_the_servers_sentence(
    tmp_path: Path,
) -> None:
    dances = (
        "import sys\n"
        "says = iter(['dance', *['end'] * 1000])\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('ask'): print(next(says), flush=True)\n"
    )
    ours = "program:" + shlex.join([sys.executable, "-c", dances])
    with running(tmp_path) as server:
        there = f"server:{server.address}#walker"
        contest = Contest("dungeon-of-dooom", (ours, there), 2, 1, 3, settings=SMALL)
        outcome, record = play(contest, Pairing("one", (0, 1), 0))
    assert outcome.absent == ()
    assert outcome.faults == (1, 0)
    (fault,) = outcome.wrong
    assert (fault.asked, fault.said) == ("move", "dance")
    assert fault.wrong.startswith("“dance” is not understood")
    assert record


def test_an_account_that_takes_challenges_is_challenged(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        robin = server.post("/accounts", {"name": "Robin", "password": "correct horse"})["token"]
        command = [sys.executable, str(BOT), server.address, robin, "Robin"]
        with subprocess.Popen(command) as waiting:
            try:
                there = f"server:{server.address}#@Robin"
                contest = Contest("dungeon-of-dooom", ("walker", there), 2, 1, 4, settings=SMALL)
                outcome, record = play(contest, Pairing("one", (0, 1), 0))
            finally:
                waiting.kill()
    assert outcome.winners
    assert b'"Robin"' in record


def test_what_is_no_player_at_a_server_is_said(tmp_path: Path) -> None:
    contest = Contest("dungeon-of-dooom", ("walker",), 2, 1, 0)
    with pytest.raises(BadServer, match="does not name a player on a server"):
        read_there("server:nowhere")
    with pytest.raises(BadServer, match="does not answer as it should"):
        check_player(contest, "server:http://127.0.0.1:9#walker", Lowest())
