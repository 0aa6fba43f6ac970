"""What came of a daily, to be shared: how many marks, mistakes and hints, and nothing of it."""

from collections.abc import Sequence
from typing import Literal

from asterion.core.phrase import Phrase, phrase

How = Literal["clean", "slip", "hint"]
"""How a mark came about: at once, after a mistake, after a hint."""
SQUARES: dict[How, str] = {"clean": "▓", "slip": "░", "hint": "▒"}


def shared(number: int, marks: Sequence[How], slips: int, hints: int) -> Phrase:
    return phrase(
        "daily-share",
        number=number, marks=len(marks), slips=slips, hints=hints, row=squares(marks),
    )  # fmt: skip


def squares(marks: Sequence[How]) -> str:
    return "".join(SQUARES[how] for how in marks)
