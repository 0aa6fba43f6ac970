"""Where the others may be: seen last on a tile, and since then gone on out of sight."""

from collections.abc import Sequence

from asterion.books.dooom.event import Died, Hit, Placed, Saw, TurnBegan, Walked
from asterion.books.dooom.plan.model import WALL
from asterion.books.dooom.view.model import View
from asterion.core.audience import Seat
from asterion.core.event import Event

Place = tuple[int, int]
"""Column and row from where oneself began, for cells change when a chart grows."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Trail:
    """One of the others: where it was seen last, and how much farther it may be since."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.in_sight = True
        self.steps = 0  # taken in sight, in its turn that goes on
        self.turns = 0  # that it had wholly out of sight
        self.looked: set[Place] = set()  # in sight since it went, and it was not there
        self.hits = 0  # blows of one's own that hit it

    def seen(self, place: Place, is_its_turn: bool) -> None:
        self.steps += is_its_turn and place != self.place
        self.place, self.in_sight, self.turns = place, True, 0
        self.looked.clear()


class Trails:
    """All of them, from what one's own seat is told."""

    def __init__(self) -> None:
        self.place: Place = (0, 0)
        self.turn: Seat | None = None
        self.of: dict[Seat, Trail] = {}

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Walked):
                right, down = STEPS[event.way]
                self.place = self.place[0] + right, self.place[1] + down
            elif isinstance(event, Saw):
                self._saw(event)
            elif isinstance(event, TurnBegan):
                self._turn(event.seat)
            elif isinstance(event, Hit) and event.target in self.of:
                self.of[event.target].hits += 1
            elif isinstance(event, Died):
                self.of.pop(event.seat, None)
            elif isinstance(event, Placed):
                self.place = (0, 0)
                self.of.clear()

    def _turn(self, seat: Seat) -> None:
        trail = self.of.get(self.turn) if self.turn is not None else None
        if trail is not None and not trail.in_sight and self.turn != seat:
            trail.turns += 1
        self.turn = seat
        if seat in self.of:
            self.of[seat].steps = 0

    def _saw(self, event: Saw) -> None:
        rows = event.seen.split("/")
        radius = len(rows) // 2
        squares = [
            (self.place[0] + column - radius, self.place[1] + row - radius)
            for row, line in enumerate(rows)
            for column, tile in enumerate(line)
            if tile == "P"
        ]
        for seat, place in zip(event.who, squares, strict=True):
            if seat in self.of:
                self.of[seat].seen(place, self.turn == seat)
            else:
                self.of[seat] = Trail(place)
        for seat, trail in self.of.items():
            if seat not in event.who:
                trail.in_sight = False

    def look(self, view: View) -> None:
        """Note which tiles are in sight, so that nobody is looked for there again."""
        lost = [trail for trail in self.of.values() if not trail.in_sight]
        if lost:
            places = {view.chart.place(view.here + offset) for offset in view.sight.offsets}
            for trail in lost:
                trail.looked |= places

    def may_be(self, view: View, trail: Trail) -> dict[int, int]:
        """Cells on which it may be by now, each with the steps from where it was last seen.

        It is taken to spend what points it has; what is unknown may be floor, but not beyond.
        """
        points = view.options.action_points
        steps = max(1, points - trail.steps) + points * max(0, trail.turns - 1)
        chart = view.chart
        looked = {chart.cell(*place) for place in trail.looked}
        last = chart.cell(*trail.place)
        found = {last: 0}
        edge = [last]
        for distance in range(1, steps + 1):
            after = []
            for cell in edge:
                for step in chart.steps:
                    beside = cell + step
                    if beside in found or beside in looked or chart.tiles[beside] == WALL:
                        continue
                    found[beside] = distance
                    if chart.tiles[beside]:
                        after.append(beside)
            edge = after
        if last in looked:
            del found[last]
        return found
