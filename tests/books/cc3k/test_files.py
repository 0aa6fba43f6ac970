"""C41-C45: floor files, the same game from the same seed, and extras."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books.cc3k.make.generate import Cc3kSettings, generate
from asterion.books.cc3k.options import Cc3kOptions
from asterion.books.cc3k.plan.kinds import GRID
from asterion.books.cc3k.plan.model import default_plan, problems, read_plan, write_plan
from asterion.core.contract.book import Refused
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Rolled
from tests.books.cc3k.table import HIT, MISS, Game, floor

ROOM = floor("|@.|")


def faults_of(text: str) -> list[str]:
    with pytest.raises(PlanError) as caught:
        read_plan(text)
    return [str(problem) for problem in caught.value.problems]


def advice_on(text: str) -> list[str]:
    return [str(problem) for problem in problems(read_plan(text), Cc3kOptions(), 1)]


def floors(count: int) -> str:
    """This many floors one below the other, told apart by their gold."""
    return "".join(floor(rf"|@\{'6' * n}|", stairs=False) for n in range(count))


def test_C41_a_file_is_up_to_five_floors_with_nothing_between() -> None:
    game = Game(floors(5))
    for level in range(1, 6):
        assert game.frame[0].count("G") == level - 1
        game.say("ea")
    assert game.over


def test_C41_a_sixth_floor_is_a_fault() -> None:
    assert faults_of(floors(6)) == ["floor 6, row 1: fault (C41): there are more than 5 floors"]


def test_C41_an_empty_file_is_a_fault() -> None:
    told = ["fault (C41): it is empty: a floor is 25 rows of 79 columns"]
    assert faults_of("") == faults_of("\n\n") == faults_of("  \r\n") == told


def test_C41_a_floor_with_too_few_rows_is_a_fault() -> None:
    short = "\n".join(floors(2).split("\n")[:-6]) + "\n"
    assert faults_of(short) == [
        "floor 2, row 21: fault (C41): the floor ends after 20 of its 25 rows"
    ]


@pytest.mark.parametrize("text", ["generate", "generate\n", f"generate\ngenerate\n{floors(1)}"])
def test_C41_a_mark_without_a_floor_is_a_fault(text: str) -> None:
    """A fuzzer found it: nothing at all below the mark was an error of the program."""
    first = faults_of(text)[0]
    assert first == "floor 1, row 1: fault (C41): the floor ends after 0 of its 25 rows"


def test_C42_digits_are_potions_and_gold() -> None:
    game = Game("|012345|\n|6789@H|", dice=[])
    assert game.looks_like("|PPPPPP|\n|GGGG@H|")
    potions = {GRID.place(cell)[0] - 1: kind for cell, kind in game.state.potions.items()}
    gold = {GRID.place(cell)[0] + 5: worth for cell, worth in game.state.piles.items()}
    assert potions == {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5}
    assert gold == {6: 2, 7: 1, 8: 4, 9: 6}


def test_C42_a_hoard_without_a_dragon_can_be_taken() -> None:
    assert Game("|@9|").say("ea") == "PC moves East. PC takes 6 gold."
    told = "this hoard has no dragon of its own beside it: it can be taken at once"
    assert f"floor 1, row 1, column 3: advice (C42): {told}" in advice_on(floor("|@9|"))


def test_C42_a_dragon_without_a_hoard_guards_itself() -> None:
    game = Game("|D...@|", dice=[HIT])
    assert game.says("we", "we", "we") == [
        "PC moves West.",
        "PC moves West.",
        "PC moves West. D deals 16 damage to PC.",
    ]
    told = "this dragon has no hoard of its own beside it: it guards itself"
    assert f"floor 1, row 1, column 2: advice (C42): {told}" in advice_on(floor("|D...@|"))


def test_C42_a_dragon_guards_only_its_own_hoard() -> None:
    """Two hoards, one dragon: the first in reading order is its own, the other can be taken."""
    game = Game("|9D9.@|", dice=[MISS])
    assert game.says("we", "we") == [
        "PC moves West.",
        "PC moves West. PC takes 6 gold. D misses PC.",
    ]


def test_C42_letters_that_do_not_say_enough_are_faults() -> None:
    told = faults_of(floor("|@PG|"))
    assert told == [
        "floor 1, row 1, column 3: fault (C42): “P” does not say which potion: write 0 RH, 1 BA, "
        "2 BD, 3 PH, 4 WA or 5 WD",
        "floor 1, row 1, column 4: fault (C42): “G” does not say how much gold: write 6 normal, "
        "7 small, 8 or 9 a hoard",
    ]


def test_C43_nothing_is_generated_on_a_floor_from_a_file() -> None:
    game = Game(floor(r"|@..|6H|..\|", stairs=False))
    assert game.table.entries[1].draws == []
    assert game.looks_like(r"|@..|GH|..\|")


def test_C43_but_a_missing_player_and_missing_stairs_are() -> None:
    game = Game(floor("|..|H.|", stairs=False), dice=[0, 1])
    assert [draw[0] for draw in game.table.entries[1].draws] == ["player: chamber", "player: tile"]
    assert game.looks_like(r"|.@|H\|")


def test_C43_a_missing_player_is_not_put_beside_the_stairs() -> None:
    game = Game(floor(r"|..\|.|", stairs=False))
    assert game.looks_like(r"|..\|@|")


def test_C43_the_stairs_are_in_the_players_chamber_where_no_other_has_room() -> None:
    game = Game(floor("|@.|H|", stairs=False))
    assert game.looks_like(r"|@\|H|")


def test_C43_a_floor_without_room_for_them_is_a_fault_and_cannot_be_begun() -> None:
    text = ROOM + floor("|.|", stairs=False)
    assert "floor 2: fault (C43): there is no free floor tile for the player and the stairs" in (
        advice_on(text)
    )
    with pytest.raises(Refused, match="these floors cannot be played: floor 2"):
        Game(text)


def test_C43_where_there_are_fewer_floors_the_last_is_used_again() -> None:
    game = Game(floor(r"|@\|", stairs=False) + floor(r"|@\6|", stairs=False))
    seen = []
    for _ in range(5):
        seen.append(game.frame[0].rstrip())
        game.say("ea")
    assert seen == [r"|@\|", *[r"|@\G|"] * 4]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n", "\r\n").rstrip(),
        lambda text: "\n".join(row.rstrip() for row in text.split("\n")),
        lambda text: "\n".join(row.ljust(79) for row in text.split("\n")[:-1]),
        lambda text: text + "\n\n",
        lambda text: "\n".join(row + "   " for row in text.split("\n")),
    ],
    ids=["crlf", "no last newline", "both", "trimmed", "padded", "empty lines", "blanks"],
)
def test_C43_line_ends_and_trailing_blanks_do_not_matter(change: object) -> None:
    assert callable(change)
    text = write_plan(generate(Cc3kSettings(), Rolled(3)))
    assert read_plan(change(text)) == read_plan(text)


def test_C43_a_row_that_is_too_long_is_a_fault() -> None:
    rows = floors(1).split("\n")
    rows[3] = "#" * 81
    assert faults_of("\n".join(rows)) == [
        "floor 1, row 4, column 80: fault (C41): this row has 81 columns, but a floor has 79"
    ]


def test_C43_unknown_letters_are_faults_with_floor_row_and_column() -> None:
    rows = floors(2).split("\n")
    rows[27] = "|.x|\t"
    rows[28] = "é"
    assert faults_of("\n".join(rows)) == [
        "floor 2, row 3, column 3: fault (C42): “x” means nothing on a floor",
        "floor 2, row 3, column 5: fault (C42): “character 9” means nothing on a floor",
        "floor 2, row 4, column 1: fault (C42): “é” means nothing on a floor",
    ]


def test_C43_a_second_player_is_a_fault() -> None:
    assert faults_of(floor("|@.@|\n|\\..|")) == [
        "floor 1, row 1, column 4: fault (C43): there is a second “@”; the first one is in row 1, "
        "column 2",
    ]


def test_C43_second_stairs_are_advice_and_lead_down_like_the_first() -> None:
    drawing = floor("|\\@\\|") + floor("|@.|\n|.\\|")
    assert advice_on(drawing)[0] == (
        "floor 1, row 1, column 4: advice (C43): there is a second “\\”, which leads down too; the "
        "first one is in row 1, column 2"
    )
    for way in ("we", "ea"):
        game = Game(drawing)
        assert "takes the stairs to floor 2" in game.say(way)
        assert read_plan(write_plan(read_plan(drawing))) == read_plan(drawing)


def test_C4_a_missing_player_is_put_beside_no_stairs_that_are_drawn() -> None:
    """Of three chambers two have stairs."""
    game = Game(floor("|\\.||.||.\\|", stairs=False))
    assert game.map(1)[0].startswith("|\\.||@||.\\|")


def test_C43_what_stands_on_a_floor_to_be_generated_is_a_fault() -> None:
    assert faults_of("generate\n" + floor("|.H|")) == [
        "floor 1, row 1, column 3: fault (C42): “H” is on a floor that is to be generated",
        "floor 1, row 25, column 79: fault (C42): “\\” is on a floor that is to be generated",
    ]


def test_C43_a_file_of_something_else_is_told_in_fifty_faults_and_a_number() -> None:
    told = faults_of("?" * 79 + "\n" + "?" * 79)
    assert len(told) == 51
    assert told[-1] == "fault (C43): and 109 more faults in the drawing"


def test_C43_what_the_author_may_not_have_meant_is_told_as_advice() -> None:
    text = floor(
        r"""
        |----|
        |@...
        |----|
          |\|
        """
    )
    open_tile = "advice (C2): this tile has neither a wall nor a passage beside it"
    assert advice_on(text) == [
        f"floor 1, row 2, column 5: {open_tile}",
        f"floor 1, row 4, column 4: {open_tile}",
        "floor 1, row 4, column 4: advice (C37): no way leads from the player to these stairs",
    ]
    assert advice_on("generate\n" + floor("|.|\n|||\n|.|", stairs=False))[0] == (
        "floor 1: advice (C5): 2 floor tiles are few: there may not be room for "
        "everything that is generated"
    )


def test_C43_floors_to_be_generated_may_stand_between_drawn_ones() -> None:
    text = floor(r"|@\|", stairs=False) + write_plan(default_plan())
    plan = read_plan(text)
    assert [each.generated for each in plan.floors] == [False, True]
    assert write_plan(plan) == write_plan(read_plan(write_plan(plan)))
    game = Game(plan, dice=Rolled(4))
    game.say("ea")
    assert len(game.state.foes) >= 20


@settings(max_examples=25)
@given(
    seed=st.integers(0, 1 << 32),
    count=st.integers(1, 5),
    base=st.sampled_from(["default", "random"]),
    populated=st.booleans(),
)
def test_C43_a_generated_file_reads_back_and_has_no_problems(
    seed: int, count: int, base: str, populated: bool
) -> None:
    wanted = Cc3kSettings(floors=count, base=base, populated=populated)  # type: ignore[arg-type]
    plan = generate(wanted, Rolled(seed))
    assert read_plan(write_plan(plan)) == plan
    assert list(problems(plan, Cc3kOptions(), 1)) == []
    assert len(plan.floors) == count


@given(st.text(alphabet="|-+#. @\\0123456789HWEOMDL\n\r\tPGx", max_size=3000))
def test_C43_any_text_is_a_plan_or_a_clear_error(text: str) -> None:
    try:
        plan = read_plan(text)
    except PlanError as error:
        told = str(error)
    else:
        told = ""
        assert read_plan(write_plan(plan)) == plan
    assert all("fault (C4" in line for line in told.splitlines())
