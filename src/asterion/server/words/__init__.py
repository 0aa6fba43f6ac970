"""What the server says itself, in the language that a client asks for."""

from pathlib import Path

from asterion.words import bring_words

bring_words(Path(__file__).parent)
