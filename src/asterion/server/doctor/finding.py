"""What was found: good, something to think about, or something that must be mended."""

from typing import Literal

import msgspec

from asterion.core.phrase import Phrase, Value, phrase

Level = Literal["good", "advice", "fault"]


class Finding(msgspec.Struct, frozen=True):
    """About one thing, by its name; `said` is a sentence, with what to do unless it is good."""

    about: str
    level: Level
    said: Phrase


def apart(before: float, told: float, after: float) -> float:
    """By how many seconds another clock is wrong, which was asked between these two moments."""
    return max(0.0, before - told, told - after)


def good(about: str, detail: str = "") -> Finding:
    """`detail` is a number, a version or an address: the same in every language."""
    return Finding(about, "good", phrase("server-doctor-good", detail=detail))


def advice(about: str, message: str, **values: Value) -> Finding:
    return Finding(about, "advice", phrase(f"server-doctor-{message}", **values))


def fault(about: str, message: str, **values: Value) -> Finding:
    return Finding(about, "fault", phrase(f"server-doctor-{message}", **values))
