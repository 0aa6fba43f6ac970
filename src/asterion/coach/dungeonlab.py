"""What to do next in DungeonLab: what lies here, where to go and why, what a question risks."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES
from asterion.books.dungeonlab.event import Bumped, Fired, Walked
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.plan.things import BULLET, GRENADE, TREASURE
from asterion.books.dungeonlab.say.notation import MOVES
from asterion.books.dungeonlab.view.asking import wanted
from asterion.books.dungeonlab.view.chart import OPEN, beside, side
from asterion.books.dungeonlab.view.model import View
from asterion.books.dungeonlab.words import offer
from asterion.books.dungeonlab.words.terms import WAYS as WAY_WORDS
from asterion.books.dungeonlab.words.terms import encounter, things
from asterion.bots.dungeonlab.risks import SALVO
from asterion.coach.acts import offered_as
from asterion.coach.advice import Advice
from asterion.coach.dungeonlab_judge import Judge
from asterion.core.audience import Seat
from asterion.core.contract.book import Prompt
from asterion.core.contract.paper import Spot
from asterion.core.dice import Rolled
from asterion.core.event import Event
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.marks import Mark

SEED: Final = 1
ASKED: Final = frozenset({"boat", "stick", "blade", "bridle", "answer", "orcs", "undead", "climb",
                          "skin"})  # fmt: skip
MOST: Final = 4


class DungeonLabCoach:
    """The scout judges at every moment at which one is asked; the reasons are read off her map.

    What the player really did is taken from the answer, so she draws no conclusion from what she
    would have done instead.
    """

    def __init__(self, seat: Seat, options: DungeonLabOptions, alone: bool = False) -> None:
        self.seat = seat
        self.judge = Judge(Rolled(SEED))
        self.act = ""

    def hear(self, events: Sequence[Event], view: Any) -> None:
        self.judge.hear(events)
        for event in events:
            match event:
                case Walked(seat=self.seat) | Bumped(seat=self.seat):
                    self.judge.did(event.way, fired=False)
                case Fired(seat=self.seat):
                    self.judge.did(event.way, fired=True)
        if wanted(view):
            asked = Prompt(self.seat, 0, Phrase(""))
            self.judge.before = self.judge.memory.here(view) if view.mine.in_dungeon else None
            self.act = self.judge.answer(view, asked)
        else:
            self.act = ""

    def advice(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        match wanted(view):
            case "answer":
                yield from self._question(view)
            case "land":
                yield from self._land(view, offered)
            case "move":
                yield from self._move(view, offered)

    # ---- questions

    def _question(self, view: View) -> Iterator[Advice]:
        """D2  What either answer risks."""
        assert view.asked is not None
        key = view.asked.key
        named = f"coach-dungeonlab-ask-{key}" if key in ASKED else "coach-dungeonlab-ask"
        other = "no" if self.act == "yes" else "yes"
        if key == "answer":
            known = self.judge.memory.world.answers.get(self.judge.memory.here(view))
            if known is not None:
                yield Advice(self.act, phrase("coach-dungeonlab-ask-known"))
        yield Advice(self.act, phrase(named))
        yield Advice(other, phrase("coach-dungeonlab-ask-other", answer=other))

    # ---- landing

    def _land(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        """D19  On the treasure, if its place is known; else where most is unknown."""
        world = self.judge.memory.home
        words = self.act.split()
        if len(words) == 4:
            column, row, level = map(int, words[1:])
            about = (Mark(Spot(column - 1, row - 1, level - 1)),)
            if world.treasure == (column, row, level):
                yield Advice(self.act, phrase("coach-dungeonlab-land-treasure"), about)
            near = sum(
                (column + right, row + down, level) not in world.squares
                and world.in_base((column + right, row + down, level))
                for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0))
            )
            yield Advice(self.act, phrase("coach-dungeonlab-land", cells=near), about)
        left = view.mine.left
        if left >= 0:
            yield Advice(self.act or None, phrase("coach-dungeonlab-landings", left=left))

    # ---- a move

    def _move(self, view: View, offered: Sequence[str]) -> Iterator[Advice]:
        act = offered_as(self.act, offered, offer)
        if act is not None:
            yield from self._reasons(view, act)
        yield from islice(self._others(view, offered, act), MOST)

    def _reasons(self, view: View, act: str) -> Iterator[Advice]:
        verb = act.split()[0]
        if act == "take":
            yield Advice(act, phrase("coach-dungeonlab-take", things=things(view.things)))
        elif verb == "shoot":
            yield from self._shot(view, act)
        elif act in MOVES or act in ("up", "down"):
            yield from self._walk(view, act)
        elif verb in ("buy", "sell", "skin", "climb", "strangle", "mount", "dismount"):
            yield Advice(act, phrase(f"coach-dungeonlab-{verb}"))
        elif act == "suicide":
            landings = view.mine.left
            yield Advice(act, phrase("coach-dungeonlab-afresh", left=max(0, landings)))
        else:
            yield Advice(act, phrase("coach-dungeonlab-anything"))

    def _shot(self, view: View, act: str) -> Iterator[Advice]:
        """D16, D34  At a wall, or at what looks at one."""
        way = MOVES.index(f"move {act.split()[-1]}")
        carries = view.mine.carries
        if GREEN_EYES in view.seen[way]:
            yield Advice(
                act,
                phrase("coach-dungeonlab-shoot-eyes", way=WAY_WORDS[way], salvo=SALVO,
                       bullets=carries.get(BULLET, 0)),
            )  # fmt: skip
        else:
            yield Advice(
                act,
                phrase("coach-dungeonlab-shoot-wall", way=WAY_WORDS[way],
                       grenades=carries.get(GRENADE, 0)),
            )  # fmt: skip
        yield from self._aimed(act)

    def _walk(self, view: View, act: str) -> Iterator[Advice]:
        """What this is the first step to, and what is seen that way."""
        yield from self._aimed(act)
        if act not in MOVES:
            yield Advice(act, phrase("coach-dungeonlab-level"))
            return
        yield from self._next(view, act, MOVES.index(act))

    def _aimed(self, act: str) -> Iterator[Advice]:
        """For the sake of what, and how far that is."""
        aim, road = self.judge.purpose, self.judge.road
        if aim is None:
            return
        steps = len(road.ways) if road is not None else 1
        named = f"coach-dungeonlab-aim-{aim.value}"
        about: tuple[Mark, ...] = ()
        world = self.judge.memory.world
        if road is not None and world.is_placed and world.in_base(road.end):
            column, row, level = road.end
            about = (Mark(Spot(column - 1, row - 1, level - 1)),)
        yield Advice(act, phrase(named, steps=steps), about)

    def _next(self, view: View, act: str, way: int) -> Iterator[Advice]:
        """What is known of the next cell."""
        memory = self.judge.memory
        here = memory.here(view)
        there = beside(here, way)
        found = memory.world.squares.get(there)
        wall = memory.world.walls.get(side(here, way))
        if TREASURE in view.mine.carries and wall not in (None, OPEN):
            yield Advice(act, phrase("coach-dungeonlab-try-exit"))
        if GREEN_EYES in view.seen[way]:
            yield Advice(act, phrase("coach-dungeonlab-eyes", way=WAY_WORDS[way]))
        elif view.seen[way]:
            yield Advice(act, phrase("coach-dungeonlab-seen", way=WAY_WORDS[way]))
        elif found is None and wall is None:
            yield Advice(act, phrase("coach-dungeonlab-untried", way=WAY_WORDS[way]))
        elif found is None:
            yield Advice(act, phrase("coach-dungeonlab-unseen", way=WAY_WORDS[way]))
        else:
            labels = memory.world.labels(there)
            what = [encounter(label) for label in labels]
            if what:
                yield Advice(
                    act, phrase("coach-dungeonlab-known", way=WAY_WORDS[way], what=[*what])
                )
            else:
                yield Advice(act, phrase("coach-dungeonlab-empty", way=WAY_WORDS[way]))

    def _others(self, view: View, offered: Sequence[str], best: str | None) -> Iterator[Advice]:
        """What else is here, and the untried sides."""
        if "take" in offered and best != "take":
            yield Advice("take", phrase("coach-dungeonlab-take", things=things(view.things)))
        memory = self.judge.memory
        here = memory.here(view)
        for way, act in enumerate(MOVES):
            if act in offered and act != best:
                wall = memory.world.walls.get(side(here, way))
                if wall in (None, OPEN):
                    yield from self._next(view, act, way)
