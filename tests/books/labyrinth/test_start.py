"""Before the first move: numbers, start cells, handicaps (1, 6.1, 6.2, 7.2, 7.6)."""

from typing import Any

import pytest

from asterion.books.labyrinth import BOOK
from asterion.books.labyrinth.plan.drawing import read_plan
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.contract.book import Refused
from asterion.core.dice import Dice, Highest, Lowest, Scripted
from asterion.core.referee.table import Table
from asterion.words.spoken import spoken_screen
from tests.books.labyrinth.helper import options, refusal, say, table

DRAWING = """
+--+--+--+
|.  T  H
+--+--+--+
|W  .  v |
+--+  +  +
|F  .  D |
+--+--+--+
""".replace("H\n", "H  \n")


def new_table(dice: Dice | None = None, players: int = 2, **changes: Any) -> Table:
    plan = read_plan(DRAWING)
    agreed = options(**{"void_treasure": True, "void_inaccessible": True, **changes})
    return Table(BOOK, plan, ["Ann", "Bob", "Cid"][:players], agreed, dice or Highest(), "salt")


def test_L1_two_to_six_players() -> None:
    plan = read_plan(DRAWING)
    for count in (1, 7):
        with pytest.raises(Refused, match="2 to 6 players"):
            Table(BOOK, plan, [f"P{n}" for n in range(count)])
    assert Table(BOOK, plan, [f"P{n}" for n in range(6)]).awaited


def test_L1_a_human_master_confirms_or_voids_and_rules_in_words() -> None:
    game = new_table(master="human")
    say(game, "Ann: start a1", "Bob: start b2")
    assert game.awaited == (MASTER,)
    assert game.prompt(MASTER) is not None
    assert say(game, "GM: void") == ["The choices are void; every player picks a new cell."]
    say(game, "Bob: start a1", "Ann: start b2")
    assert say(game, "GM: confirm")[:2] == ["The start cells are confirmed.", "Ann is on land."]
    entry = game.submit(MASTER, "rule: the cat on the plan is no wall")
    assert game.sentences([entry], 0) == ["The master rules: the cat on the plan is no wall"]
    assert refusal(game, "confirm", MASTER) == "there is nothing to confirm now (L10)"


def test_L10_who_has_chosen_is_told_that_a_human_master_has_to_confirm() -> None:
    game = new_table(master="human")
    waits = ("Turn", "once everyone has chosen, the master confirms the start cells")
    choosing = ("Turn", "choosing start cells")
    say(game, "Ann: start a1")
    assert waits in spoken_screen(BOOK.view.screen(game.view(0))).values.items()
    assert choosing in spoken_screen(BOOK.view.screen(game.view(1))).values.items()
    say(game, "Bob: start b2")
    assert (
        waits in spoken_screen(BOOK.view.screen(game.view(0))).values.items()
    )  # the same: Bob's choice is not told
    say(game, "GM: void")
    assert choosing in spoken_screen(BOOK.view.screen(game.view(0))).values.items()
    say(game, "Ann: start b2", "Bob: start a1", "GM: confirm")
    assert ("Turn", "yours") in spoken_screen(BOOK.view.screen(game.view(0))).values.items()


def test_L5_L94_the_shape_and_the_two_numbers_are_announced() -> None:
    game = new_table(nstop=7, moves_to_heal=4)
    assert game.sentences(game.entries[:1], PUBLIC) == [
        "The labyrinth fits into 3 columns and 3 rows; 4 moves to heal; "
        "7 rounds with no changes are a draw."
    ]
    assert BOOK.view.screen(game.view(0)).board[0].split() == ["a", "b", "c"]


def test_L9_each_points_at_a_cell_in_secret_in_a_random_order() -> None:
    game = new_table(Scripted([0, 5]), players=2)
    assert list(game.awaited) == [1, 0]
    entry = game.submit(1, "start b2")
    assert game.sentences([entry], 1) == ["Bob would like to start on b2."]
    assert game.sentences([entry], 0) == game.sentences([entry], PUBLIC) == []
    assert refusal(game, "start z9", 0) == "there is no cell z9 in the agreed shape"
    assert refusal(game, "go up", 0).startswith("the game has not begun")
    assert refusal(game, "start a1", 1) == "you have already chosen"


