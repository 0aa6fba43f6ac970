"""Any command from words: fixed phrases and questions first, then moves."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from asterion.books.labyrinth.command import (
    Ask,
    AskCell,
    AskCount,
    Break,
    Choose,
    ClaimCount,
    Command,
    Confirm,
    Flag,
    Recall,
    RequestClock,
    Resign,
    Skip,
    Start,
    TimeUp,
    Void,
    VoteBreak,
)
from asterion.books.labyrinth.speech.clauses import read_move
from asterion.books.labyrinth.speech.parts import EXAMPLES
from asterion.books.labyrinth.speech.words import CELL, RANK, rank_meant
from asterion.core.book import not_understood

_OWN: Final = r"(?: do i have| have i| have i got| i have)?"

FIXED: Final[tuple[tuple[str, Command], ...]] = (
    (r"skip(?: (?:a|the|my) (?:move|turn))?|pass|-", Skip()),
    (r"status|my status|how am i|what is my status|\?", Ask("status")),
    (
        rf"how many bullets and grenades{_OWN}|ammo|ammunition|bullets and grenades",
        Ask("ammunition"),
    ),
    (rf"how many bullets{_OWN}|bullets", Ask("bullets")),
    (rf"how many grenades{_OWN}|grenades", Ask("grenades")),
    (r"health|am i (?:healthy|wounded|infected|immune|well|hurt|alive|dead)", Ask("health")),
    (r"what (?:do|am) i (?:carry|carrying|have)|load|inventory|items", Ask("load")),
    (rf"how many moves to heal{_OWN}|healing|how long (?:do|may) i live", Ask("healing")),
    (r"count|how many rounds (?:with no|without) changes?", AskCount()),
    (r"claim(?: the count)?|start (?:the count|counting)", ClaimCount()),
    (r"resign|i resign|give up|i give up", Resign()),
    (r"break|take a break|pause", Break()),
    (r"vote break(?: yes)?|vote for a break", VoteBreak(True)),
    (r"vote break no|vote against a break", VoteBreak(False)),
    (r"clock|start the clock|time the move", RequestClock()),
    (r"confirm|confirmed|valid", Confirm()),
    (r"void|invalid", Void()),
)


def _recall_every(name: str) -> Command:
    return Recall(name, True)


NAMING: Final[list[tuple[re.Pattern[str], Callable[[str], Command]]]] = [
    (re.compile(form, re.IGNORECASE), make)
    for form, make in (
        (r"recall (?:every move|all moves|everything|all) (?:of|by) (?P<name>.+)", _recall_every),
        (r"recall (?:the last move of )?(?P<name>.+)", Recall),
        (r"(?:repeat|what was) (?P<name>.+?)'s last move", Recall),
        (r"flag (?P<name>.+)", Flag),
        (r"time (?P<name>.+)", TimeUp),
    )
]

_START: Final = re.compile(rf"(?:start|begin)(?: (?:on|at|from|in))? {CELL}")
_ASK_CELL: Final = re.compile(rf"(?:ask|what is|type of)(?: (?:about|cell|the cell))? {CELL}")
_CHOOSE: Final = re.compile(
    rf"(?:keep|choose|take|prefer)? ?(?:the |my )?{RANK}(?: one| treasure)?"
)

KNOWN: Final = (
    *EXAMPLES, "skip", "status", "how many bullets and grenades do i have", "recall", "count",
    "claim", "resign", "break", "clock", "start b3", "order b3; go up", "confirm", "void",
    "go right, don't tell the result",
)  # fmt: skip


@cache
def compiled_phrases() -> list[tuple[re.Pattern[str], Command]]:
    """Not before the first command is said."""
    return [(re.compile(form), command) for form, command in FIXED]


def read_command(text: str) -> Command:
    """A command in any case and spacing; raises Refused with what was not understood."""
    shown = " ".join(text.replace("’", "'").split())
    plain = shown.rstrip(".!?") or shown
    for naming, make in NAMING:
        found = naming.fullmatch(plain)
        if found is not None:
            return make(found["name"])
    said = plain.lower()
    for form, command in compiled_phrases():
        if form.fullmatch(said):
            return command
    found = _START.fullmatch(said)
    if found is not None:
        return Start(found["cell"])
    found = _ASK_CELL.fullmatch(said)
    if found is not None:
        return AskCell(found["cell"])
    found = _CHOOSE.fullmatch(said)
    if found is not None and not said.startswith(("choose the", "prefer the", "take the")):
        return Choose(rank_meant(found["rank"]))
    if len(said.split()) == 1 and not said.isalpha():
        not_understood(shown, KNOWN)
    return read_move(said)
