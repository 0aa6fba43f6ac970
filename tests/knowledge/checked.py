"""Games that are played under the eyes of the truth: after every answer each chair is checked."""

from collections.abc import Callable, Iterator

from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.plan.model import CLOSED_EXIT, OPEN_EXIT, WALL, Plan, cell_named
from asterion.books.labyrinth.state import CORPSE, DEAD, INSIDE, State
from asterion.bots import make_bot
from asterion.core.audience import Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.dice import Dice
from asterion.core.referee.table import Table
from asterion.knowledge.ask import new_solver
from asterion.knowledge.clauses import Clauses
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    NotAt,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from asterion.knowledge.labyrinth.knowing import LabyrinthKnowledge
from asterion.knowledge.labyrinth.listening import Listener
from tests.contract.shelf.labyrinth import KIT
from tests.knowledge.any_move import AnyMove
from tests.knowledge.truth import first_wrong, truth

Place = tuple[int, int]
"""A cell and the way where somebody is outside of it, or -1."""
NOWHERE: Place = (0, -1)
"""Of a corpse that was cremated, or thrown out."""


class Chair:
    """One pair of ears with its knowledge, and a solver to which the truth is put."""

    def __init__(self, table: Table, seat: Seat, fair: bool = True, alone: bool = False) -> None:
        self.table = table
        self.seat = seat
        assert isinstance(table.options, LabyrinthOptions)
        self.knowledge = LabyrinthKnowledge(seat, table.options, fair, alone)
        self.solver = new_solver()
        self.fed = 0
        self.heard = 0
        self.last_seen: dict[Seat, Place] = {}
        self.corpses: set[Seat] = set()

    def listen(self) -> None:
        """Take in what was told since, and demand that the truth fits it."""
        for entry in self.table.entries[self.heard :]:
            told = entry.told(self.seat)
            if told:
                self.knowledge.hear(told, entry.n)
            self._look(entry.seat)
        self.heard = len(self.table.entries)
        clauses = self.knowledge.clauses.clauses
        self.solver.append_formula(clauses[self.fed :])
        self.fed = len(clauses)
        scene = self.knowledge.listener.scene
        assert scene is not None
        assumed = truth(scene, self.table)
        if not self.solver.solve(assumptions=assumed):
            knowledge, traced = self.knowledge, Clauses(traced=True)
            listener = Listener(
                self.seat, knowledge.options, traced, knowledge.fair, knowledge.absent
            )
            wrong = first_wrong(listener, knowledge.answers, lambda one: truth(one, self.table))
            raise AssertionError(wrong)

    def _look(self, mover: Seat) -> None:
        """Where everybody is, or what is left of them: corpses are carried, thrown and cremated."""
        game: State = self.table.state
        for seat, cell in enumerate(game.at):
            side = game.outside[seat]
            corpse = self._corpse(seat)
            if side != INSIDE and game.health[seat] < DEAD:
                self.last_seen[seat] = divmod(side, 4)
            elif cell:
                self.last_seen[seat] = (cell, -1)
            elif corpse is not None:
                self.last_seen[seat] = corpse
                self.corpses.add(seat)
            elif seat in self.corpses or self._was_moved_at_once(seat, mover):
                self.last_seen[seat] = NOWHERE

    def _was_moved_at_once(self, seat: Seat, mover: Seat) -> bool:
        """Killed, and the corpse is gone in the same move; outside and in hospitals none is left.

        Of a mover who is dead nobody saw on which cell that was: it stays where they were.
        """
        game: State = self.table.state
        if seat == mover or game.health[seat] != DEAD or game.outside[seat] != INSIDE:
            return False
        cell, _way = self.last_seen[seat]
        return chr(self.table.plan.kinds[cell]) != "H"

    def corpse_untold(self) -> bool:
        """Somebody is dead, and not everybody knows."""
        game: State = self.table.state
        return any(
            health == DEAD and not told
            for health, told in zip(game.health, game.gone_told, strict=True)
        )

    def _corpse(self, seat: Seat) -> Place | None:
        """The cell where the corpse lies, or the place of anyone who carries it."""
        game: State = self.table.state
        for cell, pile in game.piles.items():
            if seat in pile.corpses:
                return cell, -1
        for bearer, load in enumerate(game.load):
            if load == CORPSE and game.carried_thing[bearer] == seat:
                side = game.outside[bearer]
                return divmod(side, 4) if side != INSIDE else (game.at[bearer], -1)
        return None

    def check_facts(self) -> int:
        """Nothing is called certain that is not true; the number of facts."""
        certain = self.knowledge.certain()
        assert certain.finished
        assert not certain.contradiction
        for fact in certain.facts:
            assert self.is_true(fact), f"{fact} is not true"
        for seat, place in self.last_seen.items():
            self._check_places(seat, place)
        return len(certain.facts)

    def _check_places(self, seat: Seat, place: Place) -> None:
        """Where they are is among the places where they could be, unless nothing is left."""
        could = self.knowledge.could_be(seat)
        assert place == NOWHERE or not could or self._at(seat, place) in could, (seat, could)

    def _at(self, seat: Seat, place: Place) -> PlayerAt:
        plan: Plan = self.table.plan
        cell, way = place
        return PlayerAt(plan.names[cell], seat, way)

    def is_true(self, fact: AnyFact) -> bool:
        plan: Plan = self.table.plan
        game: State = self.table.state
        cell = cell_named(plan, fact.cell)
        assert cell is not None
        pile = game.piles.get(cell)
        match fact:
            case KindIs(kind=kind):
                return chr(plan.kinds[cell]) == kind
            case WallStands(way=way, stands=stands):
                return (game.edges[cell * 4 + way] == WALL) == stands
            case ExitIs(way=way, there=there):
                return (plan.edge(cell, way) in (CLOSED_EXIT, OPEN_EXIT)) == there
            case ExitOpen(way=way, is_open=is_open):
                return (game.edges[cell * 4 + way] == OPEN_EXIT) == is_open
            case FlowIs(way=way):
                return plan.flow.get(cell) == cell + plan.grid.steps[way]
            case PitLeads(to=to):
                return plan.next_pit.get(cell) == cell_named(plan, to)
            case NotAt(seat=seat):
                return self.last_seen[seat] != (cell, -1)
            case PlayerAt(seat=seat, way=way):
                return self.last_seen[seat] == (cell, way)
            case TreasureLies(lies=lies):
                return (pile is not None and bool(pile.treasures)) == lies
            case MineSet():
                return cell in game.mined


