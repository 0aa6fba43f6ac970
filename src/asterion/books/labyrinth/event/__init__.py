"""What happens in Labyrinth. An event has no room for what its audience must not know."""

from typing import Final

from asterion.books.labyrinth.event.told import AnyTelling, Found, Standing
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

# ---- told


class Began(Event):
    """L5, L94  The agreed shape (rows with `/` between, `#` a cell), and the two numbers."""

    names: list[str]
    shape: str
    moves_to_heal: int
    nstop: int


class ChoseStart(Event):
    """L9, L12  Known to the one who chose."""

    seat: Seat
    cell: str


class CellTold(Event):
    """L83  The type of a cell that a handicapped player asked for."""

    seat: Seat
    cell: str
    kind: str


class Voided(Event):
    """L10  Everyone picks again; no reason is given."""


class Confirmed(Event):
    """L10  The start cells are valid."""


class Placed(Event):
    """L11  The type of the cell on which a player starts, and what came of it."""

    seat: Seat
    kind: str
    told: list[AnyTelling]


class TurnBegan(Event):
    """L12  Whose turn it is, is public."""

    seat: Seat
    round: int


class ToldWounded(Event):
    """L72  Told on the victim's turn, with the orders that he has left."""

    seat: Seat
    may_order: bool


class Died(Event):
    """L30, L72  Told when his turn would come, if he did not die in a move that was told."""

    seat: Seat


class Lost(Event):
    """L36, L72  Did not come back from outside; told like a death."""

    seat: Seat


class Asked(Event):
    """L12  The request is public, the cell ordered is not."""

    seat: Seat
    request: str


class Answered(Event):
    """L12, L23  The one full answer to a move; `ordered` if a cell was shown in secret."""

    seat: Seat
    style: str
    request: str
    ordered: bool
    told: list[AnyTelling]


class ShowedCell(Event):
    """L72, L84  The cell that a player showed to the master in secret."""

    seat: Seat
    cell: str


class ChoiceAsked(Event):
    """L79  Which treasure: so many lie there, `old` if he carries one."""

    seat: Seat
    lying: int
    old: bool


class Chose(Event):
    """L79  Which treasure it is to be."""

    seat: Seat
    rank: int


class Skipped(Event):
    """L29  With what the end of the turn brought."""

    seat: Seat
    told: list[AnyTelling]


class StatusTold(Event):
    """L25  Public, as all communication is."""

    seat: Seat
    standing: Standing


class Recalled(Event):
    """L26  The moves of a player, the last one last."""

    seat: Seat
    moves: list[Answered | Skipped]


class Counted(Event):
    """L40  The public count."""

    rounds: int


class Declared(Event):
    """L40  The count out loud; 0 when it starts anew."""

    rounds: int


class PlayOn(Event):
    """L40  The public count has reached Nstop, the true one has not."""


class Alone(Event):
    """L39  The last survivor and his moves."""

    seat: Seat
    moves: int


class Resigned(Event):
    """L37  Out of the game by his own will."""

    seat: Seat


class Flagged(Event):
    """L103  Out of the game by the clock."""

    seat: Seat


class BreakTaken(Event):
    """L101  `seat` is -2 for a break that was voted."""

    seat: Seat


class BreakVoted(Event):
    """L102  A vote for or against a break."""

    seat: Seat
    yes: bool


class ClockStarted(Event):
    """L103  A minute for the move of the one whose turn it is."""

    seat: Seat


class Ended(Event):
    """L34, L38, L39, L40, L41, L42  `how` is "treasure", "survivor" or why it is a draw."""

    how: str
    winners: list[Seat]


# ---- facts, for the master's plan


class Truth(Event):
    """L30, L31, L72  What a dark or semi-dark move, or an ordered cell, really came to."""

    seat: Seat
    told: list[AnyTelling]


class Stood(Event):
    """L2  The player is on this cell; `way` is where he stands outside of it, or -1."""

    seat: Seat
    cell: int
    way: int
    place: str  # the cell as people call it


class Fared(Event):
    """L2  How it stands with a player; the true treasure is marked."""

    seat: Seat
    standing: Standing
    true_treasure: bool


class Lay(Event):
    """L2  What lies on a cell from now on, and how many set landmines."""

    cell: int
    lying: Found
    true_treasure: bool
    mines_set: int
    place: str


class WallGone(Event):
    """L67  A grenade destroyed a wall, or opened an exit."""

    cell: int
    way: int
    place: str


EVENTS: tuple[type[Event], ...] = (
    Began, ChoseStart, CellTold, Voided, Confirmed, Placed, TurnBegan, ToldWounded, Died, Lost,
    Asked, Answered, ShowedCell, ChoiceAsked, Chose, Skipped, StatusTold, Recalled, Counted,
    Declared, PlayOn, Alone, Resigned, Flagged, BreakTaken, BreakVoted, ClockStarted, Ended, Truth,
    Stood, Fared, Lay, WallGone,
)  # fmt: skip
