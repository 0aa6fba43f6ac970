"""One full answer to a move, telling by telling, in the order in which things happened (L12)."""

from collections.abc import Sequence

from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.referee.names import find_seat
from asterion.knowledge.clauses import TRUE
from asterion.knowledge.labyrinth.arriving import (
    Arrival,
    arrive,
    be_healed,
    effects_end,
    fall_ill,
)
from asterion.knowledge.labyrinth.board import Cell
from asterion.knowledge.labyrinth.dark import arrive_in_the_dark, move_in_the_dark
from asterion.knowledge.labyrinth.items import (
    left_thing,
    set_mine,
    threw_grenade,
    threw_thing,
    took,
)
from asterion.knowledge.labyrinth.scene import Position, Scene
from asterion.knowledge.labyrinth.shooting import Aim, no_shot, shoot
from asterion.knowledge.labyrinth.terms import (
    BY_THE_RIVER,
    OUTSIDE,
    Answered,
    AnyTelling,
    Ashes,
    Aspect,
    DiedSick,
    GotLost,
    Healed,
    If,
    Infected,
    LeftThing,
    NoLuck,
    Request,
    SetLandmine,
    Shoot,
    Shot,
    TakeNothing,
    ThrewGrenade,
    ThrewThing,
    TookThing,
    Went,
    every_part,
)
from asterion.knowledge.labyrinth.walking import fell_into, flow_on, walk


class Telling:
    """A move on its way through the deduction: what was wished, what was shown, what is left."""

    def __init__(
        self,
        scene: Scene,
        seat: Seat,
        move: Request | None,
        names: Sequence[str],
        shown: list[Cell],
    ) -> None:
        self.scene = scene
        self.seat = seat
        self.shown = shown
        parts = list(every_part(move.parts)) if move is not None else []
        self.picks_up: bool | None = True
        if move is None or any(isinstance(part, TakeNothing) for part in parts):
            self.picks_up = None
        self.shed = False
        self.aims: list[Aim] | None = None  # L84: in the order of the shots, where it is known
        if scene.options.named_targets and move is not None:
            if not any(isinstance(part, If) for part in parts):
                shots = [part for part in parts if isinstance(part, Shoot)]
                self.aims = [Aim(_seat_named(part.target, names), None) for part in shots]

    def aim(self) -> Aim | None:
        """L84  Of the next shot; None where targets are not named."""
        if not self.scene.options.named_targets:
            return None
        cell = self.shown.pop(0) if self.shown else None
        target = self.aims.pop(0).target if self.aims else None
        return Aim(target, cell)


def _seat_named(name: str, names: Sequence[str]) -> Seat | None:
    try:
        return find_seat(name, names)
    except Refused:
        return None


def answered(scene: Scene, event: Answered, names: Sequence[str], shown: list[Cell]) -> None:
    """All of it, none of it, or the facets that were asked for."""
    seat = event.seat
    move = event.request
    telling = Telling(scene, seat, move, names, shown)
    if event.style in ("dark", "semi-dark"):
        if event.ordered:
            take_ordered_cell(telling)
            arrive_in_the_dark(scene, seat)
        move_in_the_dark(scene, seat, move.parts, event.told, event.ordered)
        return
    told, start = event.told, 0
    if event.ordered:
        heard = told[0] if told and isinstance(told[0], Aspect) else None
        start = effects_end(told, 1 if heard is not None else 0)
        be_placed(telling, told[:start], scene.options.tell_ordered_cell)
    while start < len(told) and not scene.players[seat].gone:
        start = _hear(telling, told, start)


def take_ordered_cell(telling: Telling) -> None:
    """L72, L83  A cell shown in secret; before that, what they carry is left behind."""
    scene, seat = telling.scene, telling.seat
    scene.drop_treasure(seat, surely=True)
    if telling.shown:
        place(scene, seat, telling.shown.pop(0))
    else:
        scene.appear(seat, scene.fresh_position(scene.board.cells))


def be_placed(telling: Telling, told: Sequence[AnyTelling], complete: bool) -> None:
    """L72  On an ordered cell, with the consequences that are told."""
    scene, seat = telling.scene, telling.seat
    take_ordered_cell(telling)
    heard = next((aspect.value for aspect in told if isinstance(aspect, Aspect)), "")
    effects = [effect for effect in told if not isinstance(effect, Aspect)]
    died = any(getattr(effect, "killed", False) for effect in effects)
    if heard and not died:
        told_kind(scene, seat, heard)
    arrive(scene, seat, effects, Arrival(heard, placed=True, complete=complete))


def told_kind(scene: Scene, seat: Seat, heard: str) -> None:
    """L11, L72  The kind of the cell where somebody is."""
    for cell, here in scene.inside(seat):
        kind = scene.ground.is_kind(cell, heard, scene.players[seat].immune)
        scene.clauses.add(-here, kind)


def place(scene: Scene, seat: Seat, cell: Cell) -> None:
    """L11  On this cell, or where its river or pit leads if placement transports."""
    if not scene.options.transport_on_placement:
        scene.appear(seat, {cell: TRUE})
        return
    clauses, ground = scene.clauses, scene.ground
    kind = ground.kind[cell]
    after = scene.fresh_position(scene.board.cells)
    flow_on(scene, cell, kind["R"], after)
    clauses.add(kind["R"], kind["P"], after[cell])
    for end, there in after.items():
        clauses.add(-kind["P"], -there, ground.kind[end]["P"])
    pits: Position = {cell: kind["P"]}
    fell_into(scene, pits, after)
    scene.appear(seat, after)


def _hear(telling: Telling, told: Sequence[AnyTelling], start: int) -> int:
    """One telling with what belongs to it; where the next one begins."""
    scene, seat = telling.scene, telling.seat
    player = scene.players[seat]
    match told[start]:
        case Went() as went:
            walk(scene, seat, went)
            return _arrived(telling, told, start + 1, went)
        case Shot() as shot:
            shoot(scene, seat, shot, telling.aim(), telling.picks_up)
        case NoLuck(act="shoot") as failed:
            telling.aim()
            no_shot(scene, seat, failed)
        case ThrewGrenade() as threw:
            threw_grenade(scene, seat, threw)
        case SetLandmine() as laid:
            set_mine(scene, seat, laid)
        case LeftThing() as left:
            left_thing(scene, seat, left)
            telling.shed |= left.thing == "treasure"
        case ThrewThing() as thrown:
            threw_thing(scene, seat, thrown)
            telling.shed |= thrown.thing == "treasure"
        case TookThing() as taken:
            took(scene, seat, taken)
            telling.shed = True
        case Healed() as healed:
            be_healed(scene, seat, healed)
        case Infected() as infected:
            fall_ill(scene, seat, infected)
        case Ashes():
            player.has_treasure = False
        case DiedSick() | GotLost():
            player.gone = True
    return start + 1


def _arrived(telling: Telling, told: Sequence[AnyTelling], start: int, went: Went) -> int:
    """Whatever follows from the cell on which the movement ended."""
    kind = went.reached or went.entered
    if not kind or kind == OUTSIDE:
        return start
    end = effects_end(told, start)
    heard = "R" if kind == BY_THE_RIVER else kind
    arrival = Arrival(heard, picks_up=telling.picks_up, shed=telling.shed)
    arrive(telling.scene, telling.seat, told[start:end], arrival)
    return end


def skipped(scene: Scene, seat: Seat, told: Sequence[AnyTelling]) -> None:
    """L29  Nothing but what the end of a turn brings."""
    telling = Telling(scene, seat, None, (), [])
    for start in range(len(told)):
        _hear(telling, told, start)
