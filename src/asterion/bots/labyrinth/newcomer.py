"""A player of Labyrinth in their first games: sensible steps, a short memory, no second sheet."""

from collections import deque
from typing import ClassVar, Final

from asterion.books.labyrinth.event import Answered, Skipped
from asterion.books.labyrinth.view.asking import known_to_fail
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.atlas import Atlas
from asterion.bots.labyrinth.listener import Listener
from asterion.bots.labyrinth.mapper import Mapper
from asterion.bots.labyrinth.paper import Place
from asterion.bots.labyrinth.routes import Step
from asterion.bots.labyrinth.track import INSIDE, Track
from asterion.bots.words import plays
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

REMEMBERS: Final = 9
"""Its own last moves that it has in mind; the rest it has forgotten."""
BORED: Final = 2
BORED_WITHIN: Final = 90
"""Who did the same upon the same answer this often, within this many moves, tries what is left."""


class Newcomer(Mapper):
    """It goes where it has not been and carries out what it finds, as a mapper does.

    But it minds only its own last moves, on a sheet of which it does not know where on the field
    it lies, and begins a new one wherever a river or a pit leaves it: nothing is put together.
    """

    summary: ClassVar[Phrase] = plays("newcomer")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.tried: deque[tuple[object, Step]] = deque(maxlen=BORED_WITHIN)

    def begin(self, view: View) -> Listener:
        return Forgetful(view)

    def _step(self, view: View, notes: Listener, is_healthy: bool) -> Step:
        """As a mapper, unless that was done here before: then what was done here least."""
        step = super()._step(view, notes, is_healthy)
        heard = notes.heard.get(view.seat)
        here = heard.told if heard is not None else ()
        if self.tried.count((here, step)) >= BORED:
            step = self._least_tried(here, known_to_fail(view)) or step
        self.tried.append((here, step))
        return step

    def _least_tried(self, here: object, known: int) -> Step | None:
        """The way that it went least upon this answer, of those that are not known to fail."""
        steps = [Step(way) for way in range(4) if not known >> way & 1]
        self.dice.shuffle(steps, "which way first")
        return min(steps, key=lambda step: self.tried.count((here, step)), default=None)


class Forgetful(Listener):
    """What it carries and how it is, it knows; the drawing is made of its last moves alone."""

    def __init__(self, view: View) -> None:
        self.moves: deque[Answered | Skipped] = deque(maxlen=REMEMBERS)
        super().__init__(view)
        self.body = Track(Atlas(self.cells, self.atlas.is_turbulent))
        self._draw()

    def listen(self, view: View) -> None:
        move = view.last.get(self.seat)
        if move is not None and move is not self.heard.get(self.seat):
            self.now += 1
            self._mind_the_pack(move)
            last = self.heard.get(self.seat)
            self.is_repeated = last is not None and last.told == move.told
            self._mind_the_count(view, move, immune=False)
            self.heard[self.seat] = move
            self.body.hear(move, self.now)
            self.moves.append(move)
        if self.seat in view.wounded and self.body.is_healthy:
            self.bullets = 0
            self.body.be_hit(self.now)
        self._draw()

    def be_ordered_to(self, place: Place, carries_on: bool) -> None:
        """L72  Somewhere else: what it remembers is of no use there."""
        self.moves.clear()
        self.body.outside = INSIDE
        self.body.get_lost()
        self._draw()

    def _draw(self) -> None:
        self.atlas = Atlas(self.cells, self.atlas.is_turbulent)
        self.tracks = [Track(self.atlas) for _ in self.tracks]
        own, body = self.own, self.body
        for number, move in enumerate(self.moves):
            own.hear(move, number)
        own.outside = body.outside
        own.is_healthy, own.is_infected = body.is_healthy, body.is_infected
        own.has_treasure, own.is_immune = body.has_treasure, body.is_immune
