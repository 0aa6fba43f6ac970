"""What is said about ChamberCrawler3000, as messages: `en/*.ftl`, and which of them says what."""

from pathlib import Path

from asterion.books.cc3k.words.offers import offer
from asterion.books.cc3k.words.rules import rules_in_force
from asterion.books.cc3k.words.sentences import tell
from asterion.words import bring_words

__all__ = ["offer", "rules_in_force", "tell"]

bring_words(Path(__file__).parent)
