"""What is not done, and why: the one exception that reaches whoever asked."""


class Denied(Exception):
    """An answer of no, as a status of HTTP, a word for programs and a sentence for people."""

    def __init__(self, status: int, title: str, detail: str, n: int | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.title = title
        self.detail = detail
        self.n = n  # of a refused move: the number of the question that stands now


def refused(detail: str, n: int | None = None) -> Denied:
    """What the rules, or the state of the table, do not allow now."""
    return Denied(409, "refused", detail, n)


def invalid(detail: str) -> Denied:
    """What could not be done at any time: the words themselves are wrong."""
    return Denied(422, "invalid", detail)


def forbidden(detail: str) -> Denied:
    """What somebody else may do."""
    return Denied(403, "forbidden", detail)


def missing(detail: str) -> Denied:
    """What is not there."""
    return Denied(404, "not found", detail)
