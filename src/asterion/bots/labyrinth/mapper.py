"""A player of Labyrinth who draws maps from what is heard, and follows them."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, Final

from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.say.command import FLOW, LOOP
from asterion.books.labyrinth.view.asking import ALL_SIDES, LASTING, known_to_fail
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.aim import odds
from asterion.bots.labyrinth.listener import Listener
from asterion.bots.labyrinth.manners import CHOICE, START, any_start, any_treasure
from asterion.bots.labyrinth.paper import OPEN, WALL, Place, Scrap, beside
from asterion.bots.labyrinth.routes import (
    BETWEEN,
    CELL,
    LEAP,
    OUT,
    RIM,
    SHELL,
    UNSEEN,
    Goal,
    Step,
    Walker,
    goals,
)
from asterion.bots.labyrinth.track import INSIDE, Track
from asterion.bots.words import plays
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase

Wishes = dict[str, int]
"""What a goal is worth, as moves that one would go out of one's way for it; less is better."""

EXPLORE: Final[Wishes] = {UNSEEN: 0, LEAP: 2, RIM: 4, BETWEEN: 5, SHELL: 9}
CARRY_OUT: Final[Wishes] = {OUT: -8, RIM: 1, UNSEEN: 2, SHELL: 2, LEAP: 3, BETWEEN: 6}
WANTED: Final = -8
"""A cell with what is wished for: treasure, or a hospital for the hurt."""
ARMS: Final = 4
"""A weaponry, for one who has no grenades."""

MOST_PLANS: Final = 6
"""Of the places where it may be, the number that it plans for."""
SURE: Final = 0.6
AT_A_BEARER: Final = 0.3
"""A shot is worth a bullet if it is so likely to hit; one who carries treasure is worth more."""


