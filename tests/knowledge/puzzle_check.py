"""A second opinion on puzzles, which knows nothing of clauses: every world is walked through.

On a plan without pits and rivers only one thing is unknown in what was heard: where the other
player started. So each start is tried; the answers then say of some sides and cells what they are,
or contradict each other. What is left may be anything, as long as the whole can be reached.
"""

from collections.abc import Iterator

from asterion.knowledge.labyrinth.facts import AnyFact, KindIs, PlayerAt, WallStands
from asterion.knowledge.labyrinth.puzzles.puzzle import Puzzle

Spot = tuple[int, int]
Side = frozenset[Spot]
MOVES = ((0, -1), (1, 0), (0, 1), (-1, 0))
NEEDED = "LHW"


class Ruled(Exception):
    """This cannot have been so."""


class Case:
    """One way in which everything may have been: what the answers then say of the plan."""

    def __init__(self, columns: int, rows: int) -> None:
        self.spots = [(column, row) for row in range(rows) for column in range(columns)]
        self.walls: dict[Side, bool] = {}
        self.kinds: dict[Spot, str] = {}
        self.at: dict[int, Spot] = {}

    def say_wall(self, one: Spot, other: Spot, stands: bool) -> None:
        side = frozenset((one, other))
        if self.walls.setdefault(side, stands) != stands:
            raise Ruled
        if not stands and other not in self.spots:
            raise Ruled  # they would have been outside

    def say_kind(self, spot: Spot, kind: str) -> None:
        if self.kinds.setdefault(spot, kind) != kind:
            raise Ruled

    def copy(self) -> "Case":
        other = Case(0, 0)
        other.spots = self.spots
        other.walls, other.kinds, other.at = dict(self.walls), dict(self.kinds), dict(self.at)
        return other

    def can_be(self) -> bool:
        """L90, L93  Whether a plan can be completed: what is not known is open, and of any kind."""
        missing = [kind for kind in NEEDED if kind not in self.kinds.values()]
        if len(missing) > len(self.spots) - len(self.kinds):
            return False
        seen, waiting = {self.spots[0]}, [self.spots[0]]
        while waiting:
            spot = waiting.pop()
            for beside in (_step(spot, way) for way in range(4)):
                is_open = not self.walls.get(frozenset((spot, beside)), False)
                if beside in self.spots and beside not in seen and is_open:
                    seen.add(beside)
                    waiting.append(beside)
        return len(seen) == len(self.spots)


def _step(spot: Spot, way: int) -> Spot:
    return spot[0] + MOVES[way][0], spot[1] + MOVES[way][1]


def _named(cell: str) -> Spot:
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def cases(puzzle: Puzzle) -> Iterator[Case]:
    """Everything that fits what was heard."""
    blank = Case(puzzle.columns, puzzle.rows)
    for other in blank.spots:
        case = blank.copy()
        case.at = {0: _named(puzzle.start), 1: other}
        try:
            for seat, kind in enumerate(puzzle.starts):
                case.say_kind(case.at[seat], kind)
            for step in puzzle.steps:
                here = case.at[step.seat]
                beyond = _step(here, step.way)
                case.say_wall(here, beyond, step.blocked)
                if not step.blocked:
                    case.say_kind(beyond, step.entered)
                    case.at[step.seat] = beyond
        except Ruled:
            continue
        if case.can_be():
            yield case


def otherwise(case: Case, fact: AnyFact) -> bool:
    """Whether the fact may be untrue in this case."""
    case = case.copy()
    try:
        match fact:
            case WallStands(cell=cell, way=way, stands=stands):
                here = _named(cell)
                case.say_wall(here, _step(here, way), not stands)
                return case.can_be()
            case KindIs(cell=cell, kind=kind):
                known = case.kinds.get(_named(cell))
                if known is not None:
                    return known != kind
                return any(_with(case, cell, other).can_be() for other in NEEDED if other != kind)
            case PlayerAt(cell=cell, seat=seat):
                return case.at[seat] != _named(cell)
    except Ruled:
        return False
    raise TypeError(f"no puzzle asks for {fact}")


def _with(case: Case, cell: str, kind: str) -> Case:
    other = case.copy()
    other.say_kind(_named(cell), kind)
    return other
