"""Any command from words, in any language: the reader of speech with tables of this book."""

from typing import Final

from asterion.books.cc3k.say import meaning
from asterion.books.cc3k.say.command import Command
from asterion.books.cc3k.say.notation import read as read_notation
from asterion.books.cc3k.say.notation import write
from asterion.books.cc3k.words.offers import offer
from asterion.core.contract.book import Inquiry, Refused
from asterion.core.phrase import Phrase
from asterion.core.referee.understanding import NotNotation
from asterion.words.speech import Listening, Manner, Reader

THINKING: Final = Phrase("core-speech-thinking")

Heard = Command | meaning.Asked | meaning.Hesitating


def _said(command: Heard) -> Phrase | str:
    if isinstance(command, meaning.Hesitating):
        return THINKING
    if isinstance(command, meaning.Asked):
        return Phrase("core-inquiry")
    return offer(write(command)).words


def _finish(command: Heard) -> Command:
    if isinstance(command, meaning.Hesitating):
        raise Refused(THINKING)
    if isinstance(command, meaning.Asked):
        raise Inquiry(*(f"cc3k-label-{row}" for row in command.rows.split()))
    return command


READER: Final[Reader[Command]] = Reader(
    __file__,
    vars(meaning),
    Manner(
        said=_said,
        notation=read_notation,
        is_free=lambda command: isinstance(command, meaning.Asked),
        odd=lambda command: 0 if isinstance(command, meaning.Hesitating) else 1,
        never_mended=frozenset(("NUMBER", "NOT", "NOTHING", "WITHOUT")),
        finish=_finish,
    ),
)


def hear(text: str, listening: Listening = Listening()) -> Command:  # noqa: B008
    """C34  A command in any language, case and spacing; Refused with what was not understood."""
    plain = " ".join(text.lower().split())
    for exact in (plain, f"{plain[:1]} {plain[1:]}"):  # “A no”, “ano”
        try:
            return read_notation(exact)
        except NotNotation:
            continue
    return READER.read(text, listening)
