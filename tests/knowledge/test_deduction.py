"""One deduction per rule: a drawing, what was said, and what a chair can know of it."""

from typing import Any

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.plan.drawing import drawing_with_players
from asterion.core.audience import PUBLIC, Seat
from asterion.core.dice import Highest
from asterion.core.phrase import english
from asterion.core.referee.table import Table
from asterion.knowledge import LabyrinthKnowledge
from asterion.knowledge.budget import Budget
from asterion.knowledge.labyrinth.facts import (
    AnyFact,
    ExitIs,
    ExitOpen,
    FlowIs,
    KindIs,
    MineSet,
    PitLeads,
    PlayerAt,
    TreasureLies,
    WallStands,
)
from tests.books.labyrinth.helper import options, say, table

UP, RIGHT, DOWN, LEFT = range(4)
ANN, BOB, CID = range(3)

HOUSE = """
+--+--+--+
|1  .  T |
+  +--+  +
|2W|H  3.
+  +  +--+
 .  .  F |
+--+--+--+
"""
DUO = """
+--+--+--+
|1  .  T |
+  +--+  +
|W |H  2.
+  +  +--+
 .  .  F |
+--+--+--+
"""
MILL = """
+--+--+--+--+
|1  >  >  D |
+  +--+--+  +
|.  T |W  2
+--+  +  +  +
 H  .  .  P1|
+--+--+--+--+
|P2 .  .  F |
+--+--+--+--+
"""
THREE_PITS = """
+--+--+--+
|.  P1 . |
+  +--+  +
 W  H  T
+  +  +--+
|P2 .  P3|
+--+--+--+
"""
EVERY_CELL = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]


def known(drawing: str, *moves: str, seat: Seat = ANN, **changes: Any) -> LabyrinthKnowledge:
    """What this chair knows after these moves."""
    game = table(drawing, **changes)
    say(game, *moves)
    return hearing(game, seat)


def hearing(game: Table, seat: Seat) -> LabyrinthKnowledge:
    knowledge = LabyrinthKnowledge(seat, game.state.options)
    for entry in game.entries:
        told = entry.told(seat)
        if told:
            knowledge.hear(told, entry.n)
    return knowledge


def asked_for_every_cell(drawing: str, *moves: str, without: str = "") -> LabyrinthKnowledge:
    """What Ann knows after these moves if she asked for the kinds of all cells before (L83)."""
    plan, _starts = drawing_with_players(drawing)
    every = [cell for cell in EVERY_CELL if cell != without]
    game = Table(
        BOOK, plan, ("Ann", "Bob"), options(cells_to_ask=f"1:{len(every)}"), Highest(), salt="salt"
    )
    for cell in every:
        game.submit(ANN, f"ask {cell}")
    game.submit(ANN, moves[0])
    game.submit(BOB, "start c1")
    for move in moves[1:]:
        game.submit(ANN, move)
        game.submit(BOB, "skip")
    return hearing(game, ANN)


def certain(drawing: str, *moves: str, **changes: Any) -> set[AnyFact]:
    return set(known(drawing, *moves, **changes).certain().facts)


def cells(knowledge: LabyrinthKnowledge, seat: Seat) -> set[str]:
    return {at.cell for at in knowledge.could_be(seat) if at.way < 0}


def test_L9_a_player_knows_where_they_chose_to_start_and_the_public_does_not() -> None:
    assert PlayerAt("a1", ANN) in certain(HOUSE)
    assert PlayerAt("a1", ANN) not in certain(HOUSE, seat=PUBLIC)
    assert PlayerAt("a1", ANN) not in certain(HOUSE, seat=BOB)


def test_L11_the_kind_of_ones_start_cell_is_told() -> None:
    assert KindIs("a1", "L") in certain(HOUSE)
    assert KindIs("a2", "W") in certain(HOUSE, seat=BOB)
    assert not any(isinstance(fact, KindIs) for fact in certain(HOUSE, seat=PUBLIC))


