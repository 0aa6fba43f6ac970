"""What a scout remembers from answer to answer: its map, its last word, and what came of it."""

from collections import Counter

from asterion.books.dungeonlab.event import Stung
from asterion.books.dungeonlab.plan.damage import BITE
from asterion.books.dungeonlab.plan.things import DOLLAR, TREASURE
from asterion.books.dungeonlab.view.chart import OPEN, UNNAMED, Chart, Side, Square, beside, side
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.locating import likeness, moved, placements
from asterion.bots.dungeonlab.world import World
from asterion.core.state.grid import WAYS

IN_PLACE: Square = (0, 0, 0)
DOWNSTREAM: tuple[Square, ...] = ((1, 0, 0), (0, 1, 0), (-1, 0, 0))
"""D70  Where a river may carry one: never north."""


class Memory:
    """The dungeon as far as it is placed, loose pieces of it, and which place leads to which."""

    def __init__(self) -> None:
        self.home = World()
        self.charted = World()
        """Of the dungeon only what she found while she knew where she was."""
        self.world = self.home
        """The piece on which she is; while it is not the dungeon itself, she is lost."""
        self.chart: Chart | None = None
        self.move = IN_PLACE
        """From the squares of the chart to those of the world."""
        self.leads: dict[tuple[World, Square], tuple[World, Square]] = {}
        """Where pits, rivers, cops and the like have taken her: always to the same place."""
        self.thrown: Counter[tuple[World, Square]] = Counter()
        """How often each of these places has taken her away."""
        self.pieces: list[World] = []
        """Loose ones."""
        self.joined: dict[World, tuple[World, Square]] = {}
        """Pieces whose place was found out, and the way from their squares to the dungeon's."""
        self.aim: tuple[Side, Square] | None = None
        """The side at which the last word was aimed, and from which square."""
        self.fired = False
        self.stung: list[Stung] = []
        """Heard since the last answer."""
        self.had_treasure = False
        self.opened: tuple[Square, int] | None = None
        self.asked: tuple[World, Square, bool, int, int] | None = None
        self.volleys: dict[Square, int] = {}
        """How often she fired at green eyes, by where they were."""

    @property
    def is_lost(self) -> bool:
        return self.world is not self.home

    def here(self, view: View) -> Square:
        return moved(view.chart.here, self.move)

    @property
    def knowledge(self) -> int:
        """How much was found out; pieces that look alike count once, or a circle would be news."""
        unlike = {piece.content: piece.knowledge for piece in self.pieces}
        return self.home.knowledge + sum(unlike.values())

    # ---- taking in what the view says now

    def notice(self, view: View) -> None:
        if not self.home.columns:
            self.home.columns, self.home.rows = view.columns, view.rows
            self.home.levels = view.levels
            self.charted = World(view.columns, view.rows, view.levels)
        same_chart = view.chart is self.chart
        if self.stung and not view.mine.in_dungeon and self.chart is not None:
            self._note_stings(view, moved(self.chart.here, self.move))  # she died of it
        if not same_chart:
            self._take_up(view)
        shown = view.shown.get(view.seat)
        if shown is not None:
            self.home.read(shown)
        self.world.take_in(view.chart, self.move)
        if view.chart.anchored:
            self.charted.take_in(view.chart, IN_PLACE)
        if view.mine.in_dungeon:
            self._note_stings(view, self.here(view))
        self._note_treasure(view)
        self._judge_answer(view, same_chart)
        self._judge_aim(view, same_chart)
        if self.is_lost and view.mine.in_dungeon:
            self._locate(view)

    def _note_stings(self, view: View, here: Square) -> None:
        """D20  What strikes from the next squares does so whenever she comes there."""
        for way in range(4):
            self.world.stings.pop(beside(here, way), None)
        for sting in self.stung:
            if sting.seat == view.seat:
                self.world.stings[beside(here, sting.way)] = sting.hurt, sting.count
        self.stung = []

    def _note_treasure(self, view: View) -> None:
        """D60  Where she first took it is its place, to which it will return."""
        has_it = TREASURE in view.mine.carries
        if has_it and not self.had_treasure and self.world.treasure is None:
            self.world.treasure = self.here(view)
        self.had_treasure = has_it

    def _take_up(self, view: View) -> None:
        """Another piece of map: the dungeon's own, one where she was before, or a fresh one."""
        old, self.chart = self.chart, view.chart
        self.volleys = {}
        left = None
        if old is not None:
            self.world.take_in(old, self.move)
            left = self.world, moved(old.here, self.move)
        if view.chart.anchored:
            self.world, self.move = self.home, IN_PLACE
            return
        came_to = self._known_lead(left, view) if left is not None else None
        if came_to is None:
            came_to = World(), IN_PLACE
            self.pieces.append(came_to[0])
        start = min(view.chart.squares)  # a fresh chart has one square, unless she was thrown on
        self.world, self.move = came_to[0], _between(start, came_to[1])
        if left is not None:
            self.leads[left] = came_to
            self.thrown[left] += 1

    def _known_lead(self, left: tuple[World, Square], view: View) -> tuple[World, Square] | None:
        """Where this place has led before, or where a river alone can have carried her."""
        lead = self.leads.get(left)
        if lead is not None:
            return self._now(*lead)
        world, square = left
        if "river" not in world.squares.get(square, ()) or len(view.chart.squares) > 1:
            return None
        found = next(iter(view.chart.squares.values())).split(", ")
        banks = [moved(square, by) for by in DOWNSTREAM]
        known = [bank for bank in banks if world.labels(bank) and world.squares[bank] == found]
        fresh = [bank for bank in banks if bank not in world.squares and world.may_be(bank)]
        fitting = known or fresh
        return (world, fitting[0]) if len(fitting) == 1 else None

    def _locate(self, view: View) -> None:
        """Lay the loose piece where alone it fits."""
        fitting = placements(self.world, self.home, view.level, self.here(view))
        if len(fitting) == 1:
            self._join(self.home, fitting[0])
            return
        for other in self.pieces:
            by = likeness(self.world, other) if other is not self.world else None
            if by is not None:
                self._join(other, by)
                return

    def _join(self, other: World, by: Square) -> None:
        """Her piece is part of another one: all that was known of it is known there now."""
        loose = self.world
        other.add(loose, by)
        self.joined[loose] = other, by
        self.pieces.remove(loose)
        self.world, self.move = other, moved(self.move, by)
        for (world, square), lead in list(self.leads.items()):
            if world is loose:
                self.leads[other, moved(square, by)] = lead

    def _now(self, world: World, square: Square) -> tuple[World, Square]:
        """Where a square is, after all that was joined since."""
        while world in self.joined:
            world, by = self.joined[world]
            square = moved(square, by)
        return world, square

    def _judge_aim(self, view: View, same_chart: bool) -> None:
        """What the last step or shot says of the wall at which it went."""
        aim, fired = self.aim, self.fired
        self.aim, self.opened = None, None
        if aim is None or not same_chart or self.here(view) != aim[1]:
            return
        world, (where, square) = self.world, aim
        wall = world.walls.get(where)
        way = next(way for way in range(4) if side(square, way) == where)
        if wall in (None, OPEN):
            return
        if fired:
            if wall == UNNAMED:
                world.solid.add(where)
            else:
                self.opened = square, way
            return
        if TREASURE in view.mine.carries:
            world.tried.add(where)
        if view.mine.exote and wall == UNNAMED:
            world.solid.add(where)  # D17  an exote is stopped by nothing less than a monolith

    def _judge_answer(self, view: View, same_chart: bool) -> None:
        """D31, D58  If this answer was wrong, the other one is right, here and always."""
        if self.asked is None or view.asked is not None:
            return
        world, square, yes, money, bites = self.asked
        self.asked = None
        mine = view.mine
        if mine.in_dungeon:
            paid = mine.carries.get(DOLLAR, 0) < money or mine.hurts.get(BITE, 0) > bites
            wrong = paid or not same_chart  # a cop has taken her away
            world.answers[square] = yes != wrong

    def doubts(self, view: View) -> bool:
        """Whether pieces were laid where they may not belong; then they are taken away again.

        A dungeon has a treasure and an exit. Where nothing is left to look for, some piece lies
        wrongly.
        """
        if not self.joined and not self.leads:
            return False
        self.joined, self.leads = {}, {}
        self.pieces = [self.world] if self.is_lost else []
        home, charted = self.home, self.charted
        home.squares = {square: list(found) for square, found in charted.squares.items()}
        home.seen, home.walls = dict(charted.seen), dict(charted.walls)
        home.solid, home.tried = set(), set()
        home.treasure = charted.treasure
        return True

    # ---- remembering what is said

    def move_to(self, square: Square, way: int) -> str:
        """The words for a step, remembered until it is clear what came of it."""
        return f"move {self._aims(square, way, fired=False)}"

    def shoot(self, square: Square, count: int, ammunition: str, way: int) -> str:
        plural = "" if count == 1 else "s"
        return f"shoot {count} {ammunition}{plural} {self._aims(square, way, fired=True)}"

    def _aims(self, square: Square, way: int, fired: bool) -> str:
        self.aim = side(square, way), square
        self.fired = fired
        return WAYS[way]

    def answers(self, view: View, yes: bool) -> None:
        """Remember a political answer until it is clear whether it was right."""
        mine = view.mine
        bites, money = mine.hurts.get(BITE, 0), mine.carries.get(DOLLAR, 0)
        self.asked = self.world, self.here(view), yes, money, bites

    def volley(self, square: Square, way: int) -> int:
        """Which volley at the eyes in that direction this is, counted from 0."""
        target = beside(square, way)
        count = self.volleys.get(target, 0)
        self.volleys[target] = count + 1
        return count


def _between(square: Square, other: Square) -> Square:
    """The move that leads from one square to the other."""
    return other[0] - square[0], other[1] - square[1], other[2] - square[2]
