"""Facts and worlds, read off the unknowns."""

from collections.abc import Iterator

from asterion.core.audience import Seat
from asterion.knowledge.ask import Model
from asterion.knowledge.clauses import FALSE, Literal
from asterion.knowledge.labyrinth.board import Place
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
    World,
)
from asterion.knowledge.labyrinth.ground import KINDS
from asterion.knowledge.labyrinth.scene import Scene


def player_at(scene: Scene, seat: Seat, place: Place) -> PlayerAt:
    if not scene.board.is_outside(place):
        return PlayerAt(scene.board.names[place], seat)
    cell, way = scene.board.side(place)
    return PlayerAt(scene.board.names[cell], seat, way)


def facts_of(scene: Scene) -> Iterator[tuple[AnyFact, Literal]]:
    """Everything that can be known, with its literal; both sides of a question are in it."""
    ground, board = scene.ground, scene.board
    for cell, name in enumerate(board.names):
        for kind in KINDS:
            yield KindIs(name, kind), ground.kind[cell][kind]
        for way, flow in enumerate(ground.flow[cell]):
            yield FlowIs(name, way), flow
        yield TreasureLies(name, True), scene.treasure[cell]
        yield TreasureLies(name, False), -scene.treasure[cell]
        yield MineSet(name), scene.mine[cell]
    for (cell, way), wall in scene.wall.items():
        yield WallStands(board.names[cell], way, True), wall
        yield WallStands(board.names[cell], way, False), -wall
    for (cell, way), there in ground.exit.items():
        name = board.names[cell]
        yield ExitIs(name, way, True), there
        yield ExitIs(name, way, False), -there
        yield ExitOpen(name, way, True), scene.open[cell, way]
        yield ExitOpen(name, way, False), -scene.open[cell, way]
    for (cell, end), leads in scene.next_pit.items():
        yield PitLeads(board.names[cell], board.names[end]), leads
    for seat, position in enumerate(scene.at):
        if scene.players[seat].may_be_elsewhere:
            continue
        for place, here in position.items():
            yield player_at(scene, seat, place), here


def literal_of(scene: Scene, wanted: AnyFact) -> Literal:
    """That this fact holds; what is nowhere among the facts cannot."""
    if isinstance(wanted, NotAt):
        return -literal_of(scene, PlayerAt(wanted.cell, wanted.seat))
    return next((literal for known, literal in facts_of(scene) if known == wanted), FALSE)


def world_of(scene: Scene, model: Model) -> World:
    """A model as a labyrinth."""
    ground, board = scene.ground, scene.board

    def holds(literal: Literal) -> bool:
        return model[abs(literal)] == literal

    players = {}
    for seat, position in enumerate(scene.at):
        for place, here in position.items():
            if holds(here):
                at = player_at(scene, seat, place)
                players[seat] = (at.cell, at.way)
    return World(
        {
            name: next(kind for kind in KINDS if holds(ground.kind[cell][kind]))
            for cell, name in enumerate(board.names)
        },
        [(board.names[cell], way) for (cell, way), wall in scene.wall.items() if holds(wall)],
        {
            f"{board.names[cell]} {way}": holds(scene.open[cell, way])
            for (cell, way), there in ground.exit.items()
            if holds(there)
        },
        {
            board.names[cell]: way
            for cell, ways in enumerate(ground.flow)
            for way, flow in enumerate(ways)
            if holds(flow)
        },
        players,
        [name for cell, name in enumerate(board.names) if holds(scene.treasure[cell])],
    )
