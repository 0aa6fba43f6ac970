"""What every book's knowledge offers, so that hosts can ask it without knowing the book."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Protocol, runtime_checkable

import msgspec

from asterion.core.audience import Seat
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase
from asterion.knowledge.budget import Budget
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reasons

AnyFact = Any
"""A struct of the book's own, with no sentence in it."""


class Certain(msgspec.Struct, frozen=True):
    """What holds in every world that fits; `finished` is False where the time was over."""

    facts: tuple[Any, ...]
    finished: bool = True
    contradiction: bool = False


class Possible(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a place may still be, or where a player may still be; `words` says it."""

    words: Phrase
    about: str
    kinds: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    odds: tuple[float, ...] = ()  # of these kinds, where the table agreed to be told


class Share(msgspec.Struct, frozen=True):
    """How much of the plan is certain: how many things of how many."""

    known: int
    of: int


class Counted(msgspec.Struct, frozen=True):
    """How many things of one sort are certain: “24 of 25 cells”, and the heading of its curve."""

    words: Phrase
    known: int
    heading: Phrase


class Knowledge(Protocol):
    """One chair: hears events, and answers what follows from them.

    It is made with a seat, the options of the table, and `alone`: whether what other players were
    answered is left out.
    """

    needs_solver: ClassVar[bool]
    """Whether the extra `knowledge` must be installed."""
    asks: ClassVar[tuple[str, ...]]
    """What one may ask about, as examples."""
    seat: Seat

    @property
    def bulk(self) -> int:
        """How many clauses it keeps in mind, so that a host of many chairs can forget some."""
        ...

    def hear(self, events: Sequence[Event], n: int = -1) -> None: ...

    def certain(self, budget: Budget | None = None) -> Certain: ...

    def possible(self, cell: str, budget: Budget | None = None) -> frozenset[str]:
        """What this cell may be, in letters of the book."""
        ...

    def could_be(self, seat: Seat, budget: Budget | None = None) -> Sequence[AnyFact]:
        """The places where a player may be."""
        ...

    def worlds(self, count: int, dice: Dice | None = None) -> Sequence[Any]:
        """This many plans that fit; not drawn by their odds."""
        ...

    def why(self, fact: AnyFact, budget: Budget | None = None) -> Reasons: ...

    def say(self, fact: AnyFact) -> Phrase: ...

    def say_why(self, reasons: Reasons) -> list[Phrase]: ...

    def groups(self, facts: Sequence[AnyFact]) -> Sequence[tuple[str, Sequence[AnyFact]]]:
        """The facts in order, each group with the id of its heading."""
        ...

    def meant(self, about: str, facts: Sequence[AnyFact]) -> Sequence[AnyFact]:
        """Those of the facts that somebody asks about."""
        ...

    def still_possible(self, about: str, budget: Budget | None = None) -> Possible | None:
        """What is left of what somebody asks about; None if it is nothing that can be asked."""
        ...

    def mark(self, fact: AnyFact) -> Mark | None:
        """As a notebook shows it; None for what is not drawn."""
        ...

    def maybe(self, budget: Budget) -> Sequence[Mark]:
        """What is possible and not certain, as far as it is worth drawing in pencil."""
        ...

    def may_hint(self, fact: AnyFact) -> bool:
        """Whether it is worth telling as a hint."""
        ...

    def is_dull(self, fact: AnyFact) -> bool:
        """Whether it would drown the rest where everything new is told."""
        ...

    def is_way_out(self, fact: AnyFact) -> bool:
        """Whether knowing this is knowing how to leave."""
        ...

    def is_in_reach(self, fact: AnyFact) -> bool:
        """Whether a player who knows this has only to go there to win."""
        ...

    def is_news(self, fact: AnyFact) -> bool:
        """Whether a review tells of it: what could be known of other players, now that it can."""
        ...

    def share(self, facts: Sequence[AnyFact]) -> Share:
        """How much of the plan these facts are."""
        ...

    def counted(self, facts: Sequence[AnyFact]) -> Sequence[Counted]:
        """The same by sorts of things; the first one is what a curve is drawn of."""
        ...


@runtime_checkable
class Guessing(Protocol):
    """One who also knows how likely something is, where plans are drawn as our generator does."""

    def odds(self, cell: str) -> Mapping[str, float]:
        """How likely each kind is that this cell may be."""
        ...

    def say_kinds(self, kinds: Collection[str]) -> Phrase: ...


@runtime_checkable
class Foresight(Protocol):
    """One who is quicker where it is known beforehand what will be certain of the plan in the end.

    A review hears the whole game first: of what never changes, nothing else can become certain on
    the way, so nothing else has to be refuted after each answer.
    """

    @property
    def hears_all(self) -> bool:
        """Whether it hears all that any chair hears, so that chairs told the same know the same."""
        ...

    def heeded(self, events: Sequence[Event]) -> Sequence[Event]:
        """Those that say anything to this chair which the others of the answer do not say."""
        ...

    def is_somewhere(self, seat: Seat) -> bool:
        """Whether a player is in the game at all, which takes no thought."""
        ...

    def lasting(self, budget: Budget) -> Sequence[AnyFact] | None:
        """What is certain now of what never changes; None if there was not enough time."""
        ...

    def foresee(self, lasting: Sequence[AnyFact]) -> None: ...


@runtime_checkable
class Learner(Protocol):
    """One who is quicker with what another chair of the same table found out about all plans."""

    @property
    def lessons(self) -> Any: ...

    def learn(self, lessons: Any) -> None: ...
