"""What an arena says: its progress, its tables and its report."""

from pathlib import Path

from asterion.words import bring_words

bring_words(Path(__file__).parent)
