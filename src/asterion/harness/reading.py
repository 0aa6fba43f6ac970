"""Where the move is in an answer: in square brackets, or alone. Nothing else is guessed."""

import re
from enum import StrEnum
from typing import Final, NamedTuple

THOUGHT: Final = re.compile(r"<(think|thinking)>.*?(</\1>|\Z)", re.DOTALL | re.IGNORECASE)
"""What a model says to itself; one that never comes to an end of it has said nothing else."""
BRACKETS: Final = re.compile(r"\[([^\[\]]*)\](?!\()")
"""But for links, `[text](address)`."""
FENCE: Final = re.compile(r"^\s*(```|~~~).*$", re.MULTILINE)
EMPHASIS: Final = ("**", "__", "`", "*")
"""Marks of Markdown around a whole line are not part of what it says."""


class Unread(StrEnum):
    """Why no move was found."""

    NOTHING = "nothing"
    """No word, or only thoughts."""
    SEVERAL = "several"
    """Different texts in brackets."""
    PROSE = "prose"
    """Several lines without brackets."""
    UNKNOWN = "unknown"
    """A text that is not a move of this game."""


class Found(NamedTuple):
    """The text that is to be a move, or why there is none."""

    text: str
    why: Unread | None = None


def find_move(answer: str) -> Found:
    """One text in square brackets, however often; without brackets, the only line."""
    spoken = THOUGHT.sub("", answer)
    bracketed = {" ".join(text.split()): None for text in BRACKETS.findall(spoken)}
    bracketed.pop("", None)
    if len(bracketed) > 1:
        return Found("", Unread.SEVERAL)
    if bracketed:
        return Found(bare(next(iter(bracketed))))
    lines = [line.strip() for line in FENCE.sub("", spoken).splitlines() if line.strip()]
    if not lines:
        return Found("", Unread.NOTHING)
    if len(lines) > 1:
        return Found("", Unread.PROSE)
    text = bare(" ".join(lines[0].split()))
    return Found(text) if text else Found("", Unread.NOTHING)


def bare(text: str) -> str:
    """Without marks of Markdown around it."""
    for mark in EMPHASIS:
        if len(text) > 2 * len(mark) and text.startswith(mark) and text.endswith(mark):
            return bare(text[len(mark) : -len(mark)].strip())
    return text
