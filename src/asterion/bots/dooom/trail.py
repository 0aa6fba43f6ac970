"""Where the others may be: seen last on a tile, and since then gone on out of sight.

Each of them is imagined many times over. What is seen of them makes one idea likelier than another;
ideas that have become unlikely are replaced by twins of the likely ones.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from asterion.books.dooom.event import Died, Hit, Placed, Saw, TurnBegan, Walked
from asterion.books.dooom.view.model import View
from asterion.bots.dooom.imagined import Ground, Imagined, moved, noise
from asterion.core.audience import Seat
from asterion.core.drawing.chart import Chart
from asterion.core.event import Event

Place = tuple[int, int]
"""Column and row from where oneself began, for cells change when a chart grows."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
SURPRISE = 0.2
"""How likely it is that somebody in sight steps elsewhere than was thought."""
APPEARED = 0.03
"""That somebody is found elsewhere than was thought, among all places."""
UNDETECTED = 0.15
"""That nobody stepped into sight, although it was thought that they would."""


class Trail:
    """One of the others: whether in sight, and all ideas of where."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.in_sight = True
        self.spent = 0  # points, as far as was seen, in its turn that goes on
        self.turns = 0  # that it had wholly out of sight
        self.hits = 0  # blows of one's own that hit it
        self.ideas: list[Imagined] = []
        self.stride = 0
        self.salt = 0

    def where(self) -> dict[int, float]:
        """The cells on which it may be, each with a likelihood; all of them together have 1."""
        found: Counter[int] = Counter()
        for idea in self.ideas:
            found[idea.at] += idea.weight  # type: ignore[assignment]
        total = sum(found.values())
        return {cell: weight / total for cell, weight in found.items() if weight}

    def stands(self, ground: Ground, cell: int, acted: bool, hidden: Collection[int]) -> None:
        """It is seen on this cell, where it may have come by a step from what was hidden."""
        if not self.ideas:
            for _ in range(self.most):
                idea = Imagined(cell, set(), self._next_salt())
                idea.come_from(ground, hidden if acted else ())
                self.ideas.append(idea)
        for idea in self.ideas:
            if acted and idea.at != cell:
                idea.act(ground, self.hits > 0)
            if idea.at != cell:
                idea.weight *= SURPRISE if acted else APPEARED
                idea.move_to(cell)
            idea.look(ground)
        self._renew()
        self.in_sight, self.turns = True, 0

    def acts(self, ground: Ground, in_sight: Collection[int]) -> None:
        """It spends a point on something that is not seen from these cells."""
        for idea in self.ideas:
            before = idea.at
            idea.act(ground, self.hits > 0)
            if idea.at in in_sight:
                idea.weight *= UNDETECTED
                hidden = [before + step for step in ground.steps if before + step not in in_sight]
                ways = [cell for cell in hidden if ground.may_be_floor(cell)]
                idea.move_to(ways[noise(before, idea.salt) % len(ways)] if ways else before)
        self._renew()

    def is_not_at(self, cells: Collection[int]) -> None:
        for idea in self.ideas:
            if idea.at in cells:
                idea.weight = 0.0
        self._renew()

    def follow_chart(self, chart: Chart) -> None:
        """Cells are others on a chart that has grown."""
        if self.stride and self.stride != chart.stride:
            for idea in self.ideas:
                idea.move_to(moved(idea.at, self.stride, chart))
                idea.seen = {moved(cell, self.stride, chart) for cell in idea.seen}
                idea.taken = {moved(cell, self.stride, chart) for cell in idea.taken}
        self.stride = chart.stride

    def _next_salt(self) -> int:
        self.salt += 1
        return self.salt

    def _renew(self) -> None:
        """Where few ideas have all the weight, give each as many twins as it has weight."""
        total = sum(idea.weight for idea in self.ideas)
        if not total:
            self.ideas = []
            return
        if 2 * total * total > self.most * sum(idea.weight**2 for idea in self.ideas):
            return
        ideas, due = [], 0.5
        for idea in self.ideas:
            due += idea.weight / total * self.most
            idea.weight = 1.0
            for twin in range(int(due)):
                ideas.append(idea.twin(self._next_salt()) if twin else idea)
            due -= int(due)
        self.ideas = ideas


class Trails:
    """All of them, from what one's own seat is told."""

    def __init__(self, most: int) -> None:
        self.most = most  # ideas of each of them
        self.place: Place = (0, 0)
        self.turn: Seat | None = None
        self.of: dict[Seat, Trail] = {}
        self.unread: list[tuple[Event, Place]] = []

    def hear(self, events: Sequence[Event]) -> None:
        """What was told is thought about when the chart is at hand, with one's place of then."""
        for event in events:
            if isinstance(event, Walked):
                right, down = STEPS[event.way]
                self.place = self.place[0] + right, self.place[1] + down
            elif isinstance(event, Placed):
                self.place = (0, 0)
                self.of.clear()
                self.unread.clear()
            elif isinstance(event, Saw | TurnBegan | Hit | Died):
                self.unread.append((event, self.place))

    def look(self, view: View) -> None:
        """Think about what was told since last time."""
        if not self.unread:
            return
        for trail in self.of.values():
            trail.follow_chart(view.chart)
        ground = Ground(view)
        for event, place in self.unread:
            here = view.chart.cell(*place)
            in_sight = {here + offset for offset in view.sight.offsets}
            if isinstance(event, Saw):
                self._saw(view, ground, event, place, in_sight)
            elif isinstance(event, TurnBegan):
                self._turn(view, ground, event.seat, in_sight)
            elif isinstance(event, Hit) and event.target in self.of:
                self.of[event.target].hits += 1
            elif isinstance(event, Died):
                self.of.pop(event.seat, None)
        self.unread.clear()

    def _turn(self, view: View, ground: Ground, seat: Seat, in_sight: Collection[int]) -> None:
        """A player who went out of sight has spent the rest of their points there."""
        trail = self.of.get(self.turn) if self.turn is not None else None
        if trail is not None and self.turn != seat and not trail.in_sight:
            for _ in range(view.options.action_points - trail.spent):
                trail.acts(ground, in_sight)
            trail.turns += 1
        self.turn = seat
        if seat in self.of:
            self.of[seat].spent = 0

    def _saw(
        self, view: View, ground: Ground, event: Saw, place: Place, in_sight: Collection[int]
    ) -> None:
        for seat, cell in zip(event.who, cells_in(event, place, view.chart), strict=True):
            trail = self.of.setdefault(seat, Trail(self.most))
            trail.follow_chart(view.chart)
            trail.spent += self.turn == seat
            trail.stands(ground, cell, self.turn == seat, in_sight)
        for seat, trail in self.of.items():
            if seat in event.who:
                continue
            if trail.in_sight and self.turn == seat:
                trail.spent += 1
                trail.acts(ground, in_sight)
            trail.in_sight = False
            trail.is_not_at(in_sight)


def cells_in(event: Saw, place: Place, chart: Chart) -> list[int]:
    """Where players are drawn in what is seen from this place."""
    rows = event.seen.split("/")
    radius = len(rows) // 2
    return [
        chart.cell(place[0] + column - radius, place[1] + row - radius)
        for row, line in enumerate(rows)
        for column, tile in enumerate(line)
        if tile == "P"
    ]