def test_L20_an_outer_side_that_was_hit_is_not_open() -> None:
    facts = certain(HOUSE, "go up")
    assert ExitOpen("a1", UP, False) in facts
    assert ExitIs("a1", UP, False) not in facts  # it may be a closed one (L21)


def test_L43_a_step_tells_the_side_the_cell_and_where_one_is() -> None:
    facts = certain(HOUSE, "go right")
    assert {KindIs("b1", "L"), WallStands("a1", RIGHT, False), PlayerAt("b1", ANN)} <= facts


def test_L93_a_cell_with_one_side_left_has_no_wall_there() -> None:
    walled = HOUSE.replace("|1  .", "|1 |.")
    assert WallStands("a1", DOWN, False) in certain(walled, "go right")
    assert WallStands("a1", DOWN, False) not in certain(walled)


def test_L67_a_grenade_removes_a_wall_wherever_it_was_thrown_from() -> None:
    moves = ["go right", "go up", "go up", "go down"]
    assert WallStands("b1", DOWN, True) in certain(HOUSE, *moves)
    moves += ["go up", "go up", "blow the down wall; go right"]
    assert WallStands("b1", DOWN, False) in certain(HOUSE, *moves)


def test_L69_no_scream_clears_the_line_of_fire() -> None:
    moves = ["go right", "go down"]
    assert {"a1", "b1"} <= cells(known(DUO, *moves), BOB)
    assert not {"a1", "b1"} & cells(known(DUO, *moves, "shoot left; go up"), BOB)


def test_L69_L72_whoever_is_not_told_of_a_wound_did_not_scream() -> None:
    """It was not Bob, whose turn began without a word, so it was Cid: on a1 or on b1."""
    trio = DUO.replace("|1 ", "|13")
    moves = ["go right", "go down", "go up"]
    assert len(cells(known(trio, *moves), CID)) > 2
    assert cells(known(trio, *moves, "shoot left; go up"), CID) == {"a1", "b1"}


def test_L74_whoever_blows_up_on_my_landmine_is_where_i_set_it() -> None:
    knowledge = known(HOUSE, "set a landmine here; go right", "go up")
    assert PlayerAt("a1", BOB) in knowledge.certain().facts
    assert MineSet("a1") not in knowledge.certain().facts
    assert MineSet("a1") in certain(HOUSE, "set a landmine here; go right")


def test_L35_where_nothing_was_found_no_treasure_lies() -> None:
    facts = certain(DUO, "go right", "go down", "go right")
    assert TreasureLies("b1", False) in facts
    assert TreasureLies("c1", False) in facts  # it was there, and Ann took it (L61)


def test_L63_a_treasure_that_was_left_lies_there() -> None:
    moves = ["go right", "go down", "go right", "go down", "leave the treasure; go left"]
    assert TreasureLies("c1", True) in certain(DUO, *moves)


def test_L91_the_true_treasure_lies_somewhere_once_a_false_one_is_ashes() -> None:
    house = """
        +--+--+--+
        |1  2  T
        +  +  +--+
         W  H  F |
        +--+--+--+
    """
    walk = ["go right", "go down", "go right", "go left", "go left", "go left"]
    moves = [move for step in walk for move in (step, "skip")]
    still_in_hand = certain(house, *moves[:-2])
    assert TreasureLies("c1", True) not in still_in_hand
    knowledge = known(house, *moves[:-1])
    assert TreasureLies("c1", True) in knowledge.certain().facts
    why = knowledge.why(TreasureLies("c1", True))
    assert "L91" in {line.rule for line in why.lines}
    assert any("ashes" in english(line) for line in knowledge.say_why(why))


def test_L50_a_river_is_known_by_where_it_can_have_carried_to() -> None:
    facts = certain(MILL, "go right")
    assert KindIs("b1", "R") in facts
    assert not any(isinstance(fact, FlowIs) for fact in facts)
    assert cells(known(MILL, "go right"), ANN) == {"b2", "c1"}


