"""Grenades, landmines and things left, thrown or taken (L63-L68, L74-L76, L108)."""

from asterion.core.audience import Seat
from asterion.knowledge.clauses import FALSE, TRUE, Literal
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.scene import Position, Scene
from asterion.knowledge.labyrinth.shooting import nobody_screamed, screamed
from asterion.knowledge.labyrinth.terms import (
    HERE,
    LeftThing,
    SetLandmine,
    ThrewGrenade,
    ThrewThing,
    TookThing,
)


def threw_grenade(scene: Scene, seat: Seat, told: ThrewGrenade) -> None:
    """L67, L68  The wall is gone if it could go; what the table tells of it narrows it down."""
    add, board = scene.clauses.add, scene.board
    for place, here in scene.where(seat).items():
        if board.is_outside(place):
            if told.missing is False or told.gone is False:
                add(-here)
            continue
        blocked = scene.blocked(place, told.way)
        if told.missing is not None:
            add(-here, -blocked if told.missing else blocked)
        if told.gone is not None:
            outer = (place, told.way) in scene.open
            exists = scene.ground.exit[place, told.way] if outer else TRUE
            add(-here, exists if told.gone else -exists)
    blow(scene, seat, told.way, TRUE)


def blow(scene: Scene, seat: Seat, way: int, thrown: Literal) -> None:
    """L6, L7, L67  Where a grenade was thrown from, inner walls and closed exits are gone."""
    clauses, board = scene.clauses, scene.board
    for cell, here in scene.inside(seat):
        there = clauses.both(here, thrown)
        side = board.same_side(cell, way)
        if side in scene.wall:
            before = scene.wall[side]
            after = scene.wall[side] = clauses.settled(clauses.both(before, -there))
            clauses.always(-after, before)
        else:
            before = scene.open[side]
            opened = clauses.both(there, scene.ground.exit[side])
            after = scene.open[side] = clauses.settled(clauses.either(before, opened))
            clauses.always(-before, after)
            clauses.always(-after, scene.ground.exit[side])


def set_mine(scene: Scene, seat: Seat, told: SetLandmine) -> None:
    """L74, L76  On the own cell or the neighbour; across a wall on the own; not in buildings."""
    lay_mine(scene, seat, told.way, TRUE)


def lay_mine(scene: Scene, seat: Seat, way: int, laid: Literal) -> None:
    both = scene.clauses.both
    for cell, literal in landing(scene, seat, way).items():
        there = both(literal, laid, -scene.ground.is_building(cell))
        mined = scene.clauses.either(scene.mine[cell], there)
        scene.change(scene.mine, cell, mined, grows=True)


def landing(scene: Scene, seat: Seat, way: int) -> Position:
    """L63, L64  Where something thrown that way comes to lie, if it is not outside."""
    both = scene.clauses.both
    ends: dict[Cell, list[Literal]] = {}
    for cell, here in scene.inside(seat):
        if way == HERE:
            ends.setdefault(cell, []).append(here)
            continue
        blocked = scene.blocked(cell, way)
        ends.setdefault(cell, []).append(both(here, blocked))
        beside = scene.board.beside[cell][way]
        if beside is not None:
            ends.setdefault(beside, []).append(both(here, -blocked))
    return {cell: scene.clauses.either(*those) for cell, those in ends.items()}


def left_thing(scene: Scene, seat: Seat, told: LeftThing) -> None:
    """L63"""
    if told.thing == "treasure":
        _lies_at(scene, dict(scene.inside(seat)))
        scene.players[seat].has_treasure = False
    elif told.thing == "corpse":
        scene.corpse_moves(seat)


def threw_thing(scene: Scene, seat: Seat, told: ThrewThing) -> None:
    """L63, L74  At the feet there is a wall that way, else there is none."""
    player = scene.players[seat]
    if told.thing == "corpse":
        scene.corpse_moves(seat)
    for cell, here in scene.inside(seat):
        blocked = scene.blocked(cell, told.way)
        scene.clauses.add(-here, blocked if told.feet else -blocked)
    if told.feet:
        for place, here in scene.where(seat).items():
            if scene.board.is_outside(place):
                scene.clauses.add(-here)
    target = landing(scene, seat, told.way)
    if told.thing == "treasure":
        if player.has_treasure is not True:  # it may have lain there
            scene.stir_treasure(seat)
        _lies_at(scene, target)
        player.has_treasure = False
    elif told.thing == "corpse" and not told.feet:
        _threw_corpse(scene, seat, told, target)


def _threw_corpse(scene: Scene, seat: Seat, told: ThrewThing, target: Position) -> None:
    """L45, L74  It is cremated in a hospital, and sets off a landmine."""
    clauses = scene.clauses
    for cell, there in target.items():
        hospital = scene.ground.kind[cell]["H"]
        clauses.add(-there, hospital if told.cremated else -hospital)
        clauses.add(-there, scene.mine[cell] if told.explosion else -scene.mine[cell])
        if told.explosion:
            left = clauses.both(scene.mine[cell], -there)
            scene.change(scene.mine, cell, left, grows=False)
    if told.explosion and told.scream:
        screamed(scene, seat, target, everywhere=True)
    elif told.explosion:
        nobody_screamed(scene, seat, target, everywhere=True)


def _lies_at(scene: Scene, where: Position) -> None:
    for cell, there in where.items():
        lies = scene.clauses.either(scene.treasure[cell], there)
        scene.change(scene.treasure, cell, lies, grows=True)


def took(scene: Scene, seat: Seat, told: TookThing) -> None:
    """L108  A treasure that was taken lay there; whatever they carried may lie there now."""
    player, taken = scene.players[seat], told.taken
    if taken.corpses:
        scene.corpse_moves(seat)
    if taken.treasures:
        for place, here in scene.where(seat).items():
            lay = FALSE if scene.board.is_outside(place) else scene.treasure[place]
            scene.clauses.add(-here, lay)
        scene.stir_treasure(seat)
        player.has_treasure = True
    elif taken.landmines or taken.corpses:
        scene.drop_treasure(seat, surely=True)
