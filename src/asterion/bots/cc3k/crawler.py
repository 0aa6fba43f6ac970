"""A careful player of ChamberCrawler3000."""

from collections.abc import Iterator
from typing import ClassVar, Final, NamedTuple

from asterion.books.cc3k.plan.kinds import (
    DRAGON,
    ENEMIES,
    FLOORS,
    GOLD,
    MERCHANT,
    NEAR,
    NO_RACE,
    POTION,
    STAIRS,
    STEPS,
    TROLL,
    WALKED,
)
from asterion.books.cc3k.say.notation import (
    ATTACKS,
    CHOICES,
    DRINKS,
    FREEZE,
    MOVES,
    QUIT,
)
from asterion.books.cc3k.view.model import View
from asterion.bots.cc3k.errands import Errand, known_potions, most_hit_points, sips
from asterion.bots.cc3k.ground import Ground
from asterion.bots.cc3k.odds import fight
from asterion.bots.cc3k.patience import FREE, TOO_NEAR, loose_step, out_of_danger, to_shelter
from asterion.bots.strength import EASY, HARD, NORMAL, UNHURRIED, USUAL, Manner
from asterion.bots.words import aim, plays
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.phrase import Phrase
from asterion.knowledge.budget import Budget

FAVOURITE = CHOICES[TROLL]
PRICE = 1.5
"""Hit points that it gives for a piece of gold."""
LAST_PRICE = 1000.0
TROLLS_PRICE = 2.0
"""A troll could slay everybody, but to rest after each fight takes thousands of turns."""
A_PILE = 2.0
KEPT_A_FLOOR = 14.0
"""Hit points that it saves for every floor that is still to come."""
KEPT_AT_LAST = 25.0
"""And these for the way to the last stairs, whatever gold lies beside it."""
LUCK = 2.0
"""What costs so much on average may well cost this many times as much."""
RESTED = 0.9
REGAINED = 5


class Powers(NamedTuple):
    """How much it thinks and how long it waits: turns on a floor until the ways to gold are free,
    until the way to the stairs is, and in a whole game for a way that it might not survive.
    """

    for_gold: int
    for_stairs: int
    for_life: int
    cells: int = 1_000_000  # of the floor that it thinks about, the nearest first


POWERS: Final = {
    EASY: Powers(0, 40, 40, 150),
    NORMAL: Powers(120, 500, 2000),
    HARD: Powers(300, 500, 3000),
}


