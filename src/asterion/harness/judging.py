"""One answer of a player: a move, a move that is not allowed, or nothing that can be read."""

import re
from enum import StrEnum
from typing import Any, Final

import msgspec

from asterion.core.contract.book import AnyBook, Refused
from asterion.core.phrase import Phrase
from asterion.core.referee.understanding import understanding_of
from asterion.harness.reading import Unread, find_move

LONGEST_KEPT = 4000
"""Characters of an answer that are saved."""
UNHEARD: Final = re.compile(r"[\[\]{}<>]|[^\W\d_\u0000-\u052f]|[\u3000-\uffff]")
"""Half a bracket, or another script: people at a table are heard without it, so that a move would
be picked out of a sentence that says something else."""


class Kind(StrEnum):
    MOVE = "move"
    ILLEGAL = "illegal"
    """A move of the game, which the rules refuse here."""
    UNREADABLE = "unreadable"
    """No move at all."""


class Judgement(msgspec.Struct, frozen=True):
    """What an answer was; `move` is in the notation of the rules, as a record has it."""

    kind: Kind
    text: str = ""
    move: str = ""
    unread: Unread | None = None
    why: Phrase | None = None


def judge(book: AnyBook, view: Any, answer: str) -> Judgement:
    """From what the player was told alone: so a refusal tells nothing new."""
    found = find_move(answer)
    if found.why is not None:
        return Judgement(Kind.UNREADABLE, unread=found.why)
    understanding = understanding_of(book.speech.parse, book.speech.write)
    try:
        command, move = understanding.read(found.text), found.text
    except Refused:
        if UNHEARD.search(found.text):
            return Judgement(Kind.UNREADABLE, found.text, unread=Unread.UNKNOWN)
    try:
        command, move = understanding(found.text)
    except Refused as refused:
        return Judgement(Kind.UNREADABLE, found.text, unread=Unread.UNKNOWN, why=refused.why)
    why = book.view.check(view, command)
    if why is not None:
        return Judgement(Kind.ILLEGAL, found.text, move, why=why)
    return Judgement(Kind.MOVE, found.text, move)
