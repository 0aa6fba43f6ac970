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
from asterion.core.slotted import Slotted

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
        self.seat = seat
        self.options = options
        self.names: list[str] = []
        self.shape: list[str] = []
        self.cells: tuple[str, ...] = ()  # their names, in reading order
        self.moves_to_heal = 0
        self.nstop = 0
        self.confirmed = False
        self.void_rounds = 0
        self.turn: Seat = NOBODYS_TURN
        self.round = 0
        self.over = ""
        self.gone: set[Seat] = set()
        self.last: dict[Seat, Answered | Skipped] = {}
        self.last_mover: Seat = NOBODYS_TURN
        self.standings: dict[Seat, Standing] = {}  # as last answered in public
        self.wounded: set[Seat] = set()  # told so, and not told to be healed since
        self.may_order = False  # the one whose turn it is, for his wound
        self.extra_orders: list[int] = []
        self.choice: ChoiceAsked | None = None
        self.claimed = False
        self.breaks: set[Seat] = set()
        self.rested: set[Seat] = set()  # before this move
        self.resting = False
        self.timed = False  # L103: a clock was called for this move, and has started
        self.votes: dict[Seat, bool] = {}
        # one's own
        self.mine_to_choose = False
        self.chosen = ""  # one's last choice of a start cell
        self.asked_cells: dict[str, str] = {}
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
