"""The words of Labyrinth: phrases for what happens, and the folders of messages that say them."""

from collections.abc import Sequence
from pathlib import Path

from asterion.books.labyrinth.words.events import tell
from asterion.books.labyrinth.words.rules import rules_in_force
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.words import bring_words, speak

bring_words(Path(__file__).parent)


def voice(event: Event, listener: Seat, names: Sequence[str]) -> str:
    """An event as a sentence, in English."""
    return speak(tell(event, listener, names))


__all__ = ["rules_in_force", "tell", "voice"]
