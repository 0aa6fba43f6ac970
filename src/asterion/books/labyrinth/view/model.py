"""All that one viewer of a Labyrinth game has been told (L12)."""

from typing import Final

from asterion.books.labyrinth.event import (
    Answered,
    ChoiceAsked,
    PlayerAt,
    PlayerStatus,
    Skipped,
    ThingsAt,
)
from asterion.books.labyrinth.event.told import Standing
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.books.labyrinth.view.counting import QuietRounds
from asterion.books.labyrinth.view.following import Following
from asterion.books.labyrinth.view.kit import Kit
from asterion.core.audience import Seat
from asterion.core.state.slotted import Slotted

NOBODYS_TURN: Final = -1
UNKNOWN: Final = ""


class View(Slotted):
    """What a listener remembers. The master's has the plan and follows the facts as well."""

    __slots__ = (
        "asked_cells", "at", "blown", "breaks", "cell_kind", "cells", "choice", "chosen", "claimed",
        "confirmed", "edges", "extra_orders", "following", "fortunes", "gone", "have_chosen",
        "last", "last_mover", "lasting", "lying", "may_order", "mine_to_choose", "moves_to_heal",
        "names", "nstop", "options", "over", "plan", "rested", "resting", "round", "seat", "shape",
        "standings", "stays", "timed", "turn", "void_rounds", "votes", "walls", "wounded",
    )  # fmt: skip

    def __init__(self, seat: Seat, options: LabyrinthOptions, plan: Plan | None) -> None:
        self.seat = seat  # whose view it is
        self.options = options  # the options of the table
        self.names: list[str] = []  # players' names, by seat
        self.shape: list[str] = []  # the outline: a row each, `#` a cell
        self.cells: tuple[str, ...] = ()  # their names, in reading order
        self.moves_to_heal = 0  # after an infection (L57)
        self.nstop = 0  # rounds without change until a draw (L40)
        self.confirmed = False  # the start cells are; the game is on
        self.void_rounds = 0  # how often the start cells were void (L10)
        self.turn: Seat = NOBODYS_TURN  # whose turn it is
        self.round = 0  # from 1
        self.over = ""  # how the game ended; empty until then
        self.gone: set[Seat] = set()  # who is out of the game
        self.last: dict[Seat, Answered | Skipped] = {}
        self.last_mover: Seat = NOBODYS_TURN  # who moved last
        self.standings: dict[Seat, Standing] = {}  # as last answered in public
        self.wounded: set[Seat] = set()  # told so, and not told to be healed since
        self.may_order = False  # the one whose turn it is, for his wound
        self.extra_orders: list[int] = []  # handicap: how many orders each may still give (L83)
        self.choice: ChoiceAsked | None = None
        self.claimed = False  # the count was claimed (L40)
        self.breaks: set[Seat] = set()  # who has had their break (L101)
        self.rested: set[Seat] = set()  # before this move
        self.resting = False  # a break is on
        self.timed = False  # L103: a clock was called for this move, and has started
        self.votes: dict[Seat, bool] = {}  # for a break (L102)
        # one's own
        self.mine_to_choose = False  # one is asked for a treasure (L79)
        self.chosen = ""  # one's last choice of a start cell
        self.asked_cells: dict[str, str] = {}  # what they are, asked before the start (L83)
        self.walls = 0  # L32: a bit a way that is publicly known to be a wall where one stands
        self.blown = 0  # L32: the ways of his own grenades since he stands there
        self.lasting = 0  # L32: the walls of these that have survived one
        self.stays = 0  # L32: turns in a row publicly known to leave one on the same cell
        self.cell_kind = UNKNOWN
        self.following = Following(seat, options)
        # the master's
        self.plan = plan
        self.edges = bytearray(plan.edges) if plan is not None else bytearray()
        self.have_chosen: dict[Seat, str] = {}  # the start cells of this round
        self.at: dict[Seat, PlayerAt] = {}
        self.fortunes: dict[Seat, PlayerStatus] = {}
        self.lying: dict[int, ThingsAt] = {}

    @property
    def kit(self) -> Kit:
        """What one has, as far as it follows."""
        return self.following.kit

    @property
    def quiet(self) -> QuietRounds:
        """The rounds without a change, as far as everyone knows of them."""
        return self.following.quiet
