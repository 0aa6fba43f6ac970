"""Slips of the fingers: what was probably meant, never another way nor the opposite."""

import re
from functools import cache
from typing import Final, NoReturn

from asterion.books.labyrinth.say.command import Move
from asterion.books.labyrinth.say.conditions import FACTS, read_condition
from asterion.books.labyrinth.say.fixed import FIXED, read_fixed
from asterion.books.labyrinth.say.notation import read
from asterion.books.labyrinth.say.parts import FORMS, read_part
from asterion.books.labyrinth.say.plain import VERBS, without_courtesies
from asterion.books.labyrinth.say.unclear import shortened
from asterion.books.labyrinth.say.vocabulary import WALL_WORDS
from asterion.books.labyrinth.say.writing import NUMBERS, part_written, written
from asterion.books.labyrinth.words.requests import request_said
from asterion.core.book import Refused, not_understood
from asterion.core.phrase import Phrase, Value
from asterion.core.understanding import NotNotation
from asterion.words.lexicon import Near

_WORD: Final = re.compile(r"[a-z]{2,}")
_NEGATIVE: Final = re.compile(r"\b(?:not|never|no|nothing|without|stop|cannot)\b|n't\b")
_NO_WAY: Final = {
    **dict.fromkeys(("go", "move", "walk"), "labyrinth-unheard-way-to-go"),
    **dict.fromkeys(("shoot", "fire"), "labyrinth-unheard-way-to-shoot"),
    **dict.fromkeys(
        ("blow", "blow up", "blow the wall", "blow up the wall"), "labyrinth-unheard-wall"
    ),
    **dict.fromkeys(("throw a grenade", "throw grenade"), "labyrinth-unheard-wall-for-grenade"),
}
"""What is said without a way, and the message that asks for it."""
LONGEST: Final = 80
"""Nobody looks for slips in more letters than this."""


@cache
def vocabulary() -> frozenset[str]:
    """Every word of two letters or more that a saying may have; “shot” is rather a slip."""
    forms = " ".join([*(form for form, _ in (*FORMS, *FIXED)), *(form for _, form in FACTS)])
    words = {*_WORD.findall(re.sub(r"\?P<[a-z]+>", "", forms)), *VERBS, *WALL_WORDS, *NUMBERS}
    return frozenset(word for word in words if len(word) > 1 and word != "shot")


@cache
def _near() -> Near:
    return Near(vocabulary())


def mended_words(word: str) -> set[str]:
    """The known words that this one may be a slip of, or two words that have run together."""
    if word in vocabulary() or not word.isalpha() or not 2 <= len(word) <= LONGEST:
        return {word}
    if len(word) == 2:  # any two letters are one slip from some word: only an exchange counts
        return {word[::-1]} & vocabulary() or {word}
    meant = _near().one_slip_from(word)
    for cut in range(2, len(word) - 1):
        if word[:cut] in VERBS and word[cut:] in WALL_WORDS:
            meant.add(f"{word[:cut]} {word[cut:]}")
    return meant or {word}


def probably(said: str) -> str:
    """The one thing that is meant if each strange word is a slip; empty if there are several."""
    if len(said) > LONGEST or _NEGATIVE.search(said):
        return ""
    sayings = [""]
    for word in said.split():
        sayings = [f"{begun} {meant}".strip() for begun in sayings for meant in mended_words(word)]
        if len(sayings) > 64:
            return ""
    meanings = {meaning for saying in sayings if saying != said and (meaning := _meaning(saying))}
    return meanings.pop() if len(meanings) == 1 else ""


def _meaning(said: str) -> str:
    phrase = without_courtesies(said)
    part = read_part(phrase)
    if part is not None:
        return part_written(part)
    command = read_fixed(phrase)
    if command is not None:
        return written(command)
    return said if read_condition(said) is not None else ""


def _in_words(meant: str) -> Phrase | str:
    """Moves in the words of the reader's language; the rest in the notation."""
    try:
        command = read(meant)
    except NotNotation:
        return meant
    return request_said(command.request) if isinstance(command, Move) else meant


def not_heard(said: str) -> NoReturn:
    """Refuse what is not understood, with what was probably meant or what is missing."""
    shown: dict[str, Value] = {"said": shortened(said)}
    if said in _NO_WAY:
        raise Refused(Phrase(_NO_WAY[said], shown))
    if _NEGATIVE.search(said):
        if re.search(r"\b(?:take|pick|grab)\b", said):
            raise Refused(Phrase("labyrinth-unheard-take-nothing", shown))
        raise Refused(Phrase("labyrinth-unheard-negative", shown))
    meant = probably(said)
    if meant:
        raise Refused(Phrase("labyrinth-unheard-meant", {**shown, "meant": _in_words(meant)}))
    not_understood(said, ())
