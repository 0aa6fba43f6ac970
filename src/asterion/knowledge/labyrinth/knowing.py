"""What one chair at a table of Labyrinth can know, from what it heard and nothing else."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from asterion.core.audience import Seat
from asterion.core.dice import Dice, Rolled
from asterion.core.event import Event
from asterion.core.phrase import Phrase, PhrasedError
from asterion.knowledge.argument.steps import Argument
from asterion.knowledge.ask import Contradiction, Model, Reasoner
from asterion.knowledge.budget import Budget
from asterion.knowledge.chair import Certain
from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Literal
from asterion.knowledge.labyrinth import asked, marking
from asterion.knowledge.labyrinth.alone import own_answers
from asterion.knowledge.labyrinth.board import Board, Cell
from asterion.knowledge.labyrinth.cuts import MOST_PITS, Cuts, Lessons
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    PitLeads,
    PlayerAt,
    World,
)
from asterion.knowledge.labyrinth.findings import facts_of, literal_of, player_at, world_of
from asterion.knowledge.labyrinth.listening import Listener
from asterion.knowledge.labyrinth.odds import odds_of
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.speaking import Speaking
from asterion.knowledge.labyrinth.terms import Began, LabyrinthOptions
from asterion.knowledge.labyrinth.tracing import Traced
from asterion.knowledge.marks import Mark
from asterion.knowledge.reasons import Reasons


class NothingHeard(PhrasedError, ValueError):
    """Nobody knows anything before the first answer."""


class LabyrinthKnowledge(Speaking):
    """Hears events, and answers what follows from them.

    `hear` takes whole answers, as `Entry.told(seat)` gives them. Within a budget an answer may be
    “not finished”, never wrong; what was proved once stays proved. Of a plan that is not `fair`
    it is not assumed that it keeps the rules of section 8. `alone`, it uses what its own seat was
    answered, and of the others' moves only what they asked for. Kinds of cells that are
    `absent` were agreed not to be in the plan.
    """

    needs_solver: ClassVar[bool] = True
    asks: ClassVar[tuple[str, ...]] = asked.EXAMPLES

    def __init__(
        self,
        seat: Seat,
        options: LabyrinthOptions,
        fair: bool = True,
        alone: bool = False,
        absent: str = "",
    ) -> None:
        self.seat, self.options, self.absent = seat, options, absent
        self.fair, self.alone = fair, alone
        self.names: Sequence[str] = ()
        self.board: Board | None = None
        self.answers: list[tuple[int, Sequence[Event]]] = []
        self._listener = Listener(seat, options, Clauses(), fair, absent)
        self._listened = 0
        self._reasoner: Reasoner | None = None
        self._traced: Traced | None = None
        self._cuts: Cuts | None = None
        self._taught: Lessons | None = None

    @property
    def bulk(self) -> int:
        again = 0 if self._traced is None else len(self._traced.listener.clauses.clauses)
        return len(self._listener.clauses.clauses) + again

    @property
    def lessons(self) -> Lessons | None:
        """What it has found out about plans in general, for another chair of the same table."""
        return None if self._cuts is None else self._cuts.lessons

    def learn(self, lessons: Lessons) -> None:
        """Before the first question."""
        self._taught = lessons

    def hear(self, events: Sequence[Event], n: int = -1) -> None:
        """One answer; `n` is the number of its entry, for those who ask why."""
        if self.alone:
            events = own_answers(events, self.seat)
        self.answers.append((n, events))
        for event in events:
            if isinstance(event, Began):
                self.names, self.board = event.names, Board(event.shape)

    @property
    def listener(self) -> Listener:
        """What was heard as clauses; written down when first needed, since words need none."""
        for n, events in self.answers[self._listened :]:
            self._listener.hear(events, n)
        self._listened = len(self.answers)
        return self._listener

    @property
    def clauses(self) -> Clauses:
        return self.listener.clauses

    # ---- questions

    def certain(self, budget: Budget | None = None) -> Certain:
        """Every fact that holds in all labyrinths that fit."""
        if self.board is None:
            return Certain(())
        reasoner = self._think(budget)
        try:
            held, finished = reasoner.backbone(lambda model: self._interesting(model))
        except Contradiction:
            return Certain((), contradiction=True)
        if finished and self._close_the_loop(reasoner):
            more, finished = reasoner.backbone(lambda model: self._interesting(model))
            held |= more
        facts = [fact for fact, literal in self._facts() if literal in held or literal == TRUE]
        return Certain(tuple(facts), finished)

    def _close_the_loop(self, reasoner: Reasoner) -> bool:
        """L48  Where few cells can be pits, who fell where may tell how the others lead on."""
        scene = self._scene()
        cells = [
            cell
            for cell, kinds in enumerate(scene.ground.kind)
            if not any(kind != "P" and kinds[kind] in reasoner.proved for kind in kinds)
        ]
        if not scene.falls or not 2 < len(cells) <= MOST_PITS:
            return False
        Cuts(scene).complete(cells)
        return True

    def possible(self, cell: str, budget: Budget | None = None) -> frozenset[str]:
        """The kinds that this cell may be; all that were not ruled out in time."""
        scene = self._scene()
        kinds = scene.ground.kind[scene.board.number[cell]]
        left = self._think(budget).not_ruled_out(list(kinds.values()))
        return frozenset(kind for kind, literal in kinds.items() if literal in left)

    def odds(self, cell: str) -> dict[str, float]:
        """How likely each kind is that it may be, if the plan was drawn as our generator draws."""
        return odds_of(self, (cell,))[cell]

    def could_be(self, seat: Seat, budget: Budget | None = None) -> tuple[PlayerAt, ...]:
        """The places where a player may be, standing, fallen or dead; none once they are gone."""
        scene = self._scene()
        if scene.players[seat].may_be_elsewhere:
            return tuple(player_at(scene, seat, place) for place in scene.board.places)
        left = self._think(budget).not_ruled_out(list(scene.at[seat].values()))
        return tuple(
            player_at(scene, seat, place)
            for place, literal in sorted(scene.at[seat].items())
            if literal in left
        )

    def ways_out(self, budget: Budget | None = None) -> tuple[ExitOpen, ...]:
        """The outer sides by which one may be able to walk out."""
        scene = self._scene()
        left = self._think(budget).not_ruled_out(list(scene.open.values()))
        return tuple(
            ExitOpen(scene.board.names[cell], way, True)
            for (cell, way), literal in scene.open.items()
            if literal in left
        )

    def worlds(self, count: int, dice: Dice | None = None) -> list[World]:
        """This many labyrinths that fit; not drawn by their odds, so do not count in them."""
        models = self._think(None).models(count, dice or Rolled(0))
        return [world_of(self._scene(), model) for model in models]

    def world_without(self, fact: AnyFact) -> World | None:
        """A labyrinth that fits in which this does not hold; None where it is certain."""
        model = self._think(None).solve([-self.literal_of(fact)])
        return None if model is None else world_of(self._scene(), model)

    def why(self, fact: AnyFact, budget: Budget | None = None) -> Reasons:
        """The answers and rules that prove it, as few as were found; none if it is not certain."""
        if self._traced is None:
            self._traced = Traced(self.seat, self.options, self.fair, self.absent)
        pits: Sequence[Cell] = ()
        if isinstance(fact, PitLeads):
            kinds = [kind["P"] for kind in self._scene().ground.kind]
            left = self._think(budget).not_ruled_out(kinds)
            pits = [cell for cell, pit in enumerate(kinds) if pit in left]
        return self._traced.why(fact, self.answers, budget or Budget(), pits)

    def argue(self, fact: AnyFact) -> Argument | None:
        """What `why` was asked last, in steps that a person follows; None where it takes more."""
        return None if self._traced is None else self._traced.argue(fact)

    # ---- the shape, which everyone knows

    @property
    def cells(self) -> int:
        """How many there are."""
        return self._board().size

    @property
    def cell_names(self) -> Sequence[str]:
        return self._board().names

    def beside(self, cell: str, way: int) -> str | None:
        """The neighbour that way; None where the shape ends."""
        board = self._board()
        beside = board.beside[board.number[cell]][way]
        return None if beside is None else board.names[beside]

    @property
    def inner_sides(self) -> int:
        """How many sides lie between two cells."""
        return len(self._board().inner_sides)

    # ---- for hosts, who do not know the book

    groups = staticmethod(asked.groups)
    meant = asked.meant
    still_possible = asked.still_possible
    share = asked.share
    counted = asked.counted
    may_hint = staticmethod(asked.may_hint)
    is_dull = staticmethod(asked.is_dull)

    def mark(self, fact: AnyFact) -> Mark | None:
        return marking.mark_of(fact)

    def maybe(self, budget: Budget) -> Sequence[Mark]:
        return list(marking.maybe(self, budget)) if self.board is not None else []

    def is_way_out(self, fact: AnyFact) -> bool:
        return isinstance(fact, ExitOpen) and fact.is_open

    def is_in_reach(self, fact: AnyFact) -> bool:
        return False

    def is_lasting(self, fact: AnyFact) -> bool:
        """Part of the plan, which never changes."""
        return isinstance(fact, KindIs | ExitIs | FlowIs | PitLeads)

    def is_news(self, fact: AnyFact) -> bool:
        return isinstance(fact, PlayerAt) and fact.seat != self.seat

    # ---- facts and literals

    def literal_of(self, fact: AnyFact) -> Literal:
        """That this fact holds."""
        return literal_of(self._scene(), fact)

    def _facts(self) -> Iterator[tuple[AnyFact, Literal]]:
        yield from facts_of(self._scene())

    def _interesting(self, model: Model) -> list[Literal]:
        return [
            literal
            for _fact, literal in self._facts()
            if literal not in (TRUE, FALSE) and model[abs(literal)] == literal
        ]

    # ---- the solver

    def _scene(self) -> Scene:
        scene = self.listener.scene
        if scene is None:
            raise NothingHeard(Phrase("knowledge-nothing-heard"))
        return scene

    def _board(self) -> Board:
        self._scene()
        assert self.board is not None
        return self.board

    def thinking(self, budget: Budget | None = None) -> tuple[Scene, Reasoner]:
        """What was heard, and a solver that was fed with it."""
        return self._scene(), self._think(budget)

    def _think(self, budget: Budget | None) -> Reasoner:
        scene = self._scene()
        if self._reasoner is None:
            self._cuts = Cuts(scene)
            if self._taught is not None:
                self._cuts.learn(self._taught)
            self._reasoner = Reasoner(self.clauses, self._cuts)
            scene.proved = self._reasoner.proved
        self._reasoner.begin(budget or Budget())
        return self._reasoner
