"""A reviewed game in sentences, as phrases: what decided it, what happened, what could be known."""

from pathlib import Path

from asterion.words import bring_words

bring_words(Path(__file__).with_name("words"))
