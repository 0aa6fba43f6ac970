"""What follows from what one chair was told: where the treasure lies, and where it cannot."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

import msgspec

from asterion.core.audience import Seat
from asterion.core.contract.paper import Spot
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event
from asterion.core.phrase import Item, Phrase, chained, person, phrase
from asterion.knowledge.asking import grouped, seat_meant
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import Certain, Counted, Possible, Share
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reason, Reasons
from asterion_dig import event as happened
from asterion_dig.event import Cell, Near
from asterion_dig.options import DigOptions
from asterion_dig.plan import SAND, TREASURE, Plan, nearness
from asterion_dig.words import name_of, tell


class Lies(msgspec.Struct, frozen=True, tag_field="fact"):
    """Whether the treasure lies in this cell."""

    cell: str
    here: bool


class Stands(msgspec.Struct, frozen=True, tag_field="fact"):
    cell: str
    seat: Seat


class Hole(msgspec.Struct):
    """What was heard of a hole, and under which numbers; None: it was not told how near it is."""

    seat: Seat
    cell: Cell
    near: Near | None
    entries: list[int]
    heard: list[int]


class DigKnowledge:
    """An island has few cells: every one is tried."""

    needs_solver: ClassVar[bool] = False
    asks: ClassVar[tuple[str, ...]] = ("c2", "Bob")
    bulk: ClassVar[int] = 0

    def __init__(self, seat: Seat, options: DigOptions, alone: bool = False) -> None:
        self.seat = seat
        self.size = (0, 0)
        self.names: Sequence[str] = ()
        self.at: list[Cell] = []
        self.holes: dict[Cell, Hole] = {}
        self.last: dict[Seat, Cell] = {}
        self.found: Hole | None = None
        self.heard: list[Event] = []

    def hear(self, events: Sequence[Event], n: int = -1) -> None:
        for event in events:
            match event:
                case happened.Landed(names=names, size=size, starts=starts):
                    self.names, self.size, self.at = names, size, list(starts)
                case happened.Walked(seat=seat, cell=cell):
                    self.at[seat] = cell
                case happened.Dug(seat=seat, cell=cell):
                    self.last[seat] = cell
                    self.holes[cell] = Hole(seat, cell, None, [n], [len(self.heard)])
                case happened.Felt(seat=seat, near=near) | happened.Saw(on=seat, near=near):
                    hole = self.holes[self.last[seat]]
                    hole.near = near
                    hole.entries.append(n)
                    hole.heard.append(len(self.heard))
                case happened.Found(seat=seat, cell=cell):
                    self.found = Hole(seat, cell, None, [n], [len(self.heard)])
            self.heard.append(event)

    # ---- questions

    def cells(self) -> list[Cell]:
        return [(x, y) for y in range(self.size[1]) for x in range(self.size[0])]

    def fits(self, cell: Cell, holes: Sequence[Hole]) -> bool:
        """G5, G7  A hole without a treasure, and so near to it as was felt."""
        return all(
            hole.cell != cell and hole.near in (None, nearness(cell, hole.cell)) for hole in holes
        )

    def left(self, holes: Sequence[Hole] | None = None) -> list[Cell]:
        """Where the treasure can be, by all holes or by these."""
        if self.found is not None:
            return [self.found.cell]
        known = [*self.holes.values()] if holes is None else holes
        return [cell for cell in self.cells() if self.fits(cell, known)]

    def _facts(self) -> Iterator[Lies | Stands]:
        left = self.left()
        for cell in self.cells():
            if cell not in left:
                yield Lies(name_of(cell), False)
        if len(left) == 1:
            yield Lies(name_of(left[0]), True)
        for seat, cell in enumerate(self.at):
            yield Stands(name_of(cell), seat)

    def certain(self, budget: Budget | None = None) -> Certain:
        return Certain(tuple(self._facts()))

    def possible(self, cell: str, budget: Budget | None = None) -> frozenset[str]:
        left = {name_of(one) for one in self.left()}
        return frozenset(SAND if cell not in left else TREASURE if len(left) == 1 else "X.")

    def could_be(self, seat: Seat, budget: Budget | None = None) -> tuple[Stands, ...]:
        return (Stands(name_of(self.at[seat]), seat),)

    def worlds(self, count: int, dice: Dice | None = None) -> list[Plan]:
        dice = dice or Rolled(0)
        return [Plan(self.size, dice.pick(self.left(), "treasure")) for _ in range(count)]

    def why(self, fact: Lies | Stands, budget: Budget | None = None) -> Reasons:
        """The holes that are enough, one after the other left out that is not needed."""
        if isinstance(fact, Stands):
            return Reasons(())
        needed = [*self.holes.values()] if self.found is None else [self.found]
        for hole in self.holes.values() if self.found is None else ():
            fewer = [one for one in needed if one is not hole]
            left = [name_of(cell) for cell in self.left(fewer)]
            if left == [fact.cell] if fact.here else fact.cell not in left:
                needed = fewer
        return Reasons(
            tuple(Reason("", one.seat, tuple(one.entries), tuple(one.heard)) for one in needed)
        )

    # ---- in words

    def say(self, fact: Lies | Stands) -> Phrase:
        if isinstance(fact, Stands):
            who = person("who", fact.seat, self.seat, self.names)
            return phrase("dig-knows-stands", cell=fact.cell, **who)
        return phrase("dig-knows-here" if fact.here else "dig-knows-not-here", cell=fact.cell)

    def say_why(self, reasons: Reasons) -> list[Phrase]:
        def told(reason: Reason) -> list[Item]:
            said = (tell(self.heard[number], self.seat, self.names) for number in reason.heard)
            return [one for one in said if one is not None]

        glued = (chained("dig-knows-then", told(reason)) for reason in reasons.lines)
        return [line for line in glued if isinstance(line, Phrase)]

    # ---- for hosts, who do not know the book

    def groups(self, facts: Sequence[Lies | Stands]) -> Sequence[tuple[str, Sequence[object]]]:
        return grouped(facts, (("dig-knows-treasure", (Lies,)), ("dig-knows-players", (Stands,))))

    def meant(self, about: str, facts: Sequence[Lies | Stands]) -> Sequence[Lies | Stands]:
        seat = seat_meant(about, self.seat, self.names)
        return [
            fact
            for fact in facts
            if (fact.seat == seat if isinstance(fact, Stands) else fact.cell == about.lower())
        ]

    def still_possible(self, about: str, budget: Budget | None = None) -> Possible | None:
        left = tuple(name_of(cell) for cell in self.left())
        return Possible(phrase("dig-knows-left", cells=[*left]), about, cells=left)

    def mark(self, fact: Lies | Stands) -> Mark | None:
        at = next(cell for cell in self.cells() if name_of(cell) == fact.cell)
        if isinstance(fact, Stands):
            return Mark(Spot(*at), seat=fact.seat)
        return Mark(Spot(*at), stamp="treasure") if fact.here else None

    def maybe(self, budget: Budget) -> Sequence[Mark]:
        return ()

    def may_hint(self, fact: Lies | Stands) -> bool:
        return isinstance(fact, Lies)

    def is_dull(self, fact: Lies | Stands) -> bool:
        return not self.is_way_out(fact)

    def is_way_out(self, fact: Lies | Stands) -> bool:
        """To win is to know where to dig."""
        return isinstance(fact, Lies) and fact.here

    def is_in_reach(self, fact: Lies | Stands) -> bool:
        return self.is_way_out(fact)

    def is_news(self, fact: Lies | Stands) -> bool:
        return False

    def share(self, facts: Sequence[Lies | Stands]) -> Share:
        return Share(sum(isinstance(fact, Lies) for fact in facts), len(self.cells()))

    def counted(self, facts: Sequence[Lies | Stands]) -> Sequence[Counted]:
        known = self.share(facts).known
        said = phrase("dig-knows-counted", count=known)
        return [Counted(said, known, Phrase("dig-knows-by-answer"))]
