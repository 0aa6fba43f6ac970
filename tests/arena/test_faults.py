"""What an arena says of bots and programs that fail: nothing is lost that their authors need."""

import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from asterion.arena.contest import Contest, Outcome, pairings
from asterion.arena.referee import play

pytest.importorskip("openskill", reason="the extra arena is not installed")

ASTERION = (sys.executable, "-c", "from asterion.cli import main; main()")
SMALL = ("--made", "width=7", "--made", "height=6", "--plans", "1", "--processes", "1")
DANCES = """
import sys
for line in sys.stdin:
    if line.startswith("ask"):
        print("dance <b>", flush=True)
"""
SPEAKS_ONCE = """
import sys
print("do dance", flush=True)
for line in sys.stdin:
    if line.startswith("ask 0"):
        sys.exit("the map is upside down")
"""


def arena(folder: Path, *players: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    command = [*ASTERION, "arena", "dooom", *players, *SMALL, "--out", str(folder)]
    environment = os.environ | ({"PATH": path} if path is not None else {})
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def results(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]


def program(code: str) -> str:
    return "program:" + shlex.join([sys.executable, "-c", code])


def one_game(player: str) -> Outcome:
    contest = Contest("dungeon-of-dooom", ("walker", player), 2, 1, 1, settings={"width": "7"})
    return play(contest, pairings(contest, {})[0])[0]


def test_a_refused_answer_is_kept_with_its_question_and_the_refusal() -> None:
    outcome = one_game(program(SPEAKS_ONCE))
    refused, ended, *_ = outcome.wrong
    assert (refused.seat, refused.asked, refused.said) == (1, "move", "dance")
    assert "dance" in refused.wrong
    assert "Traceback" not in refused.wrong
    assert outcome.faults == (0, refused.times + ended.times)


def test_a_program_that_dies_is_kept_with_its_last_words() -> None:
    """From then on something legal is said in its place, and the game is rated."""
    outcome = one_game(program(SPEAKS_ONCE))
    ended = outcome.wrong[1]
    assert ended.said == ""
    assert ended.wrong == "it has ended\nthe map is upside down"
    assert ended.times > 1, "the same fault is kept once, and counted"
    assert outcome.absent == ()


def test_an_exception_of_a_bot_is_kept_as_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    class Falling:
        summary = "divides by nothing"

        def answer(self, view: object, prompt: object) -> str:
            return str(1 // 0)

    monkeypatch.setattr("asterion.arena.referee.make_player", lambda *_: Falling())
    fault = one_game("falling").wrong[0]
    assert fault.wrong.startswith("Traceback")
    assert fault.wrong.endswith("ZeroDivisionError: integer division or modulo by zero\n")
    assert "in answer" in fault.wrong


def test_faults_are_shown_in_the_terminal_the_report_and_the_results(tmp_path: Path) -> None:
    player = program(DANCES)
    done = arena(tmp_path, "walker", player)
    assert done.returncode == 0, done.stderr
    assert "asked “move”, answered “dance <b>”:" in done.stdout
    page = (tmp_path / "report.html").read_text()
    assert "<h2 id=faults>Faults</h2>" in page
    assert "<td class=text>dance &lt;b&gt;</td>" in page
    kept = results(tmp_path)
    assert {fault["said"] for game in kept for fault in game["wrong"]} == {"dance <b>"}  # type: ignore[attr-defined]


def test_without_faults_the_report_has_no_word_of_them(tmp_path: Path) -> None:
    done = arena(tmp_path, "walker", "random")
    assert "fault of" not in done.stdout
    assert "id=faults" not in (tmp_path / "report.html").read_text()


def test_a_program_that_does_not_start_is_not_rated(tmp_path: Path) -> None:
    """Nor does anybody gain by meeting it; once it starts, the same command plays its games."""
    bot = tmp_path / "bot.py"
    players = ("walker", "random", f"program:{sys.executable} {bot}")
    done = arena(tmp_path / "a", *players)
    assert done.returncode == 0, done.stderr
    rows = [line.split(" | ") for line in done.stdout.splitlines() if line.startswith("| ")]
    games = {row[0].removeprefix("| "): (row[1], row[5]) for row in rows}
    assert games[players[2]] == ("0", "–")
    assert games["walker"][0] == "2"
    assert f"“{players[2]}” did not start in 4 games, which are not rated." in done.stdout
    assert "No such file or directory" in done.stdout
    assert "did not start in 4 games" in (tmp_path / "a" / "report.html").read_text()

    shutil.copy(Path(__file__).parents[2] / "examples" / "small_bot.py", bot)
    again = arena(tmp_path / "a", *players)
    assert "did not start" not in again.stdout
    assert "6 games." in again.stdout
    assert sum(not game["absent"] for game in results(tmp_path / "a")) == 6


def test_a_program_that_is_not_there_is_said_before_the_first_game(tmp_path: Path) -> None:
    missing = arena(tmp_path / "a", "walker", "program:./no-such-bot")
    assert missing.returncode == 2
    assert "there is no program “./no-such-bot” on this machine" in missing.stderr
    quotes = arena(tmp_path / "a", "walker", "program:python 'bot.py")
    assert "cannot be read: No closing quotation" in quotes.stderr
    assert not (tmp_path / "a").exists()


def test_python_is_found_where_only_python3_is(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python3").symlink_to(sys.executable)
    bot = Path(__file__).parents[2] / "examples" / "small_bot.py"
    player = f"program:python {bot}"
    done = arena(tmp_path / "a", "random", player, path=str(tmp_path / "bin"))
    assert done.returncode == 0, done.stderr
    assert not any(game["wrong"] for game in results(tmp_path / "a"))


ASKS_FOR_THINGS = """
import sys
print("show board off\\nshow legal on", flush=True)
for line in sys.stdin:
    if line.startswith("ask"):
        sys.exit("the first move fails")
"""


def test_a_program_that_dies_in_its_first_move_is_not_rated() -> None:
    """It had said what it wants to be shown, and answered nothing."""
    outcome = one_game(program(ASKS_FOR_THINGS))
    assert outcome.absent == (1,)
    assert outcome.wrong[0].asked == "move"
    assert outcome.wrong[0].wrong == "it has ended\nthe first move fails"
