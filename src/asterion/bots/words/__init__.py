"""What bots say of themselves, as phrases: how they play, and what they were after."""

from pathlib import Path

from asterion.core.phrase import Phrase
from asterion.words import bring_words

bring_words(Path(__file__).parent)


def plays(name: str) -> Phrase:
    """`plays("walker")`: the message `bots-plays-walker`."""
    return Phrase(f"bots-plays-{name}")


def aim(name: str) -> Phrase:
    """`aim("rim")`: the message `bots-aim-rim`."""
    return Phrase(f"bots-aim-{name}")
