"""What an examination finds: an answer that is not allowed, and the rule that it breaks."""

from typing import Final

import msgspec

WIRE: Final = "wire"
"""Not a rule of the book: the protocol itself."""
SILENT: Final = "(nothing)"
CLOSED: Final = "(connection closed)"
FLOOD: Final = "(flood)"
"""What came where no line did; they stay as they are in every language and in JSON."""


class Finding(msgspec.Struct, frozen=True):
    """The first fault of a game, with the last lines of the wire before it."""

    rule: str
    who: str
    sent: str
    came: str
    allowed: list[str]
    game: int
    step: int
    transcript: list[str] = []

    @property
    def kind(self) -> tuple[str, str, str]:
        """Faults are alike if the same answer to the same command breaks the same rule."""
        return self.rule, self.sent.split(" ")[0], self.came.split(" ")[0]


class Examined(msgspec.Struct):
    """All games of an examination."""

    games: int = 0
    steps: int = 0
    findings: list[Finding] = []
    attacks: int = 0
    hits: int = 0
    reached: list[str] = []
    stopped: str = ""

    def kinds(self) -> list[tuple[Finding, int]]:
        """The first finding of each kind, and how many games it was found in."""
        found: dict[tuple[str, str, str], list[Finding]] = {}
        for finding in self.findings:
            found.setdefault(finding.kind, []).append(finding)
        return [(alike[0], len(alike)) for alike in found.values()]


class Fault(Exception):
    """Raised where an answer is not allowed; the game is not followed any further."""

    def __init__(self, rule: str, who: str, sent: str, came: str, *allowed: str) -> None:
        super().__init__(rule, came)
        self.rule = rule
        self.who = who
        self.sent = sent
        self.came = came
        self.allowed = list(allowed)


class CannotExamine(Exception):
    """There is no game to be examined; its text says why, in the system's words."""
