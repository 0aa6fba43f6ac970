"""An examination of a program from its command: made of plain data, so any process can do it."""

from collections.abc import Sequence

import msgspec

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan import read_plan
from asterion.core.phrase import phrase
from asterion.examiner.cc3k.examining import SHOWN, Unreadable
from asterion.examiner.cc3k.findings import Examination
from asterion.examiner.cc3k.reading import Profile
from asterion.examiner.cc3k.report import findings_of
from asterion.examiner.cc3k.rulings import Allowed, Readings
from asterion.examiner.cc3k.scene import scenes
from asterion.examiner.cc3k.whole import Whole
from asterion.examiner.program import CannotStart, Limits
from asterion.examiner.report.findings import Findings, Line


class Wish(msgspec.Struct, frozen=True):
    """How a program is examined."""

    floors: str
    """As a file has them."""
    options: Cc3kOptions
    allowed: Allowed
    games: int = 20
    seed: int = 0
    profile: Profile | None = None
    """None where it is found from the first frames."""
    limits: Limits = Limits()
    suite: bool = False
    only: tuple[str, ...] = ()
    """Rules whose scenes are played; all where none is named."""


def examined(program: Sequence[str], name: str, wish: Wish) -> Findings:
    """Whatever the program does is a result, even that it cannot be started or read."""
    found = Examination(list(program))
    late: list[Line] = []
    try:
        found = examine(program, wish)
        if found.games < wish.games:
            late = [("", phrase("examiner-out-of-time", games=found.games))]
    except CannotStart as error:
        found.end("not-started", 0, 0, 0, "", str(error))
    except Unreadable as error:
        found.end("unreadable", 0, 0, 0, "", error.written[-SHOWN:])
    told = findings_of(found, name)
    told.tail += late
    return told


def examine(program: Sequence[str], wish: Wish) -> Examination:
    """CannotStart and Unreadable where there is nothing to follow."""
    is_auto = wish.profile is None
    whole = Whole(program, wish.limits, wish.profile or Profile(), is_auto, wish.seed)
    only = wish.only
    chosen = [each for each in scenes() if each.rule in only or not only] if wish.suite else []
    readings = Readings(wish.options, wish.allowed)
    return whole.examine(read_plan(wish.floors), readings, wish.games, chosen)
