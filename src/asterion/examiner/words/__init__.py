"""What the examiner says: its findings and its reports."""

from pathlib import Path

from asterion.words import bring_words

bring_words(Path(__file__).parent)
