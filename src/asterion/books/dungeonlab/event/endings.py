"""Why a game is over: the reasons as records have them, and each as a phrase."""

import re
from typing import Final

from asterion.core.audience import Seat
from asterion.core.contract.chapters import Result
from asterion.core.phrase import Phrase, verbatim

NO_LANDING: Final = "no landing is left"
NOBODY_LEFT: Final = "nobody is left"
ROUNDS: Final = "{} rounds have been played"

_ROUNDS = re.compile(ROUNDS.format("([0-9]+)"))
_PLAIN: Final = {
    NO_LANDING: Phrase("dungeonlab-ending-no-landing"),
    NOBODY_LEFT: Phrase("dungeonlab-ending-nobody-left"),
}


def why(reason: str) -> Phrase:
    """A reason as a phrase; one that today's rules do not give stays as it was recorded."""
    rounds = _ROUNDS.fullmatch(reason)
    if rounds is not None:
        return Phrase("dungeonlab-ending-rounds", {"rounds": int(rounds[1])})
    return _PLAIN.get(reason) or verbatim(reason)


def nobody_won(reason: str) -> Result:
    """D1  An end without a winner."""
    return Result((), Phrase("dungeonlab-ending-nobody-won", {"reason": why(reason)}))


def won_by(seat: Seat, name: str) -> Result:
    """D14  Out through the exit, with the treasure."""
    return Result((seat,), Phrase("dungeonlab-ending-treasure", {"name": name}))
