"""A question mark behind an act never acts: whoever asks is answered, and nothing happens."""

from collections.abc import Callable
from typing import Final, TypeVar

from asterion.core.book import Refused
from asterion.core.phrase import Phrase

CommandT = TypeVar("CommandT")

_BEHIND: Final = " ?!.？"
_LONGEST_QUOTED: Final = 60


def without_question_mark(text: str) -> str | None:
    """What is asked about; None for what is not a question by its signs."""
    bare = text.rstrip(_BEHIND)
    return bare if any(sign in "?？" for sign in text[len(bare) :]) else None


def only_asked(bare: str) -> Refused:
    """The answer to “resign?”: what to say instead, in the words of whoever asked."""
    said = " ".join(bare.split())
    shown = said if len(said) <= _LONGEST_QUOTED else said[: _LONGEST_QUOTED - 3] + "..."
    return Refused(Phrase("core-question", {"said": shown}))


def never_acting(
    hear: Callable[[str], CommandT], free: tuple[type[object], ...]
) -> Callable[[str], CommandT]:
    """The same speech, in which only `free` commands, talk and questions, may end with a “?”."""

    def heard(text: str) -> CommandT:
        bare = without_question_mark(text)
        if not bare:
            return hear(text)
        command = _either(hear, text, bare)
        if isinstance(command, free):
            return command
        raise only_asked(bare)

    return heard


def _either(hear: Callable[[str], CommandT], text: str, bare: str) -> CommandT:
    """Where the sign is a part of what is said, it is kept."""
    try:
        return hear(text)
    except Refused as wrong:
        try:
            return hear(bare)
        except Refused:
            raise wrong from None
