"""What happens in Dooom. An event has no room for what its audience must not know."""

from asterion.core.audience import Seat
from asterion.core.event import Event

# ---- told


class Began(Event):
    """The game is on; everyone knows how much treasure it takes."""

    follows = ("O4",)

    target: int


class Joined(Event):
    """A player is at the table."""

    follows = ("O5", "O24")

    seat: Seat
    name: str


class Saw(Event):
    """What is in sight: rows with `/` between, `X` out of sight, `P` a player.

    `who` names the players in the order in which they are drawn.
    """

    follows = ("O7",)

    seat: Seat
    seen: str
    who: tuple[Seat, ...]


class TurnBegan(Event):
    """Whose turn it is, is public; the last one's is over."""

    follows = ("O6",)

    seat: Seat
    round: int


class Refreshed(Event):
    """How many action points a player has is his own affair: it tells what he carries."""

    follows = ("O14",)

    seat: Seat
    ap: int


class Walked(Event):
    """A step; this many action points are left."""

    follows = ("O8",)

    seat: Seat
    way: int
    ap: int


class PickedUp(Event):
    """`amount` is the worth of a treasure or the hit points of a potion, else 1."""

    follows = ("O9",)

    seat: Seat
    thing: str
    amount: int
    ap: int


class Hit(Event):
    """The attacker knows that he hit, not what it did."""

    follows = ("O12",)

    seat: Seat
    target: Seat


class Missed(Event):
    """The attacker knows that he missed."""

    follows = ("O12",)

    seat: Seat
    target: Seat


class Hurt(Event):
    """The one who was hit knows what it cost; 0 on armour."""

    follows = ("O13",)

    seat: Seat
    by: Seat
    damage: int
    hit_points: int


class Dodged(Event):
    """So does the one who was struck at."""

    follows = ("O12",)

    seat: Seat
    by: Seat


class Died(Event):
    """`left` says that the player disconnected."""

    follows = ("O17", "O21")

    seat: Seat
    left: bool


class Away(Event):
    """A player has left, and the turns are skipped."""

    follows = ("O21",)

    seat: Seat


class CameBack(Event):
    """The player is here again."""

    follows = ("O21",)

    seat: Seat


class Placed(Event):
    """The player was put on another tile; how it lies to the last one is not told."""

    follows = ("O5",)

    seat: Seat


class Said(Event):
    """Talk; the dead talk too."""

    follows = ("O22",)

    seat: Seat
    text: str


class Won(Event):
    """The game ends at once for everyone."""

    follows = ("O16",)

    seat: Seat
    treasure: int


ALL_DEAD = "everyone is dead"
ROUNDS_PLAYED = " rounds have been played"
"""Names of endings that records have had from the first on, the latter with a number before it;
they are compared, and never shown."""


class Ended(Event):
    """The game is over and nobody has won."""

    follows = ("O22",)

    reason: str

    @property
    def rounds(self) -> int:
        """How many rounds were agreed on and played; 0 where everyone is dead."""
        number = self.reason.removesuffix(ROUNDS_PLAYED)
        return int(number) if number != self.reason else 0


# ---- facts, for the master's plan


class PlayerAt(Event, tag="Stood"):
    """The player is on this tile; columns and rows count from 1."""

    follows = ("O5", "O8")

    seat: Seat
    column: int
    row: int


class ThingsAt(Event, tag="Lay"):
    """From now on this lies on the tile: a symbol of the map, and how much treasure."""

    follows = ("O2", "O18")

    column: int
    row: int
    thing: str
    amount: int


class PlayerStatus(Event, tag="Fared"):
    """How it stands with a player: hit points, treasure, what he carries."""

    follows = ("O5", "O9", "O13", "O17")

    seat: Seat
    hit_points: int
    treasure: int
    kit: str


EVENTS: tuple[type[Event], ...] = (
    Began, Joined, Saw, TurnBegan, Refreshed, Walked, PickedUp, Hit, Missed, Hurt,
    Dodged, Died, Away, CameBack, Placed, Said, Won, Ended, PlayerAt, ThingsAt, PlayerStatus,
)  # fmt: skip
