"""What texts mean, remembered: each is taken apart once, for all tables of a book."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Generic, TypeVar

from asterion.core.book import Refused
from asterion.core.phrase import Phrase

CommandT = TypeVar("CommandT")

LONGEST_QUOTED = 60

MOST_UNDERSTOOD = 4096
LONGEST_UNDERSTOOD = 200
"""Of a text that is longer nobody expects that it is said again."""


class NotNotation(Refused):
    """A text that is not the exact notation of any command; people may still mean something."""

    def __init__(self, text: str) -> None:
        shown = text if len(text) <= LONGEST_QUOTED else text[: LONGEST_QUOTED - 3] + "..."
        super().__init__(Phrase("core-not-understood", {"said": shown}))


class Understanding(Generic[CommandT]):
    """A text as a command and as it is written down. A command is immutable, its text says it all.

    The exact notation is tried first; what is not in it is left to `speech`, which is asked for
    only then, so that playing a record again loads nothing of it. All tables of a book hear much
    the same, so there is one of these per book. A book whose views read commands too makes it
    itself, and has its methods as `parse` and `read`.
    """

    __slots__ = ("_exact", "_known", "_speech", "_write")

    def __init__(
        self,
        exact: Callable[[str], CommandT],
        write: Callable[[CommandT], str],
        speech: str = "",
    ) -> None:
        """`speech` names the module whose `hear` understands people."""
        self._exact = exact
        self._write = write
        self._speech = speech
        self._known: dict[str, tuple[CommandT, str]] = {}

    def __call__(self, text: str) -> tuple[CommandT, str]:
        """The command, and how it is written down; Refused if the text means nothing."""
        return self._known.get(text) or self._take_apart(text)

    def parse(self, text: str) -> CommandT:
        """A command from words as people say them; raises only Refused."""
        return (self._known.get(text) or self._take_apart(text))[0]

    def read(self, text: str) -> CommandT:
        """A command from its exact notation; raises only NotNotation."""
        known = self._known.get(text)
        if known is None:
            return self._remember(text, self._exact(text), text)[0]
        command, written = known
        if written != text:
            raise NotNotation(text)
        return command

    def _take_apart(self, text: str) -> tuple[CommandT, str]:
        if self._speech:
            try:
                return self._remember(text, self._exact(text), text)
            except NotNotation:
                command: CommandT = import_module(self._speech).hear(text)
        else:
            command = self._exact(text)
        return self._remember(text, command, self._write(command))

    def _remember(self, text: str, command: CommandT, written: str) -> tuple[CommandT, str]:
        understood = command, written
        if len(text) <= LONGEST_UNDERSTOOD:
            if len(self._known) >= MOST_UNDERSTOOD:
                self._known.clear()
            self._known[text] = understood
        return understood


_UNDERSTANDINGS: dict[Callable[[str], Any], Understanding[Any]] = {}


def understanding_of(
    parse: Callable[[str], Any], write: Callable[[Any], str]
) -> Understanding[Any]:
    """The one of the book that parses and writes like this.

    Where a book has only `parse`, that is its notation too.
    """
    owner = getattr(parse, "__self__", None)
    if isinstance(owner, Understanding):
        return owner
    known = _UNDERSTANDINGS.get(parse)
    if known is None:
        known = _UNDERSTANDINGS[parse] = Understanding(parse, write)
    return known
