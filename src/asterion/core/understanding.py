"""What texts mean, remembered: each is taken apart once, for all tables of a book."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

CommandT = TypeVar("CommandT")

MOST_UNDERSTOOD = 4096
LONGEST_UNDERSTOOD = 200
"""Of a text that is longer nobody expects that it is said again."""


class Understanding(Generic[CommandT]):
    """A text as a command and as it is written down. A command is immutable, its text says it all.

    All tables of a book hear much the same, so there is one of these per book. A book whose views
    read commands too makes it itself, and has its method as `parse`.
    """

    __slots__ = ("_known", "_parse", "_write")

    def __init__(self, parse: Callable[[str], CommandT], write: Callable[[CommandT], str]) -> None:
        self._parse = parse
        self._write = write
        self._known: dict[str, tuple[CommandT, str]] = {}

    def __call__(self, text: str) -> tuple[CommandT, str]:
        """The command, and how it is written down; Refused if the text means nothing."""
        return self._known.get(text) or self._take_apart(text)

    def parse(self, text: str) -> CommandT:
        """A command from words as people say them; raises only Refused."""
        return (self._known.get(text) or self._take_apart(text))[0]

    def _take_apart(self, text: str) -> tuple[CommandT, str]:
        command = self._parse(text)
        understood = command, self._write(command)
        if len(text) <= LONGEST_UNDERSTOOD:
            if len(self._known) >= MOST_UNDERSTOOD:
                self._known.clear()
            self._known[text] = understood
        return understood


_UNDERSTANDINGS: dict[Callable[[str], Any], Understanding[Any]] = {}


def understanding_of(
    parse: Callable[[str], Any], write: Callable[[Any], str]
) -> Understanding[Any]:
    """The one of the book that parses and writes like this."""
    owner = getattr(parse, "__self__", None)
    if isinstance(owner, Understanding):
        return owner
    known = _UNDERSTANDINGS.get(parse)
    if known is None:
        known = _UNDERSTANDINGS[parse] = Understanding(parse, write)
    return known
