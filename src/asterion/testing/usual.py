"""The usual answers to what the contract suite asks: a small book says only what is its own."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from asterion.books.making import generated
from asterion.core.audience import EVERYONE, MASTER, Seat, ear
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.hosting import Spoken
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, DiceError, Draw, Rolled
from asterion.core.event import Event
from asterion.core.referee.table import Table
from asterion.testing.kit import Scene, Unsaid, contents, something_else
from asterion.testing.play import play
from asterion.testing.twins.books import TwinDice


class UsualKit:
    """The answers that fit most books. A kit of your own knows what this one can only guess.

    `knows` is the one to replace: what it says comes from the rules, and so an event that is told
    to the wrong ears is found. The one here asks the audience, and finds everything else.
    """

    longest = 2000
    unsaid: Sequence[Unsaid] = ()
    most_players = 4
    twins_tried = 30
    games_seen = 20

    def __init__(self, book: AnyBook) -> None:
        self.book = book

    @cached_property
    def secrets(self) -> frozenset[str]:
        """Whatever is told to less than everyone in some random games."""
        games = (play(self.book, self, seed, self.longest) for seed in range(self.games_seen))
        events = (event for game in games for entry in game.entries for event in entry.events)
        return frozenset(type(event).__name__ for event in events if event.to != EVERYONE)

    def options(self, dice: Dice) -> Options:
        usual: Options = self.book.rules.options()
        return usual

    def players(self, dice: Dice) -> int:
        few = [n for n in self.book.seats if n <= self.most_players]
        return dice.pick(few or self.book.seats[:1], "players")

    def plan(self, dice: Dice, players: int) -> Any:
        return generated(self.book, dice, players)

    def out_of_turn(self, table: Table, dice: Dice) -> tuple[Seat, str] | None:
        """A player's time is out, they leave, or they come back."""
        hosting = self.book.host
        say = dice.pick([hosting.late, hosting.leave, hosting.back], "what happens")
        spoken = say(table.view(MASTER), dice.below(len(table.names), "to whom"))
        return (spoken.speaker, spoken.text) if isinstance(spoken, Spoken) else None

    @cached_property
    def _said_at_the_start(self) -> list[str]:
        dice = Rolled(1)
        players = self.players(dice)
        names = [f"P{n}" for n in range(players)]
        plan, options = self.plan(dice, players), self.options(dice)
        table = Table(self.book, plan, names, options, dice, salt="")
        return list(dict.fromkeys(text for seat in range(players) for text in table.legal(seat)))

    def probes(self, table: Table, seat: Seat) -> Sequence[str]:
        """What could be said when another game began."""
        return self._said_at_the_start[:40]

    def twin(self, table: Table, seat: Seat, dice: Dice) -> Any | None:
        """Some other plan on which the same is said, and the seat knows the same of it."""
        for _ in range(self.twins_tried):
            plan = self.plan(dice, len(table.first_names))
            if plan != table.plan and self._sounds_alike(table, plan, seat):
                return plan
        return None

    def _sounds_alike(self, table: Table, plan: Any, seat: Seat) -> bool:
        draws = [draw for entry in table.entries for draw in entry.draws]
        dice = TwinDice(draws, self.redraw(table, plan))
        names, options = table.first_names, table.options
        try:
            other = Table(self.book, plan, names, options, dice, salt="salt")
            for entry in table.entries[1:]:
                other.submit(entry.seat, entry.do)
        except (DiceError, Refused):
            return False
        return self._known(table, seat) == self._known(other, seat)

    def _known(self, table: Table, seat: Seat) -> list[object]:
        events = (event for entry in table.entries for event in entry.events)
        return [self.knows(table, event, seat) for event in events]

    def redraw(self, table: Table, twin: Any) -> Callable[[Draw], int | None]:
        """Chance is the same."""
        return lambda draw: draw[2]

    def instead(self, table: Table, seat: Seat, said: str, dice: Dice) -> str:
        """Anything else that a player may say; the master says what they said."""
        return something_else(table, seat, dice) if seat >= 0 and table.legal(seat) else said

    def knows(self, table: Table, event: Event, seat: Seat) -> object:
        return contents(event) if event.to & ear(seat) else None

    def staged(self) -> Sequence[Scene]:
        return ()

    def entitled(self, table: Table, seat: Seat) -> Sequence[tuple[str, object, object]]:
        return ()

    def scripted(self) -> Sequence[Event]:
        return ()
