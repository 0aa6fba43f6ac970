"""One game after another for learners: the referee's table, seats by number, chance by one seed.

A step does what no learner can do without and nothing else: the rules, the view of the seat that
is shown, its arrays and its mask. Other seats' views are folded when they are asked for, sentences
are made when somebody reads them, and nothing is drawn or written to a record.
"""

from array import array
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from asterion.books import book as take_book
from asterion.books.making import generated
from asterion.books.samples import sample
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.entry import Entry
from asterion.core.contract.learning import Field, Learning, Notes, Numbers, no_notes
from asterion.core.contract.options import Options, with_settings
from asterion.core.dice import Rolled
from asterion.core.drawing.sketch import sketch
from asterion.core.referee.hearing import Hearing
from asterion.core.referee.table import Table
from asterion.envs.ears import Ears
from asterion.envs.info import Info
from asterion.envs.informed import Informed, can_be_informed
from asterion.envs.picture import drawn, written

Array = NDArray[Any]
REFUSED = -0.01
"""The reward for saying what is refused; nothing else comes of it."""
MOST_MASKS = 512
"""Lists of what can be said that are remembered with their mask: few are new."""
NOTHING_NOTED = Notes()
NO_SALT = "0" * 32
"""Nobody promises anything to a learner, and every game is to follow from its seed."""


class CannotLearn(ValueError):
    """A book that does not say how it is learnt, or an environment that cannot be made."""


def learning_of(book: AnyBook) -> Learning:
    if book.learning is None:
        raise CannotLearn(f"{book.title} does not say how it is learnt: its book has no `learning`")
    return book.learning


