"""The rounds since the last change that everyone knows of (L40): the true count is secret."""

from asterion.books.labyrinth.event import FACETED, IN_THE_DARK, Answered, Skipped
from asterion.books.labyrinth.event.told import (
    AnyTelling,
    Ashes,
    BlewUp,
    Healed,
    Infected,
    Standing,
    ThrewGrenade,
)
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.core.audience import Seat
from asterion.core.state.slotted import Slotted

NOBODY_COUNTS = -1


class QuietRounds(Slotted):
    """As anybody at the table can count them; where a count must be claimed, from then on."""

    __slots__ = ("changed", "has_ended", "ill", "is_claimed", "rounds")

    def __init__(self, options: LabyrinthOptions) -> None:
        self.rounds = NOBODY_COUNTS if options.claimed_count else 0
        self.is_claimed = options.claimed_count
        self.changed = False
        self.has_ended = False  # the round, though nobody's turn has begun since
        self.ill: set[Seat] = set()  # L58: of whom everyone knows that they are infected

    def hear(self, event: Answered | Skipped) -> None:
        """Of a move that is not told in full nothing is a known change (L30)."""
        seat = event.seat
        in_full = isinstance(event, Answered) and event.style not in (IN_THE_DARK, FACETED)
        for told in event.told:
            if in_full and self._is_change(seat, told):
                self.changed = True
            if isinstance(told, Infected) or is_ill(told):
                self.ill.add(seat)
            elif isinstance(told, Healed | BlewUp):
                self.ill.discard(seat)

    def _is_change(self, seat: Seat, told: AnyTelling) -> bool:
        if isinstance(told, Healed):
            return seat in self.ill
        is_gone = isinstance(told, ThrewGrenade) and told.missing is False and told.gone is True
        return is_gone or isinstance(told, Ashes)

    def end_round(self) -> None:
        if self.has_ended:
            return
        self.has_ended = True
        if not self.is_claimed:  # else the master declares each round
            self.rounds = 0 if self.changed else self.rounds + 1
        self.changed = False

    def begin_turn(self, is_new_round: bool) -> None:
        if is_new_round:
            self.end_round()
        self.has_ended = False

    def hear_of_death(self, seat: Seat, turn: Seat) -> None:
        """L72  Told when the turn would come: to one who sits before the last, in a new round."""
        if seat < turn:
            self.end_round()
        self.changed = True

    def start_anew(self) -> None:
        self.end_round()
        self.rounds = 0

    def be_told(self, rounds: int) -> None:
        self.rounds = rounds


def is_ill(told: AnyTelling) -> bool:
    return isinstance(told, Standing) and (told.health == "infected" or bool(told.moves_to_heal))
