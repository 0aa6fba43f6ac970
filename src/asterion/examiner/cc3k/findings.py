"""What an examination has found: each kind of fault once, with its first example and its count."""

from collections.abc import Mapping

import msgspec

from asterion.examiner.cc3k.difference import Difference
from asterion.examiner.report.findings import Ending


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
    scene: str = ""
    """Of the suite; empty in a random game."""


class Finding(msgspec.Struct):
    """One kind of fault."""

    rule: str
    kind: str
    count: int
    example: Example


class Played(msgspec.Struct):
    """A scene of the suite, and whether its rule was held, broken or not reached."""

    scene: str
    rule: str
    kind: str
    came: str


class Lost(msgspec.Struct):
    """Where more worlds fitted than are followed; nothing is blamed until the next floor."""

    game: int
    turn: int
    scene: str = ""


class Read(msgspec.Struct):
    """Which reading of a ruling a program has; none where nothing showed it."""

    ruling: str
    rule: str
    readings: list[str]


class OneSided(msgspec.Struct):
    """A kind of die that falls to one side; fair dice would do so in one of `odds` cases."""

    rule: str
    die: str
    side: str
    seen: int
    """About how many of them fell."""
    odds: float


class Mistaken(msgspec.Struct):
    """A known mistake, which explains this many of the frames that nothing else explains."""

    mistake: str
    rule: str
    explains: int
    of: int


class Examination(msgspec.Struct):
    """Everything that is reported of one program."""

    program: list[str]
    games: int = 0
    frames: int = 0
    wording: str = ""
    labels: str = ""
    """Words for its numbers that nobody had said, as lines of a profile."""
    shows: list[str] = msgspec.field(default_factory=list)
    findings: list[Finding] = msgspec.field(default_factory=list)
    endings: list[Ending] = msgspec.field(default_factory=list)
    held: list[str] = msgspec.field(default_factory=list)
    broken: list[str] = msgspec.field(default_factory=list)
    not_reached: list[str] = msgspec.field(default_factory=list)
    scenes: list[Played] = msgspec.field(default_factory=list)
    readings: list[Read] = msgspec.field(default_factory=list)
    mistakes: list[Mistaken] = msgspec.field(default_factory=list)
    one_sided: list[OneSided] = msgspec.field(default_factory=list)
    lost: list[Lost] = msgspec.field(default_factory=list)
    unfollowed: int = 0
    """Frames after the track was lost; nothing is said of them."""
    most_worlds: int = 1
    median_worlds: float = 1

    @property
    def is_clean(self) -> bool:
        return not (self.findings or self.endings or self.one_sided)

    def add(self, rule: str, kind: str, example: Example) -> None:
        """Once more of this kind, or the first."""
        for each in self.findings:
            if (each.rule, each.kind) == (rule, kind):
                each.count += 1
                return
        self.findings.append(Finding(rule, kind, 1, example))

    def gather(self, owed: Mapping[tuple[str, str], str]) -> None:
        """The findings that are owed to one mistake are one, with the most frequent as its example.

        By their rules and kinds, `owed` has the rule that the mistake breaks.
        """
        theirs = [each for each in self.findings if (each.rule, each.kind) in owed]
        if theirs:
            first = max(theirs, key=lambda each: each.count)
            self.findings = [each for each in self.findings if each is first or each not in theirs]
            first.rule, first.count = owed[first.rule, first.kind], sum(e.count for e in theirs)

    def end(
        self,
        kind: str,
        status: int,
        game: int,
        turn: int,
        command: str,
        said: str = "",
        scene: str = "",
    ) -> None:
        for each in self.endings:
            if (each.kind, each.status) == (kind, status):
                each.count += 1
                return
        self.endings.append(Ending(kind, status, 1, game, turn, command, said, scene))
