"""Other monsters: D43 to D59."""

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


STABLE = """
    .. On .. Li ..
    .. .. .. .. ..
    .. .. .. .. El
    1 1: bridle
    """


def riding(plan: str = STABLE, *upper: str, **options: object):  # type: ignore[no-untyped-def]
    """Ann has bridled the ontifutlas east of her, and sits on it."""
    table = game(plan, *upper, **options)  # type: ignore[arg-type]
    table("e; bridle yes")
    table("mount")
    return table


def test_D48_an_ontifutlas_carries_off_whoever_has_no_bridle() -> None:
    table = game(".. On .. El\nEl .. .. ..")
    assert table("e")[1:] == [
        "An ontifutlas throws you on its back and is off to the Eldar.",
        "You find yourself who knows where.",
        "This is the Eldar, where ontifutlai end up.",
    ]
    assert table.place() == "4 1 1"
    assert "On" in table.truth()


def test_D49_with_a_bridle_it_can_be_mounted() -> None:
    table = game(STABLE)
    assert table.refuses("mount") == "there is no bridled ontifutlas here (D49)"
    assert table("e")[1] == "An ontifutlas! Do you put the bridle on it?"
    assert table("yes") == [
        "You say yes.",
        "You lose 1 bridle.",
        "You put the bridle on the ontifutlas, which looks surprised.",
        "A bridled ontifutlas waits to be mounted.",
    ]
    assert table("mount")[0] == "You mount the ontifutlas."
    assert table.status()["You are"] == "riding"


def test_D49_who_declines_is_carried_off() -> None:
    table = game(STABLE)
    table("e; bridle no")
    assert table.place() == "5 3 1"


def test_D50_a_jump_sees_one_cell_and_tramples_in_the_next() -> None:
    table = riding()
    assert table("e")[:3] == [
        "You jump east; below: nothing",
        "The ontifutlas tramples the lion.",
        "What is left of a lion, and nobody would want that skin.",
    ]
    assert table.damage() == "none"
    over = riding(".. On St Wi ..\n.. .. .. .. El\n1 1: bridle")
    assert over("e")[:2] == [
        "You jump east; below: A store: boats, sticks, ammunition, all at honest prices.",
        "The ontifutlas tramples the tree.",
    ]


def test_D50_no_cow_is_trampled_and_the_rest_acts() -> None:
    cow = riding(STABLE.replace("Li", "Co"))
    assert "tramples" not in " ".join(cow("e"))
    prison = riding(STABLE.replace("Li", "Pr"))
    assert prison("e")[1] == "A prison: you are received like an old acquaintance."


def test_D50_of_several_beasts_one_is_trampled_and_none_harms() -> None:
    table = game(
        ".. Li Mo .. On ..\n.. .. .. .. .. El\n.. Ti .. .. .. ..\n1 1: 2 morgul blades, bridle",
        deadly="exceeded",
    )
    table("e", "morgul lion", "s", "s", "morgul tiger", "n", "n", "e")
    assert table.damage() == "4 of 5 bites"
    table("e", "e; bridle yes", "mount")
    assert table("w")[:2] == ["You jump west; below: nothing", "The ontifutlas tramples the tiger."]
    assert table.damage() == "4 of 5 bites"


WALL_BEYOND = """
    +EE+##+##+##+##+
    #        |     #
    +  +  +  +  +  +
    #              #
    +  +  +  +  +  +
    #              #
    +##+##+##+##+##+
    """


def test_D51_a_wall_beyond_the_middle_brings_it_down_there() -> None:
    table = riding(walls=WALL_BEYOND)
    assert table("e")[:2] == [
        "You go east.",
        "The ontifutlas comes down here: to the east there is a wall.",
    ]
    assert table.place() == "3 1 1"
    assert table.map()[1].startswith("·.  .  @ !"), "her map marks the wall"
    assert table("e")[0] == "To the east there is a wall."


def test_D51_an_exote_rider_flies_through_but_not_through_monoliths() -> None:
    exote = STABLE.replace(".. On", "Go On")
    table = riding(exote, walls=WALL_BEYOND)
    assert table("e")[0] == "You jump east through a wall; below: nothing"
    solid = riding(exote, walls=WALL_BEYOND.replace("|", "#"))
    assert solid("e")[:2] == [
        "You go east.",
        "The ontifutlas comes down here: to the east there is a wall.",
    ]
    named = riding(exote, walls=WALL_BEYOND.replace("|", "#"), name_walls=True)
    assert named("e")[1] == "The ontifutlas comes down here: to the east there is a monolith."


def test_D51_an_exote_ontifutlas_by_option() -> None:
    plan = ".. On .. Go .. Ag .. .. El\n1 1: bridle"
    walls = "+EE+##+##+##+##+##+##+##+##+\n#                    |     #\n" + "+##" * 9 + "+"
    for option, place in ((False, "7 1 1"), (True, "8 1 1")):
        table = riding(plan, walls=walls, exote_ontifutlai=option)
        table("e", "e")
        assert table.place() == "6 1 1"
        assert table.status()["You are"] == "riding"
        table("e")
        assert table.place() == place


def test_D52_it_flees_from_water_beside_its_landing() -> None:
    table = riding(STABLE.replace("Li ..", "Li La"))
    assert table("e")[1:3] == [
        "The ontifutlas tramples the lion.",
        "The ontifutlas flees to the Eldar, and the bridle with it.",
    ]
    assert "You are" not in table.status()
    shielded = riding(
        STABLE.replace("Li ..", "Li La"), walls=WALL_BEYOND.replace("|     #", "   |  #")
    )
    shielded("e")
    assert shielded.status()["You are"] == "riding"


