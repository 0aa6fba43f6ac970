"""What is not done, and why: the one exception that reaches whoever asked."""

from asterion.core.phrase import Phrase, PhrasedError


class Denied(PhrasedError):
    """An answer of no, as a status of HTTP, a word for programs and a sentence for people."""

    def __init__(self, status: int, title: str, why: Phrase, n: int | None = None) -> None:
        super().__init__(why)
        self.status = status
        self.title = title
        self.n = n  # of a refused move: the number of the question that stands now

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


def missing(why: Phrase) -> Denied:
    """What is not there."""
    return Denied(404, "not found", why)
