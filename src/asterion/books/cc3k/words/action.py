"""The action row of ChamberCrawler3000 (C39): the sentences of a turn in one line."""

from collections.abc import Sequence
from typing import Final

from asterion.books.cc3k.event import Arrived, EnemiesMoved, Furnished
from asterion.books.cc3k.words.sentences import tell
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.words import remembering
from asterion.words.language import FIRST

UNSAID: Final = (EnemiesMoved, Arrived, Furnished)
"""What the drawing shows is not said in the action row."""


def action(events: Sequence[Event], language: str = FIRST) -> str:
    """C39  All that happened, in one line."""
    voice = remembering(language, tell)
    return " ".join(voice(event, 0, ()) for event in events if type(event) not in UNSAID)


def refusal(why: Phrase) -> Phrase:
    """C36  Why a command was refused, as the action row says it."""
    return Phrase("cc3k-refused", {"why": why})