def test_L10_a_start_on_a_treasure_or_source_is_void_without_a_reason() -> None:
    for cell in ("b1", "c2", "a3"):
        game = new_table()
        heard = say(game, "Ann: start b2", f"Bob: start {cell}")
        assert heard == ["The choices are void; every player picks a new cell."]
        assert "L10" in refusal(game, "start b2", 0)
        assert "L10" in refusal(game, f"start {cell}", 1)


def test_L10_the_conditions_are_options() -> None:
    def is_void(one: str, other: str, **agreed: Any) -> bool:
        game = new_table(**agreed)
        return "void" in say(game, f"Ann: start {one}", f"Bob: start {other}")[0]

    assert not is_void("b1", "b2", void_treasure=False)
    assert not is_void("c2", "b2", void_inaccessible=False)
    assert is_void("b2", "b2", void_same=True)
    assert not is_void("b2", "b2")
    assert is_void("b2", "c1", void_near=True)
    assert is_void("b2", "a1", void_near=True)
    assert not is_void("a1", "c1")


def test_L10_sometimes_it_is_void_for_no_reason_but_three_times_at_most() -> None:
    game = new_table(Lowest())
    for one, other in (("a1", "b2"), ("b2", "a1"), ("a1", "b2")):
        assert "void" in say(game, f"Ann: start {one}", f"Bob: start {other}")[0]
        assert "Your start cell" not in spoken_screen(BOOK.view.screen(game.view(0))).values
    assert say(game, "Ann: start b2", "Bob: start a1")[0] == "The start cells are confirmed."


def test_L10_without_the_draw_only_the_choices_make_a_start_void_and_the_reason_is_told() -> None:
    def heard(one: str, other: str, **agreed: Any) -> str:
        game = new_table(Lowest(), void_by_draw=False, **agreed)
        return say(game, f"Ann: start {one}", f"Bob: start {other}")[0]

    assert heard("a1", "b2") == "The start cells are confirmed."
    assert heard("b1", "b2") == (
        "The choices are void, because a treasure lies on a cell that was chosen: "
        "every player picks a new cell."
    )
    assert heard("c2", "c2", void_same=True) == (
        "The choices are void, because a river rises on a cell that was chosen and two players "
        "chose the same "
        "cell: every player picks a new cell."
    )
    assert heard("a1", "c1", void_near=True) == (
        "The choices are void, because a cell that was chosen is next to a treasure or at an exit: "
        "every player picks a new cell."
    )


def test_L10_in_a_first_game_no_choice_is_ever_void() -> None:
    for cell in ("b1", "c2", "a3", "b2"):
        game = Table(
            BOOK,
            read_plan(DRAWING),
            ["Ann", "Bob"],
            BOOK.rules.presets["beginner"],
            Lowest(),
            "salt",
        )
        assert say(game, f"Ann: start {cell}", "Bob: start b2")[0] == (
            "The start cells are confirmed."
        )


def test_L10_the_agreed_conditions_bind_a_human_master() -> None:
    def why(one: str, other: str, **agreed: Any) -> str:
        game = new_table(master="human", **agreed)
        say(game, f"Ann: start {one}", f"Bob: start {other}")
        assert game.legal(MASTER) == (["void"] if refusal(game, "confirm") else ["confirm", "void"])
        return refusal(game, "confirm")

    assert why("b1", "b2") == "void by agreement: b1; say void (L10)"
    assert why("b1", "c2") == "void by agreement: b1, c2; say void (L10)"
    assert why("b2", "b2", void_same=True) == "void by agreement: b2; say void (L10)"
    assert why("c1", "c3", void_near=True) == "void by agreement: c1; say void (L10)"
    assert why("b2", "b2") == why("a1", "c1") == why("b1", "a1", void_treasure=False) == ""
    assert why("b1", "b2", revision=1) == "", "a game that was begun before"


