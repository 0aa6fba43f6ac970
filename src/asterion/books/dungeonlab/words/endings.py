"""Phrases for why a game is over."""

import re
from typing import Final

from asterion.core.phrase import Phrase

NO_LANDING: Final = "no landing is left"
NOBODY_LEFT: Final = "nobody is left"
ROUNDS: Final = "{} rounds have been played"
"""D1  The reasons as records have them."""

_ROUNDS = re.compile(ROUNDS.format("([0-9]+)"))
_PLAIN: Final = {
    NO_LANDING: Phrase("dungeonlab-ending-no-landing"),
    NOBODY_LEFT: Phrase("dungeonlab-ending-nobody-left"),
}


def why(reason: str) -> Phrase | str:
    """A reason as a phrase; what no rule of today's gives stays as it was recorded."""
    rounds = _ROUNDS.fullmatch(reason)
    if rounds is not None:
        return Phrase("dungeonlab-ending-rounds", {"rounds": int(rounds[1])})
    return _PLAIN.get(reason, reason)
