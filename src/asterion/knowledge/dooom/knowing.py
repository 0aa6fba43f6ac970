"""What one chair at a table of Dooom can know, from what it heard and nothing else."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from asterion.books.dooom.options import DooomOptions
from asterion.core.audience import Seat
from asterion.core.contract.options import Options
from asterion.core.contract.paper import Spot
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event
from asterion.core.phrase import Phrase, Value
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import Certain, Share
from asterion.knowledge.dooom import asked
from asterion.knowledge.dooom.facts import (
    AnyFact,
    Carries,
    MayWin,
    PlayerAt,
    ThingLies,
    ThingTaken,
    TileIs,
    World,
)
from asterion.knowledge.dooom.places import beside, column_and_row, name, named
from asterion.knowledge.dooom.proving import reasons_for
from asterion.knowledge.dooom.watching import EXIT, FLOOR, TREASURE, WALL, Watcher
from asterion.knowledge.dooom.winning import way_to_win
from asterion.knowledge.dooom.words import Telling
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reasons

ANYTHING = frozenset("#.EGHSAL")
FEW_PLACES = 6
"""Where more is possible, a pencil would only blacken the paper."""
ELSEWHERE = ""
"""Instead of the name of a place: somewhere of which nothing is known."""


class DooomKnowledge:
    """Hears events, and answers what follows from them; everything is known at once.

    What a player sees, nobody else is told, so that `alone` makes no difference here.
    """

    needs_solver: ClassVar[bool] = False
    asks: ClassVar[tuple[str, ...]] = asked.EXAMPLES

    def __init__(self, seat: Seat, options: Options, alone: bool = False) -> None:
        assert isinstance(options, DooomOptions)
        self.seat = seat
        self.options = options
        self.watcher = Watcher(seat, options)

    @property
    def bulk(self) -> int:
        return 0

    def hear(self, events: Sequence[Event], n: int = -1) -> None:
        """One answer; `n` is the number of its entry, for those who ask why."""
        self.watcher.hear(events, n)

    # ---- questions

    def certain(self, budget: Budget | None = None) -> Certain:
        return Certain(tuple(self._facts()))

    def _facts(self) -> Iterator[AnyFact]:
        watcher = self.watcher
        for here, (kind, _heard) in sorted(watcher.tiles.items()):
            yield TileIs(name(here), kind)
        for here, thing in sorted(watcher.things.items()):
            if thing.letter != FLOOR and thing.is_sure:
                yield ThingLies(name(here), thing.letter)
        if self.seat >= 0 and watcher.names and not watcher.is_dead:
            yield PlayerAt(name(watcher.here), self.seat)
        for seat, roamer in sorted(watcher.others.items()):
            if roamer.steps is not None and len(roamer.steps) == 1:
                yield PlayerAt(name(next(iter(roamer.steps))), seat)
        for (here, _heard), (seat, letter, _why) in sorted(watcher.taken.items()):
            yield ThingTaken(name(here), seat, letter)
        for (seat, letter), (has, _why) in sorted(watcher.carries.items()):
            yield Carries("", seat, letter, has)
        winning = way_to_win(watcher)
        if winning is not None:
            yield MayWin(name(winning.exit))

    def possible(self, cell: str, budget: Budget | None = None) -> frozenset[str]:
        """What this tile may be now, by the letters of the map."""
        here = named(cell)
        tile = self.watcher.tiles.get(here) if here is not None else None
        if tile is None or here is None:
            return ANYTHING - {WALL} if here in self.watcher.covered else ANYTHING
        if tile[0] in (WALL, EXIT):
            return frozenset(tile[0])
        thing = self.watcher.things[here]
        if thing.is_sure:
            return frozenset(thing.letter)
        return frozenset({thing.letter, FLOOR} | ({TREASURE} if thing.dropped else set()))

    def could_be(self, seat: Seat, budget: Budget | None = None) -> tuple[PlayerAt, ...]:
        """The tiles where a player may be; the dead are nowhere."""
        if seat == self.seat:
            gone = self.watcher.is_dead
            return () if gone else (PlayerAt(name(self.watcher.here), seat),)
        roamer = self.watcher.others.get(seat)
        if roamer is None:
            return ()
        if roamer.steps is None:
            return (PlayerAt(ELSEWHERE, seat),)
        return tuple(PlayerAt(name(here), seat) for here in sorted(roamer.steps))

    def worlds(self, count: int, dice: Dice | None = None) -> list[World]:
        """This many that were not ruled out; not drawn by their odds, so do not count in them."""
        dice = dice or Rolled(0)
        return [self._world(dice) for _ in range(count)]

    def _world(self, dice: Dice) -> World:
        players: dict[int, str] = {}
        for seat in range(len(self.watcher.names)):
            free = [at.cell for at in self.could_be(seat) if at.cell not in players.values()]
            if free:
                players[seat] = dice.pick(free, "where somebody is")
        tiles = {
            cell: dice.pick(sorted(self.possible(cell)), "what lies there")
            for cell in map(name, sorted(self.watcher.tiles))
        }
        return World(tiles, players)

    def why(self, fact: AnyFact, budget: Budget | None = None) -> Reasons:
        """The answers and rules that prove it; none if it is not certain."""
        return reasons_for(self.watcher, fact)

    # ---- in words

    def _telling(self) -> Telling:
        return Telling(self.seat, self.watcher.names, self.options)

    def say(self, fact: AnyFact) -> Phrase:
        return self._telling().fact(fact)

    def who(self, seat: Seat) -> dict[str, Value]:
        """A player, as the messages have them."""
        return self._telling().who(seat)

    def say_why(self, reasons: Reasons) -> list[Phrase]:
        telling = self._telling()
        return [telling.reason(reason, self.watcher.heard) for reason in reasons.lines]

    # ---- for hosts, who do not know the book

    groups = staticmethod(asked.groups)
    meant = asked.meant
    still_possible = asked.still_possible

    def mark(self, fact: AnyFact) -> Mark | None:
        """Players only, counted from one's start: the map on the screen shows the rest."""
        here = named(fact.cell)
        if not isinstance(fact, PlayerAt) or here is None:
            return None
        return Mark(Spot(*column_and_row(here)), seat=fact.seat)

    def maybe(self, budget: Budget) -> Sequence[Mark]:
        places = [self.could_be(seat) for seat in self.watcher.others]
        few = [at for could in places if 1 < len(could) <= FEW_PLACES for at in could]
        return [mark for at in few if (mark := self.mark(at)) is not None]

    def may_hint(self, fact: AnyFact) -> bool:
        return not isinstance(fact, TileIs)

    def is_dull(self, fact: AnyFact) -> bool:
        """What is a wall and what is floor is on the screen already, and so is where one stands."""
        own = isinstance(fact, PlayerAt) and fact.seat == self.seat
        return own or (isinstance(fact, TileIs) and fact.kind != EXIT)

    def is_way_out(self, fact: AnyFact) -> bool:
        return isinstance(fact, TileIs) and fact.kind == EXIT

    def is_in_reach(self, fact: AnyFact) -> bool:
        return isinstance(fact, MayWin)

    def is_news(self, fact: AnyFact) -> bool:
        """What others took and carry; where they stand, once they have moved unseen."""
        if isinstance(fact, PlayerAt) and fact.seat != self.seat:
            roamer = self.watcher.others[fact.seat]
            return roamer.seen_at is None and roamer.has_moved
        return isinstance(fact, ThingTaken) or (isinstance(fact, Carries) and fact.has)

    def share(self, facts: Sequence[AnyFact]) -> Share:
        """Tiles to walk on; how many there are is not known during a game: seen, or next to it."""
        tiles = self.watcher.tiles
        known = sum(isinstance(fact, TileIs) and fact.kind != WALL for fact in facts)
        floor = (here for here, (kind, _) in tiles.items() if kind != WALL)
        edge = {there for here in floor for there in beside(here) if there not in tiles}
        return Share(known, known + len(edge))

    counted = staticmethod(asked.counted)
