"""What Labyrinth's answers let a player draw: said as people say it, answered as strokes."""

import msgspec
import pytest

from asterion.books.labyrinth.event import Answered, ChoseStart, Placed, ShowedCell, Style
from asterion.books.labyrinth.event.told import (
    AnyTelling,
    Blocked,
    Found,
    Infected,
    SetLandmine,
    ThrewGrenade,
    Went,
)
from asterion.books.labyrinth.options import LabyrinthOptions
from asterion.books.labyrinth.paper import sheet_of, spot_of, strokes
from asterion.books.labyrinth.say.command import Request
from asterion.core.audience import EVERYONE, only
from asterion.core.contract.paper import SheetStroke, Spot
from asterion.core.event import Event

PLAIN = LabyrinthOptions()
CARRYING = msgspec.structs.replace(PLAIN, transport_on_placement=True)


def answered(*told: AnyTelling, style: Style = "plain", ordered: bool = False) -> Answered:
    return Answered(EVERYONE, 0, style, Request(()), ordered, list(told))


def went(way: int, entered: str, reached: str = "", blocked: Blocked = "") -> Went:
    return Went(way, blocked, entered, reached)


def drawn(*events: Event, options: LabyrinthOptions = PLAIN) -> list[str]:
    """Each stroke in a line, without its seat and what is as usual."""
    lines = []
    for stroke in strokes(events, options):
        fields = msgspec.to_builtins(stroke)
        kind = fields.pop("draw")
        fields.pop("seat", None)
        shown = " ".join(f"{name}={value}" for name, value in fields.items())
        lines.append(f"{kind} {shown}".strip())
    return lines


LAND = "stamp stamp=land doubt=immune unless=encephalitis"


def test_L9_a_start_cell_is_a_place_on_the_plan() -> None:
    chosen = ChoseStart(only(0), 0, "b2")
    placed = Placed(EVERYONE, 0, "L", [])
    start = "place at={'column': 1, 'row': 1, 'level': 0}"
    assert drawn(chosen, placed) == [start, LAND]


def test_L11_where_rivers_carry_on_placement_the_cell_is_not_known() -> None:
    placed = Placed(EVERYONE, 0, "R", [])
    assert drawn(placed) == ["stamp stamp=river"]
    assert drawn(placed, options=CARRYING) == ["lose", "stamp stamp=river"]


def test_L20_a_wall_a_step_and_an_exit() -> None:
    assert drawn(answered(went(0, "", blocked="wall"))) == ["edge way=0 edge=wall"]
    assert drawn(answered(went(3, "L"))) == ["step way=3 edge=open", LAND]
    assert drawn(answered(went(3, "O"))) == ["out way=3 edge=exit"]


def test_L48_whoever_falls_into_a_pit_is_carried_to_the_next_one() -> None:
    pit = "stamp stamp=pit"
    assert drawn(answered(went(1, "P"))) == ["step way=1 edge=open", pit, "carry", pit]
    assert drawn(answered(went(5, ""))) == ["carry", pit]
    assert drawn(answered(went(5, "", blocked="way"))) == []


def test_L50_a_river_carries_on() -> None:
    river = ["step way=1 edge=open", "stamp stamp=river", "carry near=True", "stamp stamp=delta"]
    assert drawn(answered(went(1, "R", "D"))) == river
    against = answered(went(1, "", "R", "wall"))
    assert drawn(against) == ["edge way=1 edge=wall", "carry near=True", "stamp stamp=river"]
    turbulent = LabyrinthOptions(rivers="turbulent")
    assert drawn(answered(went(1, "R", "D")), options=turbulent)[2] == "carry"  # far away, maybe


def test_L85_along_a_shallow_river_nobody_is_carried() -> None:
    assert drawn(answered(went(1, "B", "D"))) == ["step way=1 edge=open", "stamp stamp=delta"]
    upstream = answered(went(0, "", blocked="river"))
    assert drawn(upstream) == ["stamp stamp=river way=0", "stamp stamp=flow-2 way=0"]


@pytest.mark.parametrize("style", ["dark", "semi-dark"])
def test_L30_after_a_dark_move_nobody_knows_where_they_are(style: Style) -> None:
    assert drawn(answered(went(1, "L"), style=style)) == ["lose"]


def test_L72_an_ordered_cell_is_known_to_the_one_who_showed_it() -> None:
    step = ["step way=1 edge=open", "stamp stamp=weaponry"]
    answer = answered(went(1, "W"), ordered=True)
    shown = ShowedCell(only(0), 0, "c1")
    place = "place at={'column': 2, 'row': 0, 'level': 0}"
    assert drawn(shown, answer) == [place, *step]
    assert drawn(answer) == ["lose", *step]
    assert drawn(shown, answer, options=CARRYING) == ["lose", *step]


def test_L67_a_wall_that_stands_after_a_grenade_is_one_that_no_grenade_breaks() -> None:
    threw = ThrewGrenade(0, None, None)
    unsure = "edge way=0 edge=maybe over=('wall',)"
    hit = went(0, "", blocked="wall")
    assert drawn(answered(threw, hit)) == [unsure, "edge way=0 edge=solid"]
    assert drawn(answered(threw, went(1, "L"))) == [unsure, "step way=1 edge=open", LAND]
    gone = "edge way=0 edge=open outline=exit"
    assert drawn(answered(ThrewGrenade(0, None, True))) == [gone]
    assert drawn(answered(ThrewGrenade(0, True, None))) == [gone]


def test_L65_what_lies_there_is_only_maybe_still_there() -> None:
    found = Found(1, 0, 0, 0, 2)
    assert drawn(answered(found)) == [
        "stamp stamp=treasure sure=False", "stamp stamp=corpse sure=False",
    ]  # fmt: skip
    mine = "stamp stamp=landmine"
    assert drawn(answered(SetLandmine(2))) == [f"{mine} way=2 sure=False"]
    assert drawn(answered(SetLandmine(-1))) == [f"{mine} sure=False"]


def test_L58_whoever_was_infected_may_be_immune() -> None:
    assert drawn(answered(Infected(5, False))) == ["learn what=immune"]


def test_L5_the_sheet_has_the_agreed_shape() -> None:
    assert sheet_of(["###", "###"]) == SheetStroke(3, 2)
    assert sheet_of(["##.", "###"]) == SheetStroke(3, 2, 1, ("##.", "###"))
    assert spot_of("aa12") == Spot(26, 11)
