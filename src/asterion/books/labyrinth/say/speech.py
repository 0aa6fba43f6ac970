"""Any command from words, in any language: the reader of speech with Labyrinth's tables."""

from itertools import pairwise
from typing import Final

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.say.command import (
    Ask,
    AskCell,
    AskCount,
    Break,
    Command,
    Go,
    If,
    Move,
    Prefer,
    Recall,
    Shoot,
    Start,
    every_part,
)
from asterion.books.labyrinth.say.grammar import movements
from asterion.books.labyrinth.say.meaning import ACTIONS
from asterion.books.labyrinth.say.meaning.commands import Help
from asterion.books.labyrinth.say.notation import read as read_notation
from asterion.books.labyrinth.say.row import Parts
from asterion.books.labyrinth.say.size import check_size
from asterion.books.labyrinth.say.writing import written
from asterion.books.labyrinth.words.offers import offer
from asterion.books.labyrinth.words.requests import request_said
from asterion.core.contract.book import Refused
from asterion.core.phrase import Phrase, phrase
from asterion.core.referee.understanding import NotNotation
from asterion.words.speech import Listening, Manner, Reader

SHORT_HELP: Final = Phrase("labyrinth-short-help")
FREE: Final = (Ask, AskCell, AskCount, Recall, Help)
"""Questions by what they are."""
AFTER_A_STEP: Final = frozenset(("scream", "blast"))
"""The facts that something else than a movement may bring about."""


def _said(command: Command | Help) -> Phrase | str:
    if isinstance(command, Move) and not command.order:
        return request_said(command.request)
    return SHORT_HELP if isinstance(command, Help) else offer(written(command)).words


def _is_free(command: Command | Help) -> bool:
    return isinstance(command, FREE)


def _possible(command: Command | Help, options: LabyrinthOptions) -> bool:
    """L17  “shoot left, then down” is a shot and a step where every move needs its step."""
    if options.actions_without_movement or not isinstance(command, Move):
        return True
    return 0 not in movements(command.parts)


def _odd(command: Command) -> int:
    """A path with two movements, a condition on what no movement has met yet."""
    if not isinstance(command, Move):
        return isinstance(command, Break)  # “a break, yes” is a vote
    odd = 2 if max(movements(command.parts)) > 1 else 0
    odd += _complementary(command.parts)
    if all(isinstance(part, Prefer) for part in command.parts):
        odd += 1
    return odd + _early(command.parts, False)[0]


def _complementary(parts: Parts) -> int:
    """Two conditions beside each other of which the second is “otherwise”."""
    return sum(
        isinstance(one, If)
        and isinstance(two, If)
        and (one.fact, one.holds) == (two.fact, not two.holds)
        for one, two in pairwise(parts)
    )


def _early(parts: Parts, moved: bool) -> tuple[int, bool]:
    odd, acted = 0, moved
    for part in parts:
        if isinstance(part, If):
            done = acted if part.fact in AFTER_A_STEP else moved
            odd += not done
            for body in (part.then, part.otherwise):
                odd += _early(body, moved)[0]
        acted, moved = True, moved or isinstance(part, Go)
    return odd, moved


def _finish(command: Command | Help) -> Command:
    if isinstance(command, Help):
        raise Refused(SHORT_HELP)
    if isinstance(command, Move):
        check_size(command.parts)
        if max(movements(command.parts)) > 1:
            raise Refused(phrase("labyrinth-refused-movements", rule="L17"))
    return command


READER: Final[Reader[Command]] = Reader(
    __file__,
    ACTIONS,
    Manner(
        said=_said,
        notation=read_notation,
        is_free=_is_free,
        possible=_possible,
        odd=_odd,
        never_mended=frozenset(("NUMBER", "NOT", "TIMES", "NOTHING", "ALL", "WITHOUT", "UNLESS")),
        finish=_finish,
    ),
)


def hear(text: str, listening: Listening = Listening()) -> Command:  # noqa: B008
    """A command in any language, case and spacing; raises Refused with what was not understood."""
    if text.strip(" ?") == "" and "?" in text:
        raise Refused(SHORT_HELP)
    return _loosely_written(text) or READER.read(text, listening)


def _loosely_written(text: str) -> Command | None:
    """The exact notation in any case and spacing, but for names, whose capitals are their owners'.

    What is written exactly and what is shouted mean the same, in the same order.
    """
    if not text.isascii():
        return None
    try:
        words = ("I" if word == "i" else word for word in text.lower().split())
        command = read_notation(" ".join(words))
    except NotNotation:
        return None
    if isinstance(command, Move):
        named = any(isinstance(part, Shoot) and part.target for part in every_part(command.parts))
        return None if named else command
    return command if isinstance(command, Start | AskCell) else None