def test_L48_a_fall_ends_in_another_pit() -> None:
    knowledge = known(MILL, "go up", "go down", seat=BOB)
    assert KindIs("d3", "P") in knowledge.certain().facts
    every = {f"{column}{row}" for column in "abcd" for row in range(1, 5)}
    assert cells(knowledge, BOB) == every - {"d2", "d3"}


def test_L48_of_three_pits_one_fall_tells_how_all_lead_on() -> None:
    knowledge = asked_for_every_cell(THREE_PITS, "start a1", "go right", "go up")
    facts = knowledge.certain().facts
    assert PitLeads("b1", "a3") in facts  # Ann came out below the weaponry
    assert PitLeads("a3", "c3") in facts  # else c3 would be a loop of its own
    assert PitLeads("c3", "b1") in facts
    why = knowledge.why(PitLeads("a3", "c3"))
    assert "L48" in {line.rule for line in why.lines}


def test_L48_pits_that_lead_to_each_other_leave_no_third_alone() -> None:
    shut = THREE_PITS.replace("P3|", ". |")
    walk = ["go right", "go by the loop", "go right", "go down"]  # there is land below c1 only
    knowledge = asked_for_every_cell(shut, "start a1", *walk, without="c3")
    facts = knowledge.certain().facts
    assert PitLeads("b1", "a3") in facts
    assert PitLeads("a3", "b1") in facts
    assert "P" not in knowledge.possible("c3")


def test_L30_a_dark_step_over_known_ground_is_no_secret() -> None:
    there_and_back = ["go right", "go up", "go up", "go left", "go up", "go up"]
    assert PlayerAt("b1", ANN) in certain(HOUSE, *there_and_back, "go right, don't tell the result")
    assert PlayerAt("b1", ANN) not in certain(HOUSE, "go right, don't tell the result")


def test_L31_a_semi_dark_answer_adds_what_it_tells() -> None:
    facts = certain(HOUSE, "go right, tell only whether I hit a wall")
    assert WallStands("a1", RIGHT, False) in facts
    assert KindIs("b1", "L") not in facts


def test_L31_L114_conditions_in_a_semi_dark_move_leave_its_movement_what_it_was() -> None:
    there_and_back = ["go right", "go down", "go left", "go down"]
    move = (
        "go right; if I hit a wall, (blow the up wall; shoot left), tell only whether I hit a wall"
    )
    assert PlayerAt("b1", ANN) in certain(DUO, *there_and_back, move)


def test_L31_L114_a_condition_may_choose_the_way() -> None:
    there_and_back = ["go right", "go down", "go left", "go down"]
    move = (
        "shoot up; if a scream is heard, go right, else go up, tell only whether a scream is heard"
    )
    knowledge = known(DUO, *there_and_back, "go up", "go down", move)
    assert cells(knowledge, ANN) == {"a1", "b1"}


def test_L58_what_an_immune_player_calls_land_may_be_a_mites_cell() -> None:
    knowledge = known(HOUSE)
    assert knowledge.possible("b1") == frozenset("LHWPRDE")
    assert known(HOUSE, mites=False).possible("b1") == frozenset("LHWPRD")


def test_L90_a_plan_that_breaks_the_rules_is_told_as_a_contradiction() -> None:
    answer = known("+--+--+\n|1  2 |\n+--+--+", "go right").certain()
    assert answer.contradiction
    assert answer.facts == ()


def test_what_is_not_finished_in_time_is_said_to_be_so() -> None:
    knowledge = known(HOUSE, "go right", "go up", "go up")
    ticks = iter(range(100_000))
    hasty = knowledge.certain(Budget(3, clock=lambda: float(next(ticks))))
    assert not hasty.finished
    patient = knowledge.certain()
    assert patient.finished
    assert set(hasty.facts) < set(patient.facts)


def test_worlds_fit_what_was_heard() -> None:
    worlds = known(HOUSE, "go right", "go up", "go up").worlds(5)
    assert len(worlds) == 5
    assert {world.kinds["b1"] for world in worlds} == {"L"}
    assert {world.players[ANN] for world in worlds} == {("b1", -1)}
    assert all({"L", "H", "W"} <= set(world.kinds.values()) for world in worlds)
