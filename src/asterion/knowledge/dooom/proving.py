"""Why something in Dooom is certain: one's own steps, what was seen, and the rules between."""

from collections.abc import Iterable

from asterion.books.dooom.event import Saw, TurnBegan
from asterion.knowledge.dooom.facts import (
    AnyFact,
    Carries,
    MayWin,
    PlayerAt,
    ThingLies,
    ThingTaken,
    TileIs,
)
from asterion.knowledge.dooom.places import name, named
from asterion.knowledge.dooom.watching import Watcher
from asterion.knowledge.dooom.winning import way_to_win
from asterion.knowledge.reasons import Reason, Reasons

TURNS, STEPS_RULE, PICKING_UP, DAMAGE, WINNING = "O6", "O8", "O9", "O13", "O16"
FEW = 6
"""More sights than that are told as one line."""


def reasons_for(watcher: Watcher, fact: AnyFact) -> Reasons:
    """Enough to prove it; the numbers are those of the events that were heard."""
    found = _Proof(watcher).of(fact)
    return Reasons((), proved=False) if found is None else Reasons(tuple(found))


class _Proof:
    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher

    def of(self, fact: AnyFact) -> list[Reason] | None:
        here = named(fact.cell)
        match fact:
            case TileIs(kind=kind):
                tile = self.watcher.tiles.get(here) if here is not None else None
                return self.seen([tile[1]]) if tile is not None and tile[0] == kind else None
            case ThingLies(thing=thing):
                lies = self.watcher.things.get(here) if here is not None else None
                if lies is None or lies.letter != thing or not lies.is_sure:
                    return None
                if here in self.watcher.in_sight:
                    return self.seen([self.last_sight()])
                return [self.rule(STEPS_RULE), self.rule(PICKING_UP), *self.everything(lies.heard)]
            case PlayerAt(seat=seat, cell=cell):
                return self.standing(seat, cell)
            case MayWin(cell=cell):
                return self.winning(cell)
            case ThingTaken(seat=seat, thing=thing):
                for (place, _n), (who, letter, why) in self.watcher.taken.items():
                    if (name(place), who, letter) == (fact.cell, seat, thing):
                        return [self.rule(PICKING_UP), *self.everything(why[0])]
                return None
            case Carries(seat=seat, thing=thing, has=has):
                known = self.watcher.carries.get((seat, thing))
                if known is None or known[0] != has:
                    return None
                if isinstance(self.watcher.heard[known[1][-1]], Saw):
                    return [self.rule(PICKING_UP), *self.everything(known[1][0])]
                return [self.rule(DAMAGE), *self.told(known[1])]

    def standing(self, seat: int, cell: str) -> list[Reason] | None:
        watcher = self.watcher
        if seat == watcher.seat:
            here = not watcher.is_dead and name(watcher.here) == cell
            return self.steps(watcher.now) if here else None
        roamer = watcher.others.get(seat)
        if roamer is None or roamer.steps is None or [name(at) for at in roamer.steps] != [cell]:
            return None
        if roamer.seen_at is not None:
            return self.seen([roamer.last_seen])
        if not roamer.has_moved:
            return [self.rule(TURNS), *self.seen([roamer.last_seen])]
        return [self.rule(STEPS_RULE), *self.everything(roamer.last_seen)]

    def winning(self, cell: str) -> list[Reason] | None:
        watcher = self.watcher
        way = way_to_win(watcher)
        if way is None or name(way.exit) != cell:
            return None
        treasures = [watcher.things[here].heard for here in way.treasures]
        seen = sorted({watcher.tiles[way.exit][1], *treasures, *watcher.purse})
        lines = [self.rule(WINNING), *self.steps(watcher.now)]
        return [*lines, *(self.told(seen) if len(seen) <= FEW else [self.run(tuple(seen))])]

    # ---- lines

    def rule(self, number: str) -> Reason:
        return Reason(number, -1, (), ())

    def told(self, heard: Iterable[int]) -> list[Reason]:
        numbers = self.watcher.numbers
        return [Reason("", self.watcher.seat, (numbers[one],), (one,)) for one in heard]

    def steps(self, until: int) -> list[Reason]:
        """One's own way so far, as one line: it gives the places their names."""
        steps = tuple(step for step in self.watcher.steps if step <= until)
        return [self.run(steps)] if steps else []

    def run(self, heard: tuple[int, ...]) -> Reason:
        entries = sorted({self.watcher.numbers[one] for one in heard})
        return Reason("", self.watcher.seat, tuple(entries), heard)

    def seen(self, heard: Iterable[int]) -> list[Reason]:
        one, *_ = heard = list(heard)
        return [*self.steps(one), *self.told(heard)]

    def everything(self, since: int) -> list[Reason]:
        """What was seen first, and then all that was in sight and whose turn it was since."""
        watcher = self.watcher
        later = tuple(
            number
            for number in range(since + 1, len(watcher.heard))
            if isinstance(watcher.heard[number], Saw | TurnBegan)
        )
        lines = [*self.steps(watcher.now), *self.told([since])]
        return [*lines, self.run(later)] if later else lines

    def last_sight(self) -> int:
        heard = self.watcher.heard
        return max(n for n, event in enumerate(heard) if isinstance(event, Saw))
