"""One client's side of a game: what its seat is told, as lines of the protocol."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum

from asterion.books.dooom.event import Died, Ended, Hurt, PickedUp, Said, TurnBegan, Won
from asterion.books.dooom.view.model import View
from asterion.core.audience import Seat
from asterion.core.event import Event

Send = Callable[[str], None]
"""One call is one write."""


class Rank(IntEnum):
    """In which order the notifications of one command go out, no matter to whom."""

    FORTUNE = 1
    SIGHT = 2
    TURN_ENDED = 3
    TURN_BEGAN = 4
    WON = 5
    LOST = 6


Notice = tuple[Rank, str]


class Ear:
    """It knows what its seat was told and what its client was sent, and nothing else."""

    def __init__(self, seat: Seat, send: Send) -> None:
        self.seat = seat
        self.send = send
        self.has_said_hello = False
        self._has_turn = False
        self._has_lost = False
        self._must_look = False  # between STARTTURN and the next LOOK there is no CHANGE
        self._seen = ""

    def look(self, view: View) -> str:
        """The whole block, with its empty line."""
        self._must_look = False
        rows = view.seen.replace("/", "\n")
        return f"LOOKREPLY\n{rows}\n\n"

    def hear(
        self, told: Sequence[Event], view: View, called: Mapping[Seat, str], is_cause: bool
    ) -> list[Notice]:
        """The notifications that follow from what the seat is told of one command."""
        notices: list[Notice] = []
        for event in told:
            match event:
                case PickedUp(thing="G", amount=amount):
                    notices.append((Rank.FORTUNE, f"TREASUREMOD {amount}"))
                case PickedUp(thing="H", amount=amount):
                    notices.append((Rank.FORTUNE, f"HITMOD {amount}"))
                case Hurt(damage=damage) if damage:
                    notices.append((Rank.FORTUNE, f"HITMOD -{damage}"))
                case Said(seat=seat, text=text):
                    notices.append((Rank.FORTUNE, f"MESSAGE {called[seat]}: {text}"))
                case Died(seat=seat) if seat == self.seat:
                    notices += self._lose(Rank.FORTUNE)
                case TurnBegan(seat=seat):
                    notices += self._turn_ends()
                    if seat == self.seat:
                        notices.append((Rank.TURN_BEGAN, "STARTTURN"))
                        self._has_turn = True
                case Won(seat=seat) if seat == self.seat:
                    notices.append((Rank.WON, "WIN"))
                case Won():
                    notices += self._lose(Rank.LOST)
                case Ended():
                    notices += self._turn_ends() + self._lose(Rank.LOST)
        if self._sees_a_change(view) and not is_cause:
            notices.append((Rank.SIGHT, "CHANGE"))
        # From here on: a change that came with the turn was still worth a word.
        self._must_look |= (Rank.TURN_BEGAN, "STARTTURN") in notices
        return notices

    def _sees_a_change(self, view: View) -> bool:
        """Whether a LOOK would be answered otherwise than before, and may be asked for at all."""
        is_other = view.seen != self._seen
        self._seen = view.seen
        return is_other and not self._must_look and not view.over

    def _turn_ends(self) -> list[Notice]:
        if not self._has_turn:
            return []
        self._has_turn = False
        return [(Rank.TURN_ENDED, "ENDTURN")]

    def _lose(self, rank: Rank) -> list[Notice]:
        """`LOSE` is sent once, to the dead when they die."""
        if self._has_lost:
            return []
        self._has_lost = True
        return [(rank, "LOSE")]
