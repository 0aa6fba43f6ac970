"""What is not done, and why: the one exception that reaches anyone who asked."""

from typing import Final

from asterion.core.phrase import Phrase, PhrasedError

SOON: Final = 3
"""Seconds after which one may ask a busy study again: a thought takes two at most."""


class Denied(PhrasedError):
    """An answer of no, as a status of HTTP, a word for programs and a sentence for people."""

    def __init__(
        self, status: int, title: str, why: Phrase, n: int | None = None, seconds: int = 0
    ) -> None:
        super().__init__(why)
        self.status = status
        self.title = title
        self.n = n  # of a refused move: the number of the question that stands now
        self.seconds = seconds  # after which it may be tried again; 0 where that is of no use

    @property
    def detail(self) -> str:
        """The sentence in English."""
        return str(self)


def refused(why: Phrase, n: int | None = None) -> Denied:
    """What the rules, or the state of the table, do not allow now."""
    return Denied(409, "refused", why, n)


def invalid(why: Phrase) -> Denied:
    """What could not be done at any time: the words themselves are wrong."""
    return Denied(422, "invalid", why)


def forbidden(why: Phrase) -> Denied:
    """What somebody else may do."""
    return Denied(403, "forbidden", why)


def busy(why: Phrase) -> Denied:
    """What somebody asks for too often, or while too many ask; better again soon."""
    return Denied(429, "too many", why, seconds=SOON)


def unready(why: Phrase) -> Denied:
    """What cannot be made just now, no matter who asks for it."""
    return Denied(503, "busy", why, seconds=SOON)


def missing(why: Phrase) -> Denied:
    """What is not there."""
    return Denied(404, "not found", why)
