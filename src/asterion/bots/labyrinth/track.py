"""Following one player through the master's answers, on whichever paper they are."""

from asterion.books.labyrinth.event import FACETED, IN_THE_DARK, Answered, Skipped
from asterion.books.labyrinth.event.told import (
    BY_THE_RIVER,
    OUTSIDE,
    AnyTelling,
    Ashes,
    BlewUp,
    Found,
    Healed,
    Infected,
    Shot,
    ThrewGrenade,
    TookThing,
    Went,
)
from asterion.books.labyrinth.plan.model import opposite
from asterion.books.labyrinth.say.command import FLOW as BY_FLOW
from asterion.books.labyrinth.say.command import LOOP as BY_LOOP
from asterion.books.labyrinth.say.command import Blow, Part, Request, TakeNothing, every_part
from asterion.bots.labyrinth.atlas import FLOW, ORIGIN, PIT, Atlas
from asterion.bots.labyrinth.paper import EXIT, HARD, OPEN, WALL, Place, Scrap, beside, side_of

INSIDE = -1


class Track:
    """Where a player is, as far as can be told: a paper and a place on it."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.paper: Scrap = atlas.new_scrap(atlas.shape)
        self.at: Place = ORIGIN
        self.outside = INSIDE
        self.is_immune = False
        self.is_healthy = True
        self.is_infected = False
        self.has_treasure = False
        self.blown: set[int] = set()  # ways, since the last step

    def place(self, place: Place) -> None:
        """He is on this very cell."""
        self.paper, self.at, self.outside = self.atlas.sheet, place, INSIDE

    def get_lost(self) -> None:
        """He may be anywhere; a new scrap begins."""
        self.paper, self.at = self.atlas.new_scrap(self.atlas.shape), ORIGIN

    def could_be_at(self) -> list[Place]:
        """Every cell on which they may be, in reading order."""
        column, row = self.at
        return sorted((right + column, down + row) for right, down in self.paper.could_be)

    def be_hit(self, now: int) -> None:
        """L70  They drop their treasure where they were hit."""
        if self.has_treasure and self.outside == INSIDE:
            self.paper.note_treasures(self.at, 1, now)
        self.is_healthy = self.has_treasure = False

    # ---- what is heard of them

    def hear(self, move: Answered | Skipped, now: int) -> None:
        """One of their moves, in the order in which it was told."""
        if isinstance(move, Answered) and move.style in (IN_THE_DARK, FACETED):
            self.get_lost()
            self.outside = INSIDE
            if _has(move.request, Blow):
                self.atlas.grenades.append(now)
            return
        self.blown.clear()
        for telling in move.told:
            self._hear(telling, now)
        if isinstance(move, Answered) and _has(move.request, TakeNothing):
            self.has_treasure = False

    def _hear(self, telling: AnyTelling, now: int) -> None:
        match telling:
            case Went():
                self._go(telling, now)
            case ThrewGrenade(way=way):
                self.atlas.grenades.append(now)
                self.blown.add(way)
            case Found(treasures=treasures):
                self._find(treasures, now)
            case TookThing(taken=found):
                self.has_treasure |= found.treasures > 0
                if found.treasures:
                    self.paper.note_treasures(self.at, 0, now)
            case Shot(fell=fell):
                if fell is not None and fell.treasures:
                    self._find(fell.treasures, now)
            case Ashes():
                self.has_treasure = False
            case Infected():
                self.is_infected = True
                self.is_healthy = self.has_treasure = False
            case BlewUp():
                self.is_healthy = self.has_treasure = False
            case Healed():
                self.is_immune |= self.is_infected
                self.is_healthy, self.is_infected, self.has_treasure = True, False, False

    def _find(self, treasures: int, now: int) -> None:
        """L35, L61, L70  The healthy take one, also one that falls at their feet."""
        taken = treasures > 0 and self.is_healthy and not self.has_treasure
        self.has_treasure |= taken
        self.paper.note_treasures(self.at, treasures - taken, now)

    def _go(self, went: Went, now: int) -> None:
        paper, way = self.paper, went.way
        if self.outside != INSIDE:
            if went.entered:
                self.outside = INSIDE
                self._enter(self.at, went, now)
            return
        if way in (BY_FLOW, BY_LOOP):
            if went.blocked:
                if went.reached:
                    self._leap(FLOW, self.at, went.reached, now)
            elif way == BY_FLOW:
                self._leap(FLOW, self.at, went.reached, now)
            else:
                self._leap(PIT, self.at, "P", now)
        elif went.blocked:
            self._be_stopped(went, now)
        elif went.entered == OUTSIDE:
            paper.note_side(side_of(self.at, way), EXIT, now)
            self.outside = way
        else:
            paper.note_side(side_of(self.at, way), OPEN, now)
            self._enter(beside(self.at, way), went, now)

    def _be_stopped(self, went: Went, now: int) -> None:
        """L20, L52, L85  A wall, or, in a shallow river's delta, the river flowing in."""
        if went.blocked == "river":
            river = beside(self.at, went.way)
            self.paper.kinds[river] = "R"
            self.paper.flows[river] = self.at
            return
        what = HARD if went.way in self.blown else WALL
        self.paper.note_side(side_of(self.at, went.way), what, now)
        if went.reached:
            self._leap(FLOW, self.at, went.reached, now)

    def _enter(self, place: Place, went: Went, now: int) -> None:
        """L43-L53  Onto a cell, and on with the river or into the next pit."""
        entered, reached = went.entered, went.reached
        if entered == BY_THE_RIVER:
            entered, reached = reached or "R", ""
        if not (entered == "L" and self.is_immune):
            self.paper.kinds[place] = entered
        if reached:
            self._leap(FLOW, place, reached, now)
        elif entered == "P":
            self._leap(PIT, place, "P", now)
        else:
            self._arrive(place, now)

    def _leap(self, by: str, entered: Place, kind: str, now: int) -> None:
        self.paper, place = self.atlas.leap(by, self.paper, entered, kind)
        self._arrive(place, now)

    def _arrive(self, place: Place, now: int) -> None:
        """Nothing is said of treasures where none lies; a find that follows corrects it."""
        self.at = place
        self.paper.note_treasures(place, 0, now)

    def way_back(self) -> int:
        """L36  The opposite of the way out."""
        return opposite(self.outside)


def _has(request: Request, kind: type[Part]) -> bool:
    return any(isinstance(part, kind) for part in every_part(request.parts))