def test_D52_it_flees_when_its_rider_opens_a_wall_to_water() -> None:
    table = riding(
        STABLE.replace("Li ..", "Li La"), walls=WALL_BEYOND.replace("|     #", "   |  #")
    )
    table("e")
    assert table("s 1g e")[1] == "The ontifutlas flees to the Eldar, and the bridle with it."


def test_D52_flying_past_water_counts_by_option_only() -> None:
    plan = ".. On .. Li ..\n.. .. La .. ..\n.. .. .. .. El\n1 1: bridle"
    walls = WALL_BEYOND.replace("|     #", "      #").replace(
        "+  +  +  +  +  +\n    #              #\n    +  +",
        "+--+--+  +--+--+\n    #  :  :  :  :  #\n    +  +",
        1,
    )
    past = riding(plan, walls=walls)
    assert past("e")[0] == "You jump east; below: nothing"
    assert past.status()["You are"] == "riding"
    scared = riding(plan, walls=walls, water_in_flight=True)
    assert scared("e")[:2] == [
        "You go east.",
        "The ontifutlas flees to the Eldar, and the bridle with it.",
    ]


def test_D53_when_the_rider_dies_it_escapes_to_the_eldar() -> None:
    table = riding()
    assert table("suicide")[0] == "The ontifutlas flees to the Eldar, and the bridle with it."
    assert table("land 5 3 1")[1] == (
        "This is the Eldar, where ontifutlai end up. A bridled ontifutlas waits to be mounted."
    )


def test_D54_it_falls_into_pits_with_its_rider() -> None:
    table = riding(".. On .. a1 ..\n.. .. .. .. ..\na2 .. .. .. El\n1 1: bridle")
    assert table("e")[1:3] == [
        "You fall into a pit.",
        "You find yourself on level 1, and who knows where.",
    ]
    assert table.place() == "1 3 1"
    assert table.status()["You are"] == "riding"


def test_D55_another_ontifutlas_does_nothing_to_a_rider() -> None:
    table = riding(STABLE.replace("Li", "On"))
    assert table("e")[1:] == ["An ontifutlas paws the ground."]
    assert table.place() == "4 1 1"


def test_D56_dismounting_is_free_and_anyone_may_remount() -> None:
    table = game(STABLE, land=("1 1 1", "3 1 1"))
    table("e; bridle yes", "Bob: pass", "mount", "Bob: pass")
    assert table("dismount")[0] == "You are on foot; the bridled ontifutlas stays behind."
    assert table.turn() == "Ann"
    assert table.refuses("dismount") == "you are on foot (D56)"
    table("w", "Bob: w", "pass")
    assert table("Bob: mount")[0] == "You mount the ontifutlas."


def test_D56_prison_cop_and_rider_leave_it_waiting() -> None:
    table = game(STABLE.replace("Li", "Pr"), land=("1 1 1", "1 2 1"))
    table("e; bridle yes", "Bob: pass", "mount", "Bob: pass", "e")
    assert "You are on foot; the bridled ontifutlas stays behind." in table.hears("Ann")
    cop = riding(
        STABLE.replace("Li", "Cp").replace("El", "El Pr").replace("..\n", ".. ..\n"), cops=True
    )
    cop("e")
    assert cop.place() == "6 3 1"
    assert "on" in cop.truth()


def test_D56_on_water_it_flees_and_a_level_change_takes_it_along() -> None:
    lake = riding(STABLE.replace("Li", "La"))
    assert lake("e")[1:3] == [
        "The ontifutlas flees to the Eldar, and the bridle with it.",
        "You fall into a lake. Money and ammunition are a sort of soup now.",
    ]
    up = riding(STABLE, STABLE.replace("On", "Ti").split("1 1:")[0])
    assert up("up")[:2] == ["You go up a level.", "The ontifutlas tramples the tiger."]
    assert up.status()["You are"] == "riding"


def test_D56_the_exit_is_no_wall_to_the_carrier_in_either_half_of_a_jump() -> None:
    first = game(".. ..\n.. ..\nOn El\n1 2: bridle, treasure", land=("1 2 1",))
    first("s; bridle yes", "mount", "n")
    assert first.place() == "1 1 1"
    assert first("n") == ["You walk out with the treasure and win!"]
    half = game(".. ..\nOn ..\nEl ..\n2 2: bridle, treasure", land=("2 2 1",))
    half("w; bridle yes", "mount")
    assert half("n") == ["You walk out with the treasure and win!"]


def test_D57_a_marmar_throws_a_level_up_or_down() -> None:
    table = game(".. .. Ma", ".. Ma ..", ".. Ma ..".replace("Ma", ".."), "Ma .. ..", marmars=True)
    table("up")
    assert table("e")[1:3] == ["A marmar takes you by the collar.", "You are thrown down a level."]
    assert table.place() == "2 1 1"
    assert table("e")[2] == "You are thrown up a level."
    assert table.place() == "3 1 2"


def test_D57_plan_faults() -> None:
    above = drawing("Ma Tr", "Ma ..")
    assert [p.text for p in faults(above, marmars=True)] == ["a marmar stands above another"]
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


def test_D59_a_cop_asks_nothing() -> None:
    table = game(".. Cp .. P+ Pr", cops=True)
    assert table("e")[1] == "A cop asks nothing at all and takes you away."
    assert table.place() == "5 1 1"
    assert [p.rule for p in faults(drawing("Tr Cp Pr"))] == ["D59"]


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
