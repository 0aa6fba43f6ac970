"""What to do next in ChamberCrawler3000: gold, fights with their odds, potions, the stairs."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import (
    ENEMIES,
    FLOORS,
    GOLD,
    GRID,
    MERCHANT,
    NEAR,
    NO_RACE,
    POTION,
    RACES,
    STAIRS,
    STEPS,
    TROLL,
)
from asterion.books.cc3k.say.notation import ATTACKS, CHOICES, DRINKS, MOVES
from asterion.books.cc3k.view.model import View
from asterion.books.cc3k.words.things import RACE_WORDS, enemy_word, potion_word
from asterion.bots.cc3k.crawler import Crawler, Powers
from asterion.bots.cc3k.ground import Ground
from asterion.bots.cc3k.patience import FREE
from asterion.coach.advice import Advice
from asterion.coach.cc3k_fight import chance, duel, hit_points
from asterion.coach.offsets import away, percent
from asterion.core.audience import Seat
from asterion.core.contract.paper import Spot
from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.core.phrase import phrase
from asterion.knowledge.marks import Mark

SEED: Final = 1
AT_ONCE: Final = Powers(0, 0, 0)
"""It waits for nothing: the enemies are not stopped while somebody else plays."""


class Cc3kCoach:
    """The careful crawler judges; the reasons are read off the floor."""

    def __init__(self, seat: Seat, options: Cc3kOptions, alone: bool = False) -> None:
        self.strange: set[int] = set()
        self.floor = self.known = 0

    def hear(self, events: Sequence[Event], view: Any) -> None:
        """C28  What the crawler would remember: beside which strange potions one has stood."""
        if (view.floor, len(view.known)) != (self.floor, self.known):
            self.strange.clear()
            self.floor, self.known = view.floor, len(view.known)
        if view.race == NO_RACE:
            return
        for step in NEAR:
            cell = view.here + step
            if view.drawing[cell] == POTION and cell not in view.potions:
                self.strange.add(cell)

    def advice(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        if not offered:
            return
        if view.race == NO_RACE:
            yield from _races(offered)
            return
        ground = Ground(view)
        ways = self._judge(view).choice(view, ground)
        if ways:
            yield from self._step(view, ground, ways)
        yield from self._beside(view)
        yield from self._in_sight(view, ground)

    def _judge(self, view: View) -> Crawler:
        crawler = Crawler(Rolled(SEED))
        crawler.powers = AT_ONCE
        crawler.floor, crawler.known, crawler.strange = view.floor, len(view.known), self.strange
        return crawler

    def _step(self, view: View, ground: Ground, ways: list[int]) -> Iterator[Advice]:
        """The first step of an errand, with what it is for."""
        way = ways[-1]
        first = view.here + STEPS[way]
        symbol = view.drawing[first]
        if symbol in ENEMIES:
            yield from _fight(view, way)
            return
        if symbol == POTION:
            yield from self._drink(view, way)
            return
        end = view.here + sum(STEPS[each] for each in ways)
        yield from self._walk(view, ground, MOVES[way], end, len(ways))

    def _walk(self, view: View, ground: Ground, act: str, end: int, steps: int) -> Iterator[Advice]:
        """Towards something, and what may be met on the way."""
        symbol = view.drawing[end]
        where = away(*_offset(view.here, end))
        about = (_mark(end),)
        if symbol == GOLD:
            yield Advice(act, phrase("coach-cc3k-gold", steps=steps, where=where), about)
        elif symbol == STAIRS:
            named = "coach-cc3k-out" if view.floor == FLOORS else "coach-cc3k-stairs"
            yield Advice(act, phrase(named, steps=steps, where=where), about)
        elif symbol == POTION:
            potion = view.potions.get(end)
            if potion is None:
                yield Advice(act, phrase("coach-cc3k-strange", steps=steps, where=where), about)
            else:
                yield Advice(
                    act,
                    phrase("coach-cc3k-potion", potion=potion_word(potion), steps=steps),
                    about,
                )
        elif symbol in ENEMIES:
            odds = percent(chance(view, end, symbol))
            enemy = enemy_word(chr(symbol))
            yield Advice(act, phrase("coach-cc3k-prey", enemy=enemy, steps=steps, odds=odds), about)
        foes = ground.threats.get(end, {})
        if not foes and view.drawing[end] not in ENEMIES:
            yield Advice(act, phrase("coach-cc3k-quiet", where=where), about)
        now = len(ground.threats.get(view.here, {}))
        if now:
            yield Advice(act, phrase("coach-cc3k-away", enemies=now, points=view.hit_points))
        if view.race == TROLL and view.hit_points < RACES[TROLL].hit_points:
            yield Advice(act, phrase("coach-cc3k-rest", points=view.hit_points))
        yield Advice(act, phrase("coach-cc3k-steps", steps=steps, where=where), about)

    def _drink(self, view: View, way: int) -> Iterator[Advice]:
        cell = view.here + STEPS[way]
        potion = view.potions.get(cell)
        if potion is not None:
            because = phrase("coach-cc3k-drink", potion=potion_word(potion))
        else:
            because = phrase("coach-cc3k-sip", points=view.hit_points, known=len(view.known))
        yield Advice(DRINKS[way], because, (_mark(cell),))

    # ---- besides

    def _beside(self, view: View) -> Iterator[Advice]:
        """What a fight with the one beside would come to."""
        for way, step in enumerate(STEPS):
            if view.drawing[view.here + step] in ENEMIES:
                yield from _fight(view, way)

    def _in_sight(self, view: View, ground: Ground) -> Iterator[Advice]:
        """Other things that can be walked to, the nearest first."""
        for symbol in (GOLD, STAIRS, POTION):
            reached = [cell for cell in ground.cells(symbol) if ground.cost.get(cell, FREE) < FREE]
            for cell in sorted(reached, key=lambda one: len(ground.way_to(one)))[:2]:
                ways = ground.way_to(cell)
                if ways and view.drawing[view.here + STEPS[ways[-1]]] not in (POTION, *ENEMIES):
                    yield from self._walk(view, ground, MOVES[ways[-1]], cell, len(ways))


def _races(offered: Sequence[str]) -> Iterator[Advice]:
    """C10-C15  The troll first: what it loses it has back."""
    order = sorted(range(len(RACES)), key=lambda race: race != TROLL)
    for race in order:
        act = CHOICES[race]
        if act in offered:
            its = RACES[race]
            named = "coach-cc3k-troll" if race == TROLL else "coach-cc3k-race"
            because = phrase(
                named, race=RACE_WORDS[race], points=its.hit_points, attack=its.attack,
                defence=its.defence,
            )  # fmt: skip
            yield Advice(act, because)


def _fight(view: View, way: int) -> Iterator[Advice]:
    """C19, C31  The odds of a fight to the end with this one alone, and what a blow does."""
    cell = view.here + STEPS[way]
    kind = view.drawing[cell]
    both, enemy = duel(view, kind), enemy_word(chr(kind))
    about = (_mark(cell),)
    if kind == MERCHANT and not view.hostile:
        yield Advice(None, phrase("coach-cc3k-merchant"), about)
        return
    odds = chance(view, cell, kind)
    left = hit_points(view, cell, kind)
    act = ATTACKS[way] if odds >= 0.5 else None
    yield Advice(
        act,
        phrase("coach-cc3k-fight", enemy=enemy, odds=percent(odds), points=view.hit_points),
        about,
    )
    if both.blow:
        blows = -(-left // both.blow)
        yield Advice(
            act,
            phrase("coach-cc3k-blows", enemy=enemy, blow=both.blow, blows=blows, left=left,
                   its=both.its_blow),
            about,
        )  # fmt: skip


def _offset(here: int, there: int) -> tuple[int, int]:
    """Columns and rows from one cell to the other."""
    row, column = divmod(here - GRID.origin, GRID.stride)
    other_row, other_column = divmod(there - GRID.origin, GRID.stride)
    return other_column - column, other_row - row


def _mark(cell: int) -> Mark:
    row, column = divmod(cell - GRID.origin, GRID.stride)
    return Mark(Spot(column, row))