class Crawler:
    """It stops the enemies (C35), so that it can reckon what every step and every fight costs.

    First come gold and fights that are worth their price, then a sip of what it does not know
    yet, for attack and defence wear off with the floor (C27); then the stairs.
    """

    summary: ClassVar[Phrase] = plays("crawler")
    has_strengths: ClassVar[bool] = True

    def __init__(self, dice: Dice, manner: Manner = USUAL) -> None:
        self.dice = dice
        self.powers = POWERS[manner.strength]
        self.seconds = manner.seconds
        self.floor = 0
        self.hit_points = 0
        self.strange: set[int] = set()  # potions it stood beside, and did not know
        self.known = 0
        self.ways: list[int] = []
        self.prey: int | None = None
        self.waited = 0  # turns on this floor
        self.feared = 0  # turns that it waited because it might not survive the way
        self.is_waiting = False
        self.is_leaving = False
        self.aim: Phrase | None = None

    def answer(self, view: View, prompt: Prompt) -> str:
        if view.race == NO_RACE:
            self.floor = 0
            return FAVOURITE
        self.notice(view)
        if not view.frozen and not self.is_waiting:
            return FREEZE
        if not self.ways or view.hit_points < self.hit_points or self.is_done(view):
            self.is_waiting = False
            self.ways = self.plan(view)
        self.hit_points = view.hit_points
        if not self.ways:
            return QUIT  # there is nothing to gain here, and no way down
        if view.frozen == self.is_waiting:
            return FREEZE
        return self.go(view, self.ways[-1])

    def notice(self, view: View) -> None:
        """C28  Which potions are strange; what was learned may tell them apart."""
        if view.floor != self.floor or len(view.known) != self.known:
            self.strange.clear()
            self.ways = []
        if view.floor != self.floor:
            self.waited, self.is_leaving = 0, False
        self.floor, self.known = view.floor, len(view.known)
        for step in NEAR:
            cell = view.here + step
            if view.drawing[cell] == POTION and cell not in view.potions:
                self.strange.add(cell)

    def go(self, view: View, way: int) -> str:
        """One step of the errand; whatever bars the way is fought or drunk first."""
        cell = view.here + STEPS[way]
        symbol = view.drawing[cell]
        self.prey = cell if symbol in ENEMIES else None
        if symbol in ENEMIES:
            return ATTACKS[way]
        if symbol == POTION:
            self.ways = []
            return DRINKS[way]
        self.ways.pop()
        return MOVES[way]

    def is_done(self, view: View) -> bool:
        """Whether the enemy that it fought is slain."""
        return self.prey is not None and view.drawing[self.prey] not in ENEMIES

    # ---- what to do

    def plan(self, view: View) -> list[int]:
        """What costs nothing; then what is worth its price; the stairs, once nothing is."""
        budget = Budget(self.seconds or UNHURRIED)
        ground = Ground(view, self.powers.cells, budget)
        return self.choice(view, ground) or self.choice(view, Ground(view))

    def choice(self, view: View, ground: Ground) -> list[int]:
        """Of what it thought about; where nothing of that will do, it must think of all."""
        gold, fights = [*self.gold(view, ground)], [*self.fights(view, ground)]
        worthwhile = [*gold, *fights, *known_potions(view, ground, self.strange)]
        free = [errand for errand in worthwhile if errand.cost < FREE]
        if free:
            return self.takes("collect", free)
        if self.is_tired(view):
            ways = self.rest(view, ground)
            if ways:
                self.aim = aim("heal")
                return ways
        if (
            self.waited < self.powers.for_gold
            and not self.is_leaving
            and self.has_gold(view, ground)
        ):
            ways = self.wait(view, ground, FREE)
            if ways:
                return ways
        if worthwhile:
            return self.takes("fight", worthwhile)
        stairs = [*self.stairs(ground)]
        drinks = [*sips(view, ground)]
        price = min(stairs).cost if stairs else 0.0
        is_deadly = LUCK * price >= view.hit_points and self.feared < self.powers.for_life
        is_alone = is_deadly or ground.company(view.here) <= TOO_NEAR
        self.is_leaving &= bool(ground.danger(view.here)) or not is_alone
        may_wait = (self.waited < self.powers.for_stairs or is_deadly) and not self.is_leaving
        if not drinks and price >= FREE and may_wait:
            before = self.waited
            ways = self.wait(view, ground, price)
            self.feared += (self.waited - before) * is_deadly
            if ways:
                return ways
            self.is_leaving = True  # whatever comes
        if is_deadly and not drinks and stairs:
            self.aim = aim("flee")
            return out_of_danger(ground, min(stairs).ways)
        return self.takes("collect", drinks) if drinks else self.takes("stairs", stairs)

    def takes(self, named: str, errands: list[Errand]) -> list[int]:
        """The cheapest of them."""
        self.aim = aim(named)
        return min(errands).ways if errands else []

    # ---- patience

    def has_gold(self, view: View, ground: Ground) -> bool:
        """Whether there is some that no dragon guards, to which the way may become free."""
        guarded = self.guarded(ground)
        return any(cell not in guarded and cell != view.here for cell in ground.cells(GOLD))

    def wait(self, view: View, ground: Ground, price: float) -> list[int]:
        """A way to where it can wait, or a step with the enemies let loose; else nothing."""
        if view.options.pursuit or not any(kind != DRAGON for kind in ground.enemies.values()):
            return []
        self.aim = aim("wait")
        ways = to_shelter(ground, price)
        if ways:
            return ways
        step = loose_step(ground, price, self.dice)
        if step is None:
            return []
        self.waited += step.counts
        self.is_waiting = True
        return [step.way]

    def spare(self, view: View, ground: Ground) -> float:
        """Hit points that it can afford to lose on this floor."""
        way_down = sum(errand.cost for errand in self.stairs(ground))
        to_come = FLOORS - view.floor
        return view.hit_points - 2 * way_down - KEPT_A_FLOOR * to_come - KEPT_AT_LAST

    def stairs(self, ground: Ground) -> Iterator[Errand]:
        for cell in ground.cells(STAIRS):
            if cell in ground.cost:
                yield Errand(ground.cost[cell], cell, ground.way_to(cell))

    def gold(self, view: View, ground: Ground) -> Iterator[Errand]:
        """C30  All gold but what a dragon may be guarding."""
        guarded = self.guarded(ground)
        spare = self.spare(view, ground)
        most = min(self.price(view) * A_PILE, spare / LUCK if view.floor == FLOORS else spare)
        for cell in ground.cells(GOLD):
            cost = ground.cost.get(cell)
            if cost is not None and cell not in guarded and (cost <= most or cost < FREE):
                yield Errand(cost, cell, ground.way_to(cell))

    def guarded(self, ground: Ground) -> set[int]:
        """C24  Gold that may be a dragon's."""
        return {
            cell
            for dragon, kind in ground.enemies.items()
            if kind == DRAGON
            for cell in ground.guarded(dragon)
        }

    def price(self, view: View) -> float:
        """A troll has its hit points back for a little time; on the last floor they are no use."""
        if view.floor == FLOORS:
            return LAST_PRICE
        return TROLLS_PRICE if view.race == TROLL else PRICE

    def fights(self, view: View, ground: Ground) -> Iterator[Errand]:
        """C32  With those it is sure to beat, for a fair price; merchants are left alone (C21)."""
        spare, price = self.spare(view, ground), self.price(view)
        for enemy, kind in ground.enemies.items():
            stand = ground.beside(enemy) if kind != MERCHANT else None
            if stand is None:
                continue
            reckoned = fight(view, enemy, kind, ground.others(stand, enemy))
            walk = ground.cost[stand]
            loss = walk + reckoned.loss
            safe = 2 * walk + reckoned.worst < view.hit_points
            if safe and loss <= min(spare, price * reckoned.loot):
                way = STEPS.index(enemy - stand)
                yield Errand(loss, enemy, [way, *ground.way_to(stand)])

    # ---- rest

    def is_tired(self, view: View) -> bool:
        """C13  Only a troll gets better by walking about."""
        return view.race == TROLL and view.hit_points < RESTED * most_hit_points(view)

    def rest(self, view: View, ground: Ground) -> list[int]:
        """To the nearest place where nobody attacks; from there to and fro until it is well."""
        safe = [
            cell
            for cell in ground.cost
            if cell != view.here and not ground.danger(cell) and view.drawing[cell] in WALKED
        ]
        if not safe:
            return []
        least = min(ground.cost[cell] for cell in safe)
        ways = ground.way_to(
            self.dice.pick([cell for cell in safe if ground.cost[cell] == least], "where to rest")
        )
        if ground.danger(view.here) or len(ways) > 1:
            return ways
        back = STEPS.index(-STEPS[ways[0]])
        walks = (most_hit_points(view) - view.hit_points) // (2 * REGAINED) + 1
        return [back, *ways] * walks
