"""A second opinion on puzzles, which knows nothing of clauses: every world is walked through.

What is unknown in what was heard is where the other player started, where a pit leads, which way a
river flows, and what stopped a bullet. So each of these is tried; the answers then say of some
sides and cells what they are, or contradict each other. What is left may be anything, as long as
the whole can be reached.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

from asterion.knowledge.labyrinth.facts import AnyFact, ExitOpen, KindIs, PlayerAt, WallStands
from asterion.knowledge.labyrinth.puzzles.puzzle import Puzzle, Step

Spot = tuple[int, int]
Side = frozenset[Spot]
MOVES = ((0, -1), (1, 0), (0, 1), (-1, 0))
NEEDED, BUILDINGS = "LHW", "HW"
TRAPS = {"pit": "P", "river": "RD"}


class Ruled(Exception):
    """This cannot have been so."""


class Case:
    """One way in which everything may have been: what the answers then say of the plan."""

    def __init__(self, columns: int, rows: int, letters: str) -> None:
        self.spots = [(column, row) for row in range(rows) for column in range(columns)]
        self.letters = letters
        self.walls: dict[Side, bool] = {}
        self.kinds: dict[Spot, str] = {}
        self.never: dict[Spot, str] = {}  # kinds that a cell is not of
        self.leads: dict[Spot, Spot] = {}  # from pit to pit, and from river to what is downstream
        self.no_treasure: set[Spot] = set()  # any more, or ever
        self.at: dict[int, Spot] = {}

    def say_wall(self, one: Spot, other: Spot, stands: bool) -> None:
        side = frozenset((one, other))
        if self.walls.setdefault(side, stands) != stands:
            raise Ruled

    def say_kind(self, spot: Spot, kind: str) -> None:
        if self.kinds.setdefault(spot, kind) != kind or kind in self.never.get(spot, ""):
            raise Ruled

    def say_never(self, spot: Spot, kinds: str) -> None:
        if self.kinds.get(spot, " ") in kinds:
            raise Ruled
        self.never[spot] = self.never.get(spot, "") + kinds

    def copy(self) -> "Case":
        other = Case(0, 0, self.letters)
        other.spots = self.spots
        other.walls, other.kinds, other.at = dict(self.walls), dict(self.kinds), dict(self.at)
        other.never, other.leads = dict(self.never), dict(self.leads)
        other.no_treasure = set(self.no_treasure)
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

    # ---- one step, in each way in which it may have gone

    def after(self, step: Step) -> Iterator["Case"]:
        for shot in self._shot(step) if step.shot >= 0 else [self.copy()]:
            try:
                yield from shot._moved(step)
            except Ruled:
                continue

    def _moved(self, step: Step) -> Iterator["Case"]:
        here = self.at[step.seat]
        beyond = _step(here, step.way)
        if here not in self.spots:  # L37: outside, and back the same way
            if step.blocked or beyond not in self.spots:
                raise Ruled
            self.say_wall(here, beyond, False)
        else:
            self.say_wall(here, beyond, step.blocked)
        end = here if step.blocked else beyond
        if not step.blocked:
            if (beyond not in self.spots) != (step.entered == "O"):
                raise Ruled  # they would have been told that they are outside, or that they are not
            if step.entered != "O":
                self.say_kind(beyond, step.entered)
        self.at[step.seat] = end
        if step.reached:
            yield from self._carried(step, end)
        elif step.entered == "P":
            yield from self._fallen(step, end)
        else:
            if self.kinds.get(end) == "R":
                raise Ruled  # L52: they would have been carried
            if not step.blocked and end in self.spots:
                self._found(end, step.treasure)
            yield self

    def _found(self, spot: Spot, treasure: bool) -> None:
        """L35  Anyone who comes to a treasure is told, and takes it."""
        if treasure and spot in self.no_treasure:
            raise Ruled
        self.no_treasure.add(spot)

    def _fallen(self, step: Step, pit: Spot) -> Iterator["Case"]:
        """L48  Into the next pit of its loop, to which no other pit leads."""
        for end in self.spots:
            case = self.copy()
            if case.leads.get(pit, end) != end:
                continue
            if any(to == end and other != pit for other, to in case.leads.items()):
                continue
            case.leads[pit] = end
            case.at[step.seat] = end
            try:
                case.say_kind(end, "P")
            except Ruled:
                continue
            yield case

    def _carried(self, step: Step, river: Spot) -> Iterator["Case"]:
        """L49, L50  One cell on, where no wall is; never in a circle."""
        for way in range(4):
            end, case = _step(river, way), self.copy()
            if end not in self.spots or case.leads.get(river, end) != end:
                continue
            try:
                case.say_kind(river, "R")
                case.say_wall(river, end, False)
                case.say_kind(end, step.reached)
            except Ruled:
                continue
            case.leads[river] = end
            if not case._turns(river):
                case.at[step.seat] = end
                yield case

    def _turns(self, river: Spot) -> bool:
        spot = self.leads[river]
        while spot in self.leads and spot != river:
            spot = self.leads[spot]
        return spot == river

    def _shot(self, step: Step) -> Iterator["Case"]:
        """L69  What a scream says, or why there was none."""
        here, there = self.at[step.seat], self.at[1 - step.seat]
        line, spot = [here], here
        while spot != there and spot in self.spots:
            spot = _step(spot, step.shot)
            line.append(spot)
        if spot != there:
            if not step.scream:
                yield from self._tried(lambda case: case.say_never(here, BUILDINGS))
            return
        sides, between = [*pairwise(line)], line[1:-1]

        def hit(case: Case) -> None:
            case.say_never(here, BUILDINGS)
            for one, other in sides:
                case.say_wall(one, other, False)
            for cell in between:
                case.say_never(cell, BUILDINGS)
            case.say_never(there, "H")

        if step.scream:
            yield from self._tried(hit)
            return
        for one, other in sides:
            yield from self._tried(partial(_stands, one, other), here)
        for cell in between:
            for kind in BUILDINGS:
                yield from self._tried(partial(_is_kind, cell, kind), here)
        yield from self._tried(partial(_is_kind, there, "H"), here)

    def _tried(
        self, say: Callable[["Case"], None], shooter: Spot | None = None
    ) -> Iterator["Case"]:
        case = self.copy()
        try:
            if shooter is not None:
                case.say_never(shooter, BUILDINGS)
            say(case)
        except Ruled:
            return
        yield case


def _stands(one: Spot, other: Spot, case: Case) -> None:
    case.say_wall(one, other, True)


def _is_kind(spot: Spot, kind: str, case: Case) -> None:
    case.say_kind(spot, kind)


def _step(spot: Spot, way: int) -> Spot:
    return spot[0] + MOVES[way][0], spot[1] + MOVES[way][1]


def _named(cell: str) -> Spot:
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def cases(puzzle: Puzzle) -> Iterator[Case]:
    """Everything that fits what was heard."""
    blank = Case(puzzle.columns, puzzle.rows, NEEDED + TRAPS.get(puzzle.kind, ""))
    fitting = []
    for other in blank.spots:
        case = blank.copy()
        case.at = {0: _named(puzzle.start), 1: other}
        try:
            for seat, kind in enumerate(puzzle.starts):
                case.say_kind(case.at[seat], kind)
                case.no_treasure.add(case.at[seat])
        except Ruled:
            continue
        fitting.append(case)
    for step in puzzle.steps:
        fitting = [after for case in fitting for after in case.after(step)]
    yield from (case for case in fitting if case.can_be())


def otherwise(case: Case, fact: AnyFact) -> bool:
    """Whether the fact may be untrue in this case."""
    case = case.copy()
    try:
        match fact:
            case WallStands(cell=cell, way=way, stands=stands):
                here = _named(cell)
                case.say_wall(here, _step(here, way), not stands)
                return case.can_be()
            case ExitOpen(cell=cell, way=way, is_open=is_open):
                here = _named(cell)
                case.say_wall(here, _step(here, way), is_open)
                return case.can_be()
            case KindIs(cell=cell, kind=kind):
                known = case.kinds.get(_named(cell))
                if known is not None:
                    return known != kind
                others = (other for other in case.letters if other != kind)
                return any(_with(case, cell, other) for other in others)
            case PlayerAt(cell=cell, seat=seat):
                return case.at[seat] != _named(cell)
    except Ruled:
        return False
    raise TypeError(f"no puzzle asks for {fact}")


def _with(case: Case, cell: str, kind: str) -> bool:
    other = case.copy()
    try:
        other.say_kind(_named(cell), kind)
    except Ruled:
        return False
    return other.can_be()
