"""What DungeonLab's news let a player draw."""

from asterion.books.dungeonlab.encounters.kind import GREEN_EYES
from asterion.books.dungeonlab.event import (
    Asked,
    Bumped,
    Carried,
    ChangedLevel,
    Died,
    Felt,
    Flew,
    Here,
    Landed,
    Looked,
    Met,
    Walked,
)
from asterion.books.dungeonlab.options import DungeonLabOptions
from asterion.books.dungeonlab.paper import strokes
from asterion.books.dungeonlab.plan.model import EXIT, OPEN, WALL_NAMES, WIRE
from asterion.core.audience import only
from asterion.core.contract.paper import (
    AnyStroke,
    CarryStroke,
    EdgeStroke,
    LeaveStroke,
    LoseStroke,
    PlaceStroke,
    Spot,
    StampStroke,
    StepStroke,
)
from asterion.core.event import Event

ME = only(0)


def drawn(event: Event) -> list[AnyStroke]:
    return strokes([event], DungeonLabOptions())


def test_D19_a_landing_is_a_place_on_the_plan() -> None:
    assert drawn(Landed(ME, 0, 3, 1, 2, {}, -1)) == [PlaceStroke(0, Spot(2, 0, 1))]


def test_D17_a_step_shows_that_no_wall_is_there_unless_an_exote_passed_it() -> None:
    assert drawn(Walked(ME, 0, 1, False)) == [StepStroke(0, 1, edge="open")]
    assert drawn(Walked(ME, 0, 1, True)) == [StepStroke(0, 1, edge="wall")]


def test_D50_a_flight_goes_two_cells() -> None:
    assert drawn(Flew(ME, 0, 2, [], False)) == [StepStroke(0, 2), StepStroke(0, 2)]


def test_D18_a_wall_without_a_name_replaces_none_that_is_known() -> None:
    assert drawn(Bumped(ME, 0, 3, "")) == [EdgeStroke(0, 3, "wall", over=("", "open"))]
    assert drawn(Bumped(ME, 0, 3, WALL_NAMES[WIRE])) == [EdgeStroke(0, 3, "wire")]
    felt = Felt(ME, 0, [WALL_NAMES[kind] for kind in (OPEN, WIRE, EXIT, OPEN)])
    kinds = ["open", "wire", "exit", "open"]
    assert drawn(felt) == [EdgeStroke(0, way, kind) for way, kind in enumerate(kinds)]


def test_D12_another_level_is_above_or_below_the_same_cell() -> None:
    assert drawn(ChangedLevel(ME, 0, -1, False)) == [StepStroke(0, -1, -1)]


def test_D68_whoever_is_carried_is_lost() -> None:
    assert drawn(Carried(ME, 0, 1)) == [LoseStroke(0)]
    into = Met(ME, 0, "pit", "falls", 0)
    assert strokes([into, Carried(ME, 0, 2)], DungeonLabOptions())[1:] == [CarryStroke(0, 1)]
    assert drawn(Died(ME, 0, "lion", 0, 2)) == [LeaveStroke(0)]


def test_D68_what_sends_one_away_is_drawn_where_it_was_met() -> None:
    assert drawn(Met(ME, 0, "pit", "falls", 0)) == [StampStroke(0, "pit")]
    assert drawn(Asked(ME, 0, "political cop", "answer", 3)) == [StampStroke(0, "political cop")]
    assert drawn(Met(ME, 0, "lion", "bites", 1)) == []  # told in Here, with all else that is there


def test_D20_what_is_seen_beside_and_what_is_here() -> None:
    assert drawn(Looked(ME, 0, ["", GREEN_EYES, "", ""])) == [StampStroke(0, "green eyes", 1)]
    assert drawn(Here(ME, 0, ["lion:dead", "store"], {}, [])) == [
        StampStroke(0, "lion"),
        StampStroke(0, "store"),
    ]
    assert drawn(Here(ME, 0, [], {}, [])) == [StampStroke(0, "empty")]
