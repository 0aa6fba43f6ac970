"""The center with its map, and the gourm: D32 and D33."""

import pytest

from asterion.core.audience import PUBLIC
from tests.books.dungeonlab.helper import BOOK, game, told

CENTER = """
    Mc Li ..
    St .. ..
    """


def test_D32_live_the_whole_map_is_shown() -> None:
    plan = """
        Mc Li a1
        St a2 ..
        3 2: treasure
        2 1: 2 boats
        """
    walls = """
        +EE+##+##+
        #  |     #
        +  +::+  +
        #        #
        +##+##+##+
        """
    shown = [
        "+EE+##+##+   +EE+##+##+",
        "#Mc|Li a1#   #Mc|.. ..#",
        "+  +::+  +   +  +::+  +",
        "#St a2 Tr#   #.. .. ..#",
        "+##+##+##+   +##+##+##+",
    ]
    table = game(plan, "Mc .. ..\n.. .. ..", walls=walls)
    assert table.map() == shown
    lying = "column 2, row 1, level 1: boat; column 3, row 2, level 1: treasure"
    assert table.status()["On the map"] == lying
    assert table.truth().split("\n")[0] == shown[0], "it is drawn as the master draws it"
    table("pass")
    assert table.map() != shown
    assert "On the map" not in table.status()


def test_D32_the_map_is_gone_when_the_master_says_so_or_the_visitor_goes_on() -> None:
    table = game(CENTER, land=("1 2 1", "2 2 1"))
    table("n")
    shown = table.map()
    assert "#Mc Li" in "\n".join(shown)
    table("Bob: pass")
    assert table.map() == shown, "while others are asked she goes on looking"
    table("GM: hide Ann")
    assert table.hears("Ann") == ["The map is gone."]
    assert table.hears("Bob") == []
    assert table.map() != shown
    assert table.refuses("GM: hide Ann") == "Ann is not shown a map (D32)"
    assert table.refuses("Ann: hide Ann") == "only the master can say that"
    again = game(CENTER, land=("1 2 1", "2 2 1"))
    again("n", "Bob: pass")
    assert again("pass")[0] == "The map is gone."


def test_D27_a_map_is_drawn_with_walls_for_whoever_has_no_screen() -> None:
    walls = "+EE+##+##+\n#  |     #\n+  +::+  +\n#        #\n+##+##+##+"
    table = game("a1 Li ..\nSt a2 ..\n1 2: 1x1 map", walls=walls, land=("1 2 1",), maps=True)
    table("n", "use 1x1 map")
    assert BOOK.view.sketch is not None
    drawn = [list(BOOK.view.sketch(event)) for event in table.table.entries[-1].told(0)]
    assert [lines for lines in drawn if lines] == [["+::+", " Pt", "+##+"]]


def test_D32_the_computer_tells_the_exits_cell_and_one_beside_it() -> None:
    table = game(CENTER, "Mc .. ..\n.. .. ..", center="peek", dice=[1], land=("",))
    assert (
        "At the exit: management center; management center. In a cell beside it: store; nothing."
        in (table("land 1 1 1"))
    )


@pytest.mark.parametrize(
    ("letters", "shots", "now"),
    [
        ("Li", "s 5b w", "lion (dead)"),
        ("Li", "s 1g w", "lion (torn to pieces)"),
        ("Wi", "s 2bl w", "willow (felled)"),
        ("Pr", "s 2g w", "prison (destroyed)"),
        ("We", "s 5b w", "werewolf (hidden)"),
    ],
)
def test_D32_the_computer_tells_what_is_there_now(letters: str, shots: str, now: str) -> None:
    plan = f"{letters} .. Mc"
    table = game(plan, dice=[0], land=("2 1 1",), center="peek", demolition=True, werewolves=True)
    table(shots)
    assert f"At the exit: {now}. In a cell beside it: nothing." in table("e")


def test_D32_a_game_that_was_begun_before_goes_on_as_it_was() -> None:
    table = game("Li .. Mc", dice=[0], land=("2 1 1",), center="peek", revision=1)
    table("s 5b w")
    assert "At the exit: lion. In a cell beside it: nothing." in table("e")


def test_D32_the_marks_may_be_asked_for_at_any_time_and_cost_nothing() -> None:
    table = game(CENTER, land=("1 2 1", "2 2 1"), lokhs=True)
    (answer,) = table("marks")
    assert answer.startswith("You ask for the marks. On the map: ")
    for mark in ("Mc management center", "Li lion", "Lo lokh", "a1 a pit", "## and # monolith"):
        assert mark in answer
    assert "werewolf" not in answer, "this table plays without"
    assert table.turn() == "Ann"
    assert table("Bob: legend")[0].startswith("You ask for the marks."), "out of turn, too"
    table("n")
    shown = table.map()
    table("marks")
    assert table.map() == shown, "a player who asks goes on looking"
    table("Bob: suicide", "Ann: pass")
    assert table("Bob: marks"), "the dead may ask as well"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("marks", "marks"),
        ("Which marks", "marks"),
        ("обозначения", "marks"),
        ("Какие обозначения", "marks"),
        ("легенда карты", "marks"),
    ],
)
def test_D32_the_marks_are_asked_for_in_words(said: str, meant: str) -> None:
    assert BOOK.speech.write(BOOK.speech.parse(said)) == meant


def test_D32_the_marks_tell_nothing_of_the_plan() -> None:
    one, other = game(CENTER), game("Mc ..\nTr Br")
    assert one("marks") == other("marks")


def test_D32_D2_the_map_is_the_visitors_and_the_fact_is_for_all() -> None:
    table = game(CENTER, land=("1 2 1", "2 2 1"))
    shown = "shown the map of the dungeon for 3 seconds."
    assert f"You are {shown}" in table("north")
    assert "#Mc Li .." in "\n".join(table.map())
    assert f"Ann is {shown}" in table.hears("Bob")
    assert f"Ann is {shown}" in table.hears("public")
    for seat in (1, PUBLIC):
        for secret in ("MapShown", "Li", "+##"):
            assert secret not in told(table, seat)
    alone = game(CENTER, land=("1 2 1", "2 2 1"), hearing="nobody")
    alone("north")
    assert not [heard for heard in alone.hears("Bob") if "map" in heard]


def test_D32_D2_what_the_computer_tells_is_the_visitors() -> None:
    table = game(CENTER, land=("1 2 1", "2 2 1"), center="peek", dice=[1])
    table("north")
    assert "In a cell beside it: store" in told(table, 0)
    assert "The management center tells Ann what is around the exit." in table.hears("Bob")
    for seat in (1, PUBLIC):
        assert "store" not in told(table, seat)


def test_D32_once_a_game_whichever_level() -> None:
    table = game("Mc ..", "Mc ..", center="peek", dice=[0, 0])
    told = "The management center has told you all it is going to tell."
    assert told in table("up")
    table("suicide")
    assert told in table("land 1 1 1")
    again = game("Mc ..", "Mc ..", center="peek", dice=[0, 0], center_again=True)
    again("suicide")
    assert told not in again("land 1 1 1")


def test_D33_a_gourm_makes_exotes_without_limit() -> None:
    table = game(".. Go Ag")
    assert table("e")[1:] == ["You are an exote now.", "A gourm: the air in here makes exotes."]
    table("e")
    assert table("w")[1] == "You are an exote now."
