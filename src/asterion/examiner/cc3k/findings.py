"""What an examination has found: each kind of fault once, with its first example and its count."""

import msgspec

from asterion.examiner.cc3k.difference import Difference


class Example(msgspec.Struct):
    """Where a fault was first seen."""

    game: int
    turn: int
    command: str
    race: str
    shown: list[Difference]
    """How the frame differs from the nearest that is allowed."""
    allowed: list[list[Difference]]
    """The same for what else is allowed, the nearest first."""
    said: str
    """The nearest lawful turn in the book's words."""
    before: list[str]
    after: list[str]


class Finding(msgspec.Struct):
    """One kind of fault."""

    rule: str
    kind: str
    count: int
    example: Example


class Ending(msgspec.Struct):
    """A program that hung, flooded, crashed, was killed or ended too early."""

    kind: str
    status: int
    count: int
    game: int
    turn: int
    command: str


class Examination(msgspec.Struct):
    """Everything that is reported of one program."""

    program: list[str]
    games: int = 0
    frames: int = 0
    wording: str = ""
    shows: list[str] = msgspec.field(default_factory=list)
    findings: list[Finding] = msgspec.field(default_factory=list)
    endings: list[Ending] = msgspec.field(default_factory=list)
    held: list[str] = msgspec.field(default_factory=list)
    broken: list[str] = msgspec.field(default_factory=list)
    not_reached: list[str] = msgspec.field(default_factory=list)
    unfollowed: int = 0
    """Frames with more worlds than are kept; nothing is said of them."""
    most_worlds: int = 1
    median_worlds: float = 1

    @property
    def is_clean(self) -> bool:
        return not self.findings and not self.endings

    def add(self, rule: str, kind: str, example: Example) -> None:
        """Once more of this kind, or the first."""
        for each in self.findings:
            if (each.rule, each.kind) == (rule, kind):
                each.count += 1
                return
        self.findings.append(Finding(rule, kind, 1, example))

    def end(self, kind: str, status: int, game: int, turn: int, command: str) -> None:
        for each in self.endings:
            if (each.kind, each.status) == (kind, status):
                each.count += 1
                return
        self.endings.append(Ending(kind, status, 1, game, turn, command))
