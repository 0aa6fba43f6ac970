"""A fixed number of tries per question, then the game is forfeit; everything is counted."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import english
from asterion.harness.judging import LONGEST_KEPT, Judgement, Kind, judge
from asterion.harness.words import say

RETRIES: Final = 2
"""After the first answer to a question."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, as it is saved beside a record: a line of JSON."""

    seat: Seat
    question: int
    """The number under which it was asked; another try has the same."""
    kind: Kind
    said: str = ""
    move: str = ""
    unread: str = ""
    why: str = ""
    seconds: float = 0.0
    forfeit: bool = False


class Tally(msgspec.Struct):
    """What a player's answers were, by kind."""

    moves: int = 0
    illegal: int = 0
    unreadable: dict[str, int] = {}
    retries: int = 0
    forfeits: int = 0
    seconds: float = 0.0

    def count(self, answer: Answer, is_retry: bool) -> None:
        self.retries += is_retry
        self.forfeits += answer.forfeit
        self.seconds += answer.seconds
        if answer.kind is Kind.MOVE:
            self.moves += 1
        elif answer.kind is Kind.ILLEGAL:
            self.illegal += 1
        else:
            self.unreadable[answer.unread] = self.unreadable.get(answer.unread, 0) + 1


class Tried(msgspec.Struct, frozen=True):
    """What comes of an answer: a move, another try with this reply, or a forfeit."""

    judged: Judgement
    reply: str = ""
    is_forfeit: bool = False

    @property
    def move(self) -> str:
        return self.judged.move if self.judged.kind is Kind.MOVE else ""


class Tries:
    """One player of one game. It never says anything in the place of the player."""

    def __init__(
        self,
        book: AnyBook,
        seat: Seat,
        retries: int = RETRIES,
        keep: Callable[[Answer], None] | None = None,
    ) -> None:
        self.tally = Tally(unreadable={})
        self._book = book
        self._seat = seat
        self._retries = retries
        self._keep = keep
        self._failed = 0  # answers to the question that is open

    def hear(self, view: Any, answer: str, question: int, seconds: float = 0.0) -> Tried:
        judged = judge(self._book, view, answer)
        is_retry = self._failed > 0
        is_move = judged.kind is Kind.MOVE
        self._failed = 0 if is_move else self._failed + 1
        is_forfeit = self._failed > self._retries
        heard = Answer(
            self._seat, question, judged.kind, answer[:LONGEST_KEPT], judged.move,
            judged.unread or "", english(judged.why) if judged.why is not None else "",
            round(seconds, 3), is_forfeit,
        )  # fmt: skip
        self.tally.count(heard, is_retry)
        if self._keep is not None:
            self._keep(heard)
        left = self._retries + 1 - self._failed
        return Tried(judged, "" if is_move else reply(judged, left), is_forfeit)


def reply(judged: Judgement, left: int) -> str:
    """Illegal and unreadable are answered differently; `left` is how many tries there are."""
    if judged.kind is Kind.ILLEGAL:
        why = english(judged.why) if judged.why is not None else ""
        return say("harness-illegal", move=judged.text[:80], why=why, left=left)
    return say("harness-unreadable", how=str(judged.unread), said=judged.text[:80], left=left)
