"""A game at the referee's, on the arena."""

from collections.abc import Sequence
from pathlib import Path

from tests.commands.running import Ran, asterion

SEED = "4"
"""Ann starts on the treasure, Bob west of her."""


def referee(arena: Path, *said: str | bytes, options: Sequence[str | Path] = ()) -> Ran:
    lines = b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in said)
    arguments = ("--plan", arena, "--players", "Ann,Bob", "--seed", SEED, *options)
    return asterion("referee", "dooom", *arguments, stdin=lines)


def answers(arena: Path, *said: str | bytes, options: Sequence[str | Path] = ()) -> list[str]:
    """What comes out after the opening."""
    opening = referee(arena, options=options).out
    ran = referee(arena, *said, options=options)
    assert ran.status == 0
    assert ran.out.startswith(opening)
    return ran.out[len(opening) :].splitlines()
