"""What texts mean, remembered: each is taken apart once, for all tables of a book."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

from asterion.core.contract.book import Refused
from asterion.core.contract.options import Options
from asterion.core.phrase import Phrase

CommandT = TypeVar("CommandT")

LONGEST_QUOTED = 60

MOST_UNDERSTOOD = 4096
LONGEST_UNDERSTOOD = 200
"""Of a text that is longer nobody expects that it is said again."""


class Listening(NamedTuple):
    """What helps to understand people: who sits at the table, the columns of its board, its rules.

    None: nobody's name, no options are known; 0: nothing is known of the board. `language` is the
    speaker's.
    """

    names: tuple[str, ...] | None = None
    columns: int = 0
    language: str = ""
    options: Options | None = None


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

    __slots__ = ("_exact", "_heard", "_known", "_names", "_speech", "_write")

    def __init__(
        self,
        exact: Callable[[str], CommandT],
        write: Callable[[CommandT], str],
        speech: str = "",
        names: Callable[[CommandT], str] = lambda command: "",
    ) -> None:
        """`speech` names the module whose `hear(text, listening)` understands people.

        `names`: whom a command names. Where nobody of that name sits at the table, “time to go” is
        rather a sentence, and its notation is what it means only if it is none.
        """
        self._exact = exact
        self._write = write
        self._names = names
        self._speech = speech
        self._known: dict[str, tuple[CommandT, str]] = {}
        self._heard: dict[tuple[str, Listening], tuple[CommandT, str]] = {}

    def __call__(self, text: str, listening: Listening | None = None) -> tuple[CommandT, str]:
        """The command, and how it is written down; Refused if the text means nothing."""
        return self._known.get(text) or self._take_apart(text, listening)

    def known(self, text: str) -> tuple[CommandT, str] | None:
        """What is in the exact notation, and was read before."""
        return self._known.get(text)

    def parse(self, text: str) -> CommandT:
        """A command from words as people say them; raises only Refused."""
        return (self._known.get(text) or self._take_apart(text, None))[0]

    def read(self, text: str) -> CommandT:
        """A command from its exact notation; raises only NotNotation."""
        known = self._known.get(text)
        if known is None:
            known = self._remember(self._known, text, text, (self._exact(text), text))
        command, written = known
        if written != text:
            raise NotNotation(text)
        return command

    def _take_apart(self, text: str, listening: Listening | None) -> tuple[CommandT, str]:
        if not self._speech:
            command = self._exact(text)
            return self._remember(self._known, text, text, (command, self._write(command)))
        heard = text, listening or Listening()
        known = self._heard.get(heard)
        if known is not None:
            return known
        try:
            command = self._exact(text)
            name = self._names(command)
            if not name or heard[1].names is None or name in heard[1].names:
                return self._remember(self._known, text, text, (command, text))
            command = self._rather(command, heard)
        except NotNotation:
            command = import_module(self._speech).hear(*heard)
        written = self._write(command)
        understood = self._known.get(written)
        if understood is None:  # the same command, however it is said, is one object
            understood = self._remember(self._known, written, written, (command, written))
        return self._remember(self._heard, text, heard, understood)

    def _rather(self, command: CommandT, heard: tuple[str, Listening]) -> CommandT:
        try:
            said: CommandT = import_module(self._speech).hear(*heard)
        except Refused:
            if " " in self._names(command):
                raise
            return command
        return said

    def _remember(
        self, where: dict[Any, Any], text: str, key: object, understood: tuple[CommandT, str]
    ) -> tuple[CommandT, str]:
        if len(text) <= LONGEST_UNDERSTOOD:
            if len(where) >= MOST_UNDERSTOOD:
                where.clear()
            where[key] = understood
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
