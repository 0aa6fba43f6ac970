"""`asterion cc3k` in lines: what is typed, and the frames that come back."""

from pathlib import Path

from tests.books.cc3k.table import floor
from tests.commands.running import Ran, asterion

ROWS = 30

DUEL = floor("|--------|\n|.@H.6..0|\n|--------|")

WALK = floor("|------|\n|.@.67.|\n|------|")


def frames(ran: Ran) -> list[list[str]]:
    """What was shown, frame by frame; anything between them fails."""
    rows = ran.out.split("\n")
    assert rows.pop() == ""
    assert len(rows) % ROWS == 0
    shown = [rows[n : n + ROWS] for n in range(0, len(rows), ROWS)]
    assert all(frame[25].startswith("Race: ") for frame in shown)
    assert all(frame[29].startswith("Action: ") for frame in shown)
    return shown


def actions(ran: Ran) -> list[str]:
    return [frame[29].removeprefix("Action: ") for frame in frames(ran)]


def cc3k(file: Path, drawing: str, typed: str | bytes, *more: str | Path) -> Ran:
    """A game on this drawing, with these words typed."""
    file.write_text(drawing)
    ran = asterion("cc3k", file, *more, stdin=typed if isinstance(typed, bytes) else typed.encode())
    assert ran.status == 0, ran.err
    return ran


def dice(folder: Path, script: str) -> tuple[str, Path]:
    path = folder / "dice.txt"
    path.write_text(script)
    return "--dice", path