def test_L10_a_human_master_voids_three_times_at_most_and_then_everything_is_confirmed() -> None:
    for revision, often in (
        (2, "the start cells have been void three times; confirm them now (L10)"),
        (1, ""),
    ):
        game = new_table(master="human", revision=revision)
        for one, other in (("a1", "b2"), ("b2", "a1"), ("a1", "b2")):
            say(game, f"Ann: start {one}", f"Bob: start {other}", "GM: void")
        say(game, "Ann: start b1", "Bob: start a1")
        assert refusal(game, "void") == often
    assert say(game, "GM: confirm")[0] == "The start cells are confirmed."


def test_L11_first_the_type_of_each_players_cell_is_told() -> None:
    game = new_table()
    assert say(game, "Ann: start c1", "Bob: start a2") == [
        "The start cells are confirmed.",
        "Ann is in a hospital.",
        "Bob is in a weaponry, you have 3 bullets and 3 grenades.",
    ]


def test_L12_only_ones_own_secret_choice_is_on_ones_screen() -> None:
    game = new_table()
    say(game, "Ann: start c1", "Bob: start a2")
    assert spoken_screen(BOOK.view.screen(game.view(0))).values["Your start cell"] == "c1"
    assert "a2" not in str(BOOK.view.screen(game.view(0)))
    assert "Your start cell" not in spoken_screen(BOOK.view.screen(game.view(PUBLIC))).values


def test_L12_the_request_is_full_and_so_is_the_answer() -> None:
    game = new_table()
    say(game, "Ann: start b2", "Bob: start a2")
    entry = game.submit(0, "shoot up; go down; blow left")
    assert game.sentences([entry], 1)[:2] == [
        "Ann: Shoot up; go down; blow the left wall.",
        "No scream is heard. Walked onto land.",
    ]
    assert "not your turn" in refusal(game, "go up", 0)


def test_L83_a_handicapped_player_asks_cells_and_starts_on_one_of_them() -> None:
    game = new_table(cells_to_ask="2:2")
    assert refusal(game, "ask b1", 0) == "you have no questions about cells left (L83)"
    entry = game.submit(1, "ask c1")
    assert game.sentences([entry], 1) == ["Bob asks about c1: a hospital."]
    assert game.sentences([entry], 0) == []
    assert "L83" in refusal(game, "start a1", 1)
    assert spoken_screen(BOOK.view.screen(game.view(1))).values["Cell c1"] == "a hospital"
    say(game, "Bob: ask a2")
    assert refusal(game, "ask a1", 1) == "you have no questions about cells left (L83)"
    assert refusal(game, "start a2", 1) == ""


def test_L83_a_handicap_that_makes_no_sense_is_said_so() -> None:
    for text in ("Bob:1", "1", "9:1"):
        with pytest.raises(Refused, match="L83"):
            new_table(cells_to_ask=text)


def test_L87_L121_a_common_start_without_bullets_and_grenades_but_with_the_landmine() -> None:
    game = new_table(common_start=True)
    assert game.awaited == (0,)
    assert say(game, "status") == ["Healthy, no bullets, no grenades, a landmine."]
    at = game.view(MASTER).at
    assert at[0].cell == at[1].cell


def test_L87_a_human_master_names_the_common_start() -> None:
    game = new_table(common_start=True, master="human")
    assert game.awaited == (MASTER,)
    heard = say(game, "GM: start b2")
    assert heard == ["The start cells are confirmed.", "Ann is on land.", "Bob is on land."]
    assert "b2" not in str(
        [game.view(0).chosen, spoken_screen(BOOK.view.screen(game.view(0))).status]
    )


def test_L117_no_start_cell_chosen_in_time_is_a_random_valid_one() -> None:
    game = new_table(Scripted([1, 0, 5]))
    say(game, "Ann: start b2")
    entry = game.submit(MASTER, "time Bob")
    assert game.sentences([entry], 1)[0] == "Bob would like to start on a1."
    assert "b1" not in [BOOK.view.legal(game.view(1))]
    assert refusal(table(DRAWING.replace(".  T", "12 T")), "time Ann", MASTER).startswith(
        "you can only flag"
    )


def test_L16_any_player_can_read_the_rules_as_agreed() -> None:
    texts = {rule.number: rule.text for rule in BOOK.rules.numbered(options(rivers="turbulent"))}
    assert list(texts) == [f"L{number}" for number in range(1, 122)]
    assert texts["L85"] != {r.number: r.text for r in BOOK.rules.numbered(options())}["L85"]
