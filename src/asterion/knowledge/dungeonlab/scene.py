"""What changes in a dungeon: where players are, walls that are gone for a while, who died."""

from collections.abc import Iterable

from asterion.knowledge.clauses import FALSE, TRUE, Clauses, Literal
from asterion.knowledge.dungeonlab.ground import Ground
from asterion.knowledge.dungeonlab.places import ELSEWHERE, Place, Side, beside
from asterion.knowledge.dungeonlab.terms import EXIT, MONOLITH, OPEN, REGROWTH

Position = dict[Place, Literal]
NORTH, WEST = 0, 3


class Scene:
    """Each change gives a thing a new literal and forgets the old one.

    `deaf` says that there are players of whose moves nothing is heard: whatever can be destroyed
    or killed may then be so at any time.
    """

    def __init__(self, ground: Ground, clauses: Clauses, players: int, deaf: bool) -> None:
        self.ground = ground
        self.clauses = clauses
        self.deaf = deaf
        self.round = 1
        self.at: list[Position | None] = [{} for _ in range(players)]  # None: nothing is known
        self.gone: dict[Side, list[tuple[Literal, int]]] = {}  # D16: and the round of its return
        self.dead: dict[Place, Literal] = {}  # what was there from the first does not live there
        self.pits: dict[Place, Position] = {}  # D68: where a fall from here ended
        self.proved: set[Literal] = set()  # the reasoner of this scene puts its own here

    # ---- positions

    def known(self, seat: int) -> list[tuple[Place, Literal]]:
        """Where somebody may be, as far as it can be said."""
        return [(place, here) for place, here in (self.at[seat] or {}).items() if place[0]]

    def is_sure(self, seat: int) -> bool:
        return list((self.at[seat] or {}).values()) == [TRUE]

    def put(self, seat: int, place: Place) -> None:
        self.ground.discover(place)
        self.at[seat] = {place: TRUE}

    def everywhere(self, level: int = 0) -> list[Place]:
        places = [place for place in self.ground.known_places if level in (0, place[2])]
        return [*places, ELSEWHERE]

    def fresh(self, places: Iterable[Place]) -> Position:
        """In exactly one of these; in a branch only if there is one."""
        position = {place: self.clauses.new() for place in places}
        self.clauses.exactly_one(list(position.values()))
        if ELSEWHERE in position:
            self.clauses.always(-position[ELSEWHERE], self.ground.has_branches)
        return position

    def is_disproved(self, literal: Literal) -> bool:
        return literal == FALSE or -literal in self.proved

    def move(self, seat: int, position: Position) -> None:
        """From now on they are where this says."""
        if list(position.values()) == [TRUE]:
            self.put(seat, next(iter(position)))
        elif self.clauses.traced:
            free = self.fresh({*self.everywhere(), *position})
            for place, literal in free.items():
                self.clauses.same(literal, position.get(place, FALSE))
            self.at[seat] = free
        else:
            self.at[seat] = {
                place: literal
                for place, literal in position.items()
                if not self.is_disproved(literal)
            }

    def stepped(self, seat: int, way: int) -> Position:
        """The map of where they are, moved by one cell; from a branch one may come back."""
        moved: Position = {}
        for place, here in self.known(seat):
            there = beside(place, way)
            if there[0] and there[1]:
                moved[there] = here
        lost = (self.at[seat] or {}).get(ELSEWHERE, FALSE)
        if lost == FALSE:
            return moved
        ground, clauses = self.ground, self.clauses
        doors = {
            place
            for place in ground.known_places
            if not ground.is_base(place[0], place[1])
            or (way == WEST and place[0] == ground.columns)
            or (way == NORTH and place[1] == ground.rows)
        }
        came = {place: clauses.new() for place in sorted(doors)}
        still = clauses.new()
        for literal in (still, *came.values()):
            clauses.always(-literal, lost)
        clauses.always(-lost, still, *came.values())
        clauses.one_at_most([still, *came.values()])
        for place, literal in came.items():
            moved[place] = clauses.either(moved.get(place, FALSE), literal)
        # Cells that nobody has been to are not told apart: else they would be more with each step.
        beyond = [] if clauses.traced else [at for at in moved if not ground.is_known(at)]
        moved[ELSEWHERE] = clauses.either(still, *(moved.pop(place) for place in beyond))
        return moved

    # ---- walls

    def is_open(self, side: Side) -> Literal:
        """Nothing stands there now: there never was a wall, or it is gone for a while."""
        kinds = self.ground.wall(side)
        return self.clauses.either(kinds[OPEN], *(here for here, _ in self.gone.get(side, ())))

    def demand_open(self, here: Literal, side: Side) -> None:
        """Somebody who stood here found nothing in the way; unheard, another may have opened it."""
        if self.deaf:
            kinds = self.ground.wall(side)
            self.clauses.add(-here, -kinds[MONOLITH])
            self.clauses.add(-here, -kinds[EXIT])
        else:
            self.clauses.add(-here, self.is_open(side))

    def demand_closed(self, here: Literal, side: Side) -> None:
        """Something stood in the way."""
        shut = -self.ground.wall(side)[OPEN] if self.deaf else -self.is_open(side)
        self.clauses.add(-here, shut)

    def destroy(self, side: Side, gone: Literal) -> None:
        """D16  For two rounds; somebody else may have done so in this one, or the same perhaps."""
        due = self.round + REGROWTH
        others = [(here, back) for here, back in self.gone.get(side, ()) if back != due]
        same = [here for here, back in self.gone.get(side, ()) if back == due]
        self.gone[side] = [*others, (self.clauses.either(*same, gone), due)]

    def begin_round(self, number: int) -> None:
        """D16  What is due has grown again."""
        self.round = number
        for side in list(self.gone):
            self.gone[side] = [(here, due) for here, due in self.gone[side] if due > number]
            if not self.gone[side]:
                del self.gone[side]

    # ---- life and death

    def is_dead(self, place: Place) -> Literal:
        """Not to be asked by the deaf, who never know."""
        return self.dead.get(place, FALSE)

    def may_change(self, place: Place, where: Literal) -> Literal:
        """Whether it lives is not known any more, where this holds."""
        if self.deaf:
            return FALSE
        before = self.is_dead(place)
        after = self.dead[place] = self.clauses.new()
        if where != TRUE:
            self.clauses.always(where, -before, after)
            self.clauses.always(where, before, -after)
        return after
