"""A movement that was told: where somebody stood, and where they are now (L20, L43-L53, L85)."""

from asterion.core.audience import Seat
from asterion.knowledge.clauses import FALSE, Literal
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.scene import Fall, Position, Scene
from asterion.knowledge.labyrinth.terms import BY_THE_RIVER, FLOW, OUTSIDE, Went, opposite


def walk(scene: Scene, seat: Seat, went: Went) -> None:
    """Everything is said under “if they stood on this cell”."""
    if went.blocked:
        _stopped(scene, seat, went)
    elif went.entered == OUTSIDE:
        _walked_out(scene, seat, went.way)
    elif went.way >= FLOW:
        _let_go(scene, seat, went)
    else:
        _entered(scene, seat, went)


def _stopped(scene: Scene, seat: Seat, went: Went) -> None:
    """L18, L20, L52, L85, L120"""
    ground, add = scene.ground, scene.clauses.add
    shallow = scene.options.rivers == "shallow"
    stood: Position = {}
    for place, here in scene.where(seat).items():
        if scene.board.is_outside(place):
            add(-here)
            continue
        stood[place] = here
        if went.blocked == "wall":
            add(-here, scene.blocked(place, went.way))
        elif went.blocked == "river":
            _river_in_the_way(scene, place, here, went.way)
        else:
            add(-here, -ground.kind[place]["R" if went.way == FLOW else "P"])
        if went.reached:
            add(-here, ground.kind[place]["R"])
        elif not shallow:
            add(-here, -ground.kind[place]["R"])
    if went.reached:
        scene.appear(seat, downstream(scene, stood, went.reached))
    else:
        scene.stay(seat, stood)


def _river_in_the_way(scene: Scene, cell: Cell, here: Literal, way: int) -> None:
    """L85  Nobody leaves a delta against a shallow river that flows in."""
    beside = scene.board.beside[cell][way]
    scene.clauses.add(-here, scene.ground.kind[cell]["D"])
    if beside is None:
        scene.clauses.add(-here)
    else:
        scene.clauses.add(-here, -scene.blocked(cell, way))
        scene.clauses.add(-here, scene.ground.flow[beside][opposite(way)])


def _walked_out(scene: Scene, seat: Seat, way: int) -> None:
    """L34, L36"""
    board = scene.board
    outside: Position = {}
    for place, here in scene.where(seat).items():
        if board.is_outside(place) or board.beside[place][way] is not None:
            scene.clauses.add(-here)
        else:
            scene.clauses.add(-here, scene.open[place, way])
            outside[board.outside(place, way)] = here
    scene.move(seat, outside)


def _let_go(scene: Scene, seat: Seat, went: Went) -> None:
    """L48, L51  By the flow, or by the loop."""
    needed = "R" if went.way == FLOW else "P"
    stood: Position = {}
    for place, here in scene.where(seat).items():
        if scene.board.is_outside(place):
            scene.clauses.add(-here)
        else:
            stood[place] = here
            scene.clauses.add(-here, scene.ground.kind[place][needed])
    if went.way == FLOW:
        scene.appear(seat, downstream(scene, stood, went.reached))
    else:
        scene.appear(seat, through_the_pit(scene, stood))


def _entered(scene: Scene, seat: Seat, went: Went) -> None:
    """L43-L50, L53  Onto a neighbouring cell, or back in by the exit used."""
    add, ground = scene.clauses.add, scene.ground
    entered = entering(scene, seat, went)
    kind = "R" if went.entered == BY_THE_RIVER else went.entered
    if went.entered == BY_THE_RIVER and went.reached:
        kind = "D"
    for cell, here in entered.items():
        add(-here, ground.is_kind(cell, kind, scene.players[seat].immune))
    if went.entered == BY_THE_RIVER:
        scene.move(seat, entered)
    elif kind == "R":
        scene.appear(seat, downstream(scene, entered, went.reached))
    elif kind == "P":
        scene.appear(seat, through_the_pit(scene, entered))
    else:
        scene.move(seat, entered)


