"""Games of DungeonLab under the eyes of the truth: after every answer each chair is checked."""

from collections.abc import Iterator

from asterion.books.dungeonlab.encounters.kind import ALIVE
from asterion.books.dungeonlab.plan.bestiary import KINDS
from asterion.books.dungeonlab.plan.model import MONOLITH, OPEN, WALL_NAMES, Plan
from asterion.books.dungeonlab.state import NOWHERE, State
from asterion.core.audience import Seat
from asterion.core.referee.table import Table
from asterion.knowledge.ask import new_solver
from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Literal
from asterion.knowledge.dungeonlab.facts import (
    AnyFact,
    ContentIs,
    Dead,
    LooksLike,
    PlayerAt,
    TreasureHome,
    WallGone,
    WallIs,
)
from asterion.knowledge.dungeonlab.knowing import DungeonLabKnowledge
from asterion.knowledge.dungeonlab.listening import Listener
from asterion.knowledge.dungeonlab.places import ELSEWHERE, Place, Side, name, named, side_of
from asterion.knowledge.dungeonlab.scene import Scene
from asterion.knowledge.reasons import MOST_LINES
from tests.knowledge.truth import first_wrong


class DungeonLabChair:
    """One pair of ears with its knowledge, and a solver to which the truth is put."""

    def __init__(self, table: Table, seat: Seat, alone: bool = False) -> None:
        self.table = table
        self.seat, self.alone = seat, alone
        self.knowledge = DungeonLabKnowledge(seat, table.options, alone)
        self.solver = new_solver()
        self.fed = 0
        self.heard = 0

    def listen(self) -> None:
        """Take in what was told since, and demand that the truth fits it."""
        for entry in self.table.entries[self.heard :]:
            told = entry.told(self.seat)
            if told:
                self.knowledge.hear(told, entry.n)
        self.heard = len(self.table.entries)
        clauses = self.knowledge.clauses.clauses
        self.solver.append_formula(clauses[self.fed :])
        self.fed = len(clauses)
        scene = self.knowledge.listener.scene
        assert scene is not None
        assumed = [*self.truth(scene)]
        if FALSE in assumed or not self.solver.solve(assumptions=assumed):
            knowledge, traced = self.knowledge, Clauses(traced=True)
            listener = Listener(self.seat, knowledge.options, traced, self.alone)
            wrong = first_wrong(listener, knowledge.answers, lambda one: [*self.truth(one)])
            raise AssertionError(wrong)

    # ---- the truth

    def truth(self, scene: Scene) -> Iterator[Literal]:
        plan: Plan = self.table.plan
        ground = scene.ground
        beyond = any(not plan.in_base(cell) for cell in plan.cells)
        yield ground.has_branches if beyond else -ground.has_branches
        for place, kinds in ground.contents.items():
            real = self.content(place)
            for kind, literal in kinds.items():
                yield literal if kind == real else -literal
        for side, literals in ground.walls.items():
            yield literals[self.wall(side)]
        for place, home in ground.homes.items():
            yield home if self.number(place) == plan.treasures[0] else -home
        for place, dead in scene.dead.items():
            if not scene.deaf and self.content(place):
                yield dead if self.is_dead(place) else -dead
        for (place, to), flow in ground.flows.items():
            number = self.number(place)
            if number in plan.flow:
                yield flow if plan.flow[number] == self.number(to) else -flow
        for seat, position in enumerate(scene.at):
            yield from self.position(seat, position)

    def position(self, seat: Seat, position: dict[Place, Literal] | None) -> Iterator[Literal]:
        if position is None:
            return
        game: State = self.table.state
        at = game.players[seat].place
        if at == NOWHERE:
            assert not position, f"seat {seat} is not in the dungeon"
            return
        column, row, level = game.plan.coordinates(at)
        real = (column + 1, row + 1, level + 1)
        ways = [position[place] for place in (real, ELSEWHERE) if place in position]
        if not ways:
            yield -TRUE
        elif len(ways) == 1:
            yield ways[0]
        for place, literal in position.items():
            if place not in (real, ELSEWHERE):
                yield -literal

    def number(self, place: Place) -> int | None:
        plan: Plan = self.table.plan
        column, row, level = (one - 1 for one in place)
        if not (0 <= column < plan.width and 0 <= row < plan.height and 0 <= level < plan.levels):
            return None
        return plan.at(column, row, level)

    def content(self, place: Place) -> str:
        number = self.number(place)
        contents: dict[int, str] = self.table.plan.contents
        return contents.get(number, "") if number is not None else ""

    def wall(self, side: Side, now: bool = False) -> int:
        plan: Plan = self.table.plan
        column, row, way = side
        for cell in ((column, row, 1), (column + (way == 1), row + (way == 2), 1)):
            number = self.number(cell)
            if number is not None and number in plan.shape:
                edge = number * 4 + (way if cell[:2] == (column, row) else way ^ 2)
                return int(self.table.state.edges[edge] if now else plan.edges[edge])
        return MONOLITH

    def is_dead(self, place: Place) -> bool:
        """Whether what was there from the first does not live there any more."""
        plan: Plan = self.table.plan
        game: State = self.table.state
        number = self.number(place)
        being = game.beings[list(plan.contents).index(number)] if number is not None else None
        return being is not None and (being.place != number or being.condition != ALIVE)

    # ---- what is called certain

    def check_facts(self, explain: int = 0) -> int:
        certain = self.knowledge.certain()
        assert certain.finished
        assert not certain.contradiction
        for fact in certain.facts:
            assert self.is_true(fact), f"{fact} is not true"
        step = max(1, len(certain.facts) // explain) if explain else len(certain.facts) + 1
        for fact in certain.facts[step - 1 :: step]:
            reasons = self.knowledge.why(fact)
            assert reasons.proved, f"{fact} is not proved"
            assert len(reasons.lines) <= MOST_LINES
            assert len(self.knowledge.say_why(reasons)) == len(reasons.lines)
        return len(certain.facts)

    def is_true(self, fact: AnyFact) -> bool:
        numbers = named(fact.cell)
        assert numbers is not None
        place: Place = (numbers[0], numbers[1], numbers[2] if len(numbers) > 2 else 1)
        match fact:
            case ContentIs(what=what):
                return self.content(place) == what
            case LooksLike(what=what):
                kind = KINDS.get(self.content(place))
                return kind is not None and what in (kind.told_as, kind.glow)
            case WallIs(way=way, wall=wall):
                real = self.wall(side_of(place, way))
                return WALL_NAMES[real] == wall if wall else real != OPEN
            case WallGone(way=way):
                side = side_of(place, way)
                return self.wall(side) != OPEN and self.wall(side, now=True) == OPEN
            case Dead():
                return self.is_dead(place)
            case TreasureHome():
                return bool(self.number(place) == self.table.plan.treasures[0])
            case PlayerAt(cell=cell, seat=seat):
                column, row, level = self.table.plan.coordinates(
                    self.table.state.players[seat].place
                )
                return name((column + 1, row + 1, level + 1)) == cell
