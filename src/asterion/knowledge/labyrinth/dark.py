"""Dark and semi-dark moves: little is told, and yet not everything is possible (L30, L31)."""

from collections.abc import Sequence

from asterion.core.audience import Seat
from asterion.knowledge.clauses import FALSE, TRUE, Literal
from asterion.knowledge.labyrinth.items import blow, landing, lay_mine
from asterion.knowledge.labyrinth.scene import Scene
from asterion.knowledge.labyrinth.shooting import harm_in_the_dark
from asterion.knowledge.labyrinth.step import Step
from asterion.knowledge.labyrinth.terms import (
    AnyTelling,
    Blow,
    Go,
    If,
    Leave,
    Part,
    SetMine,
    Shoot,
    Standing,
    Take,
    Throw,
)


def move_in_the_dark(
    scene: Scene,
    seat: Seat,
    parts: tuple[Part, ...],
    told: Sequence[AnyTelling],
    ordered: bool,
) -> None:
    """Each part happens as it must, or not at all; then what was told of it."""
    player = scene.players[seat]
    expose(scene, seat)
    scene.corpse_moves(seat)
    walk = _Walk(scene, seat, scene.clauses.new() if ordered else FALSE)
    walk.carry_out(parts, TRUE)
    if not walk.steps:
        scene.stir_treasure(seat)  # the end of a turn may infect (L55)
        player.has_treasure = None
    for telling in told:
        if isinstance(telling, Standing):
            take_standing(scene, seat, telling)
        elif len(walk.steps) == 1 and walk.steps[0].unless == FALSE:
            walk.steps[0].hear(telling, player.immune)


class _Walk:
    """The parts of one move on their way; of conditions nobody knows whether they were met."""

    def __init__(self, scene: Scene, seat: Seat, ended: Literal) -> None:
        self.scene = scene
        self.seat = seat
        self.ended = ended  # that the player was dead by then, or the game over
        self.steps: list[Step] = []

    def carry_out(self, parts: tuple[Part, ...], met: Literal) -> None:
        """`met` says whether this is reached at all."""
        clauses = self.scene.clauses
        for part in parts:
            if isinstance(part, If):
                holds = clauses.new()
                self.carry_out(part.then, clauses.both(met, holds))
                self.carry_out(part.otherwise, clauses.both(met, -holds))
            elif isinstance(part, Go):
                unless = clauses.either(self.ended, -met)
                self.steps.append(Step(self.scene, self.seat, part.way, unless))
                arrive_in_the_dark(self.scene, self.seat)
            else:
                _act(self.scene, self.seat, part)
                if isinstance(part, Take) or getattr(part, "thing", "") == "treasure":
                    # L41: the true treasure may be lost, and nothing more is carried out
                    self.ended = clauses.either(self.ended, clauses.new())


def expose(scene: Scene, seat: Seat) -> None:
    """What may become of a player of whose move nothing is told."""
    player = scene.players[seat]
    mines = scene.has_mines
    if mines or player.health != "healthy" or scene.may_be_outside(seat):
        player.may_be_down = player.cause_unknown = True
    if player.health != "healthy" or mines or scene.has_mites:
        if player.health != "healthy" and player.health != "wounded":
            player.immune = player.immune or None
        player.health = None


def take_standing(scene: Scene, seat: Seat, standing: Standing) -> None:
    """L25  How it stands with a player, as far as it was asked."""
    player = scene.players[seat]
    if standing.health in ("dead", "lost"):
        player.may_be_down = player.cause_unknown = True
        player.health = None
    elif standing.health is not None:
        player.health = standing.health
        player.immune = standing.immune
    if standing.load is not None:
        player.has_treasure = standing.load == "treasure"


def arrive_in_the_dark(scene: Scene, seat: Seat) -> None:
    """L105  A mine is set off, a mite may wake, a treasure may change hands."""
    player = scene.players[seat]
    mined = any(scene.mine[cell] != FALSE for cell, _here in scene.inside(seat))
    for cell, here in scene.inside(seat):
        scene.may_go(scene.mine, cell, here)
        if scene.has_mites:
            scene.may_come(scene.awake, cell, here)
    if mined:
        harm_in_the_dark(scene, seat)
    scene.stir_treasure(seat)
    player.has_treasure = None


def _act(scene: Scene, seat: Seat, part: Part) -> None:
    """A part before or after the movement; whether it could be carried out is not known."""
    player = scene.players[seat]
    match part:
        case Blow(way):
            blow(scene, seat, way, scene.clauses.new())
        case Shoot():
            harm_in_the_dark(scene, seat)
            scene.stir_treasure(seat)
            player.has_treasure = player.has_treasure or None
        case SetMine(way):
            lay_mine(scene, seat, way, scene.clauses.new())
        case Take() | Leave(thing="treasure"):
            scene.stir_treasure(seat)
            player.has_treasure = None
        case Throw(thing=thing, way=way):
            scene.stir_treasure(seat)
            _throw(scene, seat, thing, way)
            player.has_treasure = None


def _throw(scene: Scene, seat: Seat, thing: str, way: int) -> None:
    for cell, there in landing(scene, seat, way).items():
        if thing == "treasure":
            scene.may_come(scene.treasure, cell, there)
        elif thing == "corpse":
            scene.may_go(scene.mine, cell, there)
    if thing == "corpse":
        harm_in_the_dark(scene, seat)