class Mapper:
    """It plans for every place where it may be, and does what most of these plans begin with."""

    summary: ClassVar[Phrase] = plays("mapper")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.notes: Listener | None = None

    def answer(self, view: View, prompt: Prompt) -> str:
        if prompt.asks == START:
            return any_start(view, self.dice)
        if self.notes is None:
            self.notes = self.begin(view)
        self.notes.listen(view)
        if prompt.asks == CHOICE:
            return any_treasure(view)
        return self._move(view, self.notes)

    def begin(self, view: View) -> Listener:
        """Its papers, as it first sees the labyrinth."""
        return Listener(view)

    def _move(self, view: View, notes: Listener) -> str:
        own = notes.own
        parts: list[str] = []
        is_healthy = own.is_healthy
        if view.may_order:
            cell, heals = self._order(view, notes)
            parts.append(f"order {notes.cells[cell]}")
            notes.be_ordered_to(cell, view.options.transport_on_placement)
            is_healthy = heals
        elif own.outside != INSIDE:
            return f"go {WAYS[own.way_back()]}"
        else:
            parts += self._shots(view, notes)
            if is_healthy and not own.has_treasure and own.paper.treasures.get(own.at, (0, 0))[1]:
                parts.append("take everything")
        step = self._step(view, notes, is_healthy)
        if step.blows:
            parts.append(f"blow the {WAYS[step.way]} wall")
        elif not view.may_order:
            parts += self._change(view, notes)
        parts.append(GOING[step.way])
        return "; ".join(parts)

    # ---- where to go

    def _step(self, view: View, notes: Listener, is_healthy: bool) -> Step:
        """The first step of most plans, one for each place where it may be."""
        own, votes = notes.own, Counter[Step]()
        ways = [0, 1, 2, 3]
        self.dice.shuffle(ways, "which way first")
        walker = Walker(notes.atlas.shape, notes.grenades, own.is_immune, ways)
        offsets = sorted(own.paper.could_be)
        for offset in offsets[:: 1 + len(offsets) // MOST_PLANS]:
            drawn = notes.atlas.drawn_at(own.paper, offset)
            place = (own.at[0] + offset[0], own.at[1] + offset[1])
            found = self._best(notes, drawn, goals(drawn, place, walker), is_healthy)
            if found is not None and found.first is not None:
                votes[found.first] += 1
        known = known_to_fail(view) | notes.in_vain()
        if known & ALL_SIDES == ALL_SIDES:
            known = known_to_fail(view)
        for step, _ in votes.most_common():
            in_vain = known >> LASTING if step.blows else known
            if not in_vain >> step.way & 1:
                return step
        return self._any_step(notes, known)

    def _best(
        self, notes: Listener, drawn: Scrap, found: Iterable[Goal], is_healthy: bool
    ) -> Goal | None:
        """The goal that is nearest, with what it is worth taken into account."""
        own = notes.own
        carries = own.has_treasure and is_healthy
        wishes = CARRY_OUT if carries else EXPLORE
        best, least = None, 0
        for goal in found:
            if goal.first is None:
                continue
            if goal.what == CELL:
                worth = self._worth(notes, drawn, goal.place, is_healthy, carries)
            else:
                worth = wishes.get(goal.what)
            if worth is not None and (best is None or goal.cost + worth < least):
                best, least = goal, goal.cost + worth
        return best

    def _worth(
        self, notes: Listener, drawn: Scrap, place: Place, is_healthy: bool, carries: bool
    ) -> int | None:
        """What it is worth to stand on a cell; None if nothing."""
        kind = drawn.kinds.get(place)
        if not is_healthy:
            return WANTED if kind == "H" else None
        if carries:
            return None
        if drawn.treasures.get(place, (0, 0))[1]:
            return WANTED
        return ARMS if kind == "W" and not notes.grenades else None

    def _any_step(self, notes: Listener, known: int) -> Step:
        """Everything is known and nothing is to be had: on through the labyrinth, or its walls."""
        own, paper = notes.own, notes.own.paper
        free = [way for way in range(4) if not known >> way & 1]
        ways = [way for way in free if paper.what(own.at, way) == OPEN]
        if ways:
            return Step(self.dice.pick(ways, "which way"))
        lasting = known >> LASTING
        walls = [way for way in range(4) if paper.what(own.at, way) == WALL]
        walls = [way for way in walls if not lasting >> way & 1]
        if walls and notes.grenades:
            return Step(self.dice.pick(walls, "which wall"), blows=True)
        return Step(self.dice.pick(free, "which way"))

    def _change(self, view: View, notes: Listener) -> list[str]:
        """L40  When the game has been without change for long, a wall that is known to be there."""
        if 2 * (view.round - notes.changed_in) < view.nstop or not notes.grenades:
            return []
        own = notes.own
        is_sure = own.paper is notes.atlas.sheet
        for way in range(4):
            inside = not is_sure or beside(own.at, way) in notes.atlas.shape
            if inside and own.paper.what(own.at, way) == WALL:
                notes.changed_in = view.round if is_sure else notes.changed_in
                return [f"blow the {WAYS[way]} wall"]
        return []

    # ---- the order of the wounded

    def _order(self, view: View, notes: Listener) -> tuple[Place, bool]:
        """L72  A hospital, or the cell before one; else where nobody has been. Does it heal?"""
        sheet = notes.atlas.sheet
        hospitals = sorted(place for place, kind in sheet.kinds.items() if kind == "H")
        if hospitals and view.options.ordered_hospital == "at once":
            return self.dice.pick(hospitals, "which hospital"), True
        for hospital in hospitals:
            for way in range(4):
                door = beside(hospital, way)
                if sheet.what(hospital, way) == OPEN and sheet.kinds.get(door, "L") in "LDWP":
                    return door, False
        unseen = sorted(place for place in notes.atlas.shape if place not in sheet.kinds)
        return self.dice.pick(unseen or sorted(notes.atlas.shape), "which cell"), False

    # ---- shooting

    def _shots(self, view: View, notes: Listener) -> list[str]:
        """L69  One bullet, where it is likely to hit."""
        own = notes.own
        if not (notes.bullets and own.is_healthy):
            return []
        if view.options.damp_powder and own.paper.kinds.get(own.at) == "R":
            return []
        others = [
            (seat, track)
            for seat, track in enumerate(notes.tracks)
            if seat != notes.seat and seat not in view.gone
        ]
        far = 1 if view.options.range_of_one else len(notes.cells)
        if view.options.named_targets:
            return self._named_shot(notes, others, far)
        bearers = [track for _, track in others if track.has_treasure]
        for targets, wanted in ((bearers, AT_A_BEARER), ([one for _, one in others], SURE)):
            chances = odds(notes.atlas, own, targets, far)
            if max(chances) >= wanted:
                return [f"shoot {WAYS[chances.index(max(chances))]}"]
        return []

    def _named_shot(self, notes: Listener, others: list[tuple[int, Track]], far: int) -> list[str]:
        """L84  Only at one whose cell is known."""
        for seat, track in others:
            places = track.could_be_at()
            chances = odds(notes.atlas, notes.own, [track], far)
            if len(places) == 1 and max(chances) >= SURE:
                way = WAYS[chances.index(max(chances))]
                return [f"shoot {way} at {seat + 1} on {notes.cells[places[0]]}"]
        return []


GOING: Final = {way: f"go {word}" for way, word in enumerate(WAYS)} | {
    FLOW: "go by the flow",
    LOOP: "go by the loop",
}
