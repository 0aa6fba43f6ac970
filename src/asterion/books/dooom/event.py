"""What happens in Dooom. An event has no room for what its audience must not know."""

from asterion.core.audience import Seat
from asterion.core.event import Event

# ---- told


class Began(Event):
    """O4  The game is on; everyone knows how much treasure it takes."""

    target: int


class Joined(Event):
    seat: Seat
    name: str


class Saw(Event):
    """O7  What is in sight: rows with `/` between, `X` out of sight, `P` a player.

    `who` names the players in the order in which they are drawn.
    """

    seat: Seat
    seen: str
    who: list[Seat]


class TurnBegan(Event):
    """O6  Whose turn it is, is public."""

    seat: Seat
    round: int


class Refreshed(Event):
    """O14  How many action points a player has is his own affair: it tells what he carries."""

    seat: Seat
    ap: int


class TurnEnded(Event):
    seat: Seat


class Walked(Event):
    seat: Seat
    way: int
    ap: int


class PickedUp(Event):
    """O9  `amount` is the worth of a treasure or the hit points of a potion, else 1."""

    seat: Seat
    thing: str
    amount: int
    ap: int


class Hit(Event):
    """O12  The attacker knows that he hit, not what it did."""

    seat: Seat
    target: Seat


class Missed(Event):
    seat: Seat
    target: Seat


class Hurt(Event):
    """O13  The one who was hit knows what it cost; 0 on armour."""

    seat: Seat
    by: Seat
    damage: int
    hit_points: int


class Dodged(Event):
    seat: Seat
    by: Seat


class Died(Event):
    """O17, O21  `left` says that the player disconnected."""

    seat: Seat
    left: bool


class Away(Event):
    seat: Seat


class CameBack(Event):
    seat: Seat


class Said(Event):
    seat: Seat
    text: str


class Won(Event):
    seat: Seat
    treasure: int


class Ended(Event):
    """O22  The game is over and nobody has won."""

    reason: str


# ---- facts, for the master's plan


class Stood(Event):
    """The player is on this cell."""

    seat: Seat
    cell: int


class Lay(Event):
    """From now on this lies on the cell: a symbol of the map, and how much if it is treasure."""

    cell: int
    thing: str
    amount: int


class Fared(Event):
    """How it stands with a player: hit points, treasure, and what he carries."""

    seat: Seat
    hit_points: int
    treasure: int
    kit: str


EVENTS: tuple[type[Event], ...] = (
    Began, Joined, Saw, TurnBegan, Refreshed, TurnEnded, Walked, PickedUp, Hit, Missed, Hurt,
    Dodged, Died, Away, CameBack, Said, Won, Ended, Stood, Lay, Fared,
)  # fmt: skip
