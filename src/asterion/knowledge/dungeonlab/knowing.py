"""What one chair at a table of DungeonLab can know, from what it heard and nothing else."""

from collections.abc import Sequence
from typing import ClassVar

from asterion.core.audience import Seat
from asterion.core.contract.options import Options
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event
from asterion.core.phrase import Phrase, Value
from asterion.knowledge.ask import Contradiction, Model, Reasoner
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import Certain
from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Literal
from asterion.knowledge.dungeonlab import asked, marking
from asterion.knowledge.dungeonlab.facts import (
    AnyFact,
    ContentIs,
    LooksLike,
    PlayerAt,
    TreasureHome,
    WallIs,
    World,
)
from asterion.knowledge.dungeonlab.findings import (
    facts_of,
    is_exit,
    is_nothing,
    lasting_facts,
    most_telling,
    passing_facts,
    world_of,
)
from asterion.knowledge.dungeonlab.listening import Listener
from asterion.knowledge.dungeonlab.places import ELSEWHERE, name, named
from asterion.knowledge.dungeonlab.scene import Position, Scene
from asterion.knowledge.dungeonlab.terms import EXIT, MONOLITH, DungeonLabOptions
from asterion.knowledge.dungeonlab.tracing import Plain, Traced
from asterion.knowledge.dungeonlab.words import Telling
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reasons, folded


