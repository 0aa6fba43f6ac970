"""What to do next in Labyrinth: the best question, the way to what is known, and why."""

from collections.abc import Iterator, Sequence
from typing import Any

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import WAYS
from asterion.books.labyrinth.view.asking import asked
from asterion.books.labyrinth.view.model import View
from asterion.bots.labyrinth.aiming import AT_A_BEARER
from asterion.bots.labyrinth.world import BLAST
from asterion.coach.advice import Advice
from asterion.coach.labyrinth_known import Known
from asterion.coach.labyrinth_ranking import Ranked, Ranking
from asterion.core.audience import Seat
from asterion.core.event import Event
from asterion.core.phrase import phrase
from asterion.knowledge import MissingSolver, check_solver
from asterion.knowledge.labyrinth.alone import own_answers
from asterion.knowledge.labyrinth.facts import ExitOpen, KindIs, PlayerAt, WallStands

MANY = 4
"""What may be of this many kinds is simply unknown."""
LONG = 3
"""After a third of the rounds that end a game by L40, the count is worth a remark."""


class LabyrinthCoach:
    """Judges by imagined labyrinths, and gives reasons from what holds in all of them."""

    def __init__(self, seat: Seat, options: LabyrinthOptions, alone: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.alone = alone
        self.heard: list[Sequence[Event]] = []

    def hear(self, events: Sequence[Event], view: Any) -> None:
        self.heard.append(own_answers(events, self.seat) if self.alone else events)

    def advice(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        match asked(view):
            case "start cell":
                yield from self._starts(view, offered)
            case "treasure choice":
                for act in reversed(offered):
                    yield Advice(act, phrase("coach-labyrinth-keep"))
            case "move" | "order and move":
                yield from self._moves(view, offered)

    def _starts(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        """L9  Nothing is known: where most sides can be tried, most is learned."""
        names = set(view.cells)

        def sides(cell: str) -> int:
            column, row = ord(cell[0]), int(cell[1:]) if cell[1:].isdecimal() else 0
            beside = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
            return sum(f"{chr(right)}{down}" in names for right, down in beside)

        starts = [act for act in offered if act.startswith("start ")]
        cells = {act: act.removeprefix("start ") for act in starts}
        for act in sorted(starts, key=lambda act: (-sides(cells[act]), act)):
            yield Advice(
                act, phrase("coach-labyrinth-start", cell=cells[act], sides=sides(cells[act]))
            )

    def _moves(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        try:
            check_solver()
        except MissingSolver:
            return
        known = Known(self.seat, self.options, self.heard)
        ranking = Ranking(self.seat, self.heard)
        for choice in ranking.choices(view, offered):
            yield from self._reasons(view, known, without_waste(known, choice, offered))
        yield from self._count(view)

    # ---- reasons, the most concrete first

    def _reasons(self, view: View, known: Known, choice: Ranked) -> Iterator[Advice]:
        act = choice.act
        if choice.order:
            yield Advice(act, self._order(known, choice.order), known.marks(choice.order))
            return
        way = choice.action % BLAST if choice.action < BLAST + 4 else -1
        if choice.shoots >= 0:
            yield from self._shot(view, known, act, choice.shoots)
        here = known.here
        if known.is_outside:
            yield Advice(act, phrase("coach-labyrinth-outside"))
        elif choice.action >= BLAST:
            yield from self._blast(view, known, act, way)
        elif way > 3:
            yield Advice(act, phrase("coach-labyrinth-carried"))
        elif here is None:
            yield from self._split(known, act, way)
        else:
            yield from self._on_the_way(view, known, act, way)
            yield from self._beside(view, known, act, here, way)

    def _order(self, known: Known, cell: str) -> Any:
        """L72  Where the wounded may go."""
        kinds = known.kinds(cell)
        if kinds == {"H"}:
            return phrase("coach-labyrinth-order-hospital", cell=cell)
        return phrase("coach-labyrinth-order", cell=cell, kinds=known.say_kinds(kinds))

    def _shot(self, view: View, known: Known, act: str, way: int) -> Iterator[Advice]:
        """L69  Of the cells where somebody may be, those in the line of fire."""
        line = known.line(way)
        for seat in known.others:
            places = known.places(seat)
            if not line and places:
                yield Advice(
                    act,
                    phrase("coach-labyrinth-shot-lost", name=view.names[seat], of=len(places),
                           places=len(known.places(self.seat))),
                    known.marks(*places),
                )  # fmt: skip
            hits = [cell for cell in places if cell in line]
            if hits:
                because = phrase(
                    "coach-labyrinth-shot", name=view.names[seat], hits=len(hits), of=len(places)
                )
                yield Advice(act, because, known.marks(*hits))

    def _blast(self, view: View, known: Known, act: str, way: int) -> Iterator[Advice]:
        """L68  Where a wall is certain, or likely."""
        here = known.here
        if here is not None and known.holds(WallStands(here, way, True)):
            fact = known.say(WallStands(here, way, True))
            because = phrase("coach-labyrinth-blast-sure", fact=fact)
            yield Advice(act, because, known.side(here, way))
        elif here is not None:
            yield Advice(act, phrase("coach-labyrinth-blast", cell=here), known.side(here, way))
        else:
            places, left = known.split(way)
            walls = left.get("", 0)
            yield Advice(act, phrase("coach-labyrinth-blast-lost", places=places, walls=walls))

    def _split(self, known: Known, act: str, way: int) -> Iterator[Advice]:
        """How many of the places are left after a wall, and after the answer that says most."""
        places, left = known.split(way)
        about = known.marks(*known.places(self.seat))
        walls = left.pop("", 0)
        if not left:
            yield Advice(act, phrase("coach-labyrinth-split-wall", places=places), about)
            return
        kind = min(left, key=lambda answer: left[answer])
        because = phrase(
            "coach-labyrinth-split", places=places, walls=walls,
            kind=phrase("labyrinth-kind", kind=kind), left=left[kind],
        )  # fmt: skip
        yield Advice(act, because, about)

    def _on_the_way(self, view: View, known: Known, act: str, way: int) -> Iterator[Advice]:
        """The first step of a shortest walk over what is certain to what is wanted."""
        for goal in known.goals(view):
            steps = known.steps_by(way, goal)
            if steps is not None:
                fact = known.say(goal)
                about = known.marks(goal.cell)
                if isinstance(goal, ExitOpen):
                    because = phrase("coach-labyrinth-exit", fact=fact, steps=steps)
                elif isinstance(goal, KindIs):
                    because = phrase("coach-labyrinth-hospital", fact=fact, steps=steps)
                elif isinstance(goal, PlayerAt):
                    because = phrase("coach-labyrinth-bearer", fact=fact, steps=steps)
                else:
                    because = phrase("coach-labyrinth-treasure", fact=fact, steps=steps)
                yield Advice(act, because, about)

    def _beside(self, view: View, known: Known, act: str, here: str, way: int) -> Iterator[Advice]:
        """What the very next answer tells."""
        there, about = known.beside(here, way), known.side(here, way)
        if there is None:
            if not known.is_settled(here, way):
                yield Advice(act, phrase("coach-labyrinth-rim", cell=here), about)
            return
        kinds = known.kinds(there)
        about += known.marks(there)
        if not known.is_settled(here, way) and len(kinds) < MANY:
            because = phrase(
                "coach-labyrinth-untried", cell=here, there=there, kinds=known.say_kinds(kinds)
            )
            yield Advice(act, because, about)
        elif not known.is_settled(here, way):
            yield Advice(act, phrase("coach-labyrinth-new", cell=here, there=there), about)
        elif len(kinds) > 1 and not known.holds(WallStands(here, way, True)):
            yield Advice(
                act,
                phrase("coach-labyrinth-unseen", there=there, kinds=known.say_kinds(kinds)),
                about,
            )
        found = known.nearest_unknown(way)
        if found is not None:
            cell, steps = found
            because = phrase("coach-labyrinth-explore", cell=cell, steps=steps)
            yield Advice(act, because, known.marks(cell))
        elif known.holds(WallStands(here, way, False)):
            fact = known.say(WallStands(here, way, False))
            yield Advice(act, phrase("coach-labyrinth-open", fact=fact), about)

    def _count(self, view: View) -> Iterator[Advice]:
        """L40  A draw is near."""
        rounds = view.quiet.rounds
        if view.nstop > 0 and rounds * LONG > view.nstop:
            left = view.nstop - rounds
            yield Advice(None, phrase("coach-labyrinth-count", rounds=rounds, left=left))


def without_waste(known: Known, choice: Ranked, offered: Sequence[str]) -> Ranked:
    """L69  The same movement without its shot, if hardly any of the places lie in its line.

    The labyrinths that were imagined are few: what they promise is looked up in what is certain.
    """
    line = known.line(choice.shoots) if choice.shoots >= 0 else set()
    if not line:
        return choice
    places = [known.places(seat) for seat in known.others]
    share = max(len(line & {*found}) / max(1, len(found)) for found in places)
    rest = choice.act.removeprefix(f"shoot {WAYS[choice.shoots]}; ")
    wasted = share < AT_A_BEARER and rest in offered
    return choice._replace(act=rest, shoots=-1) if wasted else choice
