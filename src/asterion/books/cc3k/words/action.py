"""The action row of ChamberCrawler3000 (C39): the sentences of a turn in one line."""

from collections.abc import Sequence
from typing import Final

from asterion.books.cc3k.event import Arrived, EnemiesMoved, Furnished
from asterion.books.cc3k.words.sentences import tell
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.words import remembering
from asterion.words.language import FIRST

UNSAID: Final = (EnemiesMoved, Arrived, Furnished)
"""What the drawing shows is not said in the action row."""


LETTERED: Final = frozenset(
    {
        "walked", "walked-seeing", "dodged", "hurt", "struck", "missed", "slew", "dropped",
        "recovered", "sickened", "gold-stolen", "gold-taken", "guarded", "drank", "took-stairs",
        "found-way-out", "spawned", "won", "died", "gave-up",
    }
)  # fmt: skip
"""What the course prints otherwise than people are told it."""


def in_letters(event: Event, listener: Seat, names: Sequence[str]) -> Phrase:
    """C39  As the course prints it: “O deals 14 damage to PC”."""
    told = tell(event, listener, names)
    name = told.id.removeprefix("cc3k-")
    return Phrase(f"cc3k-course-{name}", told.args) if name in LETTERED else told


def action(events: Sequence[Event], language: str = FIRST) -> str:
    """C39  All that happened, in one line; the letters of the course are English."""
    voice = remembering(language, in_letters if language == FIRST else tell)
    return " ".join(voice(event, 0, ()) for event in events if type(event) not in UNSAID)


def refusal(why: Phrase) -> Phrase:
    """C36  Why a command was refused, as the action row says it."""
    return Phrase("cc3k-refused", {"why": why})
