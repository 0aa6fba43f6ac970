"""A game for anyone who writes Python: players by their names, answers as sentences."""

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from asterion.books import book as take_book
from asterion.books import books as shelf
from asterion.books.making import generated
from asterion.books.samples import sample
from asterion.books.wanted import no_preset, no_sample
from asterion.core.contract.book import AnyBook
from asterion.core.contract.offer import Offer
from asterion.core.contract.options import OptionError, Options, with_settings
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Recorded, Rolled
from asterion.core.phrase import Phrase, PhrasedError, english, phrase
from asterion.core.records import record
from asterion.core.records.replay import replay
from asterion.core.referee.names import find_seat, name_of
from asterion.core.referee.table import Entry, Table


class NoSample(PhrasedError, ValueError):
    """The book has no sample plan of this name."""


class NoEntry(PhrasedError, IndexError):
    """The game did not get so far."""


class Game:
    """One game. Players are given by name; `GM` is the master, `public` a watcher.

    >>> import asterion
    >>> game = asterion.new("dooom", ["Ann"], plan="name Closet\\nwin 1\\n.GE\\n", seed=1)
    >>> for answer in game.say("Ann", "move east"):
    ...     print(answer)
    You walk east; 5 action points left.
    You see X###X ##### #.GE# ##### X###X.

    Everything else that a game has is in `table`, the referee (`core.referee.table.Table`).
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    def __repr__(self) -> str:
        names = ", ".join(self.names)
        return f"<{self.book.title}: {names}; {self.length} commands{', over' * self.over}>"

    # ---- saying and hearing

    def say(self, name: str, text: str) -> list[str]:
        """Let a player say something, as a person types it; gives the sentences they hear.

        If it is refused, `asterion.Refused` says why, and nothing has happened.
        """
        seat = self._seat(name)
        return self.table.sentences([self.table.submit(seat, text)], seat)

    def heard(self, name: str, since: int = 0) -> list[str]:
        """All that a player was told from entry `since` on, what others did included."""
        return self.table.sentences(self.table.entries[since:], self._seat(name))

    def legal(self, name: str) -> list[str]:
        """What a player could say now, as far as they can know."""
        return list(self.table.legal(self._seat(name)))

    def offers(self, name: str) -> list[Offer]:
        """The same as data: verb, way, cell, target, amount, and a label for a button."""
        return list(self.table.offers(self._seat(name)))

    def view(self, name: str) -> Any:
        """All that a player has been told, as the book's own view of the game."""
        return self.table.view(self._seat(name))

    def screen(self, name: str) -> str:
        """What a player sees: the board, if the book has one, and a line for each value."""
        shown = self.book.view.screen(self.view(name))
        values = [f"{_in_words(row.label)}: {_in_words(row.value)}" for row in shown.status]
        return "\n".join([*shown.board, *values])

    # ---- how it stands

    @property
    def book(self) -> AnyBook:
        """The rule book."""
        return self.table.book

    @property
    def names(self) -> list[str]:
        """The players, in the order of their seats."""
        return list(self.table.names)

    @property
    def asked(self) -> list[str]:
        """Who has to say something now; nobody once the game is over."""
        return [name_of(seat, self.names) for seat in self.table.awaited]

    @property
    def length(self) -> int:
        """How many commands were carried out; also the number of the last entry."""
        return len(self.table.entries) - 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.result is not None

    @property
    def winners(self) -> list[str]:
        """Who has won; nobody while the game is on, and in a draw."""
        result = self.table.result
        return [self.names[seat] for seat in result.winners] if result is not None else []

    @property
    def ending(self) -> str:
        """How the game ended, in one sentence; empty while it is on."""
        result = self.table.result
        return _in_words(result.reason) if result is not None else ""

    # ---- the record

    def said(self) -> list[tuple[str, str]]:
        """Every command so far, as (who, what)."""
        return [(name_of(e.seat, self.names), e.do) for e in self.table.entries[1:]]

    def at(self, n: int) -> "Game":
        """The same game after entry `n`; 0 is its opening. It can be played on from there.

        This game stays as it is.
        """
        if not 0 <= n <= self.length:
            raise NoEntry(phrase("core-no-entry", last=self.length, n=n))
        return Game(_again(self.table, self.table.entries[: n + 1]))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record, which `asterion.load`, `asterion replay` and `verify` read."""
        with Path(path).open("wb") as file:
            record.write(self.table, file)

    def _seat(self, name: str) -> int:
        return find_seat(name, self.table.names)


def books() -> list[AnyBook]:
    """Every rule book that can be played: our own, then those of installed packages.

    >>> import asterion
    >>> [book.name for book in asterion.books()][:3]
    ['dungeon-of-dooom', 'labyrinth-of-dooom', 'cc3k']

    A book says everything about itself: `title`, `summary`, `seats`, `options`, `help`, and so on.
    """
    return shelf()


def new(
    book: str | AnyBook,
    players: Sequence[str],
    *,
    plan: str | None,
    options: Mapping[str, Any] | None,
    preset: str | None,
    seed: int | None,
) -> Game:
    chosen = take_book(book) if isinstance(book, str) else book
    agreed = _options(chosen, options or {}, preset)
    dice = Rolled(seed)
    if plan is None:
        drawn = generated(chosen, dice, len(players), agreed)
    else:
        drawn = chosen.plan.read(plan if "\n" in plan else _sample(chosen, plan))
    faults = [one for one in chosen.plan.problems(drawn, agreed, len(players)) if not one.advice]
    if faults and len(players) in chosen.seats:  # else the table refuses, and says it better
        raise PlanError(faults)
    return Game(Table(chosen, drawn, players, agreed, dice))


def load(path: str | PathLike[str]) -> Game:
    kept = record.read(Path(path).read_bytes())
    table = replay(kept, take_book(kept.header.book))
    table.dice = Rolled()  # a game that is not over goes on
    return Game(table)


def _options(book: AnyBook, options: Mapping[str, Any], preset: str | None) -> Options:
    base: Options = book.rules.options()
    if preset is not None:
        if preset not in book.rules.presets:
            raise OptionError(no_preset(book, preset))
        base = book.rules.presets[preset]
    return with_settings(base, {name: str(value) for name, value in options.items()})


def _sample(book: AnyBook, name: str) -> str:
    drawing = sample(book, name)
    if drawing is None:
        raise NoSample(no_sample(book, name))
    return drawing


def _again(table: Table, entries: Sequence[Entry]) -> Table:
    """Another table, at which the same was said and the same befell."""
    opening = Recorded(entries[0].draws)
    names, promise = table.first_names, table.promise
    other = Table(table.book, table.plan, names, table.options, opening, promise=promise)
    for entry in entries[1:]:
        other.dice = Recorded(entry.draws)
        other.submit(entry.seat, entry.do, exact=True)
    other.dice = Rolled()
    return other


def _in_words(said: Phrase | str) -> str:
    return said if isinstance(said, str) else english(said)
