"""Other monsters: D43 to D59."""

from itertools import pairwise

import pytest

from tests.books.dungeonlab.helper import drawing, faults, game


def test_D43_an_eyescorcher_burns_unseen_on_its_cell_and_beside_it() -> None:
    table = game(".. Es")
    assert "In sight" not in table.status()
    assert table.damage() == "1 of 5 burns"
    assert table("e")[1:3] == ["An eyescorcher burns you from up close.", "You take 1 burn."]
    table("w", "s 4bl e")
    assert table("e")[1] == "A heap of molten metal, still warm."


def test_D44_a_black_rider_disembodies() -> None:
    table = game(".. Li Br ..\nMo .. .. ..\nMo .. .. Mo\n1 1: boat, treasure")
    table("e")
    assert table("e")[1:7] == [
        "A black rider strikes you with a morgul blade.",
        "You are disembodied. The treasure goes back to its place.",
        "All your money and ammunition are gone.",
        "You are healed of all damage.",
        "You find yourself who knows where.",
        "This is Mordor, where the disembodied come whole again.",
    ]
    assert table.place() == "1 2 1"
    assert table.carries() == "1 boat"
    assert "Tr" in table.truth()


def test_D44_one_stays_an_exote_and_he_is_seen_as_a_hole() -> None:
    table = game("Go Br Mo")
    assert table.status()["In sight"] == "a hole in the darkness east"
    table("e")
    assert table.status()["You are"] == "exote"
    assert table.place() == "3 1 1"


def test_D45_an_elven_blade_kills_him() -> None:
    table = game(".. Br Mo\n1 1: elven blade")
    table("s 90b e", "s 15g e", "s 30bl e")
    assert table("e")[1] == "A black rider! Do you draw a blade?"
    assert table("yes") == [
        "You say yes.",
        "You lose 1 elven blade.",
        "You kill the black rider; the blade is gone, his own is not.",
        "You get 1 morgul blade.",
        "The corpse of a black rider, mostly coat.",
    ]
    assert table.carries() == "$60 and 1 morgul blade"


def test_D45_one_may_leave_the_blade_in_its_sheath() -> None:
    table = game(".. Br Mo\n1 1: elven blade")
    table("e; blade no")
    assert table.place() == "3 1 1"
    assert table.carries() == "1 elven blade"


def test_D46_a_morgul_blade_sends_a_beast_to_mordor() -> None:
    table = game(".. Li .. Mo ..\n1 1: 2 morgul blades")
    assert table.refuses("morgul lion") == "there is no “lion” in your cell (D46)"
    table("e")
    assert table("morgul lion")[:2] == [
        "You lose 1 morgul blade.",
        "You strike the lion with the morgul blade: off to Mordor.",
    ]
    table("e")
    assert table.status()["In sight"] == "green eyes east"
    assert game(".. Li Mo").refuses("morgul lion") == "you have no morgul blade (D46)"


def test_D46_D60_and_a_player_whose_treasure_goes_home_at_once() -> None:
    table = game(
        ".. Tr Mo\n1 1: morgul blade, 2 elven blades", land=("1 1 1", "2 1 1"), hearing="nobody"
    )
    table("e")
    assert table.refuses("Bob: morgul Ann") == "you have no morgul blade (D46)"
    table("Bob: pass")
    assert table("morgul Bob")[1] == "You strike Bob with the morgul blade: off to Mordor."
    assert table.hears("Bob")[:2] == [
        "You are disembodied. The treasure goes back to its place.",
        "All your money and ammunition are gone.",
    ]
    assert table.place("Bob") == "3 1 1"
    table("Bob: pass")
    assert table("take")[0] == "You take the treasure."


def test_D47_elven_blades_only_defend_by_option() -> None:
    table = game(".. Br Mo\n1 1: elven blade, arnor blade", arnor=True)
    table("e; blade yes", "w")
    assert "1 morgul blade" in table.carries()
    assert "1 elven blade" in table.carries()
    defended = game(".. Br Mo\n1 1: elven blade", arnor=True)
    assert defended("e; blade yes")[3:] == [
        "You lose 1 elven blade.",
        "The blade catches the black rider's stroke and goes to pieces.",
        "The black rider is here, and it is cold.",
    ]


def test_D57_a_marmar_throws_a_level_up_or_down() -> None:
    table = game(".. .. Ma", ".. Ma ..", ".. Ma ..".replace("Ma", ".."), "Ma .. ..", marmars=True)
    table("up")
    assert table("e")[1:3] == ["A marmar takes you by the collar.", "You are thrown down a level."]
    assert table.place() == "2 1 1"
    assert table("e")[2] == "You are thrown up a level."
    assert table.place() == "3 1 2"


