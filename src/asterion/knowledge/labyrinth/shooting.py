"""Bullets and screams: who was in the line of fire, and who was not (L69-L71, L84)."""

from asterion.core.audience import Seat
from asterion.knowledge.clauses import FALSE, TRUE, Literal
from asterion.knowledge.labyrinth.board import STEPS, Cell
from asterion.knowledge.labyrinth.scene import Position, Scene
from asterion.knowledge.labyrinth.terms import NoLuck, Shot, opposite


class Aim:
    """L84  A named target, and the cell pointed at; None where it is not known."""

    __slots__ = ("cell", "target")

    def __init__(self, target: Seat | None, cell: Cell | None) -> None:
        self.target = target
        self.cell = cell


def shoot(scene: Scene, seat: Seat, shot: Shot, aim: Aim | None, picks_up: bool | None) -> None:
    """L69  A scream, or none; what fell at the shooter's feet is caught on the fly (L70)."""
    fired_from_here(scene, seat)
    scene.players[seat].health = "healthy"
    line = flight(scene, seat, shot.way)
    if shot.scream:
        screamed(scene, seat, line, aim=aim)
        if shot.fell is not None and picks_up is not False:
            scene.stir_treasure(seat)
            if shot.fell.corpses:
                scene.corpse_moves(seat)
            player = scene.players[seat]
            player.has_treasure = player.has_treasure or None
            if shot.fell.treasures and picks_up:
                player.has_treasure = True
    elif aim is None:
        nobody_screamed(scene, seat, line)
    elif aim.target is not None and aim.cell is not None:
        pointed_at = {aim.cell: line.get(aim.cell, FALSE)}
        nobody_screamed(scene, seat, pointed_at, only=aim.target)


def no_shot(scene: Scene, seat: Seat, failed: NoLuck) -> None:
    """L44, L46, L62, L84  Why it could not be fired tells where one stands."""
    if failed.why == "none":
        fired_from_here(scene, seat)
        return
    for place, here in scene.where(seat).items():
        if failed.why == "forbidden":
            inside = not scene.board.is_outside(place)
            scene.clauses.add(-here, scene.ground.is_building(place) if inside else FALSE)
        elif failed.why == "damp":
            inside = not scene.board.is_outside(place)
            scene.clauses.add(-here, scene.ground.kind[place]["R"] if inside else FALSE)


def fired_from_here(scene: Scene, seat: Seat) -> None:
    """L44, L46, L84  Not from a building, nor with damp powder."""
    for cell, here in scene.inside(seat):
        scene.clauses.add(-here, -scene.ground.is_building(cell))
        if scene.options.damp_powder:
            scene.clauses.add(-here, -scene.ground.kind[cell]["R"])


def flight(scene: Scene, seat: Seat, way: int) -> Position:
    """For each place that the bullet passes if it hits nobody: that it passes there."""
    board, both, either = scene.board, scene.clauses.both, scene.clauses.either
    right, down = STEPS[way]
    along = sorted(
        board.cells, key=lambda cell: board.spots[cell][0] * right + board.spots[cell][1] * down
    )
    passes: Position = {}
    base = scene.where(seat)
    for cell in along:
        ways = [base.get(cell, FALSE), base.get(board.outside(cell, opposite(way)), FALSE)]
        behind = board.beside[cell][opposite(way)]
        if behind is not None:
            ways.append(both(_flies_on(scene, base, passes, behind), -scene.blocked(behind, way)))
        passes[cell] = either(*ways)
    line = {cell: literal for cell, literal in passes.items() if literal != FALSE}
    for cell in list(line):
        if board.beside[cell][way] is None:
            out = both(_flies_on(scene, base, passes, cell), scene.open[cell, way])
            if out != FALSE:
                line[board.outside(cell, way)] = out
    for place, here in base.items():
        if board.is_outside(place):
            line[place] = either(line.get(place, FALSE), here)
    return line


def _flies_on(scene: Scene, base: Position, passes: Position, cell: Cell) -> Literal:
    """L69, L84  From this cell to the next, if there is no wall."""
    if scene.options.range_of_one:
        return base.get(cell, FALSE)
    if scene.options.through_buildings or passes[cell] == FALSE:
        return passes[cell]
    return scene.clauses.both(passes[cell], -scene.ground.is_building(cell))


def _no_hospital(scene: Scene, place: int, everywhere: bool) -> Literal:
    """L44  Bullets hit nobody in a hospital; a blast does not ask."""
    outside = scene.board.is_outside(place)
    return TRUE if everywhere or outside else -scene.ground.kind[place]["H"]


def screamed(
    scene: Scene, seat: Seat, line: Position, everywhere: bool = False, aim: Aim | None = None
) -> None:
    """One of the others was hit on a place of this line; who it was is told on their turn."""
    both = scene.clauses.both
    anybody: list[Literal] = []
    for other in scene.others(seat):
        if aim is not None and aim.target not in (None, other):
            continue
        at = scene.where(other)
        hits = {
            place: both(line[place], here, _no_hospital(scene, place, everywhere))
            for place, here in at.items()
            if place in line
        }
        in_line = scene.clauses.either(*hits.values())
        if in_line == FALSE:
            continue
        hit = scene.clauses.new()  # a bullet stops at the first cell with anyone on it
        scene.clauses.add(-hit, in_line)
        anybody.append(hit)
        player = scene.players[other]
        player.may_be_down = True
        player.screams.append(hit)
        if player.has_treasure is not False:
            for place, literal in hits.items():
                if not scene.board.is_outside(place):
                    scene.may_come(scene.treasure, place, literal)
    scene.clauses.add(*anybody)


def nobody_screamed(
    scene: Scene,
    seat: Seat,
    line: Position,
    everywhere: bool = False,
    only: Seat | None = None,
) -> None:
    """Nobody who surely stands upright is on a place of this line."""
    for other in scene.others(seat):
        if scene.players[other].may_be_down or only not in (None, other):
            continue
        for place, here in scene.where(other).items():
            if place in line:
                struck = _no_hospital(scene, place, everywhere)
                scene.clauses.add(-line[place], -here, -struck)


def harm_in_the_dark(scene: Scene, seat: Seat) -> None:
    """L30  Anybody else may have been hit, and nothing was told."""
    for other in scene.others(seat):
        player = scene.players[other]
        player.may_be_down = player.cause_unknown = True
        scene.drop_treasure(other, surely=False)
