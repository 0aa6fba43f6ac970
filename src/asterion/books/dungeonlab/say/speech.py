"""Any command from words, in any language: the reader of speech with DungeonLab's tables."""

import re
from functools import cache
from typing import Final

from asterion.books.dungeonlab.encounters.kind import QUESTION_KEYS
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.say import amounts, beforehand, meaning, ways
from asterion.books.dungeonlab.say import command as said
from asterion.books.dungeonlab.say.command import Command
from asterion.books.dungeonlab.say.notation import read as read_notation
from asterion.books.dungeonlab.say.notation import write
from asterion.books.dungeonlab.words.offers import offer
from asterion.core.contract.book import Inquiry, Refused
from asterion.core.phrase import Phrase
from asterion.words.speech import Listening, Manner, Reader

FREE: Final = (said.Marks, meaning.Asked, meaning.Seen)
"""Questions by what they are."""
_TOUCHING: Final = re.compile(r"\b([0-9]{1,6})(bl|[bgdпгб])\b", re.IGNORECASE)
"""“5b”: five bullets, in short."""
MOST_ANSWERS: Final = 100
THINKING: Final = Phrase("core-speech-thinking")


def _odd(command: Command | meaning.Talk) -> int:
    """“west, and I climb” is not a step with an aside: what answers more drops less."""
    if isinstance(command, meaning.Hesitating):
        return 0
    return MOST_ANSWERS - len(getattr(command, "presets", ()))


def _said(command: Command | meaning.Talk) -> Phrase | str:
    match command:
        case meaning.Hesitating():
            return THINKING
        case meaning.Seen():
            return offer(write(said.Look())).words
        case meaning.Talk():
            return Phrase("core-inquiry")
        case _:
            return _act_said(command)


def _act_said(command: Command) -> Phrase | str:
    act, *answers = write(command).split("; ")
    words = offer(act).words
    for answer in answers:
        about, _, reply = answer.partition(" ")
        told = Phrase("dungeonlab-offer-answer", {"about": about, "reply": reply})
        words = Phrase("dungeonlab-offer-beforehand", {"act": words, "answer": told})
    return words


def _finish(command: Command | meaning.Talk) -> Command:
    match command:
        case meaning.Hesitating():
            raise Refused(THINKING)
        case meaning.Seen():
            return said.Look()
        case meaning.Talk():
            raise Inquiry("dungeonlab-label-carrying")
        case _:
            return command


def _made_up(language: str) -> str:
    """Beasts and questions that an encounter brings along are called by their names in plans."""
    return _named(len(KINDS), len(QUESTION_KEYS)) if language == "en" else ""


@cache
def _named(kinds: int, questions: int) -> str:
    beasts = [kind.name for kind in KINDS.values() if kind.is_beast]
    lines = [f"BEAST {name} = {name.replace(' ', '_')}" for name in beasts]
    return "\n".join([*lines, *(f"PRESET {key} = {key}" for key in QUESTION_KEYS)])


READER: Final[Reader[Command]] = Reader(
    __file__,
    {**vars(ways), **vars(amounts), **vars(beforehand), **vars(meaning)},
    Manner(
        said=_said,
        notation=read_notation,
        is_free=lambda command: isinstance(command, FREE),
        odd=_odd,
        never_mended=frozenset(("NUMBER", "NOT", "ALL", "NOTHING", "WITHOUT", "YES", "NO")),
        finish=_finish,
    ),
    more=_made_up,
)


def hear(text: str, listening: Listening = Listening()) -> Command:  # noqa: B008
    """A command in any language, case and spacing; raises Refused with what was not understood."""
    if text.strip() == ".":
        return said.Pass()
    return READER.read(_TOUCHING.sub(r"\1 \2", text), listening)