def test_D57_plan_faults() -> None:
    above = drawing("Ma Tr", "Ma ..")
    assert [p.text for p in faults(above, marmars=True)] == ["a marmar is above another"]
    single = [p.rule for p in faults(drawing("Ma Tr"), marmars=True)]
    assert single == ["D57"]
    assert [p.rule for p in faults(drawing("Ma Tr", ".. .."))] == ["D57"]


@pytest.mark.parametrize(("cop", "right"), [("C+", "yes"), ("C-", "no")])
def test_D58_a_political_cop_asks(cop: str, right: str) -> None:
    plan = f".. {cop} .. P+ P- Pr"
    table = game(plan, dice=[0])
    assert table("e")[1] == "The political cop asks: Do you support the current regime?"
    assert table(right)[1] == "The political cop nods and looks the other way."
    table = game(plan, dice=[0])
    table("e")
    wrong = "no" if right == "yes" else "yes"
    assert table(wrong)[1:4] == [
        "The political cop dislikes that answer, and you are taken away.",
        "You find yourself who knows where.",
        "A political prison, with a portrait on every wall.",
    ]
    assert table.place() == ("4 1 1" if cop == "C+" else "5 1 1")
    assert table.carries().endswith("$60")


def asked(told: list[str]) -> str:
    return next(line for line in told if " asks: " in line).partition(": ")[2]


def test_D58_the_questions_are_different_every_time() -> None:
    table = game(".. C+ P+", dice=[0] * 80, kits=1)
    questions = []
    for _ in range(72):
        questions.append(asked(table("e")))
        table("yes", "w")
    assert len(set(questions[:36])) == 36, "none comes again before all were asked"
    assert all(one != next for one, next in pairwise(questions))


def test_D58_a_question_that_others_heard_is_not_asked_again() -> None:
    table = game(".. C+ P+", land=("1 1 1", "1 1 1"), dice=[0] * 4)
    first = asked(table("e", "yes"))
    assert asked(table("Bob: e")) != first
    unheard = game(".. C+ P+", land=("1 1 1", "1 1 1"), dice=[0] * 4, hearing="nobody")
    first = asked(unheard("e", "yes"))
    assert asked(unheard("Bob: e")) == first, "Bob cannot tell that Ann was asked"


def test_D58_a_game_that_was_begun_before_goes_on_as_it_was() -> None:
    table = game(".. C+ P+", dice=[7] * 4, revision=1)
    first = asked(table("e"))
    table("yes", "w")
    assert asked(table("e")) == first


def test_D59_a_cop_asks_nothing() -> None:
    table = game(".. Cp .. P+ Pr", cops=True)
    assert table("e")[1] == "A cop asks nothing at all and takes you away."
    assert table.place() == "5 1 1"
    assert [p.rule for p in faults(drawing("Tr Cp Pr"))] == ["D59"]


def test_D58_D59_a_cop_without_a_prison_says_so() -> None:
    table = game(".. C+ P+", dice=[0, 0], land=("2 1 1",), demolition=True)
    stays = "The political cop dislikes that answer, but there is no prison left for it."
    table("yes", "s 2g e", "w", "e")
    assert table("no")[1:] == [stays, "A political cop, notebook in hand."]
    assert table.place() == "2 1 1"
    plain = game("Cp .. Pr", land=("2 1 1",), cops=True, demolition=True)
    plain("s 2g e")
    handcuffs = "A cop reaches for the handcuffs and puts them away again: there is no prison left."
    assert plain("w")[1:] == [handcuffs, "A cop, rocking on his heels."]


def test_D59_a_game_that_was_begun_before_goes_on_as_it_was() -> None:
    before = game("Cp .. Pr", land=("2 1 1",), cops=True, demolition=True, revision=1)
    before("s 2g e")
    assert before("w")[1] == "A cop asks nothing at all and takes you away."


def test_D59_nearest_by_steps_then_levels_then_reading_order() -> None:
    steps = game(".. Cp .. .. Pr", "Pr .. .. .. ..", cops=True)
    steps("e")
    assert steps.place() == "1 1 2"
    levels = game(".. Cp Pr", "Pr .. ..", cops=True)
    levels("e")
    assert levels.place() == "3 1 1"
    order = game(".. .. ..\n.. Cp Pr\n.. Pr ..", cops=True, land=("1 2 1",))
    order("e")
    assert order.place() == "3 2 1"
