"""A careful explorer of DungeonLab, who plays from what she was told alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import ClassVar, Final, NamedTuple

from asterion.books.dungeonlab.encounters.kind import BY_LABEL, GREEN_EYES
from asterion.books.dungeonlab.event import Stung
from asterion.books.dungeonlab.plan.things import BLASTER, BRIDLE, BULLET, GRENADE, TREASURE
from asterion.books.dungeonlab.view.asking import wanted
from asterion.books.dungeonlab.view.chart import OPEN, UNNAMED, Square, beside
from asterion.books.dungeonlab.view.legal import legal
from asterion.books.dungeonlab.view.model import View
from asterion.bots.dungeonlab.deeds import deed_here
from asterion.bots.dungeonlab.landing import where_to_land
from asterion.bots.dungeonlab.memory import Memory
from asterion.bots.dungeonlab.needs import is_hurt, is_short, supplies
from asterion.bots.dungeonlab.rides import Rides, is_better, waits_here
from asterion.bots.dungeonlab.risks import DEATH, SALVO
from asterion.bots.dungeonlab.roads import DOWN, UP, Road, Roads
from asterion.bots.dungeonlab.searching import Search
from asterion.bots.dungeonlab.trees import TASTES, Trees
from asterion.bots.dungeonlab.world import EXIT, WIRE, World
from asterion.bots.strength import EASY, HARD, NORMAL, UNHURRIED, USUAL, Manner
from asterion.bots.words import aim, plays
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.event import Event
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.budget import Budget

TWICE = 2
"""So often she does the same in the same situation; after that, anything else may be better."""
HOPELESS = 900
"""Turns after which she gives up even the last landing: every game comes to an end."""
YES = frozenset({"blade", "boat", "stick", "bridle", "skin"})
VERTICAL = {UP: "up", DOWN: "down"}


class Powers(NamedTuple):
    """How much she remembers and thinks.

    After `patience` turns without anything new, and after the `longest` in one landing, she would
    rather start afresh; and at her first landings, `forgets` of them, she forgets all she knew.
    """

    patience: int
    longest: int
    forgets: int


POWERS: Final = {
    EASY: Powers(30, 150, 3),
    NORMAL: Powers(120, 600, 0),
    HARD: Powers(180, 800, 0),
}


class Scout:
    """Looks before she leaps: shoots at green eyes first, minds her damage, remembers everything.
    She rides where that is cheaper, and climbs trees for what they may give.

    Where a death leaves her, she lands on the treasure if she knows where it is. With it she
    bumps into the outer walls, one after the other, until one of them is the exit.
    """

    summary: ClassVar[Phrase] = plays("scout")

    has_strengths: ClassVar[bool] = True

    def __init__(self, dice: Dice, manner: Manner = USUAL) -> None:
        self.dice = dice
        self.powers = POWERS[manner.strength]
        self.seconds = manner.seconds or UNHURRIED
        self.memory = Memory()
        self.trees = Trees()
        self.known = 0
        self.idle = 0
        self.turns = 0
        self.landings = 0
        self.aim: Phrase | None = None
        self.knew: Phrase | None = None  # since when she knew the exit, to be told afterwards
        self.said: Counter[object] = Counter()
        """What she did already, knowing and having just as much as now."""

    def hear(self, events: Sequence[Event]) -> None:
        self.memory.stung += [event for event in events if isinstance(event, Stung)]

    def answer(self, view: View, prompt: Prompt) -> str:
        memory = self.memory
        memory.notice(view)
        self.trees.notice(view)
        if self.knew is None and EXIT in memory.home.walls.values():
            self.knew = phrase("bots-knew-exit", round=view.round)
        asked = wanted(view)
        if asked == "answer":
            return self._reply(view)
        if asked == "land":
            self.idle = self.turns = 0
            if self.landings < self.powers.forgets:
                self._forget(view)
            self.landings += 1
            self.trees.land()
            return self._or_else(view, where_to_land(memory.home, self.dice))
        self._count_idle()
        if self.trees.climbs(view, (memory.world, memory.here(view))):
            return "climb"
        return self._or_else(view, deed_here(view) or self._travel(view))

    def _forget(self, view: View) -> None:
        """All but how large the dungeon is."""
        self.memory = Memory()
        self.memory.notice(view)
        self.known = 0

    def _or_else(self, view: View, text: str) -> str:
        """What she means to say, unless she said just that twice in just this situation."""
        mine, memory = view.mine, self.memory
        place = memory.world.content if memory.is_lost else None  # pieces may look alike
        situation = (
            text, place, memory.here(view), memory.knowledge, mine.exote, mine.riding,
            frozenset(mine.carries.items()), frozenset(mine.hurts.items()),
        )  # fmt: skip
        self.said[situation] += 1
        if self.said[situation] <= TWICE:
            return text
        memory.aim = None
        others = [other for other in legal(view) if other not in (text, "suicide", "look")]
        return self.dice.pick(others, "anything else") if others else text

    # ---- questions

    def _reply(self, view: View) -> str:
        """D2  Political ones and trees by what worked here; offers of what she carries: yes."""
        assert view.asked is not None
        key, memory = view.asked.key, self.memory
        tree = memory.world, memory.here(view)
        yes = key in YES
        if key == "climb":
            yes = self.trees.climbs(view, tree)
        elif key in TASTES:
            yes = self.trees.says(view, key, tree)
        elif key == "answer":
            yes = memory.world.answers.get(memory.here(view), True)
            memory.answers(view, yes)
        return "yes" if yes else "no"

    # ---- where to go

    def _aim(self, view: View) -> Phrase:
        """What she is after, by what she has and knows; ammunition and wounds come between."""
        world = self.memory.world
        if is_hurt(view) and any("hospital" in found for found in world.squares.values()):
            return aim("hospital")
        if TREASURE in view.mine.carries:
            return aim("carry" if EXIT in world.walls.values() else "rim")
        return aim("search" if world.treasure is None else "treasure")

    def _travel(self, view: View) -> str:
        memory = self.memory
        world, here = memory.world, memory.here(view)
        self.aim = self._aim(view)
        about = view, world, here, memory.opened, Budget(self.seconds)
        roads, riding = Roads(*about), view.mine.riding
        rides = Rides(*about) if riding or waits_here(view) else None
        if self.idle > self.powers.patience or self.turns > self.powers.longest:
            return self._start_afresh(view)
        walking = self._goals(view, world, roads)
        mounted = self._goals(view, world, rides) if rides else repeat(None)
        for goal, ride in zip(walking, mounted, strict=False):
            if isinstance(goal, str):
                return goal
            if isinstance(ride, Road) and is_better(ride, goal, riding):
                return self._step(view, world, here, ride.ways[0]) if riding else "mount"
            if goal is not None and goal.price < DEATH:
                return "dismount" if riding else self._step(view, world, here, goal.ways[0])
        if memory.doubts(view):
            return self._travel(view)
        return self._start_afresh(view)

    def _goals(self, view: View, world: World, roads: Roads) -> Iterator[Road | str | None]:
        """Roads and words, the most urgent first; the first that can be had is taken."""
        search = Search(self.memory, roads)
        if is_hurt(view):
            yield roads.nearest(lambda square: "hospital" in world.squares.get(square, ()))
        if TREASURE in view.mine.carries:
            yield from search.ways_out()
        elif world.treasure is not None:
            home = world.treasure
            yield roads.nearest(lambda square: square == home)
        if is_short(view):
            yield roads.nearest(lambda square: supplies(view, world.squares.get(square, ())))
        if BRIDLE in view.mine.carries:
            yield roads.nearest(lambda square: "ontifutlas" in world.squares.get(square, ()))
        yield roads.nearest(lambda square: square not in world.squares)
        yield from search.probes()
        yield search.fall()

    # ---- one step

    def _step(self, view: View, world: World, here: Square, way: int) -> str:
        if way in VERTICAL:
            return VERTICAL[way]
        wall = world.wall(here, way)
        is_open = wall in (None, OPEN) or (here, way) == self.memory.opened
        if is_open and GREEN_EYES in view.seen[way] and not view.mine.riding:
            shot = self._shoot_eyes(view, world, here, way)
            if shot:
                return shot
        if is_open or (view.mine.exote and wall != UNNAMED):
            return self.memory.move_to(here, way)
        return self.memory.shoot(here, 1, BLASTER if wall == WIRE else GRENADE, way)

    def _shoot_eyes(self, view: View, world: World, here: Square, way: int) -> str:
        """D34  A salvo for any cat, then grenades; what still looks is a cow or a rabbit."""
        carries = view.mine.carries
        bullets, grenades = carries.get(BULLET, 0), carries.get(GRENADE, 0)
        known = [BY_LABEL[label] for label in world.labels(beside(here, way))]
        if known and all(not kind.dies_of or not (kind.skin or kind.stings[1]) for kind in known):
            return ""
        volley = self.memory.volley(here, way)
        wanted = max((kind.dies_of.get(BULLET, 0) for kind in known), default=SALVO)
        if volley == 0 and wanted and bullets >= wanted:
            return self.memory.shoot(here, wanted, BULLET, way)
        if volley < 3 and grenades > 1:
            return self.memory.shoot(here, 1, GRENADE, way)
        return ""

    # ---- when nothing helps

    def _count_idle(self) -> None:
        known = self.memory.knowledge
        self.idle = self.idle + 1 if known <= self.known else 0
        self.known = max(known, self.known)
        self.turns += 1

    def _start_afresh(self, view: View) -> str:
        """D9  A landing is worth less than walking in circles, unless it is the last one."""
        has_another = view.mine.left != 0 and self.idle <= 4 * self.powers.patience
        if has_another or self.turns > HOPELESS:
            return "suicide"
        others = [text for text in legal(view) if text not in ("suicide", "look")]
        return self.dice.pick(others or legal(view), "anything")
