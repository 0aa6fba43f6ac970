"""One movement in the dark, with every case that the rules know (L18-L22, L30, L31, L85)."""

from asterion.core.audience import Seat
from asterion.knowledge.clauses import FALSE, TRUE, Literal
from asterion.knowledge.labyrinth.board import Cell, Place
from asterion.knowledge.labyrinth.scene import Position, Scene
from asterion.knowledge.labyrinth.terms import FLOW, OUTSIDE, AnyTelling, Aspect, Found, opposite
from asterion.knowledge.labyrinth.walking import fell_into, flow_on


class Step:
    """One movement in the dark, with every case that the rules know."""

    def __init__(self, scene: Scene, seat: Seat, way: int, unless: Literal) -> None:
        self.scene, self.way = scene, way
        self.unless = unless  # that it was not made at all
        self.had_treasure = scene.players[seat].has_treasure
        self.stopped: dict[Cell, Literal] = {}
        self.entered: dict[Cell, list[Literal]] = {}
        self.carried: dict[Cell, list[Literal]] = {}
        self.fallen: dict[Cell, list[Literal]] = {}
        self.lost: list[Literal] = []
        self.ends: dict[Place, list[Literal]] = {}
        for place, here in scene.where(seat).items():
            if scene.board.is_outside(place):
                self._come_back(place, here)
            elif way >= FLOW:
                self._let_go(place, here)
            else:
                self._leave(place, here)
        after = self._position()
        for place, here in scene.where(seat).items():
            scene.clauses.add(-self.unless, -here, after[place])
        scene.appear(seat, after)
        self.arrived = dict(scene.at[seat])
        self.treasure = list(scene.treasure)

    # ---- the cases

    def _come_back(self, place: Place, here: Literal) -> None:
        """L36  By the exit used, or never."""
        cell, out = self.scene.board.side(place)
        if out == opposite(self.way) and self.way < FLOW:
            self._enter(cell, here, None)
        else:
            self.lost.append(here)
            self.ends.setdefault(place, []).append(here)

    def _leave(self, cell: Cell, here: Literal) -> None:
        both = self.scene.clauses.both
        blocked, beside = (
            self.scene.blocked(cell, self.way),
            self.scene.board.beside[cell][self.way],
        )
        self._stop(cell, both(here, blocked))
        goes = both(here, -blocked)
        if beside is None:
            self.ends.setdefault(self.scene.board.outside(cell, self.way), []).append(goes)
        else:
            self._enter(beside, goes, cell)

    def _let_go(self, cell: Cell, here: Literal) -> None:
        """L18  By the flow only from a river, by the loop only from a pit."""
        both, kind = self.scene.clauses.both, self.scene.ground.kind[cell]
        if self.way == FLOW:
            self.carried.setdefault(cell, []).append(both(here, kind["R"]))
            self._stop(cell, both(here, -kind["R"]))
        else:
            self.fallen.setdefault(cell, []).append(both(here, kind["P"]))
            self._stop(cell, both(here, -kind["P"]))

    def _stop(self, cell: Cell, stopped: Literal) -> None:
        """L20, L52, L120  The flow carries on those who are in a river."""
        both, river = self.scene.clauses.both, self.scene.ground.kind[cell]["R"]
        self.stopped[cell] = self.scene.clauses.either(self.stopped.get(cell, FALSE), stopped)
        if self.scene.options.rivers == "shallow":
            self.ends.setdefault(cell, []).append(stopped)
        else:
            self.ends.setdefault(cell, []).append(both(stopped, -river))
            self.carried.setdefault(cell, []).append(both(stopped, river))

    def _enter(self, cell: Cell, comes: Literal, left: Cell | None) -> None:
        """L22, L48, L50, L85"""
        both, kind = self.scene.clauses.both, self.scene.ground.kind[cell]
        self.fallen.setdefault(cell, []).append(both(comes, kind["P"]))
        self.ends.setdefault(cell, []).append(both(comes, -kind["P"], -kind["R"]))
        into_river = both(comes, kind["R"])
        if self.scene.options.rivers == "shallow" and left is not None:
            ground = self.scene.ground
            flows = ground.flow[left][self.way], ground.flow[cell][opposite(self.way)]
            along = both(into_river, self.scene.clauses.either(*flows))
            against = both(along, ground.kind[left]["D"])
            self.stopped[left] = self.scene.clauses.either(self.stopped[left], against)
            self.ends.setdefault(left, []).append(against)
            self.ends.setdefault(cell, []).append(both(along, -ground.kind[left]["D"]))
            into_river = both(into_river, -along)
        self.carried.setdefault(cell, []).append(into_river)

    # ---- where that leads

    def _position(self) -> Position:
        scene, add = self.scene, self.scene.clauses.add
        after = scene.fresh_position(scene.board.places)
        for place, cases in self.ends.items():
            for case in cases:
                add(-case, after[place], self.unless)
        for cell, cases in self.carried.items():
            carried = scene.clauses.either(*cases)
            if carried != FALSE:
                flow_on(scene, cell, carried, after, self.unless)
        either, both = scene.clauses.either, scene.clauses.both
        falls = {cell: both(either(*cases), -self.unless) for cell, cases in self.fallen.items()}
        falls = {cell: literal for cell, literal in falls.items() if literal != FALSE}
        if falls:
            self._fall(falls, after)
        return after

    def _fall(self, falls: Position, after: Position) -> None:
        clauses, kinds = self.scene.clauses, self.scene.ground.kind
        fell_into(self.scene, falls, after)
        anywhere = clauses.either(*falls.values())
        for place, there in after.items():
            inside = not self.scene.board.is_outside(place)
            clauses.add(-anywhere, -there, kinds[place]["P"] if inside else FALSE)

    # ---- what was told of it after all

    def hear(self, telling: AnyTelling, immune: bool | None) -> None:
        """L31  One facet."""
        add, either = self.scene.clauses.add, self.scene.clauses.either
        blocked = either(*self.stopped.values())
        carried = either(*(case for cases in self.carried.values() for case in cases))
        match telling:
            case Aspect("wall", value):
                add(blocked if value == "yes" else -blocked)
            case Aspect("carried", value):
                add(carried if value == "yes" else -carried)
            case Aspect("cell", ""):
                add(blocked, *self.lost)
                add(-carried)
            case Aspect("cell", value):
                self._hear_cell(value, immune)
            case Found(treasures=treasures) if treasures and self.had_treasure is False:
                for place, here in self.arrived.items():
                    lies = place < self.scene.board.size
                    add(-here, self.treasure[place] if lies else FALSE)

    def _hear_cell(self, value: str, immune: bool | None) -> None:
        scene = self.scene
        for place, here in self.arrived.items():
            outside = scene.board.is_outside(place)
            if value == OUTSIDE or outside:
                scene.clauses.add(-here, TRUE if value == OUTSIDE and outside else FALSE)
            else:
                kind = "R" if value == "B" else value
                scene.clauses.add(-here, scene.ground.is_kind(place, kind, immune))
