"""What the contract suite must know of a book."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Draw
from asterion.core.event import Event
from asterion.core.referee.table import Table


class Scene(NamedTuple):
    """A game staged for what chance seldom brings about; in its twin one player's words differ."""

    plan: Any
    options: Options
    said: Sequence[str]
    """Lines such as “Ann: go up” or “GM: leave Ann”; the dice fall as high as they can."""
    actor: str
    instead: Sequence[str]
    """What the actor says in the twin, line by line."""


def anywhere(holder: Any, event: Event) -> bool:
    return True


class Unsaid(NamedTuple):
    """Data that an ear is sent although neither its sentence nor its screen uses it, and why."""

    place: str
    """“Dodged.cell”, or “Went.way” inside any event."""
    why: str
    where: Callable[[Any, Event], bool] = anywhere
    """Given the struct in which it stands, and the event: only there."""


class Kit(Protocol):
    """One book's side of the contract; `UsualKit` has an answer to everything that it asks."""

    longest: int
    """A random game with `options` is over after at most this many commands."""

    @property
    def secrets(self) -> frozenset[str]:
        """The kinds of events that are ever told to less than everyone."""

    unsaid: Sequence[Unsaid]
    """Everything that is sent without being used; it must be known anyway."""

    def options(self, dice: Dice) -> Options:
        """Random options under which random games end."""

    def players(self, dice: Dice) -> int: ...

    def plan(self, dice: Dice, players: int) -> Any:
        """A small random plan without problems."""

    def out_of_turn(self, table: Table, dice: Dice) -> tuple[Seat, str] | None:
        """Now and then something said out of turn, by a player or the master."""

    def probes(self, table: Table, seat: Seat) -> Sequence[str]:
        """Commands whose refusals are compared by the no-leak test."""

    def twin(self, table: Table, seat: Seat, dice: Dice) -> Any | None:
        """Another plan, different only in what this seat was never told; None if there is none."""

    def redraw(self, table: Table, twin: Any) -> Callable[[Draw], int | None]:
        """For each draw of the table, in order, the result that means the same on the twin."""

    def instead(self, table: Table, seat: Seat, said: str, dice: Dice) -> str:
        """Something else for a player or the master to say that not everyone else is told of."""

    def knows(self, table: Table, event: Event, seat: Seat) -> object:
        """What the rules let a seat know of an event that just happened; None if nothing at all.

        It must not be derived from the audience. In doubt say more; it only shortens a comparison.
        """

    def staged(self) -> Sequence[Scene]:
        """Scenes for the secrets that random play seldom meets."""

    def entitled(self, table: Table, seat: Seat) -> Sequence[tuple[str, object, object]]:
        """(what, by the view, by the state): what the rules let a seat know about itself."""

    def scripted(self) -> Sequence[Event]:
        """Events of kinds that random play seldom meets."""


def contents(event: Event) -> tuple[object, ...]:
    """An event without its audience."""
    return type(event).__name__, *msgspec.structs.astuple(event)[1:]


def something_else(table: Table, seat: Seat, dice: Dice) -> str:
    """Anything legal; what can be said in a few ways only is as likely as what can in many."""
    legal = table.legal(seat)
    verb = dice.pick(list(dict.fromkeys(text.partition(" ")[0] for text in legal)), "verb")
    return dice.pick([text for text in legal if text.partition(" ")[0] == verb], "command")
