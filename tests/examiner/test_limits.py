"""What a program may use, and how it is known that it waits for the next command."""

import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from asterion.examiner.program import Limits, Program, Trouble
from tests.commands.running import Ran, asterion

PLAYS = f"""\
import sys
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from tests.examiner.planted import Planted
game = Planted('', 1)
for turn, line in enumerate(sys.stdin):
    if turn == 4:
        {{does}}
    print(game.ask(line.strip()), end='', flush=True)
"""


def checked(folder: Path, does: str, *arguments: str) -> Ran:
    program = folder / "student.py"
    program.write_text(PLAYS.format(does=does))
    return asterion("cc3k", "check", "--games", "1", *arguments, "--", sys.executable, program)


def answer(code: str, seconds: float = 5) -> str:
    program = Program([sys.executable, "-c", code], Limits(seconds=seconds))
    try:
        program.say("no")
        return program.hear(lambda written: False)
    finally:
        program.end()


def test_memory_that_is_not_there_is_a_result_with_the_last_words(tmp_path: Path) -> None:
    ran = checked(tmp_path, "kept = bytearray(400 << 20)", "--memory", "300")
    assert ran.status == 1
    assert "It ends with status 1, once: first in game 1, turn 5" in ran.out
    assert "its last words on standard error:" in ran.out
    assert "\n        MemoryError\n" in ran.out
    assert checked(tmp_path, "kept = bytearray(400 << 20)", "--memory", "0").status == 0


def test_an_answer_that_is_too_long_is_a_flood(tmp_path: Path) -> None:
    does = "print('x' * 20_000, flush=True)"
    assert "It writes without an end, once" in checked(tmp_path, does, "--output", "16").out
    assert checked(tmp_path, does, "--output", "64").status == 0


def test_a_flood_of_complaints_does_not_stop_a_program(tmp_path: Path) -> None:
    """A pipe that nobody reads would be full after 64 KiB."""
    assert checked(tmp_path, "print('x' * 500_000, file=sys.stderr)").status == 0


def test_no_game_begins_when_the_time_for_the_program_is_over(tmp_path: Path) -> None:
    program = tmp_path / "slow.py"
    program.write_text("import time; time.sleep(0.6)\n" + PLAYS.format(does="pass"))
    ran = asterion("cc3k", "check", "--games", "50", "--total", "1", "--", sys.executable, program)
    assert ran.status == 0
    assert "The time for the program was over after " in ran.out


@pytest.mark.parametrize("quiet", [0.3, 1.0])
def test_sleeping_in_the_middle_of_an_answer_is_not_waiting(quiet: float) -> None:
    code = f"import time; print(input()); time.sleep({quiet}); print('done'); input()"
    assert (
        answer(f"import sys; sys.stdout.reconfigure(line_buffering=True); {code}") == "no\ndone\n"
    )


def test_sleeping_by_select_is_not_waiting_either() -> None:
    code = "import select; input(); select.select([], [], [], 0.6); print('done'); input()"
    assert answer(f"import sys; sys.stdout.reconfigure(line_buffering=True); {code}") == "done\n"


@pytest.mark.parametrize(
    "reads",
    [
        "input()",
        "import select; select.select([0], [], []); input()",
        "import threading; threading.Thread(target=input).start()",
        "import os; os.system('read line')",
    ],
    ids=["itself", "when it is ready", "in a thread", "in a child"],
)
def test_however_a_program_reads_it_is_seen_to_wait(reads: str) -> None:
    assert answer(f"input(); print('done', flush=True); {reads}") == "done\n"


def test_a_child_that_outlives_its_program_is_ended_too(tmp_path: Path) -> None:
    """It holds the pipe open, and yet the program is known to have ended."""
    file = tmp_path / "pid"
    with pytest.raises(Trouble) as ended:
        answer(f"import os; os.system('sleep 60 & echo $! > {file}'); input(); os.abort()")
    assert (ended.value.kind, ended.value.status) == ("killed", 6)
    child = Path(f"/proc/{file.read_text().strip()}/cmdline")
    until = time.monotonic() + 5  # what is killed may still be on the list for a moment
    while is_asleep(child) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_asleep(child)


def is_asleep(command: Path) -> bool:
    with suppress(OSError):
        return b"sleep" in command.read_bytes()
    return False
