"""Any command from words, in any language: the reader of speech with Dooom's tables."""

from typing import Final

from asterion.books.dooom.say import command as said
from asterion.books.dooom.say import meaning
from asterion.books.dooom.say.command import Command
from asterion.books.dooom.say.notation import LONGEST_TALK, write
from asterion.books.dooom.say.notation import read as read_notation
from asterion.books.dooom.words.offers import offer
from asterion.core.contract.book import Inquiry, Refused
from asterion.core.phrase import Phrase
from asterion.core.state.grid import WAYS
from asterion.words.speech import Listening, Manner, Reader
from asterion.words.speech.tokens import tokens_of

FREE: Final = (said.Say, meaning.Asked, meaning.Seeing)
"""Talk, and questions by what they are."""

_SHORT: Final[dict[str, Command]] = {
    "p": said.PickUp(),
    "l": said.Look(),
    ".": said.EndTurn(),
    **{f"a{gap}{way[0]}": said.Attack(n) for n, way in enumerate(WAYS) for gap in ("", " ")},
}
THINKING: Final = Phrase("core-speech-thinking")

Heard = Command | meaning.Asked | meaning.Hesitating | meaning.Seeing


def _said(command: Heard) -> Phrase | str:
    if isinstance(command, meaning.Hesitating):
        return THINKING
    if isinstance(command, meaning.Asked):
        return Phrase("core-inquiry")
    return offer(write(said.Look() if isinstance(command, meaning.Seeing) else command)).words


def _finish(command: Heard) -> Command:
    if isinstance(command, meaning.Hesitating):
        raise Refused(THINKING)
    if isinstance(command, meaning.Asked):
        raise Inquiry(*(f"dooom-label-{row}" for row in command.rows.split()))
    return said.Look() if isinstance(command, meaning.Seeing) else command


READER: Final[Reader[Command]] = Reader(
    __file__,
    vars(meaning),
    Manner(
        said=_said,
        notation=read_notation,
        is_free=lambda command: isinstance(command, FREE),
        odd=lambda command: 0 if isinstance(command, meaning.Hesitating) else 1,
        never_mended=frozenset(("NUMBER", "NOT", "NOTHING", "WITHOUT")),
        finish=_finish,
    ),
)


def hear(text: str, listening: Listening = Listening()) -> Command:  # noqa: B008
    """A command in any language, case and spacing; raises Refused with what was not understood."""
    short = _SHORT.get(text.strip(" ?").lower())
    if short is not None and "?" in text:
        raise Refused(Phrase("core-speech-question", {"command": _said(short)}))
    return short or _talk(text) or READER.read(text, listening)


def _talk(text: str) -> Command | None:
    """What is said aloud, and anyone who joins, is kept as it is typed."""
    tokens = tokens_of(text)
    for language in READER.languages:
        words = READER.lexicon(language).words
        kinds = [{meaning.kind for meaning in words.get(token.word, ())} for token in tokens[:3]]
        verb = 1 if len(kinds) > 1 and "SUBJ" in kinds[0] else 0
        if len(kinds) <= verb:
            continue
        end = verb
        if len(kinds) > verb + 1 and "LISTENERS" in kinds[verb + 1]:
            end += 1
        rest = " ".join(text[tokens[end].end :].split())
        if "SAY" in kinds[verb]:
            return _spoken(rest.lstrip(":,-–— ") or rest, text)
        if "JOIN" in kinds[verb] and rest:
            return said.Join(rest)
    return None


def _spoken(rest: str, text: str) -> said.Say:
    if not text.isprintable():
        raise Refused(Phrase("dooom-refuse-strange-talk"))
    if not rest:
        raise Refused(Phrase("dooom-refuse-empty-talk"))
    if len(rest) > LONGEST_TALK:
        raise Refused(Phrase("dooom-refuse-long-talk", {"most": LONGEST_TALK}))
    return said.Say(rest)