class Playing:
    """The games of one environment. Spaces are the same for all of them."""

    def __init__(
        self,
        book: str | AnyBook,
        players: int,
        *,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        plan: str | None = None,
        informed: bool = False,
    ) -> None:
        """`plan` is a drawing or the name of a sample; else one is made at random for each game.
        `informed` players are also given what is certain for them."""
        self._made = partial(
            Playing, book, players, preset=preset, options=options, settings=settings, plan=plan,
            informed=informed,
        )  # fmt: skip
        self.book = take_book(book) if isinstance(book, str) else book
        self.learning = learning_of(self.book)
        self.names = [f"Player {number}" for number in range(1, players + 1)]
        self.options = _options(self.book, preset, options or {})
        self.settings = {name: str(value) for name, value in (settings or {}).items()}
        self.given_plan = self._read(plan) if plan is not None else None
        self.informed: Informed | None = None
        self.start(0)
        view = self.table.view(0)
        self.sayings = tuple(self.learning.sayings(view))
        self.number_of = {saying: number for number, saying in enumerate(self.sayings)}
        self._own_fields = tuple(self.learning.fields(view))
        self._shapes = [(field.name, dtype_of(field), field.shape) for field in self._own_fields]
        self._masks: dict[int, tuple[Sequence[str], NDArray[np.int8]]] = {}
        self.fields: tuple[Field, ...] = self._own_fields
        if informed:
            if not can_be_informed(self.book):
                raise CannotLearn(f"nothing is deduced of {self.book.title} that could be given")
            self.informed = Informed(self.book, view, players)
            self.fields = (*self.fields, *self.informed.fields)

    def __reduce__(self) -> tuple[Any, ...]:
        """Made again from what it was made of: a book is full of functions, a game of secrets."""
        return self._made, ()

    # ---- games

    def start(self, seed: int, plan: str | None = None) -> None:
        """A new game; the plan and all chance follow from the seed."""
        dice = Rolled(seed)
        if plan is not None:
            drawn = self._read(plan)
        elif self.given_plan is not None:
            drawn = self.given_plan
        else:
            drawn = generated(self.book, dice, len(self.names), self.options, self.settings)
        self.sit_down(Table(self.book, drawn, self.names, self.options, dice, salt=NO_SALT))

    def sit_down(self, table: Table) -> None:
        """At a table that somebody else made: nothing was said there yet."""
        self.table = table
        if self.learning.notes is not no_notes:
            table.hear_by(self._listen)
        if self.informed is not None:
            self.informed.begin()
        self._said: dict[int, int] = {}

    def say(self, seat: int, text: str) -> str:
        """Why it was refused; empty if it was carried out."""
        try:
            self.table.submit(seat, text)
        except Refused as refused:
            return str(refused)
        return ""

    @property
    def asked(self) -> int | None:
        """The seat that answers next; where several are asked at once, the first of them."""
        awaited = self.table.awaited
        return awaited[0] if awaited else None

    @property
    def is_over(self) -> bool:
        return self.table.result is not None

    def outcome(self, seat: int) -> float:
        """1 for who won, -1 for who lost, 0 in a draw. Alone, not to win is to lose."""
        result = self.table.result
        if result is None:
            return 0.0
        if seat in result.winners:
            return 1.0
        return -1.0 if result.winners or len(self.names) == 1 else 0.0

    def score(self, seat: int) -> int:
        """How far the seat has come, for shaped rewards; 0 in a book that does not say it."""
        score = self.learning.score
        return score(self.table.view(seat)) if score is not None else 0

    # ---- what a seat knows

    def observe(self, seat: int) -> dict[str, Array]:
        """Arrays that belong to the caller."""
        hearing = self.table.hearing(seat)
        notes = hearing.notes if isinstance(hearing, Ears) else NOTHING_NOTED
        values = self.learning.features(hearing.view, notes)
        seen = {
            name: _shaped(given, kind, shape)
            for (name, kind, shape), given in zip(self._shapes, values, strict=True)
        }
        return seen | self.informed.arrays(self.table, seat) if self.informed else seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every saying that the seat could say now, as far as it can know."""
        return self._mask(seat)[1].copy()

    def full_mask(self, seat: int) -> NDArray[np.int8]:
        """All ones for a seat that is not asked: what they say then is not heard."""
        legal, mask = self._mask(seat)
        return mask.copy() if legal else np.ones_like(mask)

    def _mask(self, seat: int) -> tuple[Sequence[str], NDArray[np.int8]]:
        """Books give the same list again where the same may be said, so no text is looked at."""
        offered = self.learning.legal or self.book.view.legal
        legal = () if self.is_over else offered(self.table.view(seat))
        known = self._masks.get(id(legal))
        if known is not None and known[0] is legal:
            return known
        mask = np.zeros(len(self.sayings), np.int8)
        numbers = map(self.number_of.get, legal)
        mask[[number for number in numbers if number is not None]] = 1
        if len(self._masks) >= MOST_MASKS:
            self._masks.clear()
        known = self._masks[id(legal)] = legal, mask
        return known

    def heard(self, seat: int) -> list[str]:
        """The sentences that the seat has not been given yet."""
        return self.table.sentences(self._news(seat), seat)

    def hears(self, seat: int) -> Info:
        """The same as `text`, in words only if somebody reads it."""
        table, since = self.table, self._said.get(seat, 0)
        until = self._said[seat] = len(table.entries)
        return Info(table, seat, since, until)

    def _news(self, seat: int) -> Sequence[Entry]:
        entries, since = self.table.entries, self._said.get(seat, 0)
        self._said[seat] = len(entries)
        return entries[since:]

    def render(self, seat: int, mode: str | None) -> Any:
        """What the seat sees, as text or as a picture; nothing if nobody looks."""
        if mode is None:
            return None
        screen = self.book.view.screen(self.table.view(seat))
        if mode == "ansi":
            return written(screen)
        draw, options = self.book.paper.strokes, self.table.options
        told = (entry.told(seat) for entry in self.table.entries)
        strokes = (stroke for events in told for stroke in draw(events, options))
        return drawn(screen, self.book.looks, sketch(strokes, seat))

    def _listen(self, table: Table, seat: int) -> Hearing:
        given = table.book, seat, table.options, table.plan, table.first_names
        return Ears(self.learning, *given)

    def _read(self, plan: str) -> Any:
        drawing = plan if "\n" in plan else sample(self.book, plan)
        if drawing is None:
            raise CannotLearn(f"there is no sample plan “{plan[:40]}” of {self.book.title}")
        return self.book.plan.read(drawing)


def as_array(field: Field, given: Numbers) -> Array:
    return _shaped(given, dtype_of(field), field.shape)


def _shaped(given: Numbers, kind: type[np.uint8] | type[np.int32], shape: tuple[int, ...]) -> Array:
    """The array lies on its own bytes and is filled as it is made, which is quicker than a copy."""
    if kind is np.uint8:
        return np.ndarray(shape, kind, bytearray(given))
    return np.ndarray(shape, kind, array("i", [*given]))


def dtype_of(field: Field) -> type[np.uint8] | type[np.int32]:
    return np.uint8 if field.low >= 0 and field.high <= 255 else np.int32


def _options(book: AnyBook, preset: str | None, options: Mapping[str, Any]) -> Options:
    if preset is not None and preset not in book.rules.presets:
        known = ", ".join(book.rules.presets) or "none"
        raise CannotLearn(f"{book.title} has no preset “{preset}”; there are: {known}")
    base: Options = book.rules.presets[preset] if preset is not None else book.rules.options()
    return with_settings(base, {name: str(value) for name, value in options.items()})