def entering(scene: Scene, seat: Seat, went: Went) -> Position:
    """The cell that was walked into, whichever it is."""
    board, add, way = scene.board, scene.clauses.add, went.way
    comers: dict[Cell, list[Literal]] = {}
    for place, here in scene.where(seat).items():
        if board.is_outside(place):
            cell, out = board.side(place)
            if out == opposite(way) and went.entered != BY_THE_RIVER:
                comers.setdefault(cell, []).append(here)
            else:
                add(-here)
            continue
        beside = board.beside[place][way]
        if beside is None:
            add(-here)
            continue
        add(-here, -scene.blocked(place, way))
        if scene.options.rivers == "shallow":
            _along_or_across(scene, place, beside, here, went)
        comers.setdefault(beside, []).append(here)
    return {cell: scene.clauses.either(*those) for cell, those in comers.items()}


def _along_or_across(scene: Scene, left: Cell, cell: Cell, here: Literal, went: Went) -> None:
    """L85  “By the river” is along a flow, up or down; any other step into one is across."""
    add, ground = scene.clauses.add, scene.ground
    down, up = ground.flow[left][went.way], ground.flow[cell][opposite(went.way)]
    if went.entered == BY_THE_RIVER:
        if went.reached:
            add(-here, down)
        else:
            add(-here, down, up)
            add(-here, -ground.kind[left]["D"])
    else:
        add(-here, -down)
        add(-here, -up)


def downstream(scene: Scene, rivers: Position, reached: str) -> Position:
    """L50, L85  Where the flow carries somebody from these cells; of what kind, if it was told."""
    ground, board, clauses = scene.ground, scene.board, scene.clauses
    ends: dict[Cell, list[Literal]] = {}
    turbulent = scene.options.rivers == "turbulent"
    for cell in rivers:
        beside = board.cells if turbulent else board.beside[cell]
        for end in beside:
            if end is not None and end != cell:
                ends.setdefault(end, []).append(rivers[cell])
    below = scene.fresh_position(sorted(ends)) if ends else {}
    for cell, here in rivers.items():
        flow_on(scene, cell, here, below)
    for end, there in below.items():
        clauses.add(-there, *ends[end])
        if reached:
            clauses.add(-there, ground.kind[end][reached])
        else:
            clauses.add(-there, ground.kind[end]["R"], ground.kind[end]["D"])
    return below


def flow_on(
    scene: Scene, cell: Cell, here: Literal, below: Position, unless: Literal = FALSE
) -> None:
    """L50, L85  A player in this river comes to where it flows; a turbulent one to its delta."""
    ground, add = scene.ground, scene.clauses.add
    if scene.options.rivers == "turbulent":
        for end, mouth in enumerate(ground.mouth()[cell]):
            add(-here, -mouth, below.get(end, FALSE), unless)
    else:
        for way, beside in enumerate(scene.board.beside[cell]):
            if beside is not None:
                add(-here, -ground.flow[cell][way], below.get(beside, FALSE), unless)


def through_the_pit(scene: Scene, pits: Position) -> Position:
    """L48  Out of the next pit of the loop."""
    if not pits:
        return {}
    out_of = scene.fresh_position(scene.board.cells)
    fell_into(scene, pits, out_of)
    for cell, there in out_of.items():
        scene.clauses.add(-there, scene.ground.kind[cell]["P"])
    return out_of


def fell_into(scene: Scene, pits: Position, out_of: Position) -> None:
    """L48  To another pit than this; which pit leads where is looked after model by model."""
    for cell, here in pits.items():
        scene.clauses.add(-here, -out_of[cell])
    fall = Fall(pits, out_of, scene.clauses.line)
    scene.falls.append(fall)
    for (cell, end), leads in scene.next_pit.items():
        link_fall(scene, fall, cell, end, leads)


def link_fall(scene: Scene, fall: Fall, cell: Cell, end: Cell, leads: Literal) -> None:
    """A fall into this pit ends in that one just if the one leads to the other."""
    clauses = scene.clauses
    before = clauses.line
    clauses.resume(fall.line)
    here, there = fall.into.get(cell, FALSE), fall.out_of.get(end, FALSE)
    clauses.add(-here, -leads, there)
    clauses.add(-here, -there, leads)
    clauses.resume(before)
