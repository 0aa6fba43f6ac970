"""Labyrinth's minute and its breaks at one keyboard, on a clock that the test moves (9)."""

import io
from pathlib import Path
from typing import TextIO

from asterion.core.referee.clock import LENIENCE
from asterion.core.referee.table import Table
from asterion.terminal.console import Console
from asterion.terminal.game_file import GameFile
from asterion.terminal.minutes import Minutes
from asterion.terminal.session import Session
from tests.books.labyrinth import helper

YARD = """
+--+--+--+
|1  .  2 |
+--+--+--+
"""
FLAGGED = "Ann has run out of time and lost."


class Keyboard(io.StringIO):
    """Lines that are typed, each this many seconds after what was asked."""

    def __init__(self, *typed: tuple[float, str], terminal: bool = False) -> None:
        super().__init__()
        self.now = 1000.0
        self.typed = list(typed)
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    def is_ready(self, keyboard: TextIO, seconds: float) -> bool:
        """Whether the next line comes in this many seconds."""
        wait, line = self.typed[0] if self.typed else (0.0, "")
        self.typed[:1] = [(max(0.0, wait - seconds), line)] if self.typed else []
        self.now += min(wait, seconds)
        return wait <= seconds

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if not self.typed:
            return ""
        wait, line = self.typed.pop(0)
        self.now += wait
        return f"{line}\n"


def sit(folder: Path, keyboard: Keyboard) -> tuple[Table, str]:
    """Ann and Bob at one keyboard; Ann sits there already, and it is her turn."""
    table = helper.table(YARD)
    screen = io.StringIO()
    console = Console(keyboard, screen, {}, is_ready=keyboard.is_ready)
    kept = GameFile.begin(folder / "game.jsonl", table, {})
    session = Session(table, console, kept, {}, now=lambda: keyboard.now)
    session.at_keyboard = 0
    assert session.run() == 0
    return table, screen.getvalue()


def done(table: Table) -> list[str]:
    return [entry.do for entry in table.entries[3:]]


def test_L103_a_move_within_the_minute_counts(tmp_path: Path) -> None:
    table, shown = sit(tmp_path, Keyboard((5, "clock"), (59, "go up"), (0, "quit")))
    assert done(table) == ["start the clock", "go up"]
    assert FLAGGED not in shown


def test_L103_a_line_after_the_minute_is_too_late(tmp_path: Path) -> None:
    table, shown = sit(tmp_path, Keyboard((5, "clock"), (30, "status"), (32, "go up")))
    assert done(table)[1:] == ["status", "flag Ann"]
    assert "Ann has one minute to move." in shown
    assert FLAGGED in shown


def test_L103_who_types_nothing_on_a_terminal_is_flagged_all_the_same(tmp_path: Path) -> None:
    table, shown = sit(tmp_path, Keyboard((5, "clock"), (1000, "go up"), terminal=True))
    assert done(table) == ["start the clock", "flag Ann"]
    assert FLAGGED in shown


def test_L101_L103_a_clock_that_is_called_in_a_break_starts_after_five_minutes(
    tmp_path: Path,
) -> None:
    keys = ((5, "break"), (10, "clock"), (288, "status"), (50, "status"), (20, "go up"))
    table, shown = sit(tmp_path, Keyboard(*keys))
    words = ["break", "start the clock", "status", "end the break", "status", "flag Ann"]
    assert done(table) == words
    assert "Ann has one minute to move once the break is over." in shown
    assert "The break is over." in shown


def test_L101_a_break_is_over_at_the_keyboard_without_a_word(tmp_path: Path) -> None:
    table, _ = sit(tmp_path, Keyboard((0, "break"), (900, "go up"), (0, "quit"), terminal=True))
    assert done(table) == ["break", "end the break", "go up"]


def test_L103_a_minute_that_was_called_for_starts_again_when_a_game_is_resumed() -> None:
    table = helper.table(YARD)
    table.submit(1, "clock")
    assert Minutes(table, (0, 1), lambda: 5000.0).left == 60 + LENIENCE
    table.submit(0, "go up")
    assert Minutes(table, (0, 1), lambda: 5000.0).left is None
