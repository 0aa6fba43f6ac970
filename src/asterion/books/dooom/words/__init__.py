"""What is said about Dooom, as messages: `en/*.ftl`, and which of them says what."""

from pathlib import Path

from asterion.books.dooom.words.offers import offer
from asterion.books.dooom.words.rules import rules_in_force
from asterion.books.dooom.words.sentences import tell
from asterion.words import bring_words

__all__ = ["offer", "rules_in_force", "tell"]

bring_words(Path(__file__).parent)
