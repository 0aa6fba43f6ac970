"""What can be claimed in DungeonLab: about a place, the sides of a cell, and where somebody is."""

from collections.abc import Iterable

from asterion.books.dungeonlab.encounters.kind import ALIVE
from asterion.books.dungeonlab.plan.model import MONOLITH, OPEN, WALL_NAMES
from asterion.books.dungeonlab.state import NOWHERE
from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.core.referee.table import Table
from asterion.core.state.grid import WAYS
from asterion.evaluation.claims import Subject
from asterion.evaluation.notes import Notes
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
from asterion.knowledge.dungeonlab.findings import SOME_WALL
from asterion.knowledge.dungeonlab.knowing import DungeonLabKnowledge
from asterion.knowledge.dungeonlab.places import (
    Place,
    Side,
    beside,
    name,
    named,
    seen_from,
    side_of,
)
from asterion.knowledge.dungeonlab.terms import KINDS

OPEN_NAME = WALL_NAMES[OPEN]


class DungeonLabClaims:
    """One chair; the truth is that of the table as it is now."""

    def __init__(self, table: Table, seat: Seat, knowledge: DungeonLabKnowledge) -> None:
        self.table = table
        self.knowledge = knowledge
        self.notes = Notes(table, seat)

    def subjects(self) -> list[Subject]:
        """Places of the base and players: of branches nobody knows whether there are any."""
        scene = self.knowledge.listener.scene
        if scene is None:
            return []
        places = [Subject(name(place), name(place)) for place in scene.ground.base]
        names = self.knowledge.listener.names
        return places + [Subject(f"player {seat}", said, True) for seat, said in enumerate(names)]

    def claimable(self, about: str) -> list[AnyFact]:
        scene = self.knowledge.listener.scene
        if scene is None:
            return []
        ground = scene.ground
        if about.startswith("player "):
            seat = int(about.removeprefix("player "))
            return [PlayerAt(name(place), seat) for place in ground.known_places]
        bestiary = ground.bestiary
        facts: list[AnyFact] = [ContentIs(about, kind) for kind in bestiary.names]
        facts += [LooksLike(about, what) for what in (*bestiary.alike, *bestiary.by_look)]
        facts += [Dead(about), TreasureHome(about)]
        for way in range(4):
            cell, seen = seen_from(side_of(_place(about), way))
            facts += [WallIs(cell, seen, wall) for wall in (*WALL_NAMES, SOME_WALL)]
        return facts

    def sayings(self, fact: AnyFact) -> list[Phrase]:
        said = [self.knowledge.say(fact)]
        if isinstance(fact, WallIs):
            column, row, _ = beside(_place(fact.cell), fact.way)
            if column and row:
                wall = said[0].args["wall"]
                way = Phrase(f"dungeonlab-{WAYS[fact.way ^ 2]}")
                cell = f"{column} {row}"
                said.append(phrase("knowledge-wall-is", cell=cell, way=way, wall=wall))
        return said

    def implied(self, facts: Iterable[AnyFact]) -> set[AnyFact]:
        """A lion has green eyes; a monolith is a wall."""
        known = set(facts)
        for fact in list(known):
            match fact:
                case ContentIs(cell=cell, what=what) if what in KINDS:
                    kind = KINDS[what]
                    known |= {LooksLike(cell, as_told) for as_told in (kind.told_as, kind.glow)}
                case WallIs(cell=cell, way=way, wall=wall) if wall != OPEN_NAME:
                    known.add(WallIs(cell, way, SOME_WALL))
        return known

    def is_true(self, fact: AnyFact) -> bool:
        place = _place(fact.cell)
        match fact:
            case ContentIs(what=what):
                return self._content(place) == what
            case LooksLike(what=what):
                kind = KINDS.get(self._content(place))
                return kind is not None and what in (kind.told_as, kind.glow)
            case WallIs(way=way, wall=wall):
                real = self._wall(side_of(place, way))
                return WALL_NAMES[real] == wall if wall else real != OPEN
            case Dead():
                return self._is_dead(place)
            case TreasureHome():
                return bool(self._number(place) == self.table.plan.treasures[0])
            case PlayerAt(cell=cell, seat=seat):
                at = self.table.state.players[seat].place
                if at == NOWHERE:
                    return False
                column, row, level = self.table.plan.coordinates(at)
                return name((column + 1, row + 1, level + 1)) == cell
            case WallGone():
                return False  # nobody is asked for it

    def is_noted(self, fact: AnyFact) -> bool:
        mark = self.knowledge.mark(fact)
        return mark is not None and self.notes.have(mark)

    # ---- the plan, by places as players say them

    def _number(self, place: Place) -> int | None:
        plan = self.table.plan
        column, row, level = (one - 1 for one in place)
        inside = 0 <= column < plan.width and 0 <= row < plan.height and 0 <= level < plan.levels
        return plan.at(column, row, level) if inside else None

    def _content(self, place: Place) -> str:
        number = self._number(place)
        contents: dict[int, str] = self.table.plan.contents
        return contents.get(number, "") if number is not None else ""

    def _wall(self, side: Side) -> int:
        plan = self.table.plan
        column, row, way = side
        for cell in ((column, row, 1), (column + (way == 1), row + (way == 2), 1)):
            number = self._number(cell)
            if number is not None and number in plan.shape:
                edge = number * 4 + (way if cell[:2] == (column, row) else way ^ 2)
                return int(plan.edges[edge])
        return MONOLITH

    def _is_dead(self, place: Place) -> bool:
        """Whether what was there from the first does not live there any more."""
        number = self._number(place)
        contents = list(self.table.plan.contents)
        if number not in contents:
            return False
        being = self.table.state.beings[contents.index(number)]
        return being is not None and (being.place != number or being.condition != ALIVE)


def _place(text: str) -> Place:
    numbers = named(text)
    assert numbers is not None, text
    return numbers[0], numbers[1], numbers[2] if len(numbers) > 2 else 1
