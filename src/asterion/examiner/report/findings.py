"""What an examination has found of one program, the same for every book and every form."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Literal

import msgspec

from asterion.core.phrase import Phrase, phrase

State = Literal["held", "broken", "not-reached"]
HELD: Final = "held"
BROKEN: Final = "broken"
NOT_REACHED: Final = "not-reached"
PROGRAM: Final = "program"
"""The check that is no rule: the program answers until each game is over."""
FAILED: Final = "failed"
AWAY: Final = "away"
NOT_EXAMINED: Final = ("not-started", "unreadable", AWAY, FAILED)
"""Endings before anything could be followed; the last is a fault of the examiner."""

Line = tuple[str, Phrase | str]
"""How far it is indented, and what it says."""
Speak = Callable[[Phrase], str]


class Check(msgspec.Struct, frozen=True):
    """A rule, the protocol or the program itself, and what is known of it."""

    name: str
    says: Phrase
    state: State
    count: int = 0
    """How often it was broken."""


class Finding(msgspec.Struct, frozen=True):
    """One kind of fault: where it was first seen as lines for people, and the same as data."""

    rule: str
    count: int
    lines: list[Line]
    data: dict[str, Any]


class Ending(msgspec.Struct):
    """A program that hung, flooded, crashed, was killed, ended too early or could not be used."""

    kind: str
    status: int
    count: int
    game: int
    turn: int
    command: str
    said: str = ""
    """What it wrote to its standard error last."""
    scene: str = ""
    """Of the suite; none where it was a random game."""


class Findings(msgspec.Struct):
    """Everything that is reported of one program."""

    book: str
    program: list[str]
    name: str
    """What a table of several programs calls it."""
    checks: list[Check]
    games: int = 0
    frames: int = 0
    findings: list[Finding] = []
    endings: list[Ending] = []
    head: list[Line] = []
    tail: list[Line] = []
    unread: str = ""
    """What it may show in words that were not found, and so was not judged."""
    data: dict[str, Any] = {}
    """What only this book knows, for programs that read the report."""

    @property
    def is_clean(self) -> bool:
        return not self.findings and not self.endings

    @property
    def is_examined(self) -> bool:
        return not any(ending.kind in NOT_EXAMINED for ending in self.endings)

    def named(self, state: State) -> list[str]:
        """The rules in this state."""
        return [each.name for each in self.checks if each.state == state and each.name != PROGRAM]

    def lines_of(self, check: str) -> Iterator[Line]:
        """All that is told of one check; nothing where it was held."""
        if check == PROGRAM:
            for ending in self.endings:
                yield from ending_lines(ending)
        for finding in self.findings:
            if finding.rule == check:
                yield from finding.lines


def ending_lines(ending: Ending) -> Iterator[Line]:
    """How the program ended, and its last words."""
    if ending.kind in NOT_EXAMINED:
        yield "", phrase(f"examiner-ending-{ending.kind}", said=ending.said)
        return
    yield (
        "",
        phrase(
            "examiner-ending",
            kind=ending.kind,
            status=ending.status,
            count=ending.count,
            game=ending.game,
            turn=ending.turn,
            command=ending.command,
            scene=ending.scene or "none",
        ),
    )
    if ending.said:
        yield "    ", phrase("examiner-last-words", kind=ending.kind)
        yield from (("        ", row) for row in ending.said.splitlines())


def checks_of(
    rules: list[tuple[str, Phrase]], held: set[str], findings: list[Finding], endings: list[Ending]
) -> list[Check]:
    """The rules in their order, and the program last."""
    counts: dict[str, int] = {}
    for finding in findings:
        counts[finding.rule] = counts.get(finding.rule, 0) + finding.count
    checks = [
        Check(name, says, _state(name in counts, name in held), counts.get(name, 0))
        for name, says in rules
    ]
    ended = sum(ending.count for ending in endings) + counts.get(PROGRAM, 0)
    plays_on = _state(bool(ended), True)
    return [*checks, Check(PROGRAM, phrase("examiner-program"), plays_on, ended)]


def _state(is_broken: bool, is_reached: bool) -> State:
    return BROKEN if is_broken else HELD if is_reached else NOT_REACHED


def spoken(lines: Iterable[Line], speak: Speak) -> list[str]:
    """In the language of anyone who reads."""
    return [
        indent + (said if isinstance(said, str) else speak(said)) if said else ""
        for indent, said in lines
    ]
