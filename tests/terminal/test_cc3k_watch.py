"""`asterion play cc3k --bot`: a bot is watched, and no test ever sleeps."""

import io
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from asterion.books.cc3k import BOOK
from asterion.books.cc3k.plan.model import default_plan, read_plan
from asterion.bots import make_bot
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.terminal.cc3k.tty import NOTHING, RESIZED, Terminal
from asterion.terminal.cc3k.watch import FASTEST, SLOWEST, Watch
from asterion.terminal.console import Console
from asterion.terminal.game_file import GameFile
from tests.books.cc3k.table import floor
from tests.commands.running import asterion, sentence
from tests.terminal.crawling import see
from tests.terminal.helper import Home, terminal

OUT = floor("|------|\n|@.6..\\|\n|------|", stairs=False)


class Pressed(Terminal):
    """A terminal at which these keys are pressed; NOTHING is the time that runs out."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = list(keys)
        self.waits: list[float | None] = []
        self.shown: list[list[str]] = []

    def key(self, seconds: float | None = None) -> str:
        self.waits.append(seconds)
        return self.keys.pop(0) if self.keys else "q"

    @property
    def size(self) -> tuple[int, int]:
        return 120, 40

    def show(self, rows: Sequence[str]) -> None:
        self.shown.append(list(rows))

    def forget(self) -> None:
        self.shown.clear()


@pytest.fixture
def watch(tmp_path: Path) -> Callable[..., tuple[Watch, Pressed]]:
    def sit(*keys: str, plan: str = "") -> tuple[Watch, Pressed]:
        floors = read_plan(plan) if plan else default_plan()
        table = Table(BOOK, floors, ["Ariadne"], dice=Rolled(1))
        console = Console(io.StringIO(), io.StringIO(), {})
        kept = GameFile.begin(tmp_path / "game.jsonl", table, {"Ariadne": "crawler"})
        watching = Watch(table, console, kept, {0: make_bot("cc3k", "crawler", Rolled(2))})
        pressed = Pressed(keys)
        watching.take_over = lambda: nullcontext(pressed)
        return watching, pressed

    return sit


Sit = Callable[..., tuple[Watch, Pressed]]


def test_it_moves_whenever_the_time_runs_out(watch: Sit) -> None:
    watching, terminal = watch(*[NOTHING] * 5)
    assert watching.run() == 0
    assert terminal.waits == [1 / 8] * 6
    assert len(watching.table.entries) == 6
    assert [entry.do for entry in watching.table.entries[1:3]] == ["t", "f"]


def test_the_speed_is_changed_by_keys(watch: Sit) -> None:
    watching, terminal = watch("+", "+", NOTHING, "-", NOTHING)
    watching.run()
    assert terminal.waits == [1 / 8, 1 / 16, 1 / 32, 1 / 32, 1 / 16, 1 / 16]
    assert "16 moves per second" in terminal.shown[-1][-1]


def test_the_speed_has_its_limits(watch: Sit) -> None:
    watching, terminal = watch(*"+" * 20, *"-" * 40)
    watching.run()
    waits = [wait for wait in terminal.waits if wait is not None]
    assert (min(waits), max(waits)) == (1 / FASTEST, 1 / SLOWEST)


def test_step_by_step_only_a_key_moves(watch: Sit) -> None:
    watching, terminal = watch(" ", " ", " ", "x", "\n", NOTHING)
    watching.run()
    assert terminal.waits == [1 / 8, None, None, None, None, 1 / 8, 1 / 8]
    assert len(watching.table.entries) == 1 + 3


def test_another_size_is_no_move(watch: Sit) -> None:
    watching, _ = watch(RESIZED, RESIZED, NOTHING)
    watching.run()
    assert len(watching.table.entries) == 2


def test_it_plays_to_the_end(watch: Sit) -> None:
    watching, terminal = watch(*[NOTHING] * 200, plan=OUT)
    assert watching.run() == 0
    assert watching.table.result is not None
    assert watching.table.result.winners == (0,)
    assert any("The game is over" in row for row in terminal.shown[-1])
    assert asterion("verify", watching.kept.path).status == 0


def test_on_a_terminal_at_a_chosen_speed(home: Home) -> None:
    arguments = ("cc3k", "--bot", "--speed", "1000", "--plan", home.plan(OUT), "--seed", "1")
    with terminal(home, *arguments, "--record", str(home.record)) as screen:
        see(screen, "The game is over. Press any key to leave.")
        screen.press("q")
        assert screen.end() == 0
        assert "Ariadne has won!" in screen.text


def test_step_by_step_on_a_terminal_and_gone_on_with_later(home: Home) -> None:
    arguments = ("cc3k", "--bot", "random", "--speed", "0", "--seed", "1")
    with terminal(home, *arguments, "--record", str(home.record)) as screen:
        see(screen, "Who are you?")
        screen.press(" ")
        see(screen, "RandomBot, step by step")
        screen.press("q")
        assert screen.end() == 0
        assert "The game is saved." in screen.text
    with terminal(home, "--resume", str(home.record), "--speed", "0") as screen:
        see(screen, "RandomBot, step by step")


def test_nobody_else_plays_beside_a_bot_that_is_watched() -> None:
    for more in (("--bots", "1"), ("--players", "Ann")):
        ran = asterion("play", "cc3k", "--bot", "random", *more)
        assert (ran.status, sentence(ran)) == (
            2,
            "--bot lets bots play alone: it cannot be combined with --players, --bots or --seat",
        )


def test_a_bot_that_there_is_not() -> None:
    ran = asterion("play", "cc3k", "--bot", "crawlr")
    assert ran.status == 2
    assert sentence(ran) == ("no bot “crawlr” plays ChamberCrawler3000; did you mean “crawler”?")
