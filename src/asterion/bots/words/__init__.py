"""What bots say of themselves after a game: what they were after, as phrases."""

from pathlib import Path

from asterion.core.phrase import Phrase
from asterion.words import bring_words

bring_words(Path(__file__).parent)


def aim(name: str) -> Phrase:
    """`aim("rim")`: the message `bots-aim-rim`."""
    return Phrase(f"bots-aim-{name}")
