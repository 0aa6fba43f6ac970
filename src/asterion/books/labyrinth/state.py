"""The truth of a Labyrinth game."""

from typing import Final

from asterion.books.labyrinth.event import Answered, How, Skipped
from asterion.books.labyrinth.event.told import Health, Load
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import Plan
from asterion.books.labyrinth.plan.starts import stoppable
from asterion.core.audience import Audience, Seat, only
from asterion.core.contract.chapters import Result
from asterion.core.state.compiled import mypyc_attr
from asterion.core.state.slotted import Slotted

HEALTHY: Final = 0
WOUNDED: Final = 1
INFECTED: Final = 2
DEAD: Final = 3
LOST: Final = 4
HEALTH_NAMES: Final[tuple[Health, ...]] = ("healthy", "wounded", "infected", "dead", "lost")

NOTHING: Final = 0
CORPSE: Final = 1
MINE: Final = 2
TREASURE: Final = 3
"""L61  What is carried, by rank: the less valuable is exchanged for the more valuable."""
LOAD_NAMES: Final[tuple[Load, ...]] = ("", "corpse", "landmine", "treasure")

MOST_BULLETS: Final = 3
MOST_GRENADES: Final = 3
NO_TURN: Final = -1
INSIDE: Final = -1

TOLD: Final = 0
BY_BULLET: Final = 1
BY_MINE: Final = 2
"""Whether a wound is still to be told on the victim's turn, and where it came from."""

CHOOSING: Final = "choosing"
CONFIRMING: Final = "confirming"
PLAYING: Final = "playing"
OVER: Final = "over"


class Pile(Slotted):
    """What lies on a cell: counts, corpses by the seat they were, treasures from the lowest."""

    __slots__ = ("bullets", "corpses", "grenades", "mines", "treasures")

    def __init__(self, bullets: int = 0, grenades: int = 0, mines: int = 0) -> None:
        self.bullets = bullets
        self.grenades = grenades
        self.mines = mines
        self.corpses: list[Seat] = []
        self.treasures: list[int] = []

    def copy(self) -> "Pile":
        twin = Pile(self.bullets, self.grenades, self.mines)
        twin.corpses = self.corpses[:]
        twin.treasures = self.treasures[:]
        return twin

    @property
    def is_empty(self) -> bool:
        counts = self.bullets or self.grenades or self.mines
        return not (counts or self.corpses or self.treasures)


@mypyc_attr(allow_interpreted_subclasses=True)  # else `copy` could not leave out `__init__`
class State(Slotted):
    """Mutable; a list a property, an index a seat."""

    __slots__ = (
        "asked_cells", "asking_order", "at", "breaks", "bullets", "called", "carried_thing",
        "changed", "chosen", "claimed", "contagious", "declared", "edges", "ended", "exposed",
        "extra_orders", "fallen", "gone_told", "grenades", "heal_left", "health", "hears", "immune",
        "infested", "load", "may_order", "mined", "moves", "moves_to_heal", "names", "nstop",
        "options", "orders", "outside", "phase", "piles", "plan", "public_changed", "public_quiet",
        "questions_left", "quiet", "rested", "resting", "result", "round", "skipped", "stirred",
        "stoppable", "survivor_left", "told_ill", "took_topmost", "touched", "treasures_asked",
        "turn", "untold", "void_rounds", "votes", "waking", "woken",
    )  # fmt: skip

    def __init__(self, plan: Plan, options: LabyrinthOptions, names: list[str]) -> None:
        players = len(names)
        self.plan = plan
        self.options = options
        self.names = names
        self.hears: list[Audience] = [only(seat) for seat in range(players)]
        self.phase = CHOOSING
        self.result: Result | None = None
        self.ended: How | None = None
        # the labyrinth as it is now
        self.edges = bytearray(plan.edges)
        self.stoppable = stoppable(plan, options)
        self.piles: dict[int, Pile] = {}
        self.mined: dict[int, int] = {}  # set landmines, by cell
        self.woken: dict[int, Seat] = {}  # mites woken in this very turn, and by whom
        self.waking: dict[int, Seat] = {}  # contagious when the waker's turn is over
        self.infested: set[int] = set()
        # the players
        self.at = [0] * players
        self.outside = [INSIDE] * players  # else the side (`cell * 4 + way`) they went out by
        self.health = [HEALTHY] * players
        self.immune = [False] * players
        self.bullets = [MOST_BULLETS] * players
        self.grenades = [MOST_GRENADES] * players
        self.load = [NOTHING] * players
        self.carried_thing = [0] * players  # which treasure, or whose corpse
        self.fallen = [False] * players
        self.untold = [TOLD] * players
        self.gone_told = [False] * players
        self.contagious = [False] * players  # of corpses
        self.heal_left = [0] * players
        self.orders = [players - 1] * players
        self.extra_orders = [0] * players
        self.questions_left = [0] * players
        self.asked_cells: list[list[int]] = [[] for _ in names]
        self.chosen = [0] * players  # start cells; 0 is none yet
        self.moves: list[list[Answered | Skipped]] = [[] for _ in names]
        # the course of the game
        self.asking_order = list(range(players))
        self.void_rounds = 0
        self.turn: Seat = NO_TURN
        self.round = 0
        self.may_order = False
        self.exposed = False  # L110: a contagious corpse lay there when the turn began
        self.treasures_asked = 0  # L79: a choice among this many is open
        self.took_topmost = False
        self.skipped: set[Seat] = set()  # L29: since anybody has moved
        self.quiet = 0  # L40: rounds without change, and whether this one had a change
        self.changed = False
        self.public_quiet = 0
        self.public_changed = False
        self.told_ill: set[Seat] = set()  # L58: of whose infection everyone knows
        self.claimed = False
        self.declared = 0
        self.survivor_left = 0
        self.breaks: set[Seat] = set()
        self.rested: set[Seat] = set()  # before this move
        self.resting = False
        self.called = False  # the clock, for the end of the break
        self.votes: dict[Seat, bool] = {}
        self.moves_to_heal = options.moves_to_heal or (len(plan.cells) + 1) // 2
        self.nstop = options.nstop or len(plan.cells)
        # what changed in this command, for the master's plan
        self.touched: set[Seat] = set()
        self.stirred: set[int] = set()
        for cell, lying in plan.lying.items():
            self.piles[cell] = Pile(*lying)
            self.stirred.add(cell)
        for number, (cell, _true) in enumerate(plan.treasures):
            self.pile(cell).treasures.append(number)

    def pile(self, cell: int) -> Pile:
        """What lies on the cell, for adding to it."""
        pile = self.piles.get(cell)
        if pile is None:
            pile = self.piles[cell] = Pile()
        self.stirred.add(cell)
        return pile

    def is_true(self, treasure: int) -> bool:
        return self.plan.treasures[treasure][1]

    def copy(self) -> "State":
        twin = State.__new__(State)
        for slot in State.__slots__:
            value = getattr(self, slot)
            if isinstance(value, (list, dict, set, bytearray)):
                value = value.copy()
            setattr(twin, slot, value)
        twin.piles = {cell: pile.copy() for cell, pile in self.piles.items()}
        twin.asked_cells = [cells[:] for cells in self.asked_cells]
        twin.moves = [moves[:] for moves in self.moves]
        return twin
