"""Events as phrases, and phrases as sentences: a book tells, and a voice says it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Phrase, english

Tell: TypeAlias = Callable[[Event, Seat, Sequence[str]], Phrase | str | None]
"""What a listener is told of an event, with everyone's names; None where nothing is said.

It follows from these three alone, and a name is said as it stands: nothing else may depend on how
somebody is called. A book that has words of one language only may give text.
"""
Voice: TypeAlias = Callable[[Event, Seat, Sequence[str]], str]
"""The same as a sentence, empty where nothing is said."""


class Voices(Protocol):
    """Who has voices for all that is told; one whose `tell` lasts may remember what it said."""

    def __call__(
        self, tell: Tell, language: str, genders: Mapping[str, str] | None, lasts: bool
    ) -> Voice: ...


def voice_of(
    tell: Tell, language: str, genders: Mapping[str, str] | None = None, lasts: bool = False
) -> Voice:
    """Who says in this language what `tell` tells.

    `genders` has, by name, how players want to be spoken of. A `tell` that lasts is a book's own,
    and not one that was made for a plan.
    """
    return _voices(tell, language, genders, lasts)


def lend_voices(voices: Voices) -> None:
    """`core` has no language of its own: the package of words makes itself known here."""
    global _voices
    _voices = voices


def _wordless(tell: Tell, language: str, genders: Mapping[str, str] | None, lasts: bool) -> Voice:
    return lambda event, listener, names: english(tell(event, listener, names) or "")


_voices: Voices = _wordless