class DungeonLabKnowledge:
    """Hears events, and answers what follows from them.

    Maps that are shown for some seconds only (D32) are left out: nobody has to remember them.
    Within a budget an answer may be “not finished”, never wrong.
    """

    needs_solver: ClassVar[bool] = True
    asks: ClassVar[tuple[str, ...]] = asked.EXAMPLES

    def __init__(self, seat: Seat, options: Options, alone: bool = False) -> None:
        assert isinstance(options, DungeonLabOptions)
        self.seat = seat
        self.options = options
        self.alone = alone
        self.clauses = Clauses()
        self.listener = Listener(seat, options, self.clauses, alone)
        self.answers: list[tuple[int, Sequence[Event]]] = []
        self._reasoner: Reasoner | None = None
        self._traced: Traced | None = None
        self._foreseen: frozenset[AnyFact] | None = None
        self._plan: list[tuple[AnyFact, Literal]] = []  # what is foreseen, as far as heard of
        self._heard_of = 0
        self._sought: dict[Seat, Position] = {}  # where somebody was lost, when last looked at

    @property
    def bulk(self) -> int:
        again = 0 if self._traced is None else len(self._traced.listener.clauses.clauses)
        return len(self.clauses.clauses) + again

    def hear(self, events: Sequence[Event], n: int = -1) -> None:
        """One answer; `n` is the number of its entry, for those who ask why."""
        self.answers.append((n, events))
        self.listener.hear(events, n)

    # ---- questions

    def certain(self, budget: Budget | None = None) -> Certain:
        """Every fact that holds in all dungeons that fit."""
        scene = self.listener.scene
        if scene is None:
            return Certain(())
        self._find_the_lost(scene, self._think(budget))
        try:
            known, finished = self._proved(self._candidates(scene))
        except Contradiction:
            return Certain((), contradiction=True)
        return Certain(tuple(most_telling(known)), finished)

    def _proved(self, facts: Sequence[tuple[AnyFact, Literal]]) -> tuple[list[AnyFact], bool]:
        """Those that hold in all dungeons that fit, and whether all were thought about."""
        reasoner = self._reasoner
        assert reasoner is not None
        self._find_the_exit(reasoner)
        held, finished = reasoner.backbone(lambda model: self._interesting(facts, model))
        known = [
            fact
            for fact, literal in facts
            if literal in held or literal == TRUE or literal in reasoner.proved
        ]
        return known, finished

    def _candidates(self, scene: Scene) -> list[tuple[AnyFact, Literal]]:
        if self._foreseen is None:
            return list(facts_of(scene))
        if scene.ground.heard_of != self._heard_of:
            self._heard_of = scene.ground.heard_of
            self._plan = [each for each in lasting_facts(scene) if each[0] in self._foreseen]
        return [*self._plan, *passing_facts(scene)]

    # ---- for reviews, which know the end

    @property
    def hears_all(self) -> bool:
        return self.options.hearing == "everyone" and not self.alone

    def heeded(self, events: Sequence[Event]) -> list[Event]:
        return self.listener.heeded(events)

    def is_somewhere(self, seat: Seat) -> bool:
        scene = self.listener.scene
        return scene is not None and scene.at[seat] != {}

    def lasting(self, budget: Budget) -> list[AnyFact] | None:
        """Everything certain of the plan, less telling facts too."""
        scene = self.listener.scene
        if scene is None:
            return None
        self._find_the_lost(scene, self._think(budget))
        try:
            known, finished = self._proved(list(lasting_facts(scene)))
        except Contradiction:
            return None
        return known if finished else None

    def foresee(self, lasting: Sequence[AnyFact]) -> None:
        self._foreseen = frozenset(lasting)

    def _find_the_lost(self, scene: Scene, reasoner: Reasoner) -> None:
        """Forget places where somebody plainly cannot be, so that less has to be thought about."""
        for seat, position in enumerate(scene.at):
            if not position or TRUE in position.values() or self._sought.get(seat) is position:
                continue
            left = {at: one for at, one in position.items() if reasoner.is_plausible(one)}
            if left:
                scene.at[seat] = self._sought[seat] = left

    def _find_the_exit(self, reasoner: Reasoner) -> None:
        """Where it plainly is not, to the north and west: a model could refute only one at once."""
        assert self.listener.scene is not None
        ground = self.listener.scene.ground
        for side in ground.rim:
            exit_here = ground.walls[side][EXIT]
            if -exit_here not in reasoner.proved:
                reasoner.is_plausible(exit_here)

    def possible(self, cell: str, budget: Budget | None = None) -> frozenset[str]:
        """The kinds that may be in this place; all that were not ruled out in time."""
        scene, place = self.listener.scene, named(cell)
        if scene is None or place is None or len(place) != len(ELSEWHERE):
            return frozenset()
        kinds = scene.ground.content((place[0], place[1], place[2]))
        left = self._think(budget).not_ruled_out(list(kinds.values()))
        return frozenset(kind for kind, literal in kinds.items() if literal in left)

    def could_be(self, seat: Seat, budget: Budget | None = None) -> tuple[PlayerAt, ...]:
        """The places where a player may be; none while they are not in the dungeon."""
        scene = self.listener.scene
        position = scene.at[seat] if scene is not None else {}
        if position is None:
            return (PlayerAt("", seat),)
        if not position:
            return ()
        left = self._think(budget).not_ruled_out(list(position.values()))
        return tuple(
            PlayerAt(name(place), seat)
            for place, literal in sorted(position.items())
            if literal in left
        )

    def worlds(self, count: int, dice: Dice | None = None) -> list[World]:
        """This many dungeons that fit; not drawn by their odds, so do not count in them."""
        scene, dice = self.listener.scene, dice or Rolled(0)
        if scene is None:
            return []
        models = self._think(None).models(count, dice)
        return [world_of(scene, model) for model in models]

    def why(self, fact: AnyFact, budget: Budget | None = None) -> Reasons:
        """The answers and rules that prove it, as few as were found; none if it is not certain."""
        track = self.listener.track_to(fact)
        if track is not None:
            return Reasons(folded(self.clauses.lines, track))
        if self._traced is None:
            self._traced = Traced(self.seat, self.options, self.alone)
        return self._traced.why(fact, self.answers, budget or Budget())

    # ---- in words

    def _telling(self) -> Telling:
        return Telling(self.seat, self.listener.names, self.options)

    def say(self, fact: AnyFact) -> Phrase:
        return self._telling().fact(fact)

    def who(self, seat: Seat) -> dict[str, Value]:
        return self._telling().who(seat)

    def say_why(self, reasons: Reasons) -> list[Phrase]:
        heard = [event for _n, events in self.answers for event in events]
        return [self._telling().reason(reason, heard) for reason in reasons.lines]

    # ---- for hosts, who do not know the book

    groups = staticmethod(asked.groups)
    meant = asked.meant
    still_possible = asked.still_possible
    share = asked.share
    counted = asked.counted

    def mark(self, fact: AnyFact) -> Mark | None:
        return marking.mark_of(fact)

    def maybe(self, budget: Budget) -> Sequence[Mark]:
        return list(marking.maybe(self, budget))

    def may_hint(self, fact: AnyFact) -> bool:
        return not is_nothing(fact)

    def is_dull(self, fact: AnyFact) -> bool:
        return is_nothing(fact)

    def is_way_out(self, fact: AnyFact) -> bool:
        return is_exit(fact)

    def is_in_reach(self, fact: AnyFact) -> bool:
        return False

    def is_news(self, fact: AnyFact) -> bool:
        return isinstance(fact, PlayerAt) and fact.seat != self.seat

    def is_lasting(self, fact: AnyFact) -> bool:
        """Part of the plan, which never changes."""
        return isinstance(fact, ContentIs | LooksLike | WallIs | TreasureHome)

    def is_treasure(self, fact: AnyFact) -> bool:
        return isinstance(fact, TreasureHome)

    # ---- the solver

    def _interesting(self, facts: Sequence[tuple[AnyFact, Literal]], model: Model) -> list[Literal]:
        rim = self._rim()
        return [
            literal
            for _fact, literal in facts
            if literal not in rim
            and literal not in (TRUE, FALSE)
            and model[abs(literal)] == literal
        ]

    def _rim(self) -> set[Literal]:
        """That there is a monolith in the outer wall: proved otherwise, see above."""
        assert self.listener.scene is not None
        ground = self.listener.scene.ground
        return {ground.walls[side][MONOLITH] for side in ground.rim}

    def _think(self, budget: Budget | None) -> Reasoner:
        if self._reasoner is None:
            scene = self.listener.scene
            assert scene is not None
            self._reasoner = Reasoner(self.clauses, Plain(scene))
            scene.proved = self._reasoner.proved
        self._reasoner.begin(budget or Budget())
        return self._reasoner