Say = Callable[[Table], tuple[Seat, str]]


def anything(chooser: Dice) -> Say:
    """Any legal command, any move of the grammar, questions, claims, resignations."""

    def say(table: Table) -> tuple[Seat, str]:
        aside = KIT.out_of_turn(table, chooser) if chooser.below(8, "aside") == 0 else None
        if aside is not None:
            return aside
        seat = chooser.pick(table.awaited, "who")
        prompt = table.prompt(seat)
        if prompt is not None and prompt.words.endswith("move") and chooser.chance(60, "any"):
            return seat, AnyMove(table, chooser).text(seat)
        return seat, chooser.pick(table.legal(seat), "what")

    return say


def by_bots(book: AnyBook, names: list[str], dice: Dice) -> Say:
    bots = [make_bot(book.name, name, dice) for name in names]

    def say(table: Table) -> tuple[Seat, str]:
        seat = table.awaited[0]
        prompt = table.prompt(seat)
        assert prompt is not None
        return seat, bots[seat].answer(table.view(seat), prompt)

    return say


def answers(table: Table, say: Say, limit: int) -> Iterator[int]:
    """Play; after each answer the number of answers so far."""
    yield 0
    while table.result is None and len(table.entries) <= limit:
        try:
            table.submit(*say(table))
        except Refused:
            continue
        yield len(table.entries) - 1
