"""What happens in Dooom. An event has no room for what its audience must not know."""

from asterion.core.audience import Seat
from asterion.core.event import Event

# ---- told


class Began(Event):
    """O4  The game is on; everyone knows how much treasure it takes."""

    target: int


class Joined(Event):
    """O5, O24  A player is at the table."""

    seat: Seat
    name: str


class Saw(Event):
    """O7  What is in sight: rows with `/` between, `X` out of sight, `P` a player.

    `who` names the players in the order in which they are drawn.
    """

    seat: Seat
    seen: str
    who: tuple[Seat, ...]


class TurnBegan(Event):
    """O6  Whose turn it is, is public; the last one's is over."""

    seat: Seat
    round: int


class Refreshed(Event):
    """O14  How many action points a player has is his own affair: it tells what he carries."""

    seat: Seat
    ap: int


class Walked(Event):
    """O8  A step; so many action points are left."""

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
    """O12  The attacker knows that he missed."""

    seat: Seat
    target: Seat


class Hurt(Event):
    """O13  The one who was hit knows what it cost; 0 on armour."""

    seat: Seat
    by: Seat
    damage: int
    hit_points: int


class Dodged(Event):
    """O12  So does the one who was struck at."""

    seat: Seat
    by: Seat


class Died(Event):
    """O17, O21  `left` says that the player disconnected."""

    seat: Seat
    left: bool


class Away(Event):
    """O21  A player has left, and the turns are skipped."""

    seat: Seat


class CameBack(Event):
    """O21  The player is here again."""

    seat: Seat


class Placed(Event):
    """O5  The player was put on another tile; how it lies to the last one is not told."""

    seat: Seat


class Said(Event):
    """O22  Talk; the dead talk too."""

    seat: Seat
    text: str


class Won(Event):
    """O16  The game ends at once for everyone."""

    seat: Seat
    treasure: int


ALL_DEAD = "everyone is dead"
ROUNDS_PLAYED = " rounds have been played"
"""Names of endings that records have had from the first on, the latter with a number before it;
they are compared, and never shown."""


class Ended(Event):
    """O22  The game is over and nobody has won."""

    reason: str

    @property
    def rounds(self) -> int:
        """How many rounds were agreed on and played; 0 where everyone is dead."""
        number = self.reason.removesuffix(ROUNDS_PLAYED)
        return int(number) if number != self.reason else 0


# ---- facts, for the master's plan


class Stood(Event):
    """O5, O8  The player is on this tile; columns and rows count from 1."""

    seat: Seat
    column: int
    row: int


class Lay(Event):
    """O2, O18  From now on this lies on the tile: a symbol of the map, and how much treasure."""

    column: int
    row: int
    thing: str
    amount: int


class Fared(Event):
    """O5, O9, O13, O17  How it stands with a player: hit points, treasure, what he carries."""

    seat: Seat
    hit_points: int
    treasure: int
    kit: str


EVENTS: tuple[type[Event], ...] = (
    Began, Joined, Saw, TurnBegan, Refreshed, Walked, PickedUp, Hit, Missed, Hurt,
    Dodged, Died, Away, CameBack, Placed, Said, Won, Ended, Stood, Lay, Fared,
)  # fmt: skip
