"""What a cell does to those who arrive, in the order of L105, as far as it was told."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from asterion.core.audience import Seat
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.shooting import nobody_screamed, screamed
from asterion.knowledge.labyrinth.terms import (
    AnyTelling,
    BlewUp,
    Cremated,
    Found,
    Healed,
    Infected,
    Screamed,
    Stocked,
    Woke,
)

EFFECTS = (BlewUp, Screamed, Woke, Infected, Healed, Cremated, Stocked, Found)
T = TypeVar("T")


class Arrival(NamedTuple):
    """How somebody came, and what they wished."""

    heard: str = ""  # the kind of cell, if it was told
    placed: bool = False  # by the master, not by a step (L11)
    complete: bool = True  # all effects are told, not only those of L72
    picks_up: bool | None = True
    shed: bool = False  # L109: they put a treasure down in this move


def effects_end(told: Sequence[AnyTelling], start: int) -> int:
    """Where the effects of an arrival end."""
    while start < len(told) and isinstance(told[start], EFFECTS):
        start += 1
    return start


def arrive(scene: Scene, seat: Seat, effects: Sequence[AnyTelling], arrival: Arrival) -> None:
    """L105  Mine, infection, healing, restock, find."""
    _mine(scene, seat, effects)
    player = scene.players[seat]
    if player.gone:
        return
    if arrival.complete:
        if arrival.heard == "E":
            _mite(scene, seat, woken=_one(effects, Woke) is not None)
    elif scene.has_mites:
        for cell, here in scene.inside(seat):
            scene.may_come(scene.awake, cell, here)
    infected = _one(effects, Infected)
    if infected is not None:
        fall_ill(scene, seat, infected)
        if infected.killed:
            return
    _hospital(scene, seat, _one(effects, Healed), arrival)
    stocked = _one(effects, Stocked)
    if stocked is not None:
        player.has_treasure = stocked.load == "treasure"
        if stocked.bullets >= 0:
            player.health = "healthy"
    _find(scene, seat, _one(effects, Found), arrival)


def _one(effects: Sequence[AnyTelling], kind: type[T]) -> T | None:
    return next((effect for effect in effects if isinstance(effect, kind)), None)


def _mine(scene: Scene, seat: Seat, effects: Sequence[AnyTelling]) -> None:
    """L74, L106, L107  A set mine lay there, or none; who stood there screamed, or nobody did."""
    clauses = scene.clauses
    blast = _one(effects, BlewUp)
    for cell, here in scene.inside(seat):
        if blast is None:
            clauses.add(-here, -scene.mine[cell])
        else:
            clauses.add(-here, scene.mine[cell])
            left = clauses.both(scene.mine[cell], -here)
            scene.change(scene.mine, cell, left, grows=False)
    if blast is None:
        return
    player = scene.players[seat]
    scene.drop_treasure(seat, surely=True)
    player.health = "wounded"
    player.may_be_down = player.cause_unknown = True
    player.gone = blast.killed
    where = dict(scene.inside(seat))
    if _one(effects, Screamed) is not None:
        screamed(scene, seat, where, everywhere=True)
    else:
        nobody_screamed(scene, seat, where, everywhere=True)


def _mite(scene: Scene, seat: Seat, woken: bool) -> None:
    """L55  It slept until now, or somebody has been here before."""
    player = scene.players[seat]
    vulnerable = player.immune is False and player.health in ("healthy", "wounded")
    for cell, here in scene.inside(seat):
        if woken:
            scene.clauses.add(-here, -scene.awake[cell])
            awake = scene.clauses.either(scene.awake[cell], here)
            scene.change(scene.awake, cell, awake, grows=True)
        elif vulnerable:
            scene.clauses.add(-here, scene.awake[cell])


def fall_ill(scene: Scene, seat: Seat, infected: Infected) -> None:
    """L56  Everything but grenades falls; on top of a wound it is the end."""
    player = scene.players[seat]
    scene.drop_treasure(seat, surely=True)
    player.health = "infected"
    player.gone = infected.killed


def be_healed(scene: Scene, seat: Seat, healed: Healed) -> None:
    """L44, L58  Of what is not said: who was told infected is immune, who may have been, may be."""
    player = scene.players[seat]
    for cell, here in scene.inside(seat):
        scene.clauses.add(-here, scene.ground.kind[cell]["H"])
    if player.health == "infected":
        player.immune = True
    elif player.health != "wounded":
        player.immune = player.immune or None
    player.health = "healthy"


def _hospital(scene: Scene, seat: Seat, healed: Healed | None, arrival: Arrival) -> None:
    """L44, L72  A player who is hurt and not healed did not come to a hospital."""
    player = scene.players[seat]
    at_once = not arrival.placed or scene.options.ordered_hospital == "at once"
    if healed is not None:
        be_healed(scene, seat, healed)
    elif at_once and player.health in ("wounded", "infected"):
        for cell, here in scene.inside(seat):
            scene.clauses.add(-here, -scene.ground.kind[cell]["H"])
    elif at_once and arrival.heard == "H":
        player.health = "healthy"


def _find(scene: Scene, seat: Seat, found: Found | None, arrival: Arrival) -> None:
    """L35, L65  Everyone hears of treasures, and the healthy take one."""
    player = scene.players[seat]
    if arrival.picks_up is not False and (not arrival.complete or (found and found.corpses)):
        scene.corpse_moves(seat)
    if not arrival.complete:
        if player.health in (None, "healthy"):
            scene.stir_treasure(seat)
            player.has_treasure = player.has_treasure or None
        return
    count = found.treasures if found is not None else 0
    for cell, here in scene.inside(seat):
        if count:
            scene.clauses.add(-here, scene.treasure[cell])
        else:
            source = scene.ground.kind[cell]["R"] if arrival.placed else -1
            scene.clauses.add(-here, -scene.treasure[cell], source)
    if count and player.health in (None, "healthy") and arrival.picks_up is not False:
        sure = player.health == "healthy" and arrival.picks_up and not arrival.shed
        take_one(scene, seat, count, bool(sure))


def take_one(scene: Scene, seat: Seat, count: int, sure: bool) -> None:
    """L61  One of this many, unless they carry one already; it may leave none."""
    player = scene.players[seat]
    if not sure or player.has_treasure is None:
        scene.stir_treasure(seat)
    elif player.has_treasure is False and count == 1:
        for cell, here in scene.inside(seat):
            left = scene.clauses.both(scene.treasure[cell], -here)
            scene.change(scene.treasure, cell, left, grows=False)
    if sure:
        player.has_treasure = True
    else:
        player.has_treasure = player.has_treasure or None
