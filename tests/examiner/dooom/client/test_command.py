"""`asterion dooom check --client` as people type it: its status, its report, its complaints."""

import shlex
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from asterion.examiner.dooom.client.program import Door, NeverConnected, Waiting
from asterion.examiner.program import Limits
from tests.commands.running import Ran, asterion, sentence
from tests.examiner.dooom.client.test_client import ON_A_PORT, STUDENT

ROOT = Path(__file__).parents[4]


def check(command: str, *more: str) -> Ran:
    return asterion("dooom", "check", "--client", command, "--patience", "20", *more)


def test_nothing_is_found_in_the_example_of_the_docs() -> None:
    command = f"{sys.executable} {ROOT / 'examples' / 'dooom_bot.py'} {{host}} {{port}} {{name}}"
    ran = check(command, "--games", "5")
    assert ran.status == 0, ran
    assert ran.out.startswith("5 games, ")
    assert ": nothing found.\n" in ran.out


@pytest.mark.parametrize("dialect", ["full", "2013", "simple"])
def test_nor_in_a_bot_of_ours(dialect: str) -> None:
    bot = f"{sys.executable} -c 'from asterion.cli import main; main()' bot dooom hunter"
    address = "--wire {host}:{port} --called {name} --seed {seed}"
    ran = check(f"{bot} {address} --dialect {dialect}", "--games", "3", "--dialect", dialect)
    assert (ran.status, ran.err) == (0, ""), ran


def test_a_fault_is_reported_with_what_came_and_what_is_allowed() -> None:
    ran = check(f"{STUDENT} walls {ON_A_PORT}", "--games", "3")
    assert ran.status == 1, ran
    shown = (
        (ROOT / "docs" / "teach" / "dooom-check.md").read_text("utf-8").rpartition("O8  game 1")[2]
    )
    assert f"O8  game 1{shown.partition('```')[0]}" in ran.out
    assert "\n  sent      FAIL can't move into a wall\n  received  MOVE " in ran.out
    assert "rule      A step north, east, south or west costs 1 point." in ran.out
    assert "; found in 3 games\n" in ran.out
    assert "\n    Client 1 < LOOKREPLY " in ran.out


def test_the_same_as_json() -> None:
    ran = check(f"{STUDENT} dancer {ON_A_PORT}", "--games", "2", "--report", "json")
    assert ran.status == 1
    (found,) = msgspec.json.decode(ran.out)["findings"]
    assert (found["rule"], found["client"], found["came"], found["games"]) == (
        "wire", "Client 1", "DANCE", 2,
    )  # fmt: skip
    assert found["sent"] == "FAIL invalid command"
    assert "MOVE N|E|S|W" in found["allowed"]


def test_options_of_the_book_hold() -> None:
    """With seven points a turn nobody is told that six were too many."""
    ran = check(f"{STUDENT} none {ON_A_PORT}", "--games", "4", "--set", "action_points=7")
    assert ran.status == 0, ran


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("no-such-bot {port}", "the client “no-such-bot {port}” cannot be started: "
         "no-such-bot: No such file or directory"),
        ("bot 'unclosed", "the command “bot 'unclosed” cannot be read: No closing quotation"),
        ("", "the command “” cannot be read: No command"),
        (f"{sys.executable} -c 'exit(4)' {{port}}", "ended before it connected: (exit status 4)"),
    ],
)  # fmt: skip
def test_a_client_that_cannot_be_examined_is_said(command: str, said: str) -> None:
    ran = check(command)
    assert ran.status == 2
    assert sentence(ran).endswith(said)


def test_one_of_the_two_sides_is_examined() -> None:
    for arguments in ((), ("--server", "127.0.0.1:1", "--client", "bot")):
        ran = asterion("dooom", "check", *arguments)
        assert (ran.status, sentence(ran)) == (
            2,
            "say either --server HOST:PORT or --client CMD",
        )


class FastTime(Waiting):
    """Nobody ever sends anything, and time flies."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def ready(self, wires: Sequence[socket.socket], seconds: float) -> list[socket.socket]:
        self.time += seconds
        return []


def test_a_client_that_never_connects_is_not_waited_for_longer_than_that() -> None:
    time = FastTime()
    sleeps = shlex.join([sys.executable, "-c", "import time; time.sleep(600)"])
    door = Door(f"{sleeps} {{port}}", time, Limits(), starts_within=7.0)
    with pytest.raises(NeverConnected) as never:
        door.start("Client 1", 1)
    assert never.value.how == ""
    assert 7.0 <= time.now() < 7.1


@pytest.mark.parametrize(("memory", "status"), [("300", 1), ("0", 0)])
def test_a_client_has_only_so_much_memory(memory: str, status: int) -> None:
    code = "kept = bytearray(400 << 20)"
    ran = check(f"{sys.executable} -c '{code}' {{port}}", "--memory", memory)
    assert ran.status == 2
    assert f"ended before it connected: (exit status {status})" in sentence(ran)
