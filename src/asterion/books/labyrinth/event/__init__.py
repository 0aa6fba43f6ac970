"""What happens in Labyrinth. An event has no room for what its audience must not know."""

from typing import Final, Literal

from asterion.books.labyrinth.event.facts import PlayerAt as PlayerAt
from asterion.books.labyrinth.event.facts import PlayerStatus as PlayerStatus
from asterion.books.labyrinth.event.facts import ThingsAt as ThingsAt
from asterion.books.labyrinth.event.facts import Truth as Truth
from asterion.books.labyrinth.event.facts import WallGone as WallGone
from asterion.books.labyrinth.event.opening import Began as Began
from asterion.books.labyrinth.event.opening import CellTold as CellTold
from asterion.books.labyrinth.event.opening import ChoseStart as ChoseStart
from asterion.books.labyrinth.event.opening import Confirmed as Confirmed
from asterion.books.labyrinth.event.opening import Placed as Placed
from asterion.books.labyrinth.event.opening import Voided as Voided
from asterion.books.labyrinth.event.opening import VoidedBy as VoidedBy
from asterion.books.labyrinth.event.told import AnyTelling, Standing
from asterion.books.labyrinth.say.command import Request
from asterion.core.audience import Seat
from asterion.core.event import Event

# ---- how the master answers a move

PLAIN: Final = "plain"
"""As the reference does: the results in a row."""
SHORT: Final = "short"
"""As the short game of part A does."""
ECHO: Final = "echo"
"""As 6.5 does for conditional moves: each part, a dash, its result."""
IN_THE_DARK: Final = "dark"
"""As 6.7 does: the request, a dash, “done”."""
FACETED: Final = "semi-dark"
"""As 6.8 does: numbered, “done”, and the facets asked for."""

Style = Literal["plain", "short", "echo", "dark", "semi-dark"]

How = Literal[
    "treasure", "survivor", "lost treasure", "nobody left", "skipped", "nstop", "survivor failed",
]  # fmt: skip
"""How a game ends: won in the first two ways, drawn in all others."""

# ---- told


class TurnBegan(Event):
    """Whose turn it is, is public."""

    follows = ("L12",)

    seat: Seat
    round: int


class ToldWounded(Event):
    """Told on the victim's turn, with the orders that he has left."""

    follows = ("L72",)

    seat: Seat
    may_order: bool


class Died(Event):
    """Told when his turn would come, if he did not die in a move that was told."""

    follows = ("L30", "L72")

    seat: Seat


class Lost(Event):
    """Did not come back from outside; told like a death."""

    follows = ("L36", "L72")

    seat: Seat


class Asked(Event):
    """The request is public, the cell ordered is not."""

    follows = ("L12",)

    seat: Seat
    request: Request


class Answered(Event):
    """The one full answer to a move; `ordered` if a cell was shown in secret."""

    follows = ("L12", "L23")

    seat: Seat
    style: Style
    request: Request
    ordered: bool
    told: list[AnyTelling]


class ShowedCell(Event):
    """The cell that a player showed to the master in secret."""

    follows = ("L72", "L84")

    seat: Seat
    cell: str


class ChoiceAsked(Event):
    """Which treasure: this many lie there, `old` if he carries one."""

    follows = ("L79",)

    seat: Seat
    lying: int
    old: bool


class Chose(Event):
    """Which treasure it is to be."""

    follows = ("L79",)

    seat: Seat
    rank: int


class Skipped(Event):
    """With what the end of the turn brought."""

    follows = ("L29",)

    seat: Seat
    told: list[AnyTelling]


class StatusTold(Event):
    """Public, as all communication is."""

    follows = ("L25",)

    seat: Seat
    standing: Standing


class Recalled(Event):
    """The moves of a player, the last one last."""

    follows = ("L26",)

    seat: Seat
    moves: list[Answered | Skipped]


class Counted(Event):
    """The public count."""

    follows = ("L40",)

    rounds: int


class Declared(Event):
    """The count out loud; 0 when it starts over."""

    follows = ("L40",)

    rounds: int


class PlayOn(Event):
    """The public count has reached Nstop, the true one has not."""

    follows = ("L40",)


class Alone(Event):
    """The last survivor and his moves."""

    follows = ("L39",)

    seat: Seat
    moves: int


class Resigned(Event):
    """Out of the game by his own will."""

    follows = ("L37",)

    seat: Seat


class Flagged(Event):
    """Out of the game by the clock."""

    follows = ("L103",)

    seat: Seat


class BreakTaken(Event):
    """`seat` is -2 for a break that was voted."""

    follows = ("L101",)

    seat: Seat


class BreakVoted(Event):
    """A vote for or against a break."""

    follows = ("L102",)

    seat: Seat
    yes: bool


class ClockStarted(Event):
    """A minute for the move of the one whose turn it is."""

    follows = ("L103",)

    seat: Seat


class ClockCalled(Event):
    """The same, asked for during a break: the minute begins when the break is over."""

    follows = ("L103",)

    seat: Seat


class BreakEnded(Event):
    """The five minutes of a break are over, and no move was made in them."""

    follows = ("L101", "L102")


class Ended(Event, omit_defaults=True):
    """Who won and how, or why it is a draw; older records do not say after how many rounds."""

    follows = ("L34", "L38", "L39", "L40", "L41", "L42")

    how: How
    winners: list[Seat]
    rounds: int = 0


EVENTS: tuple[type[Event], ...] = (
    Began, ChoseStart, CellTold, Voided, VoidedBy, Confirmed, Placed, TurnBegan, ToldWounded, Died,
    Lost, Asked, Answered, ShowedCell, ChoiceAsked, Chose, Skipped, StatusTold, Recalled, Counted,
    Declared, PlayOn, Alone, Resigned, Flagged, BreakTaken, BreakVoted, ClockStarted, ClockCalled,
    BreakEnded, Ended, Truth, PlayerAt, PlayerStatus, ThingsAt, WallGone,
)  # fmt: skip
