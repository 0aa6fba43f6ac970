"""Learning from what one missed: moments of a finished game, each with its question."""

from pathlib import Path

from asterion.words import bring_words

bring_words(Path(__file__).with_name("words"))
