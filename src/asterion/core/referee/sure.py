"""What cannot be taken back is not done at once: a person who says it is asked, and says it again.

Programs say what they mean. Whether a person speaks is known where words arrive, at a keyboard, a
page or a line, and nowhere else; what is asked, and what confirms it, is decided here.
"""

from typing import Final

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.phrase import Phrase
from asterion.core.referee.table import Table

SURE: Final = "core-sure"
"""The message that asks back: clients know by it that a second word is awaited."""
_YES: Final = frozenset(
    {
        "yes", "y", "yeah", "yep", "sure", "да", "ага", "конечно", "точно", "уверен", "уверена",
        "ja", "j", "jawohl", "sicher", "klar",
    }
)  # fmt: skip
_NO: Final = frozenset({"no", "n", "nope", "cancel", "нет", "отмена", "nein", "nö", "abbrechen"})
"""In every language, whichever is spoken: people asked in one may answer in another."""


class Unsure(Refused):
    """A command that is asked back. It was not carried out, and can be said again."""


def is_careful(book: AnyBook, written: str) -> bool:
    """Whether the book wants a second word for this command, given in notation."""
    return any(written == each or written.startswith(f"{each} ") for each in book.looks.careful)


def ask_back(table: Table, seat: Seat, text: str) -> None:
    """Unsure where a person had better say it twice; what is refused anyway is not asked."""
    try:
        command, written = table.understand(text)
    except Refused:
        return  # the table says why
    book = table.book
    if is_careful(book, written) and book.view.check(table.view(seat), command) is None:
        raise Unsure(Phrase(SURE, {"command": book.speech.offer(written).words}))


class Declined(Refused):
    """“No” to what was asked back: nothing was done, and nothing is asked any more."""


class SecondWord:
    """What one person was asked back, until they say the next thing, whatever that is."""

    def __init__(self) -> None:
        self._asked = ""

    def hear(self, text: str) -> tuple[str, bool]:
        """What is meant, and whether they are sure: “yes”, or the same again, confirms it.

        Declined where they say no.
        """
        asked, self._asked = self._asked, ""
        said = _plain(text)
        if asked and (said in _YES or said == _plain(asked)):
            return asked, True
        if asked and said in _NO:
            raise Declined(Phrase("core-sure-no"))
        return text, False

    def ask(self, text: str) -> None:
        """This was said and asked back."""
        self._asked = text


def _plain(text: str) -> str:
    return " ".join(text.lower().split()).strip(" .,!")
